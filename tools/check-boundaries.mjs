/** Expects that the tree passes and each planted violation fails with its own rule. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { frontEnds, root, toolEnvironment } from './workspace.mjs';

const run = (folder, command, args) =>
  new Promise((done) => {
    const options = { cwd: folder, env: toolEnvironment({ FORCE_COLOR: '0' }), maxBuffer: 64_000_000 };
    execFile(command, args, options, (error, stdout, stderr) =>
      done({ status: error ? (error.code ?? 1) : 0, text: `${stdout}${stderr}` }),
    );
  });
const findUnused = (folder) => run(folder, process.execPath, ['tools/unused-exports.mjs']);
const cruise = (folder, paths) => run(folder, 'depcruise', ['--config', '.dependency-cruiser.cjs', ...paths]);

const SOURCES = [
  'api/src',
  ...frontEnds.map((project) => `${project}/src`),
  'libs',
  'federation',
  'sandbox/src',
  'ops/backup/src',
  'shell/server',
];

const PLANTED = [
  {
    file: 'api/src/orders/order/row/planted-violation.repository.ts',
    code: "import { Like } from 'typeorm';\n\nexport const planted = Like;\n",
    check: 'lint',
    expected: 'no-restricted-imports',
  },
  {
    file: 'api/src/orders/order/row/planted-violation.repository.ts',
    code: "export const planted = 'orders.note LIKE :text';\n",
    check: 'lint',
    expected: 'no-restricted-syntax',
  },
  {
    file: 'api/src/platform/text/planted-violation.ts',
    code: 'export const LARGEST_TEXT = 10;\n',
    check: 'lint',
    expected: 'id-match',
  },
  {
    file: 'libs/ui/src/planted-violation.ts',
    code: "import { api } from '@lacteos/api-client';\n\nexport const planted = api;\n",
    check: 'lint',
    expected: '@nx/enforce-module-boundaries',
  },
  {
    file: 'mfe-checkout/src/planted-violation.tsx',
    code: "import { Form } from 'antd';\n\nexport const Planted = () => <Form />;\n",
    check: 'lint',
    expected: 'no-restricted-syntax',
  },
  {
    file: 'mfe-storefront/src/planted-violation.ts',
    code: "import { Button } from 'antd';\n\nexport const planted = Button;\n",
    check: 'lint',
    expected: 'no-restricted-imports',
  },
  {
    file: 'mfe-invoicing/src/planted-violation.ts',
    code: "import { readEnvironment } from '@lacteos/contracts/env';\n\nexport const planted = readEnvironment;\n",
    check: 'lint',
    expected: '@typescript-eslint/no-restricted-imports',
  },
  {
    file: 'api/src/users/planted-violation.ts',
    code: "import { OrderModule } from '../orders/order/index.js';\n\nexport const planted = OrderModule;\n",
    check: 'imports',
    expected: 'users-imports-downwards',
  },
  {
    file: 'api/src/platform/clock/planted-violation.ts',
    code: "import { OrderModule } from '#orders/order/index.js';\n\nexport const planted = OrderModule;\n",
    check: 'imports',
    expected: 'platform-knows-no-module',
  },
  {
    file: 'api/src/claims/claim/planted-violation.ts',
    code: "import { OrderAccess } from '#orders/order/row/order-access.js';\n\nexport const planted = OrderAccess;\n",
    check: 'imports',
    expected: 'orders-through-its-index',
  },
  {
    file: 'api/src/orders/order/timeline/planted-violation.ts',
    code: "import { OrderSettlement } from '../../payments/payment/order-settlement.js';\n\nexport const planted = OrderSettlement;\n",
    check: 'imports',
    expected: 'orders-order-imports-downwards',
  },
  {
    file: 'api/src/orders/payments/cash-desk/planted-violation.ts',
    code: "import { OrderSums } from '../../reports/list-sums/order-sums.service.js';\n\nexport const planted = OrderSums;\n",
    check: 'imports',
    expected: 'orders-payments-imports-downwards',
  },
  {
    file: 'api/src/orders/checkout/reorder/planted-violation.ts',
    code: "import { OrderConfirmation } from '../../after-sale/mails/order-confirmation.js';\n\nexport const planted = OrderConfirmation;\n",
    check: 'imports',
    expected: 'orders-checkout-imports-downwards',
  },
  {
    file: 'api/src/orders/after-sale/personal-data/planted-violation.ts',
    code: "import { WeeklyMailRepository } from '../../reports/weekly-mail/weekly-mail.repository.js';\n\nexport const planted = WeeklyMailRepository;\n",
    check: 'imports',
    expected: 'orders-after-sale-imports-downwards',
  },
  {
    file: 'api/src/orders/reports/list/planted-violation.ts',
    code: "import { CartService } from '../../checkout/cart/cart.service.js';\n\nexport const planted = CartService;\n",
    check: 'imports',
    expected: 'orders-reports-imports-downwards',
  },
  {
    file: 'api/src/orders/order/row/planted-violation.ts',
    code: "import { ORDER_DISPATCHED } from '../../after-sale/dispatch/dispatch-order.service.js';\n\nexport const planted = ORDER_DISPATCHED;\n",
    check: 'imports',
    expected: 'no-rooms-that-need-each-other: api/src/orders/order/row',
  },
  {
    file: 'api/src/orders/checkout/cart/planted-violation.service.ts',
    code: "import type { UnitOfWork } from '#platform/database/index.js';\n\nexport const planted = (work: UnitOfWork) => work.manager.query('SELECT 1');\n",
    check: 'lint',
    expected: 'no-restricted-syntax',
  },
  {
    file: 'api/src/orders/checkout/cart/planted-violation.controller.ts',
    code: "import { DataSource } from 'typeorm';\n\nexport const planted = DataSource;\n",
    check: 'lint',
    expected: 'no-restricted-imports',
  },
  {
    file: 'mfe-checkout/src/features/cart/planted-violation.ts',
    code: "import { ReceiptPaper } from '../receipt-actions/receipt-paper';\n\nexport const planted = ReceiptPaper;\n",
    check: 'imports',
    expected: 'features-through-their-door',
  },
  {
    file: 'mfe-storefront/src/pages/planted-violation.ts',
    code: "import { Partners } from '../features/partners/partners';\n\nexport const planted = Partners;\n",
    check: 'imports',
    expected: 'pages-through-the-door-of-features',
  },
  {
    file: 'mfe-checkout/src/features/pricing/planted-violation.ts',
    code: "import { useCart } from '#features/cart';\n\nexport const planted = useCart;\n",
    check: 'imports',
    expected: 'features-import-one-way',
  },
  {
    file: 'api/src/partners/planted-violation.migration.ts',
    code: "import { foldText } from '#platform/text/index.js';\n\nexport const planted = foldText;\n",
    check: 'lint',
    expected: 'no-restricted-imports',
  },
  {
    file: 'api/src/commands/migrate-planted-violation.ts',
    code: "import { OrderEntity } from '../orders/order/index.js';\n\nexport const planted = OrderEntity;\n",
    check: 'imports',
    expected: 'migrate-loads-no-module',
  },
  {
    file: 'mfe-checkout/src/features/orders/model/planted-far-import.ts',
    code: "import { useCart } from '../../../features/cart';\n\nexport const planted = useCart;\n",
    check: 'lint',
    expected: 'Name another room from the root of the sources',
  },
  {
    file: 'api/src/orders/payments/payment/registration/planted-far-import.ts',
    code: "import { foldText } from '../../../platform/text/index.js';\n\nexport const planted = foldText;\n",
    check: 'lint',
    expected: 'Name another room from the root of the sources',
  },
  {
    file: 'mfe-checkout/src/pages/order-preview/planted-style.tsx',
    code: 'export const planted = <p style={{ margin: 0 }}>Total</p>;\n',
    check: 'lint',
    expected: 'Styles stand in a CSS module',
  },
  {
    file: 'api/src/platform/mail/planted-setting.ts',
    code: "export const planted = process.env['SMTP_URL'];\n",
    check: 'lint',
    expected: 'Settings are read and checked by `readEnvironment`',
  },
  {
    file: 'federation/gateway/src/planted-pattern.ts',
    code: 'export const planted = (header: string) => header.split(/\\s*,\\s*/);\n',
    check: 'lint',
    expected: 'regexp/no-super-linear-move',
  },
  {
    file: 'libs/contracts/src/parsing/planted-pattern.ts',
    code: 'export const planted = (typed: string) => /^\\s*(?:at\\s+)?[\\s(]*x$/.test(typed);\n',
    check: 'lint',
    expected: 'regexp/no-super-linear-backtracking',
  },
  {
    file: 'api/src/siigo/client/planted-call.ts',
    code: 'export const planted = (address: string) => fetch(address);\n',
    check: 'lint',
    expected: 'Other servers are called by `callServer`',
  },
  {
    file: 'bench/lib/planted-setting.ts',
    code: 'export const { ROUNDS } = process.env;\n',
    check: 'lint',
    expected: 'Settings are read and checked by `readEnvironment`',
  },
  {
    file: 'mfe-checkout/src/pages/order-preview/planted-markup.tsx',
    code: "export const planted = <p dangerouslySetInnerHTML={{ __html: '<b>Total</b>' }} />;\n",
    check: 'lint',
    expected: 'Texts are never parsed as HTML',
  },
  {
    file: 'api/src/orders/checkout/cart/planted-title.spec.ts',
    code: "it('keeps his cart', () => undefined);\nit.each([1])('gives him %i', () => undefined);\n",
    check: 'lint',
    expected: 'Plain English',
  },
  ...[
    ['a-method', 'class Stock {\n  take(): void {}\n}\n'],
    ['a-signature', 'interface Stock {\n  of(order: number): number;\n}\n'],
    ['a-function-type', 'interface Stock {\n  tell: () => void;\n}\n'],
    ['a-member', 'const planted = { keep: () => 1 };\n'],
    ['a-function', 'function look() {}\n'],
    ['a-constant', 'const ask = () => 1;\n'],
  ].map(([name, code]) => ({
    file: `api/src/partners/stock/planted-verb-of-${name}.ts`,
    code: `export ${code}`,
    check: 'lint',
    expected: 'A verb of the trade',
  })),
  {
    file: 'sandbox/src/planted-violation.ts',
    code: "import { switches } from './planted-violation.js';\n\nexport const planted = switches;\n",
    check: 'imports',
    expected: 'no-circles',
  },
  {
    file: 'sandbox/src/siigo/protocol/planted-room.ts',
    code: "import { Company } from '../records/company.js';\n\nexport const planted = Company;\n",
    check: 'imports',
    expected: 'no-rooms-that-need-each-other: sandbox/src/siigo/protocol',
  },
  {
    file: 'shell/src/session/planted-room.ts',
    code: "import { RouteGuard } from '../routing/route-guard';\n\nexport const planted = RouteGuard;\n",
    check: 'imports',
    expected: 'no-rooms-that-need-each-other: shell/src/session',
  },
  {
    file: 'shell/server/seo/planted-room.ts',
    code: "import { factsOf } from '../pages/page-facts.js';\n\nexport const planted = factsOf;\n",
    check: 'imports',
    expected: 'no-rooms-that-need-each-other: shell/server/seo',
  },
  {
    file: 'federation/kit/src/planted-shop.ts',
    code: "import { deviceText } from '../../../libs/ui/src/device-text';\n\nexport const planted = deviceText;\n",
    check: 'imports',
    expected: 'federation-knows-no-shop: federation/kit/src/planted-shop.ts',
  },
  {
    file: 'federation/gateway/src/planted-shop.ts',
    code: "import { SHOP_SITE } from '../../../shell/server/shop-site.js';\n\nexport const planted = SHOP_SITE;\n",
    check: 'imports',
    expected: 'federation-knows-no-shop: federation/gateway/src/planted-shop.ts',
  },
  {
    file: 'federation/release/src/planted-contract.ts',
    code: "import { BRAND } from '../../../libs/contracts/src/brand/brand.js';\n\nexport const planted = BRAND;\n",
    check: 'imports',
    expected: 'federation-knows-no-shop: federation/release/src/planted-contract.ts',
  },
  {
    file: 'libs/contracts/src/planted-export.ts',
    code: 'export const planted = 1;\n',
    check: 'exports',
    expected: 'libs/contracts/src/planted-export.ts planted',
  },
];

const ERROR = 2;
const COPIED = /^(api|shell|mfe-[^/]+|libs|sandbox|federation|ops|tools|bench|e2e)\/|^[^/]+\.(json|cjs)$/;
const plantedRoots = () =>
  SOURCES.filter((folder) => plantedFor('imports').some(({ file }) => file.startsWith(`${folder}/`)));
const plantedFor = (check) => PLANTED.filter((planted) => planted.check === check);

const plant = () => {
  const copy = mkdtempSync(join(tmpdir(), 'lacteos-boundaries-'));
  const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of listed.filter((name) => COPIED.test(name) && existsSync(resolve(root, name))))
    cpSync(resolve(root, file), join(copy, file));
  symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, code } of [...plantedFor('imports'), ...plantedFor('exports')])
    writeFileSync(join(copy, file), code);
  git(copy, 'init', '--quiet');
  return copy;
};

const fail = (message) => {
  throw new Error(message);
};

/** The rule's name must occur nowhere else in the text. */
const requireRefused = ({ file, expected }, { status, text }) => {
  if (status === 0) fail(`${file} breaks "${expected}" and was let through`);
  if (!text.includes(expected)) fail(`${file} failed, but not by "${expected}":\n${text}`);
};

const checkTree = async () => {
  const [clean, exported] = await Promise.all([cruise(root, SOURCES), findUnused(root)]);
  if (clean.status !== 0) fail(`imports break the rules:\n${clean.text}`);
  if (exported.status !== 0) fail(`exports that no other file imports:\n${exported.text}`);
  if (!/\d modules/.test(clean.text)) fail(`dependency-cruiser read no module:\n${clean.text}`);
};

const checkPlanted = async (copy) => {
  const [imports, exported] = await Promise.all([cruise(copy, plantedRoots()), findUnused(copy)]);
  for (const planted of plantedFor('imports')) requireRefused(planted, imports);
  for (const planted of plantedFor('exports')) requireRefused(planted, exported);
};

const lintPlanted = async () => {
  // Without a cached project graph the Nx rule only warns.
  const graph = await run(root, 'nx', ['show', 'projects']);
  if (graph.status !== 0) fail(`the project graph could not be made:\n${graph.text}`);
  const eslint = new ESLint({ cwd: root });
  for (const planted of plantedFor('lint')) {
    const results = await eslint.lintText(planted.code, { filePath: resolve(root, planted.file) });
    const errors = results.flatMap(({ messages }) => messages).filter(({ severity }) => severity === ERROR);
    const text = errors.map(({ ruleId, message }) => `${ruleId}: ${message}`).join('\n');
    requireRefused(planted, { status: errors.length, text });
  }
};

const copy = plant();
try {
  await Promise.all([checkTree(), checkPlanted(copy), lintPlanted()]);
  console.log(
    `boundaries: the tree is clean, ${PLANTED.length} of ${PLANTED.length} planted violations were refused`,
  );
} catch (error) {
  console.error(`boundaries: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
