/** Where events go: an HTTP answer that stays open. */
export interface Sink {
  /** False when the other side does not keep up; `onDrain` is called when it does again. */
  write(text: string): boolean;
  onDrain(call: () => void): void;
  close(): void;
}

/** The state of a room at a version, as the text of an event. */
export interface RoomEvent {
  readonly version: number;
  readonly text: string;
}

/**
 * One listener's stream. Each event holds the whole view, so a listener who missed some needs only the newest. A slow
 * listener therefore gets fewer events, and nothing queues up for it.
 */
export class EventStream {
  readonly #sink: Sink;
  readonly #tell: () => RoomEvent;
  readonly #presence: () => string;
  #presenceWaits = false;
  #sentVersion: number;
  #blocked = false;
  #blockedBeats = 0;

  /**
   * @param seen the version that the listener has already (`Last-Event-ID`), or 0
   * @param presence the event that tells who is here now
   */
  constructor(sink: Sink, seen: number, tell: () => RoomEvent, presence: () => string) {
    this.#sink = sink;
    this.#tell = tell;
    this.#presence = presence;
    this.#sentVersion = seen;
    sink.onDrain(() => {
      this.#blocked = false;
      this.#blockedBeats = 0;
      this.changed();
      if (this.#presenceWaits) this.presenceChanged();
    });
    this.#send(RETRY + BEAT);
    this.changed();
    this.presenceChanged();
  }

  /** Call it when somebody may have come or gone. */
  presenceChanged(): void {
    this.#presenceWaits = this.#blocked;
    if (!this.#blocked) this.#send(this.#presence());
  }

  /** Call it when the room may have changed. */
  changed(): void {
    if (this.#blocked) return;
    const { version, text } = this.#tell();
    // The version may be smaller than what was seen, when the room was read again from the database.
    if (version === this.#sentVersion) return;
    this.#sentVersion = version;
    this.#send(text);
  }

  /**
   * Keeps the connection open, and shows the page that it is open; this takes an event, because pages do not see
   * comments. A listener that has read nothing for several beats is dropped.
   */
  beat(): void {
    if (this.#blocked && ++this.#blockedBeats >= BLOCKED_BEATS_MAX) this.#sink.close();
    else if (!this.#blocked) this.#send(BEAT);
  }

  #send(text: string): void {
    this.#blocked = !this.#sink.write(text);
  }
}

const BLOCKED_BEATS_MAX = 3;
const RETRY = 'retry: 2000\n\n';
/** Browsers ignore an event without data. */
const BEAT = 'event: beat\ndata: still here\n\n';
