import { issueTicket, REPORT_COOKIE } from '@lacteos/contracts/http';
import { Readiness } from '@lacteos/contracts/process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyFolder } from '../testing/release-fixture.js';
import { PROJECT, type TestEnvironment } from '../testing/target-fixture.js';
import { buildDeskServer } from './desk-server.js';
import { ReleaseDesk } from './release-desk.js';
import { DESK_STATE } from './health/desk-state.js';
import { ERROR_STATE } from './stacks/error-groups.js';
import { ErrorLog } from './stacks/error-log.js';
import type { ForwardedError } from './stacks/forward-errors.js';
import { StateFile } from './state-file.js';
import { join } from 'node:path';
import type { TrialLimits } from './health/judge-canary.js';

const LIMITS: TrialLimits = {
  leastReports: 20,
  errorShare: 0.02,
  timesStable: 3,
  reportSample: 1,
  leastNetworks: 3,
  votesPerNetwork: 5,
};

const TICKET_SECRET = 'secret-that-gateway-and-desk-share';
const HOUR_MS = 3_600_000;
const TICKET_MS = HOUR_MS;
export const REQUEST_ID = 'request-of-the-gateway';

export interface TestVisitor {
  id?: string;
  address?: string;
  served?: string;
  secret?: string;
}

export class TestClock {
  private at = Date.parse('2026-11-21T12:00:00Z');
  readonly now = (): Date => new Date(this.at);

  move(ms: number): void {
    this.at += ms;
  }
}

export const startApiStandIn = async (): Promise<{ url: string; close: () => Promise<unknown> }> => {
  const server = createServer((request, response) => {
    const role = /^Bearer role-([1-4])$/.exec(request.headers.authorization ?? '')?.[1];
    const isRight = request.url === '/api/auth/me' && role;
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' });
    const data = { id: 40 + Number(role), id_role: Number(role), name: 'Nubia', last: 'Parra' };
    response.end(JSON.stringify(isRight ? { success: true, data } : { success: false }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

export interface Answer {
  status: number;
  body: { success: boolean; code?: string; message?: string; requestId?: string; data?: unknown };
}

export interface TestDesk {
  log: string[];
  forwarded: ForwardedError[];
  get: (path: string, token?: string) => Promise<Answer>;
  post: (path: string, body: unknown, token?: string, cookie?: string, userAgent?: string) => Promise<Answer>;
  sendText: (text: string, address?: string, cookie?: string) => Promise<Answer>;
  ticket: (visitor: TestVisitor) => string;
  leave: () => void;
  report: (release: string, changes?: object, cookie?: string, userAgent?: string) => Promise<number>;
  close: () => Promise<void>;
}

interface DeskChanges {
  name?: string;
  folder?: string;
  limits?: Partial<TrialLimits>;
  reportsPerMinute?: number;
  /** Writes and judges at intervals, as in production, instead of at every report. */
  isPaced?: boolean;
}

const paceOf = (isPaced: boolean, log: (line: string) => void) => ({
  everyMs: isPaced ? HOUR_MS : 0,
  onFailure: (error: unknown) => log(String(error)),
});

const answerOf = async (url: string, init: RequestInit): Promise<Answer> => {
  const answer = await fetch(url, init);
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text || '{}') as Answer['body'] };
};

/** Shared by all desks, so that a visitor is the same at each. */
let visitors = 0;

export const startDesk = async (
  environment: TestEnvironment,
  clock: TestClock,
  apiUrl: string,
  { name = 'one', folder, limits, reportsPerMinute = 1000, isPaced = false }: DeskChanges = {},
): Promise<TestDesk> => {
  const log: string[] = [];
  const parts = { now: clock.now, log: (line: string) => void log.push(line) };
  const target = environment.open({ now: clock.now });
  const stateDir = folder ?? (await emptyFolder());
  const forwarded: ForwardedError[] = [];
  const pace = paceOf(isPaced, parts.log);
  const allLimits = { ...LIMITS, ...limits };
  const desk = new ReleaseDesk({
    ...parts,
    target,
    file: new StateFile(stateDir, name, DESK_STATE, pace),
    errors: new ErrorLog({
      target,
      file: new StateFile(join(stateDir, 'errors'), name, ERROR_STATE, pace),
      reportSample: allLimits.reportSample,
      now: clock.now,
      forward: (error) => void forwarded.push(error),
    }),
    limits: allLimits,
    judgeEveryMs: pace.everyMs,
  });
  await desk.open();
  const readiness = new Readiness();
  const server = buildDeskServer(desk, {
    ...parts,
    apiUrl,
    reportsPerMinute,
    ticketSecret: TICKET_SECRET,
    readiness,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const call = (path: string, init: RequestInit): Promise<Answer> => answerOf(`${url}${path}`, init);
  const bearer = (token?: string): Record<string, string> =>
    token ? { authorization: `Bearer ${token}` } : {};
  const sendText = (path: string, body: string, more: Record<string, string>): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...more };
    return call(path, { method: 'POST', headers, body });
  };
  const post: TestDesk['post'] = (path, body, token, cookie, userAgent = 'test') => {
    const headers = { ...bearer(token), ...(cookie ? { cookie } : {}), 'user-agent': userAgent };
    return sendText(path, JSON.stringify(body), headers);
  };
  const ticket: TestDesk['ticket'] = ({ id, address, served = '', secret = TICKET_SECRET }) => {
    visitors += 1;
    const facts = {
      visitorId: id ?? `visitor-${visitors}`,
      address: address ?? `10.${visitors >> 8}.${visitors & 255}.1`,
      picks: { [PROJECT]: served },
      expires: new Date(clock.now().getTime() + TICKET_MS),
    };
    return `${REPORT_COOKIE}=${issueTicket(secret, facts)}`;
  };
  return {
    log,
    forwarded,
    get: (path, token) => call(path, { headers: bearer(token) }),
    post,
    sendText: (text, address = '10.0.0.1', cookie = '') =>
      sendText('/reports', text, { 'x-forwarded-for': address, 'x-request-id': REQUEST_ID, cookie }),
    ticket,
    leave: () => readiness.leave(),
    report: async (release, changes, cookie = ticket({ served: release }), userAgent = undefined) => {
      const item = { remote: 'mfe-checkout', release, kind: 'mount', ok: true, ms: 100, ...changes };
      const body = { v: 1, shell: '1.0.0-s', items: [item] };
      return (await post('/reports', body, undefined, cookie, userAgent)).status;
    },
    close: async () => {
      await server.close();
      await desk.close();
    },
  };
};
