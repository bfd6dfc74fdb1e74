// `node bundle.mjs <entry>` prints one CommonJS script with everything that the entry requires, ES modules included.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Styles of antd, which jsdom would resolve slowly for every query. */
const STYLELESS = [
  [/^@ant-design\/cssinjs$/, 'cssinjs.cjs'],
  [/^@ant-design\/cssinjs-utils$/, 'cssinjs-utils.cjs'],
  [/^\.{1,2}\/useStyle$/, 'pro-use-style.cjs'],
  [/^@rc-component\/util\/(lib|es)\/Dom\/dynamicCSS$|^\.\/cssUtils$/, 'injected-css.cjs'],
];

const styleless = {
  name: 'styleless',
  setup({ onResolve }) {
    for (const [filter, file] of STYLELESS)
      onResolve({ filter }, () => ({ path: join(import.meta.dirname, 'styleless', file) }));
  },
};

const NO_CODE = /^(\/\/.*|"use client";)?$/;
const REEXPORT = /^export \{ default as (\w+) \} from (["'].+["']);?$/;

/** Loads what a file only re-exports by its first use: 1,600 icons. */
const lazyBarrels = {
  name: 'lazy-barrels',
  setup({ onLoad }) {
    onLoad({ filter: /\/es\/.*index\.js$/ }, async ({ path }) => {
      const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => !NO_CODE.test(line));
      if (!lines.every((line) => REEXPORT.test(line))) return undefined;
      return { contents: lines.map((line) => line.replace(REEXPORT, lazyExport)).join('\n') };
    });
  },
};

const lazyExport = (_line, name, file) =>
  `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => require(${file}).default });`;

const { outputFiles } = await build({
  entryPoints: [process.argv[2]],
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'browser',
  // The same files for `import` and `require`, so that no library is there twice.
  conditions: ['browser', 'import'],
  mainFields: ['browser', 'module', 'main'],
  define: { 'process.env.NODE_ENV': '"test"' },
  plugins: [styleless, lazyBarrels],
  logLevel: 'warning',
});
process.stdout.write(outputFiles[0].text);
