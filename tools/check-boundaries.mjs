/**
 * Proves that the dependency rules are enforced: the present tree must pass, and each planted violation must fail with the
 * rule it breaks. The planted files are always removed.
 */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { frontEnds } from './lib/workspace.mjs';

const run = (command, args) =>
  new Promise((resolve) => {
    const env = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' };
    execFile(command, args, { env, maxBuffer: 64_000_000 }, (error, stdout, stderr) =>
      resolve({ status: error ? (error.code ?? 1) : 0, text: `${stdout}${stderr}` }),
    );
  });
const eslint = (file) => run('npx', ['eslint', file]);
const findUnused = () => run('node', ['tools/unused-exports.mjs']);
const cruise = (...paths) => run('npx', ['depcruise', '--config', '.dependency-cruiser.cjs', ...paths]);

const SOURCES = [
  'api/src',
  ...frontEnds.map((project) => `${project}/src`),
  'libs',
  'sandbox/src',
  'deploy/src',
];

const PLANTED = [
  {
    file: 'api/src/platform/text/planted-violation.ts',
    code: 'export const LARGEST_TEXT = 10;\n',
    check: eslint,
    expected: 'id-match',
  },
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
    file: 'mfe-invoicing/src/planted-violation.ts',
    code: "import { readEnvironment } from '@lacteos/contracts/env';\n\nexport const planted = readEnvironment;\n",
    check: eslint,
    expected: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'api/src/users/planted-violation.ts',
    code: "import { OrdersModule } from '../orders/index.js';\n\nexport const planted = OrdersModule;\n",
    check: () => cruise('api/src'),
    expected: 'users-imports-downwards',
  },
  {
    file: 'api/src/platform/clock/planted-violation.ts',
    code: "import { OrdersModule } from '#orders/index.js';\n\nexport const planted = OrdersModule;\n",
    check: () => cruise('api/src'),
    expected: 'platform-knows-no-module',
  },
  {
    file: 'api/src/orders/order/planted-violation.ts',
    code: "import { ORDER_DISPATCHED } from '../dispatch/dispatch-order.service.js';\n\nexport const planted = ORDER_DISPATCHED;\n",
    check: () => cruise('api/src'),
    expected: 'no-rooms-that-need-each-other',
  },
  {
    file: 'api/src/orders/cart/planted-violation.service.ts',
    code: "import type { UnitOfWork } from '#platform/database/index.js';\n\nexport const planted = (work: UnitOfWork) => work.manager.query('SELECT 1');\n",
    check: eslint,
    expected: 'no-restricted-syntax',
  },
  {
    file: 'api/src/orders/cart/planted-violation.controller.ts',
    code: "import { DataSource } from 'typeorm';\n\nexport const planted = DataSource;\n",
    check: eslint,
    expected: 'no-restricted-imports',
  },
  {
    file: 'mfe-checkout/src/features/cart/planted-violation.ts',
    code: "import { ReceiptPaper } from '../receipt/components/receipt-paper';\n\nexport const planted = ReceiptPaper;\n",
    check: () => cruise('mfe-checkout/src'),
    expected: 'features-through-their-index',
  },
  {
    file: 'mfe-storefront/src/pages/planted-violation.ts',
    code: "import { Carousel } from '../features/carousel/carousel';\n\nexport const planted = Carousel;\n",
    check: () => cruise('mfe-storefront/src'),
    expected: 'pages-through-the-index-of-features',
  },
  {
    file: 'mfe-checkout/src/features/pricing/planted-violation.ts',
    code: "import { useCart } from '#features/cart';\n\nexport const planted = useCart;\n",
    check: () => cruise('mfe-checkout/src'),
    expected: 'features-import-one-way',
  },
  {
    file: 'api/src/partners/planted-violation.migration.ts',
    code: "import { foldText } from '#platform/text/index.js';\n\nexport const planted = foldText;\n",
    check: eslint,
    expected: 'no-restricted-imports',
  },
  {
    file: 'api/src/orders/planted-violation.ts',
    code: "import { wordsOfText } from './migrations/order-search-terms.frozen.js';\n\nexport const planted = wordsOfText;\n",
    check: () => cruise('api/src'),
    expected: 'only-migrations-import-frozen-files',
  },
  {
    file: 'mfe-checkout/src/features/pricing/model/planted-far-import.ts',
    code: "import { useCart } from '../../../features/cart';\n\nexport const planted = useCart;\n",
    check: eslint,
    expected: 'Name another room from the root of the sources',
  },
  {
    file: 'api/src/orders/payment/registration/planted-far-import.ts',
    code: "import { foldText } from '../../../platform/text/index.js';\n\nexport const planted = foldText;\n",
    check: eslint,
    expected: 'Name another room from the root of the sources',
  },
  {
    file: 'mfe-checkout/src/pages/order-preview/planted-style.tsx',
    code: 'export const planted = <p style={{ margin: 0 }}>Total</p>;\n',
    check: eslint,
    expected: 'Styles stand in a CSS module',
  },
  {
    file: 'api/src/platform/mail/planted-setting.ts',
    code: "export const planted = process.env['SMTP_URL'];\n",
    check: eslint,
    expected: 'Settings are read and checked by `readEnvironment`',
  },
  {
    file: 'bench/lib/planted-setting.ts',
    code: 'export const { ROUNDS } = process.env;\n',
    check: eslint,
    expected: 'Settings are read and checked by `readEnvironment`',
  },
  {
    file: 'mfe-checkout/src/pages/order-preview/planted-markup.tsx',
    code: "export const planted = <p dangerouslySetInnerHTML={{ __html: '<b>Total</b>' }} />;\n",
    check: eslint,
    expected: 'Texts are never parsed as HTML',
  },
  {
    file: 'sandbox/src/planted-violation.ts',
    code: "import { switches } from './planted-violation.js';\n\nexport const planted = switches;\n",
    check: () => cruise('sandbox/src'),
    expected: 'no-circles',
  },
  {
    file: 'libs/contracts/src/planted-export.ts',
    code: 'export const planted = 1;\n',
    check: findUnused,
    expected: 'libs/contracts/src/planted-export.ts planted',
  },
];

// Without a cached project graph the Nx rule only warns and lets everything pass.
const [graph, clean, exported] = await Promise.all([
  run('npx', ['nx', 'show', 'projects']),
  cruise(...SOURCES),
  findUnused(),
]);
if (graph.status !== 0) fail(`the project graph could not be made:\n${graph.text}`);
if (clean.status !== 0) fail(`imports break the rules:\n${clean.text}`);
if (exported.status !== 0) fail(`exports that no other file imports:\n${exported.text}`);
if (!/\d+ modules/.test(clean.text)) fail(`dependency-cruiser read no module:\n${clean.text}`);

// All at once, because each is identified by the name of its own rule.
for (const { file, code } of PLANTED) writeFileSync(file, code);
await Promise.all(PLANTED.map(refuse)).finally(unplant);
console.log(
  `boundaries: the tree is clean, ${PLANTED.length} of ${PLANTED.length} planted violations were refused`,
);

/** Checks a planted violation. */
async function refuse({ file, check, expected }) {
  const { status, text } = await check(file);
  if (status === 0) fail(`${file} breaks "${expected}" and was let through`);
  if (!text.includes(expected)) fail(`${file} failed, but not by "${expected}":\n${text}`);
}

function unplant() {
  for (const { file } of PLANTED) rmSync(file, { force: true });
}

function fail(message) {
  unplant();
  console.error(`boundaries: ${message}`);
  process.exit(1);
}
