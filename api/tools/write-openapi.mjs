// Writes the OpenAPI document and its types into libs/contracts. Run it as `npm run openapi -w api`.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { createApp } from '../dist/create-app.js';
import { createApiDocument } from '../dist/openapi/index.js';
import { auditedTexts } from '../dist/platform/audit/index.js';
import { auditedRowTexts } from '../dist/platform/stored-data/index.js';
import { formatAs } from './format.mjs';

const contracts = fileURLToPath(new URL('../../libs/contracts/', import.meta.url));

const app = await createApp({ NODE_ENV: 'test', DATABASE_URL: 'sqlite::memory:' });
await app.init();
const document = createApiDocument(app);
await app.close();

const json = await formatAs('openapi.json', JSON.stringify(document));
const digest = createHash('sha256').update(json).digest('hex');
const header = "// Made from ../../openapi.json by `npm run openapi -w api`; don't edit.\n";
const paths = astToString(
  await openapiTypes(JSON.parse(json), { rootTypes: true, rootTypesNoSchemaPrefix: true }),
);
const types = await formatAs('api.ts', `${header}// sha256 ${digest}\n\n${paths}`);

const keyed = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'idempotency-key'))
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);
const calls = await formatAs(
  'keyed-calls.ts',
  `${header}\n/** Writes that are done once for each \`Idempotency-Key\`. */\nexport const KEYED_CALLS: readonly string[] = ${JSON.stringify(keyed)};`,
);

const limits = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => operation['x-max-file-bytes'])
    .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation['x-max-file-bytes']]),
);
const uploads = await formatAs(
  'uploads.ts',
  `${header}\n/** Largest file of the calls that take one, in bytes. */\nexport const MAX_FILE_BYTES: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(limits))};`,
);

const actions = await formatAs(
  'audited-actions.ts',
  `// Made from the handlers and entities of the API by \`npm run openapi -w api\`; don't edit.\n
/** Audited actions of staff, in words. */
export const AUDITED_ACTIONS = ${JSON.stringify(auditedTexts())} as const;
export type AuditedAction = keyof typeof AUDITED_ACTIONS;

/** Kinds of rows that the audit trail names, in words. */
export const AUDITED_SUBJECTS = ${JSON.stringify(auditedRowTexts())} as const;
export type AuditedSubject = keyof typeof AUDITED_SUBJECTS;`,
);

await mkdir(`${contracts}src/generated`, { recursive: true });
await writeFile(`${contracts}openapi.json`, json);
await writeFile(`${contracts}src/generated/api.ts`, types);
await writeFile(`${contracts}src/generated/keyed-calls.ts`, calls);
await writeFile(`${contracts}src/generated/uploads.ts`, uploads);
await writeFile(`${contracts}src/generated/audited-actions.ts`, actions);
console.log(`${Object.keys(document.paths).length} paths written to libs/contracts`);
