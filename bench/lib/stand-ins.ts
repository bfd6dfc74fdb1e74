import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { waitForAnswer } from '../../tools/shop/wait-for-answer.mjs';
import { freePort } from './servers.js';

const PROGRAM = resolve(import.meta.dirname, '../../sandbox/dist/main.js');
const PORTS = ['SIIGO_PORT', 'WOMPI_PORT', 'SMTP_PORT', 'MAILBOX_PORT'] as const;

export const startStandIns = async (): Promise<{
  settings: Record<'SIIGO_URL' | 'SMTP_URL', string>;
  stop: () => void;
}> => {
  const numbers = await Promise.all(PORTS.map(() => freePort()));
  const ports = Object.fromEntries(PORTS.map((name, at) => [name, String(numbers[at])]));
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ports },
  });
  await waitForAnswer('stand-ins', `http://127.0.0.1:${ports['MAILBOX_PORT']}`);
  return {
    settings: {
      SIIGO_URL: `http://127.0.0.1:${ports['SIIGO_PORT']}`,
      SMTP_URL: `smtp://127.0.0.1:${ports['SMTP_PORT']}`,
    },
    stop: () => void child.kill('SIGTERM'),
  };
};
