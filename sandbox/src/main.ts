import { readSettings } from './settings.js';
import { startStandIns } from './stand-ins.js';

try {
  const standIns = await startStandIns(readSettings(process.env));
  console.log(
    `SIIGO stand-in ${standIns.siigoUrl} · Wompi stand-in ${standIns.wompiUrl} · mail ${standIns.smtpUrl} · mail box ${standIns.mailboxUrl}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void standIns.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
