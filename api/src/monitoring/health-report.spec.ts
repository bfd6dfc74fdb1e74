import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderHoldEntity } from '#orders/order/hold/order-hold.entity.js';
import { PaymentEntity } from '#orders/payments/payment/payment.entity.js';
import { StockLevelEntity } from '#partners/index.js';
import { OutboxMessage } from '#platform/outbox/index.js';
import { SiigoDocumentEntity } from '#siigo/index.js';
import { SiigoClient } from '../siigo/client/siigo-client.js';
import { DatabaseCheck } from '#platform/health/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { SiigoStandIn } from '#test/invoicing/siigo-stand-in.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { FIGURE_ALERTS, SERIES_ALERTS } from './alerts.js';
import { grafanaDashboard } from './grafana-dashboard.js';
import type { HealthReportDto } from './health-report.dto.js';
import { prometheusRules, prometheusRuleTests } from './prometheus-rules.js';

const MINUTE_MS = 60_000;
/** Connections of a process to MariaDB. */
const POOL = 20;
const REPOSITORY = new URL('../../../', import.meta.url);
const fileOf = (path: string): string => readFileSync(new URL(path, REPOSITORY), 'utf8');

/** Samples of a series in the metrics; labels that Prometheus adds, and statuses, may have any value. */
const samplesOf = (series: string): RegExp => {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  const limit = (/le="[^"]+"/.exec(labels)?.[0] ?? '').replace(/[.+]/g, String.raw`\$&`);
  return new RegExp(String.raw`^${name}(\{[^}]*${limit}[^}]*\})? [\d.e+]+$`, 'm');
};

describe.each(DIALECTS)("the page 'Salud' on $name", (dialect) => {
  let api: TestApi;
  let siigo: SiigoStandIn;
  let shop: ShopBuilder;
  let token = '';
  let folder = '';
  let orderId = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lacteos-health-'));
    siigo = await SiigoStandIn.start();
    api = await startApi(dialect, {
      BACKUP_STATUS_FILE: join(folder, 'backup.prom'),
      SIIGO_URL: siigo.url,
      SIIGO_REQUESTS_PER_MINUTE: '1000000',
    });
    shop = new ShopBuilder(api);
    ({ token } = await api.signedIn(4));
    const product = await shop.addProduct();
    ({ id: orderId } = await shop.placedBy(await api.signedIn(1), [[product, 1]]));
    await api.work();
  });
  afterAll(async () => {
    await api.stop();
    await siigo.stop();
    await rm(folder, { recursive: true });
  });

  const at = (minutesAgo: number): Date => new Date(api.clock.now().getTime() - minutesAgo * MINUTE_MS);
  const noteBackups = (late: 'full' | 'log', minutesAgo: number): Promise<void> => {
    const line = (kind: string): string =>
      `backup_last_success_timestamp_seconds{kind="${kind}"} ${at(kind === late ? minutesAgo : 1).getTime() / 1_000}`;
    return writeFile(join(folder, 'backup.prom'), `${line('full')}\n${line('log')}\n`);
  };
  const states = async (): Promise<Record<string, string>> => {
    const { data } = await api.call<HealthReportDto>('GET', '/health/report', { token });
    return Object.fromEntries(data.checks.map(({ key, state }) => [key, state]));
  };
  const aDocument = (state: 'pending' | 'rejected', createdAt: Date) => ({
    kind: 'invoice' as const,
    reference: `T-${state}`,
    state,
    request: {} as SiigoDocumentEntity['request'],
    customerIdentification: '1',
    total: 1,
    reasons: [],
    createdAt,
    updatedAt: createdAt,
  });
  const aMessage = (change: Partial<OutboxMessage>) => ({
    topic: 'order-placed',
    payload: '{}',
    available_at: at(0),
    created_at: at(0),
    ...change,
  });

  /** Each 429 doubles the pause, also those of concurrent requests. */
  const exhaustSiigo = async (): Promise<void> => {
    const client = api.app.get(SiigoClient);
    await client.get('/v1/taxes');
    await siigo.fault({ kind: 'rate-limit', times: 8 });
    await Promise.all(Array.from({ length: 8 }, () => client.get('/v1/taxes')));
  };
  /** Twice as many callers as connections, without a pause. @returns a function that stops them */
  const takeAllConnections = (): (() => Promise<unknown>) => {
    let isOver = false;
    const callers = Array.from({ length: 2 * POOL }, async () => {
      while (!isOver) await api.uow.run(() => api.uow.manager.query('SELECT SLEEP(0.05)'));
    });
    return () => {
      isOver = true;
      return Promise.all(callers);
    };
  };

  /** Makes the figure of each alert wrong and returns its repair. */
  const breaks: Readonly<Record<string, () => unknown>> = {
    'stock-off-ledger': () => {
      // The ledger is read every ten minutes.
      api.clock.advance(10 * MINUTE_MS);
      return api.uow.manager.update(StockLevelEntity, { storeId: 0 }, { quantity: 3 });
    },
    'outbox-late': () => api.uow.manager.insert(OutboxMessage, aMessage({ available_at: at(6) })),
    'messages-given-up': () => api.uow.manager.insert(OutboxMessage, aMessage({ dead_at: at(0) })),
    'holds-late': () => {
      api.clock.advance(2 * MINUTE_MS);
      return api.uow.manager.save(OrderHoldEntity, { orderId, endsAt: at(11) });
    },
    'payments-late': () =>
      api.uow.manager.insert(PaymentEntity, {
        provider: 'wompi',
        transactionId: 'T-1',
        status: 'PENDING',
        orderId,
        amount: 1,
        currency: 'COP',
        paymentMethodType: 'PSE',
        source: 'event',
        outcome: 'pending',
        at: at(61),
      }),
    'payments-to-check': () =>
      api.uow.manager.update(OrderEntity, { id: orderId }, { paidWithoutStock: true }),
    'invoices-stuck': () => api.uow.manager.insert(SiigoDocumentEntity, aDocument('pending', at(61))),
    'invoices-refused': () => {
      api.clock.advance(2 * MINUTE_MS);
      return api.uow.manager.insert(SiigoDocumentEntity, aDocument('rejected', at(0)));
    },
    'siigo-paused': exhaustSiigo,
    'database-damaged': () => {
      const found = jest.spyOn(api.app.get(DatabaseCheck), 'found').mockReturnValue(2);
      return () => found.mockRestore();
    },
    'pool-exhausted': takeAllConnections,
    'backup-late': () => noteBackups('full', 27 * 60),
    'backup-log-late': () => noteBackups('log', 16),
  };

  const hasPool = dialect.name === 'MariaDB';
  const possible = FIGURE_ALERTS.map(({ key }) => key).filter((key) => hasPool || key !== 'pool-exhausted');
  it.each(possible)('reports %s only when it is the case [N-21-041, N-34-306]', async (key) => {
    await noteBackups('log', 1);
    expect((await states())[key]).not.toBe('bad');
    const mend = await breaks[key]?.();
    expect((await states())[key]).toBe('bad');
    if (typeof mend === 'function') await mend();
  });

  it('exports the same figures to Prometheus [N-21-040]', async () => {
    const { text } = await api.call('GET', '/metrics');
    expect(text).toContain('outbox_dead_messages{topic="order-placed"} 1');
    expect(text).toContain('siigo_documents{state="rejected"} 1');
    expect(text).toMatch(/^orders_per_minute 0$/m);
    expect(text).toMatch(/^order_holds \d+$/m);
    expect(text).toMatch(/^outbox_oldest_due_seconds\{topic="order-placed"\} \d+/m);
    expect(text).toMatch(/^wompi_last_event_timestamp_seconds \d+$/m);
    expect(text).toMatch(/^siigo_requests_left \d+$/m);
  });

  it('exports every series that alerts on answers and processes use [N-21-220]', async () => {
    const { text } = await api.call('GET', '/metrics');
    const watched = SERIES_ALERTS.flatMap(({ example }) => Object.keys(example));
    expect(watched.filter((series) => !samplesOf(series).test(text))).toEqual([
      // Labels that Prometheus itself adds to a target.
      'up{job="lacteos-api",instance="a"}',
    ]);
  });

  it('shows the other figures while one is unknown, and marks it as unknown [N-21-040]', async () => {
    await rm(join(folder, 'backup.prom'));
    const found = await states();
    expect([found['backup-late'], found['messages-given-up']]).toEqual(['unknown', 'bad']);
  });

  it('is for super administrators only [N-21-042]', async () => {
    const { token: administrator } = await api.signedIn(3);
    expect((await api.call('GET', '/health/report', { token: administrator })).status).toBe(403);
  });
});

describe('the files for Prometheus and Grafana', () => {
  it('match the alerts in the code, with a runbook for each [N-21-041]', () => {
    expect(fileOf('ops/monitoring/alerts.yaml')).toBe(prometheusRules());
    expect(fileOf('ops/monitoring/alerts.test.yaml')).toBe(prometheusRuleTests());
    expect(JSON.parse(fileOf('ops/monitoring/dashboard.json'))).toEqual(grafanaDashboard());
    for (const { key, title } of [...FIGURE_ALERTS, ...SERIES_ALERTS])
      expect(fileOf(`docs/runbooks/${key}.md`)).toContain(title);
  });
});
