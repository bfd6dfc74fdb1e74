import { hasVersion } from '@lacteos/contracts/http';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface TaggedBody {
  readonly body: string;
  readonly etag: string;
}

export const taggedBody = (body: string): TaggedBody => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/**
 * Caches must revalidate before each use; 304 when the ETag matches.
 * @param isPrivate depends on the caller: shared caches must not store it
 */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: TaggedBody,
  isPrivate: boolean,
): string | undefined {
  void reply.headers({
    etag,
    'cache-control': isPrivate ? 'private, no-cache' : 'public, no-cache',
    vary: 'Authorization, X-Store-Id',
  });
  if (hasVersion(request.headers['if-none-match'], etag)) {
    void reply.code(304);
    return undefined;
  }
  void reply.type('application/json; charset=utf-8');
  return body;
}
