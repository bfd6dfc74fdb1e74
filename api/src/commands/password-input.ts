import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** Reads `ADMIN_PASSWORD`, else a terminal without echo, else the first line of standard input. */
export async function readAdminPassword(env: NodeJS.ProcessEnv): Promise<string> {
  const given = env['ADMIN_PASSWORD'];
  if (given) return given;
  if (process.stdin.isTTY) return readHidden('Password: ');
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
}

async function readHidden(question: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true });
  process.stderr.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
