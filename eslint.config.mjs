import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Direction of imports (docs/architecture.md, "Rooms and doors"). A tag may import the tags listed behind it,
 * nothing else; tools/check-boundaries.mjs plants a violation and fails when this rule lets it pass.
 */
const ALLOWED_IMPORTS = {
  'type:contracts': [],
  'type:session-bus': ['type:contracts'],
  'type:api-client': ['type:contracts', 'type:session-bus'],
  'type:ui': ['type:contracts'],
  'type:remote-kit': ['type:contracts', 'type:session-bus'],
  'type:remote': ['type:contracts', 'type:session-bus', 'type:api-client', 'type:ui', 'type:remote-kit'],
  'type:shell': ['type:contracts', 'type:session-bus', 'type:api-client', 'type:ui', 'type:remote-kit'],
  'type:api': ['type:contracts'],
  'type:sandbox': ['type:contracts'],
  'type:deploy': ['type:contracts', 'type:remote-kit'],
  'type:tools': ['type:deploy', 'type:remote-kit', 'type:contracts'],
  'type:e2e': ['type:contracts', 'type:e2e'],
  'type:bench': ['type:contracts', 'type:remote-kit'],
};

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a name that is searched for must be found.',
};
const NO_EXPORT_ALL = {
  selector: 'ExportAllDeclaration',
  message: 'List what a room offers; `export *` hides it.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '*/reports/**',
      'libs/*/reports/**',
      '**/node_modules/**',
      '**/generated/**',
      '.data/**',
      '.nx/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { '@nx': nx },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_EXPORT_ALL],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [
            '^.*/tools/(jest/(web|node)|mariadb|redis|lib/(another-release|browser|gate|ports|releases|stack|wait-for-answer))\\.mjs$',
            '^.*/build/add-(frame|first-views)\\.mjs$',
          ],
          depConstraints: Object.entries(ALLOWED_IMPORTS).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
            sourceTag,
            onlyDependOnLibsWithTags,
          })),
        },
      ],
    },
  },
  {
    // The API's specifications talk to the stand-ins; the API itself never imports them.
    files: ['api/test/**', 'api/src/**/*.spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['sandbox/siigo', '^.*/tools/redis\\.mjs$'],
          depConstraints: [
            { sourceTag: 'type:api', onlyDependOnLibsWithTags: ['type:contracts', 'type:sandbox'] },
          ],
        },
      ],
    },
  },
  {
    // The release tool's specifications talk to the stand-in of a bucket; the tool itself never imports it.
    files: ['deploy/src/**/*.spec.ts', 'deploy/src/**/*-fixture.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['sandbox/s3'],
          depConstraints: [
            {
              sourceTag: 'type:deploy',
              onlyDependOnLibsWithTags: ['type:contracts', 'type:remote-kit', 'type:sandbox'],
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx', '{shell,mfe-*,libs/ui,libs/remote-kit,libs/session-bus,libs/api-client}/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // A region that scrolls must be reachable by keyboard.
    files: ['**/*.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }] },
  },
  {
    // antd stays out of the shell and of the shopper's first page (docs/adr/0004-antd-not-shared.md).
    files: [
      'shell/src/**',
      'mfe-storefront/src/**',
      'libs/ui/src/*.{ts,tsx}',
      'libs/{contracts,session-bus,api-client}/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['antd', 'antd/*', '@ant-design/*', '@lacteos/ui/antd', '@lacteos/ui/office'],
              message: 'No antd here: it costs the shopper 100 kB.',
            },
          ],
        },
      ],
    },
  },
  {
    // Nest reads constructor parameter types at run time: an inline type import would erase them.
    files: ['api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // Tools that demand a default export.
    files: [
      '**/*.config.{mjs,ts}',
      'e2e/support/start-shop.ts',
      '**/*.d.ts',
      'eslint.config.mjs',
      'tools/jest/*',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
);
