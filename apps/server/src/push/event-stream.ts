/** The destination of events: an HTTP response that stays open. */
export interface Sink {
  /** Returns false if the client does not keep up; the `onDrain` callback runs when it has caught up. */
  write(text: string): boolean;
  onDrain(call: () => void): void;
  /** Writes a last text and closes, also if nobody receives it. */
  end(text: string): void;
  close(): void;
}

/** The state of a room at a version, serialised as an event. */
export interface RoomEvent {
  readonly version: number;
  readonly text: string;
}

/**
 * The stream of one listener. Each event contains the whole view, so a listener who missed some needs only the newest.
 * A slow listener therefore gets fewer events, and nothing queues up for it.
 */
export class EventStream {
  readonly #sink: Sink;
  readonly #tell: () => RoomEvent;
  readonly #presence: () => string;
  #presenceWaits = false;
  #sentPresence = '';
  #sentVersion: number;
  #blocked = false;
  #blockedBeats = 0;
  #ended = false;

  /**
   * @param seen the version that the listener already has (`Last-Event-ID`), or 0
   * @param tell returns the current state of the room
   * @param presence returns the event that says who is here now
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

  /** Call this when a user may have joined or left. Who is back already, as after a renewal, is no news. */
  presenceChanged(): void {
    this.#presenceWaits = this.#blocked;
    if (this.#blocked) return;
    const text = this.#presence();
    if (text === this.#sentPresence) return;
    this.#sentPresence = text;
    this.#send(text);
  }

  /** Call this when the room may have changed. */
  changed(): void {
    if (this.#blocked) return;
    const { version, text } = this.#tell();
    // The version may be lower than the one last sent if the room was reloaded from the database.
    if (version === this.#sentVersion) return;
    this.#sentVersion = version;
    this.#send(text);
  }

  /**
   * Keeps the connection open and lets the page know that it works. This takes an event, because pages do not see
   * comments. A listener that has read nothing for several beats is disconnected.
   */
  beat(): void {
    if (this.#blocked && ++this.#blockedBeats >= BLOCKED_BEATS_MAX) this.#sink.close();
    else if (!this.#blocked) this.#send(BEAT);
  }

  /**
   * Asks the listener to open another stream, and ends this one. A device that has lost its network without a word does
   * not come back, and only this shows that its user has gone.
   */
  end(): void {
    this.#ended = true;
    this.#sink.end(RENEWAL);
  }

  #send(text: string): void {
    if (this.#ended) return;
    this.#blocked = !this.#sink.write(text);
  }
}

const BLOCKED_BEATS_MAX = 3;
const RETRY = 'retry: 2000\n\n';
/** Browsers ignore an event without data. */
const BEAT = 'event: beat\ndata: still here\n\n';
/** The listener comes back before others hear that it has gone. */
const RENEWAL = 'retry: 100\nevent: beat\ndata: renew\n\n';
