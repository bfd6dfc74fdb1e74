import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from './sessions.service.js';

export const REFRESH_COOKIE = 'lacteos_refresh';
const PATH = '/api/auth';

/** The refresh token that the browser sent, if any. */
export const refreshTokenOf = (request: FastifyRequest): string | null =>
  request.cookies[REFRESH_COOKIE] || null;

/** Hands the refresh token to the browser, out of the reach of scripts. */
export function setRefreshCookie(reply: FastifyReply, session: OpenedSession, isSecure: boolean): void {
  void reply.setCookie(REFRESH_COOKIE, session.refreshToken, {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: isSecure,
    ...(session.cookieSeconds === null ? {} : { maxAge: session.cookieSeconds }),
  });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  void reply.clearCookie(REFRESH_COOKIE, { path: PATH, httpOnly: true, sameSite: 'strict' });
}
