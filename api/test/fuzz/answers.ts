import { Agent, request as httpRequest } from 'node:http';
import { ERROR_TABLE, type ErrorCode } from '../../src/platform/errors/index.js';
import type { Operation } from './operations.js';
import type { FuzzRequest } from './requests.js';

/** Maximum time of an answer. */
const MAX_MS = 2_000;
/** Only repeated slowness counts, because other processes use the processor too. */
const SLOW_TIMES = 3;

interface FuzzAnswer {
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true });

function send(
  origin: string,
  { method, path, headers, body }: FuzzRequest,
  token: string | null,
): Promise<FuzzAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      origin + path,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body ? { 'content-length': body.length } : {}),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            requestId: String(answer.headers['x-request-id']),
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - start,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/** Sends a request. @throws when the answer breaks a general rule */
export async function sendAndCheck(
  origin: string,
  operation: Operation,
  request: FuzzRequest,
  token: string | null,
): Promise<number> {
  const answer = await send(origin, request, token);
  const faults = [...faultsOf(operation, answer), ...(await slowness(origin, request, token, answer))];
  if (faults.length > 0)
    throw new Error(`${faults.join('; ')}\n${answer.status} ${answer.text.slice(0, 500)}`);
  return answer.status;
}

async function slowness(
  origin: string,
  request: FuzzRequest,
  token: string | null,
  answer: FuzzAnswer,
): Promise<string[]> {
  let { ms } = answer;
  for (let again = 1; ms > MAX_MS && again < SLOW_TIMES; again += 1)
    ms = Math.min(ms, (await send(origin, request, token)).ms);
  return ms > MAX_MS ? [`took ${Math.round(ms)} ms`] : [];
}

function faultsOf({ hasEnvelope }: Operation, { status, text, requestId }: FuzzAnswer): string[] {
  const faults = status >= 500 || status < 200 ? [`status ${status}`] : [];
  if (status < 400)
    return hasEnvelope && parsed(text)?.['success'] !== true ? [...faults, 'no envelope'] : faults;
  const envelope = parsed(text);
  if (envelope?.['success'] !== false) return [...faults, 'no envelope'];
  if (!Object.hasOwn(ERROR_TABLE, String(envelope['code']))) faults.push('a code that is in no table');
  else if (ERROR_TABLE[envelope['code'] as ErrorCode].status !== status)
    faults.push('the status of another code');
  if (typeof envelope['message'] !== 'string' || envelope['message'] === '') faults.push('no message');
  if (envelope['requestId'] !== requestId) faults.push('the request id of another request');
  return faults;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
