import 'reflect-metadata';
import { SettingsError } from '@lacteos/contracts/env';
import { endOnSignals, Readiness, standardLog } from '@lacteos/contracts/process';
import { startTracing } from '@lacteos/tracing';
import { createApp } from './create-app.js';
import { CONFIG, type Config } from './config/index.js';
import { SchemaError } from './platform/schema/index.js';

/** Length of the accept queue: a rush of buyers must not be refused. */
const BACKLOG = 4_096;

/** Extra time after which the process ends even if something hangs. */
const MARGIN_MS = 3_000;

/** Starts the API: settings, schema, demo data where allowed, then one line when it serves. */
async function start(): Promise<void> {
  const endTracing = await startTracing('lacteos-api', process.env);
  const app = await createApp();
  const config = app.get<Config>(CONFIG);
  endOnSignals({
    readiness: app.get(Readiness),
    times: config,
    close: () => app.close().finally(endTracing),
    marginMs: MARGIN_MS,
  });
  await app.init();
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  standardLog().write(`API ready at ${await app.getUrl()}/api\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

/** Prints one line for what an operator can resolve, the stack otherwise. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof SchemaError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `The port is taken: stop the other process or set API_PORT. (${message})`;
  if (code === 'EACCES' || code === 'EROFS')
    return `The data folder can't be written: check DATA_DIR. (${message})`;
  return stack ?? String(error);
}
