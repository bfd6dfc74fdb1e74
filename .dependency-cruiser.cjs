/** Rooms inside the API: who may import whom (docs/architecture.md). Checked by tools/check-boundaries.mjs. */
const MODULES = ['users', 'products', 'partners', 'orders', 'siigo'];
const MAY_IMPORT = {
  users: [],
  products: [],
  partners: ['products', 'users'],
  orders: ['partners', 'products', 'users'],
  siigo: ['orders', 'partners', 'products', 'users'],
};

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
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
      from: { path: '^api/src/', pathNot: `^api/src/(${module}|platform/database/(entities|migrations))` },
      to: { path: `^api/src/${module}/`, pathNot: `^api/src/${module}/(index|entities|migrations)\\.ts$` },
    })),
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: '^api/src/platform/database/(entities|migrations)\\.ts$' },
      to: { path: `^api/src/(${MODULES.join('|')})/` },
    },
    {
      name: 'remote-imports-libs-only',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^(shell|api|mfe-)', pathNot: '^mfe-$1/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|^(libs/)?[^/]+/reports/|\\.spec\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['@lacteos/source', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
