import type { Redis } from 'ioredis';
import { RefusedError } from './engine-fault.ts';
import { type Fact, type Report, TEXT_LENGTH_MAX, unknownFact } from './fact.ts';

/**
 * The facts of one proof in Redis: a hash for each question and source, merged atomically by a script, and a set of
 * sources for each question.
 */
export class RedisFacts {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #refused: string;

  constructor(redis: Redis, proof: string) {
    this.#redis = redis;
    this.#prefix = `${NAMESPACE}:fact:${proof}:`;
    this.#refused = `${NAMESPACE}:refused:${proof}`;
  }

  /** Atomically merges all facts and records that the source finished the job and how much work it took. */
  async merge(source: string, job: string, facts: readonly Fact[], nodes: number): Promise<void> {
    const all = [...facts, unknownFact(job)];
    const keys = [
      `${this.#prefix}nodes`,
      ...all.flatMap(({ key }) => [this.#sources(key), this.#fact(key, source)]),
    ];
    const values = all.flatMap(({ lower, proof, upper, tree, spent }) => [lower, proof, upper, tree, spent]);
    await this.#redis.eval(MERGE, keys.length, ...keys, job, nodes, source, ...values);
  }

  /** Returns the reports about these questions from all sources that were not refused. */
  async get(keys: readonly string[]): Promise<Report[]> {
    const refused = new Set(await this.#redis.hkeys(this.#refused));
    const sources = await this.#ask<string[]>(keys.map((key) => ['smembers', this.#sources(key)]));
    const asked = keys.flatMap((key, i) =>
      (sources[i] ?? []).filter((source) => !refused.has(source)).map((source) => ({ key, source })),
    );
    const lengths = await this.#ask<number>(
      asked.flatMap(({ key, source }) =>
        ['proof', 'tree'].map((field) => ['hstrlen', this.#fact(key, source), field]),
      ),
    );
    // A string that is too long is replaced by a field that does not exist, and so reads as null.
    const fieldsAt = (i: number) =>
      FIELDS.map((field) => {
        const text = ['proof', 'tree'].indexOf(field);
        return text >= 0 && (lengths[2 * i + text] ?? 0) > TEXT_LENGTH_MAX ? 'none' : field;
      });
    const facts = await this.#ask<(string | null)[]>(
      asked.map(({ key, source }, i) => ['hmget', this.#fact(key, source), ...fieldsAt(i)]),
    );
    return asked.map(({ key, source }, i) => {
      const [lower, proof, upper, tree, spent] = facts[i] ?? [];
      return {
        key,
        source,
        lower: Number(lower),
        proof: proof ?? '',
        upper: Number(upper),
        tree: tree ?? '',
        spent: Number(spent),
      };
    });
  }

  /** Hides all reports of this source from now on. They stay stored for inspection. */
  async refuse(source: string, why: string): Promise<void> {
    await this.#redis.hset(this.#refused, source, why);
  }

  /** Rejects with `RefusedError` if the source was refused. */
  async admit(source: string): Promise<void> {
    const why = await this.#redis.hget(this.#refused, source);
    if (why !== null) throw new RefusedError(why);
  }

  /** Returns the number of sets searched in all jobs. */
  async nodes(): Promise<number> {
    return Number((await this.#redis.hget(`${this.#prefix}nodes`, 'total')) ?? 0);
  }

  #sources(key: string): string {
    return `${this.#prefix}by:${key}`;
  }

  #fact(key: string, source: string): string {
    return `${this.#prefix}of:${key}:${source}`;
  }

  async #ask<Reply>(commands: readonly (readonly string[])[]): Promise<readonly Reply[]> {
    if (commands.length === 0) return [];
    const replies = (await this.#redis.pipeline(commands.map((words) => [...words])).exec()) ?? [];
    return replies.map(([error, reply]) => {
      if (error) throw error;
      return reply as Reply;
    });
  }
}

const FIELDS = ['lower', 'proof', 'upper', 'tree', 'spent'];

/** The braces put all our keys on one node of a cluster, which scripts require. */
export const NAMESPACE = '{inkling}';

/** Prefixes separate keys that workers may write from keys that they may only read: see `deploy/redis-worker.acl`. */
export const JOBS: string = `${NAMESPACE}:jobs`;

/**
 * `mergeFacts` in Lua. Strings are compared byte by byte, because Lua's own order depends on the server's locale.
 * Numbers are stored as the strings that were passed, because Lua would round large ones when formatting them.
 */
const MERGE = `
  local function isLater(a, b)
    for i = 1, math.min(#a, #b) do
      local x, y = string.byte(a, i), string.byte(b, i)
      if x ~= y then return x > y end
    end
    return #a > #b
  end
  local before = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or '0')
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('HINCRBY', KEYS[1], 'total', string.format('%.0f', tonumber(ARGV[2]) - before))
  for i = 3, #KEYS, 2 do
    redis.call('SADD', KEYS[i - 1], ARGV[3])
    local at = 4 + (i - 3) / 2 * 5
    local lower, proof, upper, tree, spent = ARGV[at], ARGV[at + 1], ARGV[at + 2], ARGV[at + 3], ARGV[at + 4]
    local known = redis.call('HMGET', KEYS[i], 'lower', 'proof', 'upper', 'tree', 'spent')
    if known[1] then
      local was, is = tonumber(known[1]), tonumber(lower)
      if was > is or (was == is and isLater(known[2], proof)) then lower, proof = known[1], known[2] end
      if tonumber(known[5]) > tonumber(spent) then spent = known[5] end
      local old, new = tonumber(known[3]), tonumber(upper)
      if old < new or (old == new and isLater(known[4], tree)) then upper, tree = known[3], known[4] end
    end
    redis.call('HSET', KEYS[i], 'lower', lower, 'proof', proof, 'upper', upper, 'tree', tree, 'spent', spent)
  end`;
