import { readEnvironment } from '@lacteos/contracts/env';
import { COUNT } from '../lib/settings.js';
import { expectedOrders, runBackupDrill } from './run-backup-drill.js';

/** Backs up a MariaDB with `ORDERS` (250000) orders, kills it, restores it twice and judges the result. */
const { orders } = readEnvironment(process.env, (reader) => ({
  orders: reader.integer('ORDERS', 250_000, COUNT),
}));
const times = await runBackupDrill({ orders, say: (line) => console.log(line) });
const expected = expectedOrders(orders);
console.log(`whole backup ${times.takeSeconds.toFixed(1)} s, log ${times.logSeconds.toFixed(1)} s`);
console.log(`drill with its checks ${times.last.seconds.toFixed(1)} s`);
const isRight = times.last.orders === expected.last && times.earlier.orders === expected.earlier;
console.log(
  isRight
    ? '✔ every order until the last backup, and every order until the chosen moment'
    : `✖ ${times.last.orders} and ${times.earlier.orders} orders instead of ${expected.last} and ${expected.earlier}`,
);
process.exitCode = isRight ? 0 : 1;
