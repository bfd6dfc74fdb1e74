import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { SecondShop } from './second-shop';

const root = resolve(import.meta.dirname, '../../..');

export interface ToolAnswer<T> {
  exitCode: number;
  data: T;
}

export const releaseTool = <T>(shop: SecondShop, ...words: string[]): Promise<ToolAnswer<T>> =>
  new Promise((done, fail) => {
    const tool = spawn(
      process.execPath,
      ['--import', 'tsx', join(root, 'federation/release/src/cli.ts'), ...words, '--json'],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: shop.dataDir, SHOP_URL: shop.url, RELEASE_ACTOR: 'journey' },
      },
    );
    let answer = '';
    let complaints = '';
    tool.stdout.on('data', (text: Buffer) => (answer += text.toString()));
    tool.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
    tool.on('error', fail);
    tool.on('close', (code) => {
      try {
        done({ exitCode: code ?? -1, data: JSON.parse(answer) as T });
      } catch {
        fail(new Error(`release ${words.join(' ')}: ${answer}${complaints}`));
      }
    });
  });
