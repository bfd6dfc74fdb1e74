import type { FastifyReply, FastifyRequest } from 'fastify';

/** Data must not be executed, framed or sniffed. Pages have headers of their own. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Fastify skips hooks for early failures, so both paths call this. */
export function addApiHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
}
