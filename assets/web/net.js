// The line to the host: says hello, comes back by itself with the seat's token, counts its messages.
const WIRE = 1;

export class Line {
  constructor(code, heard, state) {
    this.code = code;
    this.heard = heard;
    this.state = state;
    this.n = 0;
    this.tries = 0;
    this.socket = null;
    this.hello = null;
    this.ended = false;
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.wake();
    });
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", event => {
      if (event.persisted) this.wake();
    });
  }
  key(what) {
    return `tsukimori/${this.code}/${what}`;
  }
  get token() {
    return localStorage.getItem(this.key("token")) || "";
  }
  set token(token) {
    if (token) localStorage.setItem(this.key("token"), token);
    else localStorage.removeItem(this.key("token"));
  }
  open(hello) {
    this.hello = { op: "hello", wire: WIRE, kind: "phone", code: this.code, ...hello };
    this.ended = false;
    this.connect();
  }
  connect() {
    clearTimeout(this.later);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...this.hello, token: this.token }));
    };
    socket.onmessage = event => {
      if (socket !== this.socket) return;
      const said = JSON.parse(event.data);
      if (said.op === "welcome") {
        this.tries = 0;
        if (said.token) this.token = said.token;
        this.n = Math.max(this.n, said.last || 0);
        this.state(true);
      }
      if (said.op === "bye") {
        this.ended = true;
        if (["token", "kicked", "left"].includes(said.why)) this.token = "";
      }
      this.heard(said);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.state(false);
      if (!this.ended) this.later = setTimeout(() => this.connect(), Math.min(5000, 300 * 2 ** this.tries++));
    };
  }
  // after a sleep the socket may be dead without having said so
  wake() {
    if (!this.hello || this.ended) return;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.tries = 0;
      this.connect();
    } else this.send({ op: "resync" });
  }
  send(message) {
    if (this.socket && this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
      return true;
    }
    return false;
  }
  do(command) {
    return this.send({ op: "do", n: ++this.n, command });
  }
  speak(text, channel) {
    return this.send({ op: "speak", n: ++this.n, text, channel });
  }
}
