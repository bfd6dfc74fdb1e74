import { endOnSignals, Readiness, standardLog } from '@lacteos/contracts/process';
import { readTarget } from '../cli/settings.js';
import { ReleaseError, EXIT_CODES } from '../contract/release-error.js';
import { requireKey } from '../registry/registry-store.js';
import { buildDeskServer } from './desk-server.js';
import { readDeskSettings } from './desk-settings.js';
import { ReleaseDesk } from './release-desk.js';
import { DESK_STATE } from './health/desk-state.js';
import { ERROR_STATE } from './stacks/error-groups.js';
import { ErrorLog } from './stacks/error-log.js';
import { forwarderTo } from './stacks/forward-errors.js';
import { StateFile, type WritePace } from './state-file.js';
import { join } from 'node:path';

const now = (): Date => new Date();
const log = (line: string): void => standardLog().write(`${now().toISOString()} release desk: ${line}\n`);

const OVERDUE_EVERY_MS = 15_000;
const WRITE_EVERY_MS = 1_000;
const JUDGE_EVERY_MS = 2_000;
const pace: WritePace = {
  everyMs: WRITE_EVERY_MS,
  onFailure: (error) => log(`counts were not written: ${String(error)}`),
};

const start = async (): Promise<void> => {
  const settings = readDeskSettings(process.env);
  const { host, port, stateDir, name, limits } = settings;
  const target = await readTarget(process.env);
  requireKey(target);
  const errors = new ErrorLog({
    target,
    file: new StateFile(join(stateDir, 'errors'), name, ERROR_STATE, pace),
    reportSample: limits.reportSample,
    now,
    forward: forwarderTo(settings, log),
  });
  const file = new StateFile(stateDir, name, DESK_STATE, pace);
  const desk = new ReleaseDesk({ target, file, errors, limits, now, log, judgeEveryMs: JUDGE_EVERY_MS });
  await desk.open();
  const readiness = new Readiness();
  const app = buildDeskServer(desk, { ...settings, readiness, now, log });
  const closeAll = async (): Promise<void> => {
    await app.close();
    await desk.close();
  };
  const origin = await app.listen({ host, port }).catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  const watching = setInterval(() => {
    desk.countOverdue().catch((error: unknown) => log(`overdue openings: ${String(error)}`));
  }, OVERDUE_EVERY_MS);
  const close = (): Promise<void> => {
    clearInterval(watching);
    return closeAll();
  };
  endOnSignals({ readiness, times: settings, close });
  log(`listening on ${origin}, releases in ${target.store.name}`);
};

start().catch((error: unknown) => {
  const isKnown = error instanceof ReleaseError;
  console.error(isKnown ? error.message : error);
  process.exitCode = isKnown ? EXIT_CODES[error.code] : 1;
});
