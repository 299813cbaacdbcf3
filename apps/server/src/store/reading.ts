import { fail, ok, type Result } from '@inkling/core/result';

/** What a read gives, or `unavailable` when the database is gone. */
export async function reading<T>(query: Promise<T>): Promise<Result<T, 'unavailable'>> {
  try {
    return ok(await query);
  } catch {
    return fail('unavailable');
  }
}
