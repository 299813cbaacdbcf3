/** Where events go: an HTTP answer that stays open. */
export interface Sink {
  /** False when the other side does not keep up; `onDrain` is called when it does again. */
  write(text: string): boolean;
  onDrain(call: () => void): void;
  close(): void;
}

/** The current state: its version, and the event that tells it. */
export interface RoomEvent {
  readonly version: number;
  readonly text: string;
}

/**
 * One listener's stream. An event holds the whole view at its version, so a listener who missed some needs only the
 * newest: a slow one is told less often, and never makes us remember more than one thing for it.
 */
export class EventStream {
  readonly #sink: Sink;
  readonly #tell: () => RoomEvent;
  readonly #presence: () => string;
  #presenceWaits = false;
  #told: number;
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
    this.#told = seen;
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

  /** Somebody may have come or gone. */
  presenceChanged(): void {
    this.#presenceWaits = this.#blocked;
    if (!this.#blocked) this.#send(this.#presence());
  }

  /** Something may have happened. */
  changed(): void {
    if (this.#blocked) return;
    const { version, text } = this.#tell();
    // A version behind what was seen: the server's memory was restored from what is written.
    if (version === this.#told) return;
    this.#told = version;
    this.#send(text);
  }

  /**
   * Keeps the connection open, and tells that it is: a page hears events, not comments. A listener that has read
   * nothing for several beats is dropped.
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
