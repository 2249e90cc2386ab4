# The board

board-title = Board
board-lead = It fills itself from what is said.
board-key = Open the board (B)
board-part-all = Everything
board-part-claims = Claims and results
board-part-roles = Possible roles
board-part-votes = Votes
board-part-memo = Memo
board-share = Say my notes
board-say = Say just this
board-keep = Not yet
board-seat = Seat
board-claim = Claim
board-none = ·
board-unclaimed = no claim
board-giver = Results by { $name } ({ $role })
board-share-head = Wolf in % of deals
board-vote-day = Votes of day { $day }
board-empty = There is no table yet.
board-counting = Counting the deals …
board-findings = What does not fit
board-no-findings = Nothing follows for certain yet.
board-worlds = { $n } deals are possible.
board-worlds-assumed = { $n } deals are possible; { $then } if the assumption holds.
board-worlds-none = No deal fits everything that was said.
board-assumed = Assume { $name } is the { $role }
board-drop-assumed = Drop: { $what }
board-number = { $n }
board-numbers = In numbers
board-number-alive = alive
board-number-wolves = wolves left
board-number-spare = misses to spare
board-range = { $least }–{ $most }
board-not-plain = In this cast less can be proven from deaths, and roles may change. The board takes those with a power at their word.
board-legend-white = human = no wolf
board-legend-black = wolf
board-legend-out = impossible
board-legend-own = your mark
board-memos = Memos
board-memo-of = Memo on { $name }
board-memo-hint = What you noticed
board-not-kept = The note could not be kept ({ $why }).
board-and = { ", " }
board-too-many = { $n } claim { $role }
board-too-many-who = { $names }: more than there can be.
board-if = If { $name } is the { $role }
board-broken = That fits no deal: { $name }'s claim is false.
board-proven = Certain already
board-wolves = { $n ->
    [one] { $names } is a wolf.
   *[other] { $names } are wolves.
}
board-false = { $n ->
    [one] { $names } claims falsely.
   *[other] { $names } claim falsely.
}
board-clear = { $n ->
    [one] { $names } is no wolf.
   *[other] { $names } are no wolves.
}
board-left = { $n ->
    [one] One wolf is alive.
   *[other] { $n } wolves are alive.
}
board-left-range = { $least } to { $n } wolves are alive.
board-cell-sure = certain
board-cell-out = impossible
board-cell-open = possible
board-cell-claimed = if the claim is true
board-mark-yes = you marked it likely
board-mark-no = you ruled it out
board-a11y-cell = { $name }, { $role }, { $state }
board-a11y-claims = claims { $role }
board-a11y-share = wolf in { $n } per cent of deals
