/**
 * What a page may ask a worker: the types of the request and the answer of each question, by name. Both are plain data,
 * because they are passed between threads. Each page has its own questions; client and worker loop serve them all.
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
