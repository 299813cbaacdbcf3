import { MIGRATIONS } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import { localWriter } from '../store/writer.ts';
import { plantedMigration } from './old-databases.ts';

/**
 * A process that opens a database as a later build would. Its arguments are the folder and, if it should be killed in
 * the middle of the migration, `dies`. It sends its parent a message that says whether this process did the migration.
 */
const [where = '', dies] = process.argv.slice(2);
const planted = plantedMigration(() => {
  if (dies) process.kill(process.pid, 'SIGKILL');
});
let hasMigrated = false;
process.send?.('ready');
process.once('message', async () => {
  const store = await openStore(where, localWriter, undefined, {
    migrations: [...MIGRATIONS, planted],
    onMigrated: () => {
      hasMigrated = true;
    },
  });
  await store.close();
  process.send?.(hasMigrated);
  process.disconnect();
});
