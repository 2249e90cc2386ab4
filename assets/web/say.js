// Talking: a sentence picked from pieces, or one's own words. Both end as statements at the host.
import { h } from "./dom.js";

const NEEDS = { suspect: ["target"], trust: ["target"], vote_plan: ["target"], ask: ["to"], claim: ["role"], report: ["art", "target", "value", "night"] };

export class Saying {
  constructor(words, line, again) {
    Object.assign(this, { words, line, again, kind: "", values: {}, channel: "", text: "" });
  }
  put(name, value) {
    this.values[name] = value;
    this.again();
  }
  statement() {
    const v = this.values;
    const needs = NEEDS[this.kind];
    if (!needs || !needs.every(name => v[name])) return null;
    const made = { type: this.kind };
    if (v.target && needs.includes("target")) made.target = Number(v.target);
    if (this.kind === "ask") Object.assign(made, { to: Number(v.to), target: Number(v.to), kind: "view" });
    if (this.kind === "claim") made.role = v.role;
    if (this.kind === "report") Object.assign(made, { kind: v.art, value: v.value, night: Number(v.night) });
    if (["suspect", "trust", "vote_plan"].includes(this.kind)) made.degree = 2;
    return made;
  }
  draw(page) {
    const { words, values } = this;
    const say = page.say;
    if (!say.channels) return [h("p", { class: "muted" }, words.nothing)];
    const channel = say.channels.some(one => one.id === this.channel) ? this.channel : say.channels[0].id;
    this.channel = channel;
    const chips = (name, options) => h("div", { class: "chips" }, options.map(one => h("button", {
      class: "chip", "aria-pressed": String(String(values[name] || "") === String(one.id)), "data-piece": `${name}:${one.id}`,
      onclick: () => this.put(name, one.id),
    }, one.text)));
    const living = say.living.map(seat => ({ id: seat, text: page.seats[seat - 1].name }));
    const items = [];
    if (say.channels.length > 1) items.push(h("div", { class: "chips" }, say.channels.map(one => h("button", {
      class: "chip", "aria-pressed": String(one.id === channel), onclick: () => { this.channel = one.id; this.again(); },
    }, one.text))));
    else items.push(h("p", { class: "tiny" }, `${say.channels[0].text}　${say.left}`));
    if (channel === "talk" && say.kinds.length) {
      items.push(h("div", { class: "chips" }, say.kinds.map(one => h("button", {
        class: "chip", "aria-pressed": String(one.id === this.kind), "data-kind": one.id,
        onclick: () => { this.kind = this.kind === one.id ? "" : one.id; this.again(); },
      }, one.text))));
      const needs = NEEDS[this.kind] || [];
      if (needs.includes("art")) items.push(chips("art", say.arts));
      if (needs.includes("role")) items.push(chips("role", say.roles));
      if (needs.includes("target") || needs.includes("to")) items.push(h("p", { class: "tiny" }, words.whom), chips(needs.includes("to") ? "to" : "target",
        this.kind === "report" ? page.seats.map(seat => ({ id: seat.seat, text: seat.name })) : living));
      if (needs.includes("value")) items.push(chips("value", say.values));
      if (needs.includes("night")) items.push(chips("night", say.nights.map(n => ({ id: n, text: `${n}` }))));
      if (this.kind) items.push(h("button", { class: "primary", id: "say-picked", disabled: !this.statement(), onclick: () => this.send() }, words.send));
    }
    const typed = h("textarea", { id: "say-text", rows: 2, maxLength: 400, "aria-label": words["say-hint"], placeholder: words["say-hint"],
      oninput: event => { this.text = event.target.value; sender.disabled = !this.text.trim(); } });
    typed.value = this.text;
    const sender = h("button", { class: "primary", id: "say-typed", disabled: !this.text.trim(), onclick: () => this.sendText() }, words.send);
    items.push(h("label", { for: "say-text" }, words["say-hint"]), typed, h("p", {}), sender);
    return items;
  }
  send() {
    const statement = this.statement();
    if (statement && this.line.do({ kind: "Say", statements: [statement], channel: "talk" })) {
      this.kind = "";
      this.values = {};
      this.again();
    }
  }
  sendText() {
    if (this.text.trim() && this.line.speak(this.text.trim(), this.channel)) {
      this.text = "";
      this.again();
    }
  }
}
