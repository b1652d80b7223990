/** A WebSocket to a table that heals itself: it comes back with the last version it has seen. */

import type { Answer, Request, TableInfo, Told, Update, Welcome } from "./types";

export interface Listener {
  welcome(told: Welcome): void;
  update(told: Update): void;
  presence(table: TableInfo): void;
  /** here: connected; lost: trying again; gone: the server will not have us. */
  lineIs(state: "here" | "lost" | "gone", reason?: string): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;

/** The answer to everything that was asked when the line was cut. */
const CUT: Answer = {
  type: "refused",
  id: null,
  seq: null,
  version: null,
  error: { code: "line", key: "web-line-lost", arguments: {}, message: "" },
};

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private asked = new Map<string, (answer: Answer) => void>();
  private count = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  since = 0;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.ended = false;
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", since: this.since }));
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Told | Answer);
    socket.onclose = () => this.lost(socket);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
  }

  /** Try again now: the window is seen again, or the machine is online again. */
  nudge(): void {
    if (!this.ended && this.socket?.readyState !== WebSocket.OPEN && this.socket?.readyState !== WebSocket.CONNECTING)
      this.open();
  }

  /** Out of step: come back and be told everything anew. */
  again(since = this.since): void {
    this.since = since;
    this.socket?.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  /** Send a request; resolves with its answer, or null if the line was cut first. */
  ask(message: Request): Promise<Answer | null> {
    const id = `${Date.now().toString(36)}-${++this.count}`;
    if (!this.send({ ...message, id })) return Promise.resolve(null);
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.asked.delete(id);
        resolve(null);
      }, ANSWER_WITHIN);
      this.asked.set(id, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
    });
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hear(told: Told | Answer): void {
    switch (told.type) {
      case "welcome":
        this.wait = FIRST_WAIT;
        this.since = told.version;
        this.listener.lineIs("here");
        this.listener.welcome(told);
        break;
      case "update":
        if (told.version !== this.since + 1) return this.again(); // something was missed: ask for it
        this.since = told.version;
        this.listener.update(told);
        break;
      case "presence":
        this.listener.presence(told.table);
        break;
      case "bye":
        this.ended = !told.reconnect;
        if (!told.reconnect) this.listener.lineIs("gone", told.reason);
        break;
      default: {
        const answer = this.asked.get(told.id ?? "");
        if (told.id) this.asked.delete(told.id);
        answer?.(told);
      }
    }
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.pulse);
    for (const answer of this.asked.values()) answer(CUT);
    this.asked.clear();
    if (this.ended) return;
    this.listener.lineIs("lost");
    this.retry = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }
}
