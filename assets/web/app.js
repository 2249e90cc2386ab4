// The seat in one's hand. Everything shown comes from the host's sheets; nothing is worked out here.
import { Asking, about } from "./ask.js";
import { face, h } from "./dom.js";
import { Line } from "./net.js";
import { Saying } from "./say.js";

const COVERED = 20000; // milliseconds after which a night's page covers itself again
const app = document.getElementById("app");
const notice = document.getElementById("notice");
const asked = new URLSearchParams(location.search);
let code = (asked.get("c") || "").toUpperCase();
let lang = localStorage.getItem("tsukimori/lang") || (navigator.language.startsWith("ja") ? "ja" : "en");
let words = {};
let line = null;
let online = false;
let room = "";
let lobby = null;
let sheet = null;
let log = [];
let seen = 0;
let tab = "act";
let held = false;
let open = false; // whether the night's cover is lifted
let farewell = null;
let asking = null;
let saying = null;
let lock = null;

async function learn(language) {
  lang = language;
  localStorage.setItem("tsukimori/lang", lang);
  document.documentElement.lang = lang;
  words = await (await fetch(`words/${lang}.json`)).json();
  if (line) {
    asking.words = saying.words = words;
    line.hello = { ...line.hello, lang };
    line.send({ op: "lang", lang });
  }
  draw();
}

function begin() {
  line = new Line(code, hear, state => {
    if (online !== state && sheet) tell(state ? words.back : words["lost-line"]);
    online = state;
    draw();
  });
  asking = new Asking(words, draw);
  saying = new Saying(words, line, draw);
}

function hear(said) {
  if (said.op === "welcome") {
    room = said.room;
    farewell = null;
  } else if (said.op === "lobby") {
    lobby = said;
  } else if (said.op === "sheet") {
    if (said.start === 0) log = [];
    if (!sheet || sheet.phase !== said.page.phase || sheet.day !== said.page.day) {
      open = false;
      tab = ["day", "discussion"].includes(said.page.phase) && said.page.say.channels ? "say" : "act";
    }
    sheet = said.page;
    log.push(...(said.log || []));
    watch();
  } else if (said.op === "refused") {
    tell(said.words || said.why);
  } else if (said.op === "done") {
    asking.clear();
  } else if (said.op === "bye") {
    farewell = said;
    if (said.why === "token") {
      farewell = null;
      line.ended = false;
    }
  }
  draw();
}

function tell(text) {
  if (!text) return;
  notice.textContent = text;
  notice.className = "on";
  clearTimeout(tell.later);
  tell.later = setTimeout(() => (notice.className = ""), 2600);
}

// the screen stays on while it is this seat's turn
async function watch() {
  const mine = sheet && (sheet.actions.some(action => action.required) || sheet.say.channels);
  try {
    if (mine && !lock && "wakeLock" in navigator && !document.hidden) {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
    } else if (!mine && lock) await lock.release();
  } catch {
    lock = null; // not allowed here: the phone sleeps as it likes
  }
}

function hide() {
  held = open = false;
  draw();
}
addEventListener("blur", hide);
document.addEventListener("visibilitychange", hide);

// -- pages --------------------------------------------------------------------------------------------------------

function draw() {
  const typing = document.activeElement && document.activeElement.id;
  const at = typing && document.activeElement.selectionStart;
  const night = sheet && ["night", "dawn", "night_resolve"].includes(sheet.phase);
  document.body.className = !sheet || night ? "night" : ["vote", "vote_result", "dusk"].includes(sheet.phase) ? "dusk" : "day";
  app.className = sheet && !farewell && bottom() ? "busy" : "";
  app.replaceChildren(...(farewell ? goodbye() : !line || !line.hello ? entrance() : sheet ? table() : waiting()));
  const again = typing && document.getElementById(typing);
  if (again) {
    again.focus();
    if (at !== undefined && at !== null && again.setSelectionRange && again.type !== "checkbox") again.setSelectionRange(at, at);
  }
}

function head(title) {
  return h("header", {}, h("div", { class: "top" }, h("span", {}, room || "月守 Tsukimori"),
    line && line.hello ? h("span", { class: online ? "" : "off" }, h("i", { class: "dot" }), online ? code : words["lost-line"])
      : h("button", { class: "chip", id: "language", lang: lang === "ja" ? "en" : "ja", onclick: () => learn(lang === "ja" ? "en" : "ja") }, words.language)),
  h("h1", {}, title));
}

function entrance() {
  const name = h("input", { id: "name", maxLength: 24, autocomplete: "nickname", value: localStorage.getItem("tsukimori/name") || "" });
  const word = h("input", { id: "code", maxLength: 9, autocapitalize: "characters", autocomplete: "off", value: code });
  const enter = watching => {
    code = word.value.toUpperCase().replace(/[^A-Z0-9]/g, "");
    localStorage.setItem("tsukimori/name", name.value.trim());
    begin();
    line.open({ name: name.value.trim(), lang, watch: watching });
    draw();
  };
  return [head(words.title), h("main", {},
    h("form", { onsubmit: event => { event.preventDefault(); enter(false); } },
      h("label", { for: "name" }, words.name), name, h("label", { for: "code" }, words.code), word,
      h("p", {}), h("button", { class: "primary", id: "join" }, words.join)),
    h("p", {}), h("button", { class: "plain", id: "watch", onclick: () => enter(true) }, words.watch))];
}

function waiting() {
  return [head(words.title), h("main", {}, h("p", { class: "muted", role: "status" }, online ? words["waiting-start"] : words["lost-line"]),
    lobby ? lobby.chairs.map(chair => h("div", { class: "seat" }, h("span", { class: "who" },
      h("span", { class: "name" }, h("small", {}, String(chair.seat)), chair.name || "…"), h("br"),
      h("span", { class: "tiny" }, words[`who-${chair.who}`])))) : null)];
}

function goodbye() {
  return [head(words.title), h("main", {}, h("p", { role: "alert" }, farewell.words || farewell.why),
    h("button", { class: "primary", id: "again", onclick: () => {
      farewell = line = sheet = lobby = null;
      draw();
    } }, words.again))];
}

function table() {
  const parts = { act: acting, say: () => saying.draw(sheet), log: logbook, board };
  const more = bottom();
  return [head(sheet.title), h("main", { id: tab, role: "tabpanel" }, lobby && lobby.paused ? h("p", { class: "bad", role: "status" }, words.paused) : null, parts[tab]()),
    h("div", { class: "dock" }, more ? h("div", { class: "act" }, more) : null, tabs())];
}

function tabs() {
  const icons = { act: "own-ballot", say: "talk", log: "scroll-quill", board: "notebook" };
  return h("nav", { role: "tablist" }, Object.keys(icons).map(name => h("button", {
    role: "tab", id: `tab-${name}`, "aria-selected": String(tab === name), class: name === "log" && tab !== "log" && log.length > seen ? "new" : "",
    vars: { "--i": `url("icons/${icons[name]}.svg")` }, onclick: () => { tab = name; draw(); scrollTo(0, name === "log" ? document.body.scrollHeight : 0); },
  }, h("i", { "aria-hidden": "true" }), words[`tab-${name}`])));
}

// at night nothing on the page tells who has something to do until its cover is lifted
const covered = () => sheet.phase === "night" && sheet.alive && !open;

function current() {
  return asking.look(sheet.actions, `${sheet.day}/${sheet.phase}/${sheet.actions.map(action => action.id)}`);
}

function bottom() {
  if (tab !== "act" || sheet.over.text) return null;
  if (covered()) return h("button", { class: "primary", id: "lift", onclick: lift }, words["your-turn"]);
  const action = current();
  const ready = sheet.ready && !(action && action.required);
  const items = [];
  if (action) {
    items.push(h("button", { class: "primary", id: "confirm", disabled: !asking.whole(action), onclick: () => line.do(asking.command(action)) },
      asking.seats.length && action.kind === "vote" ? `${words.confirm}: ${asking.seats.map(seat => sheet.seats[seat - 1].name).join("、")}` : words.confirm));
    if (action.skip) items.push(h("button", { class: "plain", id: "skip", onclick: () => line.do({ kind: "Skip", action: action.id }) }, action.skip));
  }
  if (ready) items.push(h("button", { class: action ? "plain" : "primary", id: "ready", onclick: () => line.do({ kind: "Ready" }) }, sheet.ready));
  return items.length ? h("div", { class: "row" }, items) : null;
}

function lift() {
  open = true;
  clearTimeout(lift.later);
  lift.later = setTimeout(hide, COVERED);
  draw();
}

function acting() {
  const items = [role()];
  if (sheet.over.text) {
    items.push(h("section", { class: "card", id: "over" }, sheet.over.words ? h("p", { class: sheet.over.won ? "well" : "bad" }, sheet.over.words) : null,
      h("p", {}, sheet.over.text)), ...sheet.seats.map(seat => chair(seat)));
    if (lobby && lobby.scores && Object.keys(lobby.scores).length) items.push(h("p", {}, Object.entries(lobby.scores).map(([who, n]) => `${who}: ${n}`).join("　")));
    return items;
  }
  if (covered()) return [...items, h("p", { class: "muted" }, words["night-wait"])];
  items.push(...sheet.facts.map(fact => h("p", { class: "small" }, fact)));
  const action = current();
  if (sheet.you && !sheet.alive) items.push(h("p", { class: "bad" }, words.dead));
  if (sheet.actions.length) items.push(...asking.draw(sheet, sheet.actions, action));
  else items.push(h("p", { class: "muted", role: "status" }, sheet.phase === "night" ? words["night-wait"] : words.waiting), ...sheet.seats.map(seat => chair(seat)));
  if (sheet.will.may) items.push(will());
  if (sheet.you) items.push(own());
  return items;
}

function chair(seat) {
  const who = lobby && lobby.chairs[seat.seat - 1];
  const state = who && ["away", "stand_in"].includes(who.who) ? words[`who-${who.who}`] : seat.voted ? "✓" : "";
  return h("div", { class: seat.alive ? "seat" : "seat gone" }, face(seat.face), h("span", { class: "who" },
    h("span", { class: "name" }, h("small", {}, String(seat.seat)), seat.name), h("br"), h("span", { class: "tiny" }, [about(seat), state].filter(Boolean).join(" · "))));
}

// pressed, it shows; let go, it is gone
function role() {
  if (!sheet.role.name) return null;
  const show = on => event => {
    if (event.type.startsWith("key") && ![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    if (held !== on) {
      held = on;
      draw();
    }
  };
  return h("button", { class: "hold", id: "role", "aria-label": held ? sheet.role.name : words.hold, onpointerdown: show(true), onpointerup: show(false),
    onpointercancel: show(false), onpointerleave: show(false), onkeydown: show(true), onkeyup: show(false), oncontextmenu: event => event.preventDefault() },
  held ? [h("span", { class: "big" }, sheet.role.name), h("span", { class: "tiny" }, `　${sheet.role.camp}`), h("p", { class: "small" }, sheet.role.about),
    ...sheet.role.lines.map(text => h("p", { class: "small" }, text))] : [h("b", {}, words.hidden), h("p", { class: "tiny" }, words.hold)]);
}

function will() {
  const field = h("textarea", { id: "will", rows: 2, maxLength: 400, placeholder: words["will-hint"] });
  field.value = will.draft ?? sheet.will.text;
  field.addEventListener("input", () => (will.draft = field.value));
  return h("section", {}, h("h2", {}, words.will), field, h("p", {}), h("button", { class: "plain", id: "keep-will", onclick: () => {
    if (line.do({ kind: "WriteWill", text: field.value.trim() })) tell(words.done);
  } }, words["will-keep"]));
}

function own() {
  const mine = lobby && lobby.chairs[sheet.you - 1];
  return h("section", {}, h("label", {}, h("input", { type: "checkbox", id: "consent", checked: Boolean(mine && mine.consents),
    onchange: event => line.send({ op: "consent", on: event.target.checked }) }), words.consent),
  h("div", { class: "row" }, h("button", { class: "plain", id: "language", onclick: () => learn(lang === "ja" ? "en" : "ja") }, words.language),
    h("button", { class: "plain", id: "leave", onclick: () => confirm(words["leave-sure"]) && line.send({ op: "leave" }) }, words.leave)));
}

function logbook() {
  seen = log.length;
  return h("div", { class: "log" }, log.slice(-400).map(one => h("p", { class: one.kind }, one.name ? h("b", {}, one.name + (one.channel ? ` · ${one.channel}` : "")) : null, one.text)));
}

function board() {
  const { claims, votes } = sheet.board;
  return h("div", {}, h("h2", {}, words.claims), claims.length ? h("table", {}, claims.map(claim => h("tr", {}, h("th", { scope: "row" }, `${claim.seat} ${claim.name}`),
    h("td", {}, claim.role), h("td", {}, claim.results.map(result => h("span", { class: result.black ? "bad" : "well" }, `${result.name} ${result.text}　`)))))) : h("p", { class: "muted" }, words["no-claims"]),
  votes.map(day => h("section", {}, h("h2", {}, day.title), h("p", { class: "small" }, day.received.map(one => `${one.name} ${one.n}`).join("　")),
    h("table", {}, day.rows.map(row => h("tr", {}, h("td", {}, row.by), h("td", {}, "→"), h("td", {}, row.for)))))));
}

await learn(lang);
if (code && localStorage.getItem(`tsukimori/${code}/token`)) {
  begin();
  line.open({ name: localStorage.getItem("tsukimori/name") || "", lang, watch: false });
  draw();
}
