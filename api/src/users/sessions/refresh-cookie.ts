import { refreshCookieName } from '@lacteos/contracts/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from './tokens/session-tokens.js';

const PATH = '/api/auth';

export const refreshTokenOf = (request: FastifyRequest, isSecure: boolean): string | null =>
  request.cookies[refreshCookieName(isSecure)] || null;

/** Scripts cannot read the cookie. */
export function setRefreshCookie(reply: FastifyReply, session: OpenedSession, isSecure: boolean): void {
  void reply.setCookie(refreshCookieName(isSecure), session.refreshToken, {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: isSecure,
    ...(session.cookieSeconds === null ? {} : { maxAge: session.cookieSeconds }),
  });
}

export function clearRefreshCookie(reply: FastifyReply, isSecure: boolean): void {
  const attributes = { path: PATH, httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  void reply.clearCookie(refreshCookieName(isSecure), attributes);
}
