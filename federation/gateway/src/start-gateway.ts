import { endOnSignals, Readiness, standardLog } from '@lacteos/contracts/process';
import { startTracing } from '@lacteos/tracing';
import { buildGateway } from './gateway.js';
import { readSettings } from './settings.js';
import type { PageContent, Site } from './site.js';

/** Runs until a signal; a failed start sets the exit code. `service` is the name in traces. */
export const startGateway = <C extends PageContent>(service: string, site: Site<C>): void => {
  start(service, site).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`gateway: ${isTaken ? `${reason}; set PORT to a free port` : reason}\n`);
    process.exitCode = 1;
  });
};

const start = async <C extends PageContent>(service: string, site: Site<C>): Promise<void> => {
  const settings = readSettings(process.env);
  const readiness = new Readiness();
  const endTracing = await startTracing(service, process.env);
  const app = await buildGateway(settings, site, { readiness });
  const close = (): Promise<void> => app.close().finally(endTracing);
  endOnSignals({ readiness, times: settings, close });
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  standardLog().write(`gateway: listening on port ${settings.port}\n`);
};
