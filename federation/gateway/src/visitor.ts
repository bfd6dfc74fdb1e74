import { randomUUID } from 'node:crypto';
import { cookieValue, VISITOR_COOKIE } from '@lacteos/remote-kit/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const IDENTITY = /^[\w-]{8,64}$/;

/** Only the path if the origin is foreign; all of it if it begins with '//'. */
export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>): URL =>
  new URL(`http://gateway/${url.replace(/^(https?:\/\/[^/]*)?\//i, '')}`);

export const secureFlag = ({ protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  protocol === 'https' ? '; Secure' : '';

/**
 * Random id that decides the visitor's canaries, created on demand. Readable by scripts: the shell repeats the
 * choice.
 */
export const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = cookieValue(request.headers.cookie ?? '', VISITOR_COOKIE);
  if (known && IDENTITY.test(known)) return known;
  const id = randomUUID();
  void reply.header(
    'set-cookie',
    `${VISITOR_COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secureFlag(request)}`,
  );
  return id;
};
