"""What the table is talking about: what a typed line may lean on."""

from __future__ import annotations

from dataclasses import dataclass

from ai.speech.hearing import roles
from engine.events import Said
from engine.speech import Reason, Ref, Statement
from engine.views import View

_CLAIMS = ("claim", "counter_claim")
_PLANS = ("vote_plan", "vote_switch", "request_vote")


@dataclass(frozen=True, slots=True)
class Scene:
    """The conversation as *view*'s seat has it before its eyes."""

    view: View

    @property
    def me(self) -> int:
        return self.view.seat

    def talk(self) -> list[Said]:
        """Public lines so far, oldest first."""
        return [said for said in self.view.said if said.channel == "talk"]

    def last(self, seat: int = 0) -> Said | None:
        """The latest public line of somebody else, or of *seat*."""
        for said in reversed(self.talk()):
            if said.seat == seat or (not seat and said.seat != self.me):
                return said
        return None

    def ref(self, seat: int = 0) -> Ref | None:
        """The line one answers when one answers *seat* or, for 0, the last speaker."""
        said = self.last(seat)
        return Ref(said.day, said.n) if said else None

    def last_speaker(self) -> int:
        said = self.last()
        return said.seat if said else 0

    def speakers(self) -> list[int]:
        """Who else spoke, the latest first, each once."""
        return list(dict.fromkeys(said.seat for said in reversed(self.talk()) if said.seat != self.me))

    def last_topic(self) -> int:
        """Whom the last line was about, else who said it."""
        said = self.last()
        if said is None:
            return 0
        return next((s.target for s in said.statements if s.target and s.target != self.me), said.seat)

    def accused_me(self) -> Said | None:
        """The latest line of today that names me as suspect."""
        for said in reversed(self.talk()):
            if (
                said.day == self.view.day
                and said.seat != self.me
                and any(
                    s.target == self.me and s.type in ("suspect", "vote_plan", "request_vote", "vote_switch", "compare")
                    for s in said.statements
                )
            ):
                return said
        return None

    def asked_me(self) -> Said | None:
        """The latest question of today to me."""
        for said in reversed(self.talk()):
            if said.day != self.view.day:
                break
            if any(s.type in ("ask", "prod") and self.me in (s.to, s.target) for s in said.statements):
                return said
            if said.seat == self.me:
                break
        return None

    def claimed(self, seat: int) -> str:
        """The role *seat* claims in public, empty for none; by the id under which `roles` hears of it."""
        role = ""
        for said in self.talk():
            if said.seat == seat:
                role = next((s.role for s in said.statements if s.type in _CLAIMS), role)
        return roles.common(role, self.view)

    def claimants(self, role: str) -> tuple[int, ...]:
        """Who else claims *role*, the first first."""
        return tuple(seat for seat in self.view.everyone if seat != self.me and self.claimed(seat) == role)

    def plan(self) -> int:
        """Whom I said today I would vote for, 0 for nobody."""
        target = 0
        for said in self.talk():
            if said.seat == self.me and said.day == self.view.day:
                target = next((s.target for s in said.statements if s.type in _PLANS), target)
        return target

    def mine(self) -> Statement | None:
        """The last thing I said about somebody."""
        for said in reversed(self.talk()):
            if said.seat == self.me:
                for s in reversed(said.statements):
                    if s.target:
                        return s
        return None

    def executed(self, seat: int) -> bool:
        death = self.view.deaths.get(seat)
        return death is not None and not death.night

    def victim(self) -> int:
        """Who was found dead last."""
        found = [d for d in self.view.deaths.values() if d.night]
        return max(found, key=lambda d: d.day).seat if found else 0

    def hanged(self) -> int:
        """Who was executed last."""
        found = [d for d in self.view.deaths.values() if not d.night]
        return max(found, key=lambda d: d.day).seat if found else 0

    def quietest(self) -> int:
        """Who of the living said least today, oneself apart."""
        lines = {seat: 0 for seat in sorted(self.view.alive) if seat != self.me}
        for said in self.talk():
            if said.day == self.view.day and said.seat in lines:
                lines[said.seat] += 1
        return min(lines, key=lambda seat: lines[seat]) if lines else 0

    def ballot(self, voter: int, target: int = 0) -> Reason | None:
        """The vote of *voter* (for *target*) as a reason, if it was ever cast."""
        for count in reversed(self.view.counts):
            for ballot in count.ballots:
                if ballot.voter == voter and target in (0, ballot.target):
                    return Reason("vote", count.day, (voter, ballot.target))
        return None
