import { buildGateway } from './gateway.js';
import { readSettings } from './settings.js';

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const app = await buildGateway(settings);
  const stop = (): void => {
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host: settings.host, port: settings.port });
  process.stdout.write(`gateway: listening on port ${settings.port}\n`);
};

start().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`gateway: ${isTaken ? `${reason}; set PORT to a free port` : reason}\n`);
  process.exitCode = 1;
});
