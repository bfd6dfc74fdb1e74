import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('..', import.meta.url));
const READY = /API ready at (http:\/\/\S+)\/api/;

/** The API in a process of its own, from its sources: one that can really be killed. */
export class ApiProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(env: Record<string, string>): Promise<ApiProcess> {
    const child = spawn(
      process.execPath,
      ['--import', '../tools/jest/shared/from-source.mjs', 'src/main.ts'],
      {
        cwd: API,
        env: {
          PATH: process.env['PATH'] ?? '',
          NODE_ENV: 'development',
          DEMO_DATA: 'false',
          API_PORT: '0',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    return new ApiProcess(child, await originOf(child));
  }

  /** SIGKILL: it cannot say or save anything any more. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = READY.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the API did not start: ${output}`)));
  });
}
