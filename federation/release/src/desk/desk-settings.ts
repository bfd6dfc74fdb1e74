import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { MIN_TICKET_SECRET } from '@lacteos/contracts/http';
import { type EndTimes, readEndTimes } from '@lacteos/contracts/process';
import type { Environment, EnvReader } from '@lacteos/contracts/env';
import { readUsage } from '../contract/read-usage.js';
import { parseDsn, type ForwardSettings } from './stacks/forward-errors.js';
import type { TrialLimits } from './health/judge-canary.js';

export interface DeskSettings extends EndTimes, ForwardSettings {
  host: string;
  port: number;
  apiUrl: string;
  stateDir: string;
  name: string;
  reportsPerMinute: number;
  /** Shared with the gateway, which signs the tickets for reports. */
  ticketSecret: string;
  limits: TrialLimits;
}

const ONE_MILLION = 1_000_000;

/** Default: the machine's name, which must be valid too. */
const readName = (reader: EnvReader): string => {
  const name = reader.text('DESK_NAME', hostname());
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name))
    reader.refuse('DESK_NAME', 'letters, digits, dots and dashes', name);
  return name;
};

const readTicketSecret = (reader: EnvReader): string => {
  const secret = reader.text('REPORT_TICKET_SECRET', '');
  if (secret.length < MIN_TICKET_SECRET)
    reader.refuse(
      'REPORT_TICKET_SECRET',
      `the secret of the gateway, at least ${MIN_TICKET_SECRET} characters`,
      secret,
    );
  return secret;
};

const readDsn = (reader: EnvReader): string | null => {
  const parse = (text: string): string | null => (parseDsn(text) ? text : null);
  return reader.parsed<string | null>('ERRORS_SENTRY_DSN', null, parse, 'a DSN like https://key@host/7');
};

/** @throws ReleaseError `USAGE` naming every bad variable */
export const readDeskSettings = (env: Environment): DeskSettings => readUsage(env, readFields);

const readFields = (reader: EnvReader): DeskSettings => ({
  host: reader.text('DESK_HOST', '127.0.0.1'),
  port: reader.integer('DESK_PORT', 4216, { min: 0, max: 65_535 }),
  apiUrl: reader.origin('API_URL', 'http://127.0.0.1:4210', 'an origin, e.g. http://127.0.0.1:4210'),
  stateDir: resolve(reader.text('DATA_DIR', '.data'), 'release-desk'),
  name: readName(reader),
  reportsPerMinute: reader.number('DESK_REPORTS_PER_MINUTE', 1_200, { min: 1, max: ONE_MILLION }),
  ticketSecret: readTicketSecret(reader),
  sentryDsn: readDsn(reader),
  otlpUrl: reader.url('ERRORS_OTLP_URL', ['http:', 'https:'], null),
  ...readEndTimes(reader, reader.optional('NODE_ENV') === 'production'),
  limits: {
    leastReports: reader.integer('CANARY_LEAST_REPORTS', 20, { min: 1, max: ONE_MILLION }),
    errorShare: reader.number('CANARY_ERROR_PERCENT', 2, { min: 0, max: 100 }) / 100,
    timesStable: reader.number('CANARY_TIMES_STABLE', 3, { min: 1, max: 1_000 }),
    reportSample: reader.number('REPORT_SAMPLE', 1, { min: 0.0001, max: 1 }),
    leastNetworks: reader.integer('CANARY_LEAST_NETWORKS', 3, { min: 1, max: ONE_MILLION }),
    votesPerNetwork: reader.integer('CANARY_VOTES_PER_NETWORK', 5, { min: 1, max: ONE_MILLION }),
  },
});
