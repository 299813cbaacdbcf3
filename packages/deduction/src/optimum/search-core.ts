import { SEARCH_CORE_BASE64 } from './generated/search-core.ts';

/** The exports of `assembly/index.ts`. Addresses refer to its memory. */
export interface SearchCore {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  countFew(columns: number, columnCount: number, rows: number, parts: number): void;
  countMany(columns: number, columnCount: number, rows: number, parts: number): void;
  most(parts: number, rows: number): number;
  select(parts: number, rows: number, least: number, list: number): number;
  transpose(
    from: number,
    rowCount: number,
    columnCount: number,
    to: number,
    stride: number,
    scratch: number,
  ): void;
  /** The answers of codes (`assembly/code-rows.ts`). */
  layOutCodes(count: number, places: number, symbols: number): number;
  spreadCodes(rows: number): number;
  answerCode(guess: number, to: number, classCount: number): number;
  /** Rows that are sums of vectors (`assembly/vector-sums.ts`). */
  layOutSums(columnCount: number): void;
  newVector(): number;
  pickedAt(): number;
  sumAt(): number;
  sumVectors(count: number, columnCount: number): number;
  /** Returns 0 if there is not enough memory. */
  layOut(
    rowCount: number,
    secretCount: number,
    classCount: number,
    codeCount: number,
    places: number,
    symbols: number,
    tableBytes: number,
    isSymmetric: boolean,
    isHard: boolean,
  ): number;
  rowsAt(count: number): number;
  partsAt(): number;
  secretsAt(): number;
  codesAt(): number;
  /** Tells the core that `count` rows from `first` on are written at `rowsAt`; finally, that all rows and parts are. */
  readyRows(first: number, count: number): void;
  ready(): void;
  /** For hard mode: what is permitted, and the problem that this leaves (`assembly/narrowed-problem.ts`). */
  guessNumbersAt(): number;
  permittedAt(): number;
  narrowTo(size: number): number;
  widen(before: number): void;
  setAt(size: number): number;
  /** `allowed`: the number of guesses that may be made. */
  searchSet(size: number, limit: number, fresh: boolean, reducedDepth: number, allowed: number): void;
  searchGuess(row: number, size: number, limit: number, reducedDepth: number, allowed: number): void;
  advance(workUntil: number, setsUntil: number): number;
  resultOf(): number;
  /** Returns the lower bound known so far on the guess that is being searched. */
  boundOf(): number;
  chosenRow(): number;
  historyAt(): number;
  representativesAt(): number;
  setCount(): number;
  workDone(): number;
  evaluatedCount(): number;
  /** `mark`: the number of guesses left, or 0 without a limit. */
  isKnown(size: number, mark: number): number;
  lowerOf(): number;
  upperOf(): number;
  firstOf(): number;
  /** Queries about a set for a proof (`assembly/proof-cells.ts`). */
  rowsBelow(size: number, limit: number): number;
  listAt(): number;
  missingOf(size: number, row: number, claim: number): number;
  cellLowsAt(): number;
  keyAt(): number;
  keyLengthMax(): number;
  learn(length: number, mark: number, lower: number, upper: number): void;
  entryAfter(place: number): number;
  entryOf(place: number): number;
}

/** The functions that a core imports from the program around it (`assembly/host.ts`). */
export interface SearchHost {
  represent(depth: number): void;
  permit(row: number, cls: number, to: number): void;
  find(key: number, length: number, hash: number, mark: number): boolean;
  foundLower(): number;
  foundUpper(): number;
  tell(key: number, length: number, hash: number, mark: number, lower: number, upper: number): void;
  claim(unit: number): boolean;
  yieldClaim(unit: number): void;
}

/** Creates a core with its own memory. Returns undefined without WebAssembly and SIMD, or if a policy forbids it. */
export function newSearchCore(host: SearchHost = LONE_HOST): SearchCore | undefined {
  const compiled = compile();
  return compiled && (new WebAssembly.Instance(compiled, { host }).exports as SearchCore);
}

/** Whether `newSearchCore` can create a core. */
export function isSearchCoreThere(): boolean {
  return compile() !== undefined;
}

const LONE_HOST: SearchHost = {
  represent: () => {},
  permit: () => {},
  find: () => false,
  foundLower: () => 0,
  foundUpper: () => 0,
  tell: () => {},
  claim: () => true,
  yieldClaim: () => {},
};

/** The few declarations needed of WebAssembly: this package uses the types of neither Node nor the browser. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};
declare function atob(text: string): string;

let module: object | undefined;
let isTried = false;

function compile(): object | undefined {
  if (isTried || typeof WebAssembly === 'undefined') return module;
  isTried = true;
  const text = atob(SEARCH_CORE_BASE64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  try {
    module = new WebAssembly.Module(bytes);
  } catch {
    module = undefined;
  }
  return module;
}
