import { type Answer, withStore } from './with-store.ts';

/**
 * Deletes the key that signs tokens. The next server that starts generates a new one, which makes all earlier tokens
 * invalid.
 */
export async function dropSigningKey(data: string): Promise<Answer> {
  return withStore(data, async ({ db, write }) => {
    const done = await write([db.deleteFrom('keys').compile()]);
    if (!done.ok) return { fault: 'The database cannot be written.' };
    return {
      text: 'The signing key is gone. Restart every server of this database. A new key is made, and guests come back with their recovery codes.',
    };
  });
}
