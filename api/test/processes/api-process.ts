import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { migrateDatabase } from '../schema/migrate-database.js';
import { spawnProgram } from './spawn-program.js';

const READY = /API ready at (http:\/\/\S+)\/api/;

/** A separate API process that can be killed. */
export class ApiProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(env: Record<string, string>): Promise<ApiProcess> {
    if (env['DATABASE_URL']) await migrateDatabase(env['DATABASE_URL']);
    const child = spawnProgram('src/main.ts', env);
    return new ApiProcess(child, await originOf(child));
  }

  /** SIGKILL, so that it cannot clean up. */
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
