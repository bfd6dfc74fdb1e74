import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '#config/index.js';
import { clientAddress } from '#platform/http/index.js';

const COOKIE = 'lacteos_recovery';
const PATH = '/api/auth';
const ONE_DAY_SECONDS = 86_400;
const ID_BYTES = 16;

export interface RecoveryVisitor {
  readonly browser: string;
  readonly network: string;
}

/** Keeps others from using up a browser's tries. The cookie grants no access. */
@Injectable()
export class RecoveryVisitors {
  private readonly isSecure: boolean;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  identify(request: FastifyRequest): RecoveryVisitor {
    const id = request.cookies[COOKIE];
    return { browser: id ? this.hashOf(id) : '', network: this.hashOf(clientAddress(request)) };
  }

  remember(request: FastifyRequest, reply: FastifyReply): RecoveryVisitor {
    const visitor = this.identify(request);
    if (visitor.browser) return visitor;
    const id = randomBytes(ID_BYTES).toString('base64url');
    void reply.setCookie(COOKIE, id, {
      httpOnly: true,
      sameSite: 'strict',
      path: PATH,
      secure: this.isSecure,
      maxAge: ONE_DAY_SECONDS,
    });
    return { ...visitor, browser: this.hashOf(id) };
  }

  private hashOf(text: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`recovery:${text}`).digest('hex');
  }
}
