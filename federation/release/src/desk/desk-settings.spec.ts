import { readDeskSettings } from './desk-settings.js';

const SECRET = { REPORT_TICKET_SECRET: 's'.repeat(32) };

it('has a default for every setting', () => {
  expect(readDeskSettings({ ...SECRET, DATA_DIR: '/data', DESK_NAME: 'one' })).toEqual({
    host: '127.0.0.1',
    port: 4216,
    apiUrl: 'http://127.0.0.1:4210',
    stateDir: '/data/release-desk',
    name: 'one',
    reportsPerMinute: 1_200,
    ticketSecret: 's'.repeat(32),
    sentryDsn: null,
    otlpUrl: null,
    drainSeconds: 0,
    shutdownSeconds: 8,
    limits: {
      leastReports: 20,
      errorShare: 0.02,
      timesStable: 3,
      reportSample: 1,
      leastNetworks: 3,
      votesPerNetwork: 5,
    },
  });
});

it.each([
  ['DESK_PORT', '70000'],
  ['API_URL', 'localhost'],
  ['DESK_NAME', '../one'],
  ['DESK_REPORTS_PER_MINUTE', 'many'],
  ['CANARY_LEAST_REPORTS', '1.5'],
  ['CANARY_ERROR_PERCENT', '-1'],
  ['CANARY_TIMES_STABLE', '0'],
  ['DRAIN_SECONDS', '61'],
  ['ERRORS_SENTRY_DSN', 'https://errors.test/7'],
  ['ERRORS_OTLP_URL', 'errors.test'],
  ['SHUTDOWN_SECONDS', '0'],
  ['REPORT_SAMPLE', '0'],
  ['CANARY_LEAST_NETWORKS', '0'],
  ['CANARY_VOTES_PER_NETWORK', 'many'],
])('names %s when it is %s', (name, value) => {
  expect(() => readDeskSettings({ ...SECRET, [name]: value })).toThrow(`${name}=${value}: expected`);
});

it.each([{}, { REPORT_TICKET_SECRET: 'short' }])(
  'needs the secret of the gateway, which no message repeats',
  (env) => {
    expect(() => readDeskSettings(env)).toThrow(/^REPORT_TICKET_SECRET: expected the secret of the gateway/);
  },
);
