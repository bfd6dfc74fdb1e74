import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Direction of imports (docs/architecture.md, "Rooms and doors"). A tag may import the tags listed behind it,
 * nothing else; tools/check-boundaries.mjs plants a violation and fails when this rule lets it pass.
 */
const ALLOWED_IMPORTS = {
  'type:contracts': [],
  'type:tracing': ['type:contracts'],
  'type:session-bus': ['type:contracts'],
  'type:api-client': ['type:contracts', 'type:session-bus'],
  'type:ui': ['type:contracts'],
  'type:remote-kit': ['type:contracts', 'type:session-bus'],
  'type:remote-runtime': ['type:remote-kit', 'type:session-bus'],
  'type:library': ['type:remote-kit'],
  'type:remote': [
    'type:contracts',
    'type:session-bus',
    'type:api-client',
    'type:ui',
    'type:remote-kit',
    'type:library',
  ],
  'type:shell': [
    'type:contracts',
    'type:gateway',
    'type:session-bus',
    'type:api-client',
    'type:ui',
    'type:remote-kit',
    'type:remote-runtime',
  ],
  'type:api': ['type:contracts', 'type:tracing'],
  'type:sandbox': ['type:contracts'],
  'type:gateway': ['type:contracts', 'type:tracing', 'type:remote-kit'],
  'type:release': ['type:contracts', 'type:remote-kit'],
  'type:backup': ['type:contracts', 'type:release'],
  'type:tools': ['type:release', 'type:remote-kit', 'type:contracts'],
  'type:e2e': ['type:contracts', 'type:e2e', 'type:proofs', 'type:tools'],
  'type:proofs': ['type:contracts', 'type:remote-kit', 'type:release', 'type:tools', 'type:e2e'],
  'type:bench': ['type:contracts', 'type:tracing', 'type:remote-kit', 'type:release', 'type:tools'],
};

const BANNED_WORDS = [
  '[Tt]rouble',
  '[Pp]atience',
  'PATIENCE',
  '[Aa]fterwork',
  '[Rr]estless',
  '[Ss]urroundings',
  '[Nn]obody',
];
// A person is 'they'; the others read translated.
const BANNED_IN_COMMENTS = [
  'he is',
  'he has',
  'his',
  'him',
  'himself',
  'restlessness',
  'afterwork',
  'is told by mail',
  'whereabouts',
  'tidings',
  'in vain',
  'half way',
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a name that is searched for must be found.',
};
const ESCAPED_LIKE =
  "Write `LIKE ? ESCAPE '!'` with a pattern of platform/text: a wildcard in a value finds other rows.";
const BOUND_LIKE = String.raw`/LIKE (\?|:\w+\b)(?! ESCAPE)/i`;
const UNESCAPED_LIKE = [`Literal[value=${BOUND_LIKE}]`, `TemplateElement[value.raw=${BOUND_LIKE}]`].map(
  (selector) => ({ selector, message: ESCAPED_LIKE }),
);
const QUERIES_IN_REPOSITORIES = 'Queries stand in *.repository.ts; a service asks its repository.';
const NO_ENTITY_MANAGER = {
  selector: "MemberExpression[property.name='manager']",
  message: QUERIES_IN_REPOSITORIES,
};
const NO_EXPORT_ALL = {
  selector: 'ExportAllDeclaration',
  message: 'List what a room offers; `export *` hides it.',
};
const NO_FAR_IMPORT = {
  selector: 'ImportDeclaration[source.value=/^(\\.\\.\\u002F){3,}/]',
  message: 'Name another room from the root of the sources (`#features/…`): `imports` of the package.json.',
};
const VAGUE_VERB = '/^(of|take|keep|note|tell|ask|look|hear|has|put|end)$/';
const FUNCTION = '/^(ArrowFunctionExpression|FunctionExpression)$/';
// HTTP's and a cache's `put` and a proxy's `has` are others' interfaces.
const FOREIGN_PARAMETER = '/^(path|url|_target)$/';
const TRADE_VERB = {
  selector: [
    `:matches(MethodDefinition, Property[value.type=${FUNCTION}], PropertyDefinition[value.type=${FUNCTION}])[key.name=${VAGUE_VERB}]:not([value.params.0.name=${FOREIGN_PARAMETER}])`,
    `TSMethodSignature[key.name=${VAGUE_VERB}]:not([params.0.name=${FOREIGN_PARAMETER}])`,
    `TSPropertySignature[key.name=${VAGUE_VERB}][typeAnnotation.typeAnnotation.type="TSFunctionType"]:not([typeAnnotation.typeAnnotation.params.0.name=${FOREIGN_PARAMETER}])`,
    `:matches(FunctionDeclaration, TSDeclareFunction)[id.name=${VAGUE_VERB}]`,
    `:matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[id.name=${VAGUE_VERB}][init.type=${FUNCTION}]`,
  ].join(', '),
  message: 'A verb of the trade says what it does: `findByOrder`, `debitStock`, `acquireLease`.',
};
const FORBIDDEN_SYNTAX = [NO_DEFAULT_EXPORT, NO_EXPORT_ALL, NO_FAR_IMPORT, TRADE_VERB];
// Whole for the reader or a child process; a child gets PATH and the NODE_ variables, bundlers replace NODE_ENV.
const ONE_ENV_READER = {
  selector:
    'MemberExpression[object.object.name="process"][object.property.name="env"]:not([property.value=/^(PATH|NODE_ENV|NODE_OPTIONS)$/]), VariableDeclarator[id.type="ObjectPattern"] > MemberExpression.init[object.name="process"][property.name="env"]',
  message: 'Settings are read and checked by `readEnvironment` of @lacteos/contracts/env.',
};
const NO_INLINE_STYLE = {
  selector: 'JSXAttribute[name.name="style"] > JSXExpressionContainer > ObjectExpression',
  message: 'Styles stand in a CSS module; what is only known at run time is a custom property.',
};

// The browser's own bubbles speak its language and stop the form before our summary of errors.
const FORM_WITHOUT_BUBBLES = {
  selector:
    'JSXOpeningElement[name.name=/^(form|Form|ProForm|ModalForm)$/]:not(:has(> JSXAttribute[name.name=/^(noValidate|component)$/]))',
  message: 'A form states `noValidate`: our own texts say what is wrong.',
};
const NO_STEPPERS = {
  selector: 'JSXOpeningElement[name.name="InputNumber"]:not(:has(> JSXAttribute[name.name="controls"]))',
  message: 'Its steppers speak English: a field of @lacteos/ui/antd, or `controls={false}`.',
};
const NO_MARKUP = {
  selector:
    'JSXAttribute[name.name="dangerouslySetInnerHTML"], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/], CallExpression[callee.property.name="insertAdjacentHTML"]',
  message: 'Texts are never parsed as HTML (docs/adr/0024); React builds the elements.',
};
// A person of a test's title is 'they'; `it`, `describe` and their tables.
const PLAIN_TITLE = {
  selector:
    'CallExpression:matches([callee.name=/^(describe|it|test)$/], [callee.callee.property.name="each"], [callee.tag.property.name="each"]) > Literal.arguments:first-child[value=/\\b(he|his|him|himself|half way|in vain|tidings|whereabouts)\\b/]',
  message: "Plain English: a person is 'they', and terms are those of docs/glossary.md.",
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '*/reports/**',
      '{libs,federation,ops}/*/reports/**',
      '**/node_modules/**',
      '**/generated/**',
      '.data*/**',
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
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX,
        ONE_ENV_READER,
        NO_INLINE_STYLE,
        NO_MARKUP,
        FORM_WITHOUT_BUBBLES,
        NO_STEPPERS,
      ],
      // Limits are found by their prefix, and a metaphor is no term (docs/glossary.md).
      'id-match': [
        'error',
        `^(?!(MOST|LEAST|FEWEST|LARGEST|SMALLEST|LONGEST|SHORTEST)_)(?!.*(${BANNED_WORDS.join('|')}))`,
        { onlyDeclarations: true },
      ],
      'no-warning-comments': ['error', { terms: BANNED_IN_COMMENTS, location: 'anywhere' }],
      // One word per thing (docs/glossary.md).
      'id-denylist': ['error', 'NOBODY'],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // Subpath imports (`#platform/…`) stay inside their own package.
          allowCircularSelfDependency: true,
          allow: [
            '^.*/tools/(workspace|first-page-requests|jest/(web|node)|(databases|machine|shop)/[a-z-]+)\\.mjs$',
            '^.*/(packages|generator)/[a-z-]+\\.mjs$',
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
    // A part of a longer function has a name of its own; specs read from top to bottom.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,journey}.{ts,tsx}', '**/*.migration.ts'],
    rules: { 'max-lines-per-function': ['error', 80] },
  },
  {
    // Any text may be a stranger's: a pattern costs in proportion to its length. Migrations are frozen.
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: [
      '**/*.{spec,journey}.{ts,tsx}',
      '**/*.migration.ts',
      '{e2e,federation/proofs}/**',
      'api/test/**',
    ],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // One way out of our servers: it limits bytes and time, and follows no redirect.
    files: [
      '{api,federation/release,ops/backup}/src/**/*.ts',
      'federation/gateway/src/**/*.ts',
      'shell/server/**/*.ts',
      'libs/contracts/src/http/*.ts',
    ],
    ignores: ['**/*.spec.ts', '**/*-fixture.ts', '**/testing/**', 'libs/contracts/src/http/outgoing-call.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Other servers are called by `callServer` of @lacteos/contracts/http.' },
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
          allowCircularSelfDependency: true,
          allow: ['sandbox/siigo', 'tools/databases/mariadb', 'tools/databases/redis'],
          depConstraints: [
            {
              sourceTag: 'type:api',
              onlyDependOnLibsWithTags: ['type:contracts', 'type:tracing', 'type:sandbox'],
            },
          ],
        },
      ],
    },
  },
  {
    // The release tool's specifications talk to the stand-in of a bucket; the tool itself never imports it.
    files: ['federation/release/src/**/*.spec.ts', 'federation/release/src/**/*-fixture.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['sandbox/s3'],
          depConstraints: [
            {
              sourceTag: 'type:release',
              onlyDependOnLibsWithTags: ['type:contracts', 'type:remote-kit', 'type:sandbox'],
            },
          ],
        },
      ],
    },
  },
  {
    // The specifications of backups start the checks of an API that speaks to the stand-in of SIIGO.
    files: ['ops/backup/src/**/*.spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: ['sandbox/siigo'],
          depConstraints: [
            {
              sourceTag: 'type:backup',
              onlyDependOnLibsWithTags: ['type:contracts', 'type:release', 'type:sandbox'],
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      '**/*.tsx',
      '{shell,mfe-*,libs/ui,federation/{kit,runtime},libs/session-bus,libs/api-client}/**/*.ts',
    ],
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
    // Server-only code stays out of every bundle (the gateway and the build tools are no browsers).
    files: [
      'shell/src/**',
      'mfe-*/src/**',
      'libs/{ui,session-bus,api-client}/src/**',
      'federation/{kit,runtime}/src/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@lacteos/(contracts/(env|http|process)(/|$)|tracing$)',
              message: 'For servers only: a browser has no environment and takes no requests.',
            },
          ],
        },
      ],
    },
  },
  {
    // antd stays out of the shell and of the shopper's first page (docs/adr/0021-libraries-of-the-front-ends.md).
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
    // Specs write the HTML that they start from.
    files: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX, ONE_ENV_READER, NO_INLINE_STYLE, PLAIN_TITLE],
    },
  },
  {
    files: ['**/*.journey.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX,
        ONE_ENV_READER,
        NO_INLINE_STYLE,
        NO_MARKUP,
        PLAIN_TITLE,
      ],
    },
  },
  {
    // Controller, service, repository: only the last one speaks to the database; what changes the schema is none of them.
    files: ['api/src/**/*.ts'],
    ignores: [
      'api/src/**/*.{repository,entity,migration,spec}.ts',
      'api/src/platform/{database,schema,stored-data}/**',
      'api/src/commands/migrate-command.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['typeorm', '@nestjs/typeorm'].map((name) => ({ name, message: QUERIES_IN_REPOSITORIES })),
        },
      ],
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX, ONE_ENV_READER, NO_ENTITY_MANAGER],
    },
  },
  {
    files: ['api/src/**/*.repository.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'typeorm', importNames: ['Like', 'ILike'], message: ESCAPED_LIKE }] },
      ],
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX, ONE_ENV_READER, ...UNESCAPED_LIKE],
    },
  },
  {
    // Migrations are frozen history: what they import must never change what they do (tools/check-boundaries.mjs).
    files: ['api/src/**/*.migration.ts'],
    rules: {
      'id-match': 'off',
      'id-denylist': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!typeorm$|#platform/schema/table-(columns|changes)\\.js$)',
              message: 'A migration imports the driver, table-columns and table-changes, nothing live.',
            },
          ],
        },
      ],
    },
  },
  {
    // Plain JavaScript runs before the packages are built, so it can't import the reader; the runner of the specs restores variables.
    files: [
      '{tools,bench,federation/{generator,packages,proofs}}/**/*.{mjs,cjs}',
      'tools/jest/parts.spec.ts',
      'bench/soak/watched-process.spec.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
    },
  },
  {
    // Tools that demand a default export.
    files: [
      '**/*.config.{mjs,ts}',
      'e2e/support/shops/start-shop.ts',
      '**/*.d.ts',
      'eslint.config.mjs',
      'tools/jest/*',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
