import type { Redis } from 'ioredis';
import type { Fact } from './fact.ts';

/** Facts of one proof in Redis: a hash for each question, merged by a script, so that no other writer comes between. */
export class RedisFacts {
  readonly #redis: Redis;
  readonly #prefix: string;

  constructor(redis: Redis, proof: string) {
    this.#redis = redis;
    this.#prefix = `${NAMESPACE}:fact:${proof}:`;
  }

  /** All of them, and what the job took, in one step. */
  async merge(job: string, facts: readonly Fact[], nodes: number): Promise<void> {
    const keys = [`${this.#prefix}nodes`, ...facts.map(({ key }) => `${this.#prefix}of:${key}`)];
    const values = facts.flatMap(({ lower, upper, tree, spent }) => [lower, upper, tree, spent]);
    await this.#redis.eval(MERGE, keys.length, ...keys, job, nodes, ...values);
  }

  async get(keys: readonly string[]): Promise<Fact[]> {
    const pipeline = this.#redis.pipeline();
    for (const key of keys) pipeline.hmget(`${this.#prefix}of:${key}`, 'lower', 'upper', 'tree', 'spent');
    const replies = (await pipeline.exec()) ?? [];
    return replies.flatMap(([error, reply], index): Fact[] => {
      if (error) throw error;
      const [lower, upper, tree, spent] = reply as (string | null)[];
      if (lower == null) return [];
      const key = keys[index] as string;
      return [{ key, lower: Number(lower), upper: Number(upper), tree: tree ?? '', spent: Number(spent) }];
    });
  }

  /** Sets searched, over all jobs. */
  async nodes(): Promise<number> {
    return Number((await this.#redis.hget(`${this.#prefix}nodes`, 'total')) ?? 0);
  }
}

/** Braces keep all keys of ours on one node of a cluster, as scripts must have them. */
export const NAMESPACE = '{inkling}';

/**
 * `mergeFacts` in Lua. Strings are compared byte by byte, because Lua's own order depends on the server's language;
 * numbers stay the texts that they came as, because Lua would round large ones when it writes them.
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
  for i = 2, #KEYS do
    local at = 3 + (i - 2) * 4
    local lower, upper, tree, spent = ARGV[at], ARGV[at + 1], ARGV[at + 2], ARGV[at + 3]
    local known = redis.call('HMGET', KEYS[i], 'lower', 'upper', 'tree', 'spent')
    if known[1] then
      if tonumber(known[1]) > tonumber(lower) then lower = known[1] end
      if tonumber(known[4]) > tonumber(spent) then spent = known[4] end
      local old, new = tonumber(known[2]), tonumber(upper)
      if old < new or (old == new and isLater(known[3], tree)) then upper, tree = known[2], known[3] end
    end
    redis.call('HSET', KEYS[i], 'lower', lower, 'upper', upper, 'tree', tree, 'spent', spent)
  end`;
