const { existsSync, readdirSync } = require('node:fs');

/** Rooms inside a package: who may import whom (docs/architecture.md). Checked by tools/check-boundaries.mjs. */
const MODULES = ['legal', 'articles', 'users', 'products', 'partners', 'wishes', 'orders', 'claims', 'siigo'];
const MAY_IMPORT = {
  legal: [],
  articles: [],
  users: [],
  products: [],
  partners: ['products', 'users'],
  wishes: ['partners', 'products', 'users'],
  orders: ['legal', 'partners', 'products', 'users'],
  claims: ['orders', 'products', 'users'],
  siigo: ['legal', 'orders', 'partners', 'products', 'users'],
};
/** The modules within `orders`. */
const ORDERS_MAY_IMPORT = {
  order: [],
  delivery: ['order'],
  checkout: ['delivery', 'payments', 'order'],
  payments: ['order'],
  'after-sale': ['checkout', 'delivery', 'payments', 'order'],
  reports: ['delivery', 'payments', 'order'],
};

/** A feature of a remote is imported by its index.ts, or, if it exports one file only, by the file of its own name. */
const FEATURE_DOORS = readdirSync('.')
  .filter((remote) => existsSync(`${remote}/src/features`))
  .flatMap((remote) => readdirSync(`${remote}/src/features`).map((name) => `${remote}/src/features/${name}`))
  .map((room) => `^${room}/${existsSync(`${room}/index.ts`) ? 'index' : room.split('/').at(-1)}\\.tsx?$`);

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-rooms-that-need-each-other',
      comment: 'Two folders that need each other are one room, or a third that both stand on.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(api|sandbox|shell|federation|ops|mfe-[^/]+|libs)/' },
      to: { circular: true },
    },
    ...MODULES.map((module) => ({
      name: `${module}-imports-downwards`,
      severity: 'error',
      from: { path: `^api/src/${module}/` },
      to: {
        path: `^api/src/(${MODULES.filter((other) => other !== module && !MAY_IMPORT[module].includes(other)).join('|')})/`,
      },
    })),
    ...MODULES.map((module) => ({
      name: `${module}-through-its-index`,
      severity: 'error',
      from: { path: '^api/src/', pathNot: `^api/src/${module}/` },
      to: {
        path: `^api/src/${module}/`,
        pathNot: `^api/src/${module}/${module === 'orders' ? '[^/]+/' : ''}index\\.ts$`,
      },
    })),
    ...Object.entries(ORDERS_MAY_IMPORT).map(([module, others]) => ({
      name: `orders-${module}-imports-downwards`,
      severity: 'error',
      from: { path: `^api/src/orders/${module}/` },
      to: { path: '^api/src/orders/', pathNot: `^api/src/orders/(${[module, ...others].join('|')})/` },
    })),
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: `^api/src/(${MODULES.join('|')})/` },
    },
    {
      name: 'features-through-their-door',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: ['^$1/src/features/$2/', ...FEATURE_DOORS] },
    },
    {
      name: 'pages-through-the-door-of-features',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/(src/(?!features/)|build/)' },
      to: { path: '^$1/src/features/', pathNot: FEATURE_DOORS },
    },
    {
      name: 'features-import-one-way',
      severity: 'error',
      scope: 'folder',
      from: { path: '^mfe-[^/]+/src/features/[^/]+$' },
      to: { circular: true },
    },
    {
      // So that the command `migrate` does not load the whole application.
      name: 'migrate-loads-no-module',
      severity: 'error',
      from: { path: '^api/src/(migrate\\.ts$|commands/migrate-)' },
      to: { path: `^api/src/(${MODULES.join('|')})/` },
    },
    {
      name: 'remote-imports-libs-only',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^(shell|api|mfe-)', pathNot: '^mfe-$1/' },
    },
    {
      name: 'federation-knows-no-shop',
      severity: 'error',
      // The proofs drive a shop, and the stand-in of a bucket serves tests.
      from: { path: '^federation/', pathNot: '^federation/(proofs/|[^/]+/src/testing/)' },
      to: {
        path: [
          '^(shell|api|mfe-[^/]+|sandbox|libs/(ui|api-client|antd-library))/',
          // General rooms of the contracts; the others are the shop's.
          '^libs/contracts/src/(?!(env|http|process)/|(breakpoints|general-texts|offers)\\.ts)',
        ],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|^((libs|federation|ops)/)?[^/]+/reports/|\\.spec\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['@lacteos/source', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
