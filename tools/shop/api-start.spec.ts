import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { apiStart } from './api-start.mjs';
import { root } from '../workspace.mjs';

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.(ts|mjs)$/.test(file) && !/node_modules|dist|reports/.test(file))
    .map((file) => join(folder, file));

/** Programs that start the built API. */
const starts = (text: string): boolean =>
  /(spawn|start)\(/.test(text) && /api\/dist\/main\.js|'api', 'dist', 'main\.js'/.test(text);

describe('the command that starts the API', () => {
  it("limits the young heap and the allocator's reserves as its package says [N-21-232]", () => {
    expect(apiStart()).toEqual({
      options: ['--max-semi-space-size=8'],
      program: 'dist/main.js',
      variables: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    });
  });

  it('is the same in every tool and bench [N-21-232]', () => {
    const files = ['tools', 'bench', 'e2e'].flatMap(sourcesOf);
    const read = (file: string): string => readFileSync(join(root, file), 'utf8');
    expect(files.filter((file) => read(file).includes('apiStart('))).toContain(
      'tools/shop/stack-processes.mjs',
    );
    expect(files.filter((file) => starts(read(file)))).toEqual([]);
  });
});
