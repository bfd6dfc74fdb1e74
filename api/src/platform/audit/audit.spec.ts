import type { FastifyRequest } from 'fastify';
import { IsNull } from 'typeorm';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { AuditEntryDto } from './audit.dto.js';
import { runFor } from '#platform/origin/index.js';
import { Outbox, OutboxMessage } from '#platform/outbox/index.js';
import { AuditRetention } from './audit-retention.js';
import { Audit, AuditEntry, type AuditedChange } from './index.js';

const DAY = 86_400_000;

describe.each(DIALECTS)('the audit trail on $name', (dialect) => {
  let api: TestApi;
  let admin: { user: { id: number; email: string }; token: string };
  beforeAll(async () => {
    api = await startApi(dialect);
    admin = await api.signedIn(3);
  });
  afterAll(() => api.stop());

  const record = (change: Partial<AuditedChange> = {}) =>
    api.app.get(Audit).record({
      actorId: admin.user.id,
      action: 'products.updated',
      subject: 'product',
      subjectId: 7,
      before: { name: 'Kumis', price: 100 },
      after: { name: 'Kumis', price: 120 },
      ...change,
    });
  const list = async (query = '') =>
    (await api.call<AuditEntryDto[]>('GET', `/admin/audit${query}`, { token: admin.token })).data;

  it('records who changed what, when, from what to what, newest first', async () => {
    await record();
    await record({
      action: 'partners.created',
      subject: 'partner',
      before: null,
      after: { name: 'La Ñapa' },
    });
    const [latest, first] = await list();
    expect(latest).toMatchObject({ action: 'partners.created', before: null, after: { name: 'La Ñapa' } });
    expect(first).toMatchObject({
      at: api.clock.now().toISOString(),
      actorId: admin.user.id,
      actorEmail: admin.user.email,
      subject: 'product',
      subjectId: '7',
      before: { price: 100 },
      after: { price: 120 },
    });
  });

  it('has a Spanish text for every changed field, nested ones too [N-17-542]', async () => {
    const nameless = record({ after: { name: 'Kumis', delivery: { ripeness: 3 }, price: 130 } });
    await expect(nameless).rejects.toThrow('AUDITED_FIELDS has no text for ripeness of products.updated');
  });

  it('rejects an entry that the handler does not declare (specs only) [N-35-102]', async () => {
    const request = { method: 'POST', routeOptions: { url: '/api/admin/partners' } } as FastifyRequest;
    const recorded = new Promise((done) => runFor(request, () => done(record().catch(String))));
    await expect(recorded).resolves.toContain('POST /admin/partners does not declare that it records');
  });

  it('shows current names in place of the ids of rows and fields [N-17-218]', async () => {
    const shop = new ShopBuilder(api);
    const kumis = await shop.addProduct({ name: 'Kumis de la casa' });
    const store = await shop.addStore('Puerto Cremoso');
    await record({
      action: 'stock.assigned',
      subject: 'store',
      subjectId: store,
      before: null,
      after: { productStocks: [{ productId: kumis.id, stock: 5 }], userIds: [admin.user.id, 99_999] },
    });
    const [entry] = await list(`?subject=store&subjectId=${store}`);
    expect(entry).toMatchObject({
      subjectName: 'Puerto Cremoso',
      after: { productStocks: [{ productId: 'Kumis de la casa', stock: 5 }], userIds: ['Ana Peña', 99_999] },
    });
  });

  it('is searched regardless of accents and filtered by row, actor and day', async () => {
    expect((await list('?search=LA%20NAPA')).map(({ subject }) => subject)).toEqual(['partner']);
    expect(await list('?subject=product&subjectId=7')).toHaveLength(1);
    expect(await list('?subject=product&subjectId=8')).toEqual([]);
    expect(await list(`?actor=${admin.user.id + 1000}`)).toEqual([]);
    const today = api.clock.now().toISOString();
    const tomorrow = new Date(api.clock.now().getTime() + DAY).toISOString();
    expect(await list(`?from=${today}&to=${tomorrow}`)).toHaveLength(3);
    expect(await list(`?from=${tomorrow}`)).toEqual([]);
  });

  it('has no entry for a change that was rolled back or that changed nothing', async () => {
    const failed = api.uow.run(async () => {
      await record({ action: 'products.linked' });
      throw new Error('later step');
    });
    await expect(failed).rejects.toThrow('later step');
    await record({ action: 'products.cost-set', after: { name: 'Kumis', price: 100 } });
    expect(await list('?search=linked')).toEqual([]);
    expect(await list('?search=cost-set')).toEqual([]);
  });

  it('refuses unknown filters', async () => {
    const answer = await api.call('GET', '/admin/audit?colour=red', { token: admin.token });
    expect([answer.status, answer.failure.code]).toEqual([400, 'VALIDATION.FAILED']);
  });

  it('is deleted after AUDIT_KEEP_DAYS, in small batches, once a day [N-21-190]', async () => {
    const { clock, app, uow } = api;
    const before = await uow.manager.count(AuditEntry);
    clock.advance(3_653 * DAY + 1);
    await record({ action: 'products.created' });
    expect(await app.get(AuditRetention).run(2)).toBe(before);
    expect(await uow.manager.find(AuditEntry)).toMatchObject([{ action: 'products.created' }]);
    const topic = 'platform.remove-old-audit';
    await app.get(Outbox).addRecurring(topic, clock.now());
    await api.work();
    expect(await uow.manager.countBy(OutboxMessage, { topic, done_at: IsNull() })).toBe(1);
  });
});
