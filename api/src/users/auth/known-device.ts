import { DEVICE_COOKIE } from '@lacteos/contracts/cookies';
import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '#config/index.js';
import { isSameText } from '#platform/text/index.js';
import { UsersRepository } from '../accounts/users.repository.js';

const PATH = '/api/auth';
const ONE_YEAR_SECONDS = 31_536_000;
const ID_BYTES = 16;
const NAME_LENGTH = 12;

/** The cookie grants no access: wrong passwords from elsewhere do not lock the owner out (OWASP device cookies). */
@Injectable()
export class KnownDevice {
  private readonly isSecure: boolean;

  constructor(
    private readonly users: UsersRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  /** Null without a valid cookie of that account. @param account e-mail key */
  async recognise(request: FastifyRequest, account: string): Promise<string | null> {
    const [id = '', signature = ''] = (request.cookies[this.nameOf(account)] ?? '').split('.');
    if (!id) return null;
    const expected = await this.signatureOf(account, id);
    return isSameText(signature, expected) ? id : null;
  }

  /** Lasts a year. */
  async remember(reply: FastifyReply, account: string): Promise<void> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    void reply.setCookie(this.nameOf(account), `${id}.${await this.signatureOf(account, id)}`, {
      httpOnly: true,
      sameSite: 'strict',
      path: PATH,
      secure: this.isSecure,
      maxAge: ONE_YEAR_SECONDS,
    });
  }

  /** The name does not reveal the account. */
  private nameOf(account: string): string {
    return `${DEVICE_COOKIE}_${this.sign(account, 'name').replaceAll(/\W/g, '').slice(0, NAME_LENGTH)}`;
  }

  private async signatureOf(account: string, id: string): Promise<string> {
    const user = await this.users.findByEmail(account);
    return this.sign(account, `${id}:${user?.key_version ?? 0}`);
  }

  private sign(account: string, id: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`device:${id}:${account}`).digest('base64url');
  }
}
