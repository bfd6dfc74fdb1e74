import { readEnvironment } from '@lacteos/contracts/env';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { COUNT } from '../lib/settings.js';
import { runCrashTest } from './run-crash-test.js';

/** Kills the API `KILLS` times under load on MariaDB and prints inconsistencies. Needs a build. */
const kills = readEnvironment(process.env, (reader) => reader.integer('KILLS', 100, COUNT));
const mariadb = await startMariaDb();
try {
  const found = await runCrashTest({ server: mariadb.url, kills, say: (line) => console.log(line) });
  console.log(`
${found.kills} kills under load, ${found.lost} answers lost with the connection
orders         ${found.orders} (acknowledged ${found.acknowledgedOrders}, written with a lost answer ${found.ordersWithLostAnswer})
payments       ${found.paid} (acknowledged ${found.acknowledgedPayments})
cancellations  ${found.cancelled} (acknowledged ${found.acknowledgedCancellations})`);
  found.faults.forEach((fault) => console.log(`FAULT ${fault}`));
  console.log(
    found.faults.length === 0 ? 'Nothing acknowledged was lost, nothing is half done.' : 'Faults found.',
  );
  process.exitCode = found.faults.length === 0 ? 0 : 1;
} finally {
  await mariadb.stop();
}
