import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredTypes } from './declared-types.js';

describe('Declared types of a remote', () => {
  let folder: string;
  const write = (name: string) => writeFileSync(join(folder, 'src', name), `// ${name}`);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'declared-'));
    mkdirSync(join(folder, 'src'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are those of exposes.d.ts, or of the former offers.d.ts alone [N-37-427]', () => {
    expect(declaredTypes(folder)).toEqual({});
    write('offers.d.ts');
    expect(declaredTypes(folder)).toEqual({ types: '// offers.d.ts' });
    write('exposes.d.ts');
    expect(declaredTypes(folder)).toEqual({ types: '// exposes.d.ts' });
  });
});
