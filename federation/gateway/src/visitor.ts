import { randomUUID } from 'node:crypto';
import { cookieValue, VISITOR_COOKIE } from '@lacteos/remote-kit/discovery';
import type { FastifyReply, FastifyRequest } from 'fastify';

const A_YEAR_S = 31_536_000;
const IDENTITY = /^[\w-]{8,64}$/;

/** The address that is asked for; of one with a foreign origin only its path, of one that begins with '//' all of it. */
export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>): URL =>
  new URL(`http://gateway/${url.replace(/^(https?:\/\/[^/]*)?\//i, '')}`);

/** Keeps a cookie off plain http where the visitor came by https. */
export const secureFlag = ({ protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  protocol === 'https' ? '; Secure' : '';

/**
 * The visitor's random id, by which the share of visitors of a candidate is chosen; a new visitor gets one. It is the
 * page's to read, so that the shell chooses as the gateway did.
 */
export const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = cookieValue(request.headers.cookie ?? '', VISITOR_COOKIE);
  if (known && IDENTITY.test(known)) return known;
  const id = randomUUID();
  void reply.header(
    'set-cookie',
    `${VISITOR_COOKIE}=${id}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secureFlag(request)}`,
  );
  return id;
};
