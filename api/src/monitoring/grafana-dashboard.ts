interface Chart {
  readonly title: string;
  readonly expressions: readonly string[];
  readonly unit: 'short' | 's' | 'reqps' | 'bytes' | 'percentunit';
}

const CHARTS: readonly Chart[] = [
  {
    title: 'Orders and payments a minute',
    expressions: ['max(orders_per_minute)', 'max(payments_per_minute)'],
    unit: 'short',
  },
  {
    title: 'Requests a second by status',
    expressions: ['sum by (status) (rate(http_request_duration_seconds_count[5m]))'],
    unit: 'reqps',
  },
  {
    title: 'Time of an answer, p50 and p99',
    expressions: ['0.5', '0.99'].map(
      (share) => `histogram_quantile(${share}, sum by (le) (rate(http_request_duration_seconds_bucket[5m])))`,
    ),
    unit: 's',
  },
  {
    title: 'Outbox: oldest due message by topic',
    expressions: ['max by (topic) (outbox_oldest_due_seconds)'],
    unit: 's',
  },
  {
    title: 'Outbox: due and given up',
    expressions: ['max(outbox_due_messages)', 'max by (topic) (outbox_dead_messages)'],
    unit: 'short',
  },
  { title: 'Invoices by state', expressions: ['max by (state) (siigo_documents)'], unit: 'short' },
  {
    title: 'Invoices: oldest in progress',
    expressions: ['max(siigo_oldest_document_seconds)'],
    unit: 's',
  },
  {
    title: 'SIIGO: requests left and pause',
    expressions: ['min(siigo_requests_left)', 'max(siigo_pause_seconds)'],
    unit: 'short',
  },
  {
    title: 'Payments to look at',
    expressions: ['max(wompi_payments_late)', 'max(payment_alerts)'],
    unit: 'short',
  },
  {
    title: 'Reservations, and those that are late',
    expressions: ['max(order_holds)', 'max(order_holds_late)'],
    unit: 'short',
  },
  {
    title: 'Since the last event of Wompi',
    expressions: ['time() - max(wompi_last_event_timestamp_seconds)'],
    unit: 's',
  },
  { title: 'Stock levels off their ledger', expressions: ['max(stock_levels_off_ledger)'], unit: 'short' },
  {
    title: 'Connections to the database',
    expressions: ['sum by (state) (database_pool_connections)'],
    unit: 'short',
  },
  {
    title: 'Since the last backup',
    expressions: ['time() - max by (kind) (backup_last_success_timestamp_seconds)'],
    unit: 's',
  },
  { title: 'Memory by process', expressions: ['process_resident_memory_bytes'], unit: 'bytes' },
];
const WIDTH = 12;
const HEIGHT = 8;

export function grafanaDashboard(): object {
  return {
    title: 'Lácteos del Llano',
    uid: 'lacteos',
    schemaVersion: 39,
    time: { from: 'now-6h', to: 'now' },
    refresh: '30s',
    templating: {
      list: [{ name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' }],
    },
    panels: CHARTS.map(({ title, expressions, unit }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource: { type: 'prometheus', uid: '${datasource}' },
      gridPos: { x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: expressions.map((expr, target) => ({ refId: String.fromCodePoint(65 + target), expr })),
    })),
  };
}
