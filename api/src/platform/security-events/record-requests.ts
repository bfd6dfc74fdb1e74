import { isAdministrator } from '@lacteos/contracts/reference/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors/index.js';
import { runFor } from '../origin/index.js';
import type { SecurityEventName, SecurityEvents } from './security-events.js';

const EVENT_BY_FAILURE: Partial<Record<ErrorCode, SecurityEventName>> = {
  'AUTH.REQUIRED': 'access.denied',
  'AUTH.FORBIDDEN': 'access.denied',
  'AUTH.TOO_MANY_ATTEMPTS': 'attempts.refused',
  'REQUEST.TOO_MANY': 'budget.exceeded',
  'AUTH.RECOVERY_FAILED': 'recovery.failed',
  'AUTH.REFRESH_REUSED': 'session.token_reused',
};
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export function recordRequests(fastify: FastifyInstance, events: SecurityEvents): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const event = eventOf(request);
    if (event) runFor(request, () => events.record(event, factsOf(request, reply)));
    done(null, payload);
  });
}

const eventOf = (request: FastifyRequest): SecurityEventName | undefined =>
  (request.failureCode && EVENT_BY_FAILURE[request.failureCode]) ??
  (isStaffAction(request) ? 'staff.action' : undefined);

const isStaffAction = ({ user, method }: FastifyRequest): boolean =>
  user !== undefined && isAdministrator(user.id_role) && !READING.has(method);

const factsOf = ({ method, routeOptions, failureCode }: FastifyRequest, { statusCode }: FastifyReply) => ({
  route: `${method} ${routeOptions.url ?? 'unknown'}`,
  status: statusCode,
  ...(failureCode ? { code: failureCode } : {}),
});
