import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that was serialised once, with the tag by which browsers and shared caches ask whether it still holds. */
export interface TaggedBody {
  readonly body: string;
  readonly etag: string;
}

/** Tags a serialised answer; the same text has the same tag on every replica. */
export const taggedBody = (body: string): TaggedBody => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/**
 * Answers JSON that may be kept but must be asked for again before each use; 304 without a body when the caller has it.
 * @param isPrivate whether it depends on who asks, so that no shared cache may keep it
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
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) {
    void reply.code(304);
    return undefined;
  }
  void reply.type('application/json; charset=utf-8');
  return body;
}
