import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '#config/index.js';
import { isSameText } from '#platform/text/index.js';

const COOKIE = 'lacteos_device';
const PATH = '/api/auth';
const ONE_YEAR_SECONDS = 31_536_000;
const ID_BYTES = 16;
const NAME_LENGTH = 12;

/**
 * Remembers in a cookie that an account signed in on a device, so that wrong passwords from elsewhere do not lock the
 * owner out (OWASP device cookies). The cookie grants no access.
 */
@Injectable()
export class KnownDevice {
  private readonly isSecure: boolean;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  /**
   * The device on which an account is known; null without a valid cookie of that account. @param account key of its
   * e-mail
   */
  of(request: FastifyRequest, account: string): string | null {
    const [id = '', signature = ''] = (request.cookies[this.nameOf(account)] ?? '').split('.');
    const expected = this.sign(account, id);
    return isSameText(signature, expected) ? id : null;
  }

  /** Sets the cookie for a year, after a sign-in. */
  remember(reply: FastifyReply, account: string): void {
    const id = randomBytes(ID_BYTES).toString('base64url');
    void reply.setCookie(this.nameOf(account), `${id}.${this.sign(account, id)}`, {
      httpOnly: true,
      sameSite: 'strict',
      path: PATH,
      secure: this.isSecure,
      maxAge: ONE_YEAR_SECONDS,
    });
  }

  /** One cookie per account, whose name does not reveal the account. */
  private nameOf(account: string): string {
    return `${COOKIE}_${this.sign(account, 'name').replaceAll(/\W/g, '').slice(0, NAME_LENGTH)}`;
  }

  private sign(account: string, id: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`device:${id}:${account}`).digest('base64url');
  }
}
