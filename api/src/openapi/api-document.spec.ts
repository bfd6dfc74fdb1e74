import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUDITED_ACTIONS, AUDITED_SUBJECTS } from '@lacteos/contracts/generated/audited-actions';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { auditedTexts } from '#platform/audit/index.js';
import { auditedRowTexts } from '#platform/stored-data/index.js';
import { RouteCensus } from '#platform/routes/index.js';
import { createApiDocument } from './index.js';

const COMMITTED = new URL('../../../libs/contracts/openapi.json', import.meta.url);

describe.each(DIALECTS.filter(({ name }) => name === 'SQLite'))('the OpenAPI document', (dialect) => {
  let api: TestApi;
  let document: OpenAPIObject;

  beforeAll(async () => {
    api = await startApi(dialect);
    document = createApiDocument(api.app);
  });
  afterAll(async () => api.stop());

  it('is committed as generated from the code (npm run openapi -w api)', async () => {
    const committed: unknown = JSON.parse(await readFile(COMMITTED, 'utf8'));
    expect(JSON.parse(JSON.stringify(document))).toEqual(committed);
  });

  it('is served by the API for checks of releases', async () => {
    const answer = await fetch(`${api.origin}/api/openapi.json`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(JSON.parse(await readFile(COMMITTED, 'utf8')));
  });

  it('describes every route', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replace('/api', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const keys = api.app
      .get(RouteCensus)
      .list()
      .map(({ key }) => key);
    expect(described.sort()).toEqual(keys.sort());
  });

  it('comes with audit texts generated from the handlers (npm run openapi -w api) [N-35-102]', () => {
    expect(AUDITED_ACTIONS).toEqual(auditedTexts());
    expect(AUDITED_SUBJECTS).toEqual(auditedRowTexts());
  });

  it('gives every operation a unique name and an answer with a schema', () => {
    const operations = Object.values(document.paths).flatMap((path) =>
      [path.get, path.post, path.put, path.delete].flatMap((operation) => (operation ? [operation] : [])),
    );
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { responses } of operations) expect(Object.keys(responses)).toContain('default');
  });
});
