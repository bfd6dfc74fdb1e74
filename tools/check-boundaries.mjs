/**
 * Proves that the dependency rules bite: the tree as it is must pass, and each planted violation must fail
 * with the rule it breaks. The planted files are removed whatever happens.
 */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

const run = (command, args) =>
  new Promise((resolve) => {
    const env = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' };
    execFile(command, args, { env, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve({ status: error ? (error.code ?? 1) : 0, text: `${stdout}${stderr}` }),
    );
  });
const eslint = (file) => run('npx', ['eslint', file]);
const cruise = (...paths) => run('npx', ['depcruise', '--config', '.dependency-cruiser.cjs', ...paths]);

const SOURCES = [
  'api/src',
  'shell/src',
  'mfe-storefront/src',
  'mfe-checkout/src',
  'mfe-backoffice/src',
  'mfe-invoicing/src',
  'libs',
  'sandbox/src',
  'deploy/src',
];

const PLANTED = [
  {
    file: 'libs/ui/src/planted-violation.ts',
    code: "import { api } from '@lacteos/api-client';\n\nexport const planted = api;\n",
    check: eslint,
    expected: '@nx/enforce-module-boundaries',
  },
  {
    file: 'mfe-storefront/src/planted-violation.ts',
    code: "import { Button } from 'antd';\n\nexport const planted = Button;\n",
    check: eslint,
    expected: 'no-restricted-imports',
  },
  {
    file: 'api/src/users/planted-violation.ts',
    code: "import { OrdersModule } from '../orders/index.js';\n\nexport const planted = OrdersModule;\n",
    check: () => cruise('api/src'),
    expected: 'users-imports-downwards',
  },
  {
    file: 'sandbox/src/planted-violation.ts',
    code: "import { switches } from './planted-violation.js';\n\nexport const planted = switches;\n",
    check: () => cruise('sandbox/src'),
    expected: 'no-circles',
  },
];

// Without a cached project graph the Nx rule only warns and lets everything pass.
const [graph, clean] = await Promise.all([run('npx', ['nx', 'show', 'projects']), cruise(...SOURCES)]);
if (graph.status !== 0) fail(`the project graph could not be made:\n${graph.text}`);
if (clean.status !== 0) fail(`imports break the rules:\n${clean.text}`);
if (!/\d+ modules/.test(clean.text)) fail(`dependency-cruiser read no module:\n${clean.text}`);

// Each in a package of its own: side by side they do not meet.
const refusals = await Promise.all(PLANTED.map(plant));
console.log(
  `boundaries: the tree is clean, ${refusals.length} of ${PLANTED.length} planted violations were refused`,
);

/** Plants a violation, lets the rules look at it and takes it away again. */
async function plant({ file, code, check, expected }) {
  writeFileSync(file, code);
  try {
    const { status, text } = await check(file);
    if (status === 0) fail(`${file} breaks "${expected}" and was let through`);
    if (!text.includes(expected)) fail(`${file} failed, but not by "${expected}":\n${text}`);
  } finally {
    rmSync(file, { force: true });
  }
}

function fail(message) {
  for (const { file } of PLANTED) rmSync(file, { force: true });
  console.error(`boundaries: ${message}`);
  process.exit(1);
}
