import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { DeployError } from '../deploy-error.js';
import type { TrialLimits } from './judge-candidate.js';

/** Settings of the desk beside those of the release tool, from the environment. */
export interface DeskSettings {
  host: string;
  port: number;
  /** Origin of the API, which says who asks. */
  apiUrl: string;
  /** Folder of the counts; desks that share it are added up. */
  stateDir: string;
  /** Tells the desks of a folder apart. */
  name: string;
  reportsPerMinute: number;
  limits: TrialLimits;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Range {
  least: number;
  most: number;
  isWhole?: boolean;
}

const numberIn = (env: Environment, name: string, fallback: number, range: Range): number => {
  const text = env[name] ?? '';
  const number = text === '' ? fallback : Number(text);
  const fits = number >= range.least && number <= range.most && (!range.isWhole || Number.isInteger(number));
  if (fits) return number;
  const kind = range.isWhole ? 'a whole number' : 'a number';
  throw new DeployError('USAGE', `${name}=${text}: expected ${kind} from ${range.least} to ${range.most}`);
};

const originIn = (env: Environment, name: string, fallback: string): string => {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new DeployError('USAGE', `${name}=${text}: expected an origin, e.g. ${fallback}`);
};

const nameIn = (env: Environment): string => {
  const name = env['DESK_NAME'] || hostname();
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)) return name;
  throw new DeployError('USAGE', `DESK_NAME=${name}: expected letters, digits, dots and dashes`);
};

/** Reads the settings once; throws `USAGE` naming the first that cannot be used. */
export const readDeskSettings = (env: Environment): DeskSettings => ({
  host: env['DESK_HOST'] || '127.0.0.1',
  port: numberIn(env, 'DESK_PORT', 4216, { least: 0, most: 65_535, isWhole: true }),
  apiUrl: originIn(env, 'API_URL', 'http://127.0.0.1:4210'),
  stateDir: resolve(env['DATA_DIR'] || '.data', 'release-desk'),
  name: nameIn(env),
  reportsPerMinute: numberIn(env, 'DESK_REPORTS_PER_MINUTE', 120, { least: 1, most: 1_000_000 }),
  limits: {
    leastReports: numberIn(env, 'CANARY_LEAST_REPORTS', 20, { least: 1, most: 1_000_000, isWhole: true }),
    errorShare: numberIn(env, 'CANARY_ERROR_PERCENT', 2, { least: 0, most: 100 }) / 100,
    timesStable: numberIn(env, 'CANARY_TIMES_STABLE', 3, { least: 1, most: 1_000 }),
    reportSample: numberIn(env, 'REPORT_SAMPLE', 1, { least: 0.0001, most: 1 }),
  },
});
