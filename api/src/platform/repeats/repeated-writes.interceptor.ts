import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';

import { AppError } from '../errors/index.js';
import { depositorOf, StoredBytes } from '../throttle/index.js';
import { KeyedWrites } from './keyed-writes.service.js';
import { repetitionOf } from './repetition.decorator.js';
import { isKey, sentKey } from './request-identity.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const SEALING_GROWTH = 4 / 3;
const ROW_BYTES = 500;
const MALFORMED = 'Use de 1 a 80 letras, cifras, guiones o guiones bajos.';

/** Requests without an `Idempotency-Key` pass. */
@Injectable()
export class RepeatedWrites implements NestInterceptor {
  constructor(
    private readonly writes: KeyedWrites,
    private readonly bytes: StoredBytes,
  ) {}

  /** @throws VALIDATION.FAILED for an invalid key, and the errors of `KeyedWrites` */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = sentKey(request);
    if (key === undefined || SAFE_METHODS.has(request.method)) return next.handle();
    const repetition = repetitionOf(context.getHandler());
    if (repetition?.by === 'nature' || repetition?.by === 'own key') return next.handle();
    if (!isKey(key)) throw new AppError('VALIDATION.FAILED', { errors: { 'Idempotency-Key': MALFORMED } });
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const mode = repetition ? 'outsideTransaction' : 'inTransaction';
    const write = async () => {
      const body = await firstValueFrom<unknown>(next.handle());
      // Effects outside a transaction cannot be taken back.
      if (mode === 'inTransaction') await this.spendAnswer(request, body);
      return { status: reply.statusCode, body };
    };
    return from(
      this.writes[mode](request, key, write).then(({ status, body }) => {
        void reply.status(status);
        return body;
      }),
    );
  }

  /** Answers are kept with their key; lists in them may be far longer than the request. @throws REQUEST.TOO_MANY */
  private async spendAnswer(request: FastifyRequest, body: unknown): Promise<void> {
    const bytes = Math.ceil(Buffer.byteLength(JSON.stringify(body ?? null)) * SEALING_GROWTH) - ROW_BYTES;
    if (bytes > 0) await this.bytes.spend('text', depositorOf(request), bytes);
  }
}
