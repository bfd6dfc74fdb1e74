import { createHash } from 'node:crypto';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import type { LegalTextDto, LegalTextHeadDto } from './legal-text.dto.js';
import { LegalTextsService } from './legal-texts.service.js';

describe.each(DIALECTS)('legal texts on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  const read = (path = '') => api.call<LegalTextDto>('GET', `/legal${path}`);
  const publish = async (role: 1 | 3 | 4, body: object, document = 'terminos') =>
    api.call<LegalTextDto>('PUT', `/legal/${document}`, {
      token: (await api.signedIn(role)).token,
      body,
    });

  it("start with a first version of each document that asks for a lawyer's review [N-20-142]", async () => {
    const { data } = await api.call<LegalTextHeadDto[]>('GET', '/legal');
    expect(data.map(({ document, version, isDefault }) => [document, version, isDefault])).toEqual([
      ['terminos', 1, true],
      ['entregas', 1, true],
      ['devoluciones', 1, true],
      ['reclamos', 1, true],
      ['datos', 1, true],
    ]);
  });

  it('answer 404 under an unknown name or version [N-20-143]', async () => {
    for (const path of ['/secretos', '/terminos/99', '/terminos/x']) {
      const { status, failure } = await read(path);
      expect([path, status, failure.code]).toEqual([path, 404, 'LEGAL.NOT_FOUND']);
    }
  });

  it('are published by the owner only, as a new version; the old one stays readable [N-20-142]', async () => {
    const first = (await read('/terminos')).data;
    const body = { title: 'Términos', body: '## Precios\nCon IVA.', version: first.version };
    expect((await publish(1, body)).status).toBe(403);
    expect((await publish(3, body)).status).toBe(403);
    const { status, data } = await publish(4, body);
    expect([status, data.version, data.isDefault]).toEqual([200, first.version + 1, false]);
    expect(data.hash).toBe(createHash('sha256').update('Términos\n## Precios\nCon IVA.').digest('hex'));
    expect((await read('/terminos')).data).toEqual(data);
    expect((await read(`/terminos/${first.version}`)).data).toEqual(first);
    const versions = await api.call<LegalTextHeadDto[]>('GET', '/legal/terminos/versions');
    expect(versions.data.map(({ version, isDefault }) => [version, isDefault])).toEqual([
      [first.version + 1, false],
      [first.version, true],
    ]);
    expect((await api.call('GET', '/legal/nada/versions')).status).toBe(404);
  });

  it('answer a concurrent publication with the current text, and refuse empty texts [N-20-142]', async () => {
    const { version } = (await read('/datos')).data;
    expect((await publish(4, { title: 'A', body: 'uno', version }, 'datos')).status).toBe(200);
    const late = await publish(4, { title: 'B', body: 'dos', version }, 'datos');
    expect([late.status, late.failure.code]).toEqual([409, 'EDIT.CONFLICT']);
    expect(late.failure.errors).toMatchObject({ current: { title: 'A' } });
    expect((await publish(4, { title: '', body: '', version: version + 1 }, 'datos')).status).toBe(400);
    expect((await publish(4, { title: 'B', body: 'b', version: 1 }, 'nada')).status).toBe(404);
  });

  it('provide the terms of a version and their hash for orders', async () => {
    const { hash } = (await read('/terminos/1')).data;
    const texts = api.app.get(LegalTextsService);
    expect(await texts.accepted('terminos', 1)).toEqual({ version: 1, hash });
    expect(await texts.accepted('terminos', 99)).toBeNull();
  });
});
