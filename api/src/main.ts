import 'reflect-metadata';
import { createApp } from './create-app.js';
import { CONFIG, type Config, ConfigError } from './config/index.js';

/** Connections that may wait to be accepted: a rush of buyers must not meet a refusal. */
const BACKLOG = 4_096;

/** Starts the API: settings, schema, demo data where allowed, then one line when it serves. */
async function start(): Promise<void> {
  const app = await createApp();
  const config = app.get<Config>(CONFIG);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.init();
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  process.stdout.write(`API ready at ${await app.getUrl()}/api\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

/** One clear line for what an operator can put right, the stack for the rest. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `The port is taken: stop the other process or set API_PORT. (${message})`;
  if (code === 'EACCES' || code === 'EROFS')
    return `The data folder can't be written: check DATA_DIR. (${message})`;
  return stack ?? String(error);
}
