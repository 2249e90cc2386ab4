// What may be done, asked for: seats, slips, fields. Built from the sheet's actions alone; knows no role and no rule.
import { face, h } from "./dom.js";

export class Asking {
  constructor(words, again) {
    this.words = words;
    this.again = again;
    this.chosen = "";
    this.seats = [];
    this.picks = {};
  }
  // keeps what was picked as long as the same thing can be done
  look(actions, key) {
    if (key !== this.key) {
      this.key = key;
      this.clear();
      this.chosen = "";
    }
    const owed = actions.filter(action => action.required);
    if (!actions.some(action => action.id === this.chosen)) {
      this.chosen = (owed[0] || (actions.length === 1 ? actions[0] : { id: "" })).id;
      this.clear();
    }
    return actions.find(action => action.id === this.chosen);
  }
  clear() {
    this.seats = [];
    this.picks = {};
  }
  choose(id) {
    this.chosen = id;
    this.clear();
    this.again();
  }
  pick(action, seat) {
    const most = action.most + action.extra || (action.kind === "vote" ? 1 + action.extra : 0);
    const at = this.seats.lastIndexOf(seat);
    if (at >= 0 && !action.repeat && !action.extra) this.seats.splice(at, 1);
    else if (at >= 0 && this.seats.length >= most) this.seats.splice(at, 1);
    else if (most <= 1) this.seats = [seat];
    else if (this.seats.length < most) this.seats.push(seat);
    this.again();
  }
  put(field, option) {
    const mine = this.picks[field.name] || [];
    const stock = option.stock || 1;
    const n = mine.filter(one => one === option.id).length;
    if (field.most === 1) this.picks[field.name] = n && !field.least ? [] : [option.id];
    else if (n >= stock) this.picks[field.name] = mine.filter(one => one !== option.id);
    else if (mine.length < field.most) this.picks[field.name] = [...mine, option.id];
    this.again();
  }
  whole(action) {
    const least = action.targets.length && (action.most || action.kind === "vote") ? Math.max(1, action.least) : 0;
    const includes = !action.include || this.seats.includes(action.include);
    const fields = action.fields.every(field => (this.picks[field.name] || []).length >= field.least);
    return this.seats.length >= least && includes && fields;
  }
  command(action) {
    if (action.kind === "vote") return { kind: "Vote", target: this.seats[0], more: this.seats.slice(1) };
    const picks = Object.fromEntries(Object.entries(this.picks).filter(([, chosen]) => chosen.length));
    return { kind: "Act", action: action.id, targets: this.seats, picks };
  }

  draw(page, actions, action) {
    const { words } = this;
    const items = [];
    const calls = actions.filter(one => one.call);
    const others = actions.filter(one => !one.call);
    for (const [title, some] of [["", others], [words.calls, calls]]) {
      if (!some.length || (some.length === 1 && actions.length === 1)) continue;
      if (title) items.push(h("h2", {}, title));
      items.push(h("div", { class: "chips" }, some.map(one => h("button", {
        class: "chip", "aria-pressed": String(one.id === this.chosen), "data-action": one.id, onclick: () => this.choose(one.id),
      }, one.title))));
    }
    if (!action) return items;
    items.push(h("h2", {}, action.title));
    if (action.hint) items.push(h("p", { class: "muted small" }, action.hint));
    for (const field of action.fields) items.push(this.field(field));
    if (action.targets.length) items.push(...page.seats.filter(seat => this.shows(action, seat)).map(seat => this.seat(action, seat)));
    return items;
  }
  shows(action, seat) {
    return action.targets.includes(seat.seat) || action.barred[seat.seat];
  }
  seat(action, seat) {
    const may = action.targets.includes(seat.seat);
    const places = this.seats.flatMap((one, n) => (one === seat.seat ? [n + 1] : []));
    return h("button", {
      class: seat.alive ? "seat" : "seat gone", "data-seat": String(seat.seat), "aria-pressed": String(places.length > 0),
      "aria-disabled": String(!may), onclick: () => may && this.pick(action, seat.seat),
    }, face(seat.face), h("span", { class: "who" },
      h("span", { class: "name" }, h("small", {}, String(seat.seat)), seat.name), h("br"),
      h("span", { class: "tiny" }, may ? about(seat) : action.barred[seat.seat])),
    places.length ? h("span", { class: "tick" }, action.most + action.extra > 1 ? places.join("·") : "✓") : null);
  }
  field(field) {
    const mine = this.picks[field.name] || [];
    return h("fieldset", { class: "card" }, h("legend", {}, field.title), field.note ? h("p", { class: "tiny" }, field.note) : null,
      h("div", { class: "chips" }, field.options.map(option => {
        const n = mine.filter(one => one === option.id).length;
        return h("button", { class: "chip", "aria-pressed": String(n > 0), "data-option": `${field.name}:${option.id}`,
          onclick: () => this.put(field, option) }, option.text + (n > 1 ? ` ×${n}` : ""));
      })));
  }
}

// what is known of a seat, in a line
export function about(seat) {
  return [seat.when, seat.role || seat.claim, seat.results.join(" ")].filter(Boolean).join(" · ");
}
