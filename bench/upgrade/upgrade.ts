/**
 * Fails when a request fails, an order is lost or a mail is sent twice during an upgrade and its rollback. `BEFORE`:
 * built checkout or commit; default: the commit before the last schema change.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { startMariaDb } from '../../tools/databases/mariadb.mjs';
import { openMailSink } from '../lib/mail-sink.js';
import { createDatabase } from '../lib/measuring.js';
import { COUNT } from '../lib/settings.js';
import { rollThere } from './roll.js';
import { versionBefore } from './version-before.js';

const HERE = resolve(import.meta.dirname, '../..');
const { wanted, ...amounts } = readEnvironment(process.env, (reader) => ({
  wanted: reader.text('BEFORE', ''),
  buyers: reader.integer('BUYERS', 12, COUNT),
  seconds: reader.integer('SECONDS', 5, COUNT),
}));

const checkout = versionBefore(wanted);
const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-upgrade-'));
const mariadb = await startMariaDb();
const sink = await openMailSink();
try {
  const databaseUrl = await createDatabase(mariadb.url, 'upgrade');
  const before = checkout.folder;
  const outcome = await rollThere(
    { databaseUrl, dataDir, sink, from: before, to: [HERE, before] },
    { ...amounts, drainSeconds: 3, replaced: 2, pauseMs: 100 },
  );
  console.log(`from ${checkout.name} to this version and back: ${outcome.notes.join(', ')}`);
  outcome.problems.forEach((problem) => console.log(`FAILS ${problem}`));
  process.exitCode = outcome.problems.length === 0 ? 0 : 1;
} finally {
  sink.stop();
  await mariadb.stop();
  await rm(dataDir, { recursive: true, force: true });
  checkout.remove();
}
