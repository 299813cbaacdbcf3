/**
 * What a page may ask a worker: for each question by its name, what is asked and what is answered. Plain data, for it
 * crosses between threads. Each place has its own questions; the engine and the loop serve them all.
 */
export type Protocol<Questions> = {
  readonly [Name in keyof Questions]: { readonly ask: unknown; readonly answer: unknown };
};

export type Asked<Questions extends Protocol<Questions>> = {
  readonly [Name in keyof Questions]: {
    readonly id: number;
    readonly name: Name;
    readonly ask: Questions[Name]['ask'];
  };
}[keyof Questions];

export interface Answered<Questions extends Protocol<Questions>> {
  readonly id: number;
  readonly answer: Questions[keyof Questions]['answer'];
}
