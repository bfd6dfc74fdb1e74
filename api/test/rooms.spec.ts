import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('..', import.meta.url));
/** A folder with more files does more than one thing. */
const MAX_FILES = 15;

describe('the rooms of the API', () => {
  it(`have at most ${MAX_FILES} source files each`, () => {
    const sizes = new Map<string, number>();
    const files = ['src', 'test'].flatMap((folder) =>
      readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    );
    for (const file of files) {
      if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
      sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    }
    expect(sizes.size).toBeGreaterThan(50);
    expect([...sizes].filter(([, files]) => files > MAX_FILES)).toEqual([]);
  });
});
