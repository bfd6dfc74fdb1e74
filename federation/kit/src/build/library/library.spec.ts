import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf, readLibrary, standInsOf, type Library } from './library.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'library-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(
    join(dir, 'src/base.ts'),
    "export { default as Button } from 'antd/es/button';\nexport { default as App } from 'antd/es/app';\n",
  );
  writeFileSync(join(dir, 'src/table.ts'), "export { ProTable, ProList } from '@ant-design/pro';\n");
});
afterEach(() => rmSync(dir, { recursive: true }));

const aLibrary = (): Library => ({
  name: 'toys',
  federationName: 'toys_1',
  entry: 'toys.js',
  files: {},
  expose: {},
  parts: partsOf(dir, 'src', { dayjs: './dayjs' }),
});

describe('a library', () => {
  it('resolves imports of packages that its files re-export [N-22-071]', () => {
    expect(standInsOf(aLibrary())).toEqual({
      antd: "export { Button as Button } from 'toys/base';\nexport { App as App } from 'toys/base';\n",
      '@ant-design/pro': "export { ProTable as ProTable, ProList as ProList } from 'toys/table';\n",
      dayjs: "export { default as default } from 'toys/dayjs';\n",
    });
  });

  it('exposes each file once [N-22-071]', () => {
    expect([...new Set(aLibrary().parts.map(({ expose, request }) => `${expose} ${request}`))]).toEqual([
      './base ./src/base.ts',
      './table ./src/table.ts',
      './dayjs dayjs',
    ]);
  });

  it('is asked for by name when it was not built [N-22-071]', () => {
    const installed = join(dir, 'node_modules/toys');
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'package.json'), '{"name":"toys"}');
    writeFileSync(join(dir, 'package.json'), '{}');
    expect(() => readLibrary(dir, 'toys')).toThrow('toys is not built');
  });
});
