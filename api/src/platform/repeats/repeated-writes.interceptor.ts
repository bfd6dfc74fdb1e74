import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';
import { UnitOfWork } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { seal, type SealKey, unseal } from '../seal/index.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import { REPETITION_METADATA } from './repetition.decorator.js';
import { isKey, keyHashOf, requestHashOf, sentKey } from './request-identity.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** No write answers nearly as much. */
const MAX_ANSWER_CHARACTERS = 1_000_000;

interface DoneWrite {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Does a write once for each `Idempotency-Key` of its caller: key, effect and answer are one transaction, so that a
 * repetition either does what was not done or gets the first answer. A copy that arrives meanwhile waits. Failures are not
 * stored: they changed nothing.
 */
@Injectable()
export class RepeatedWrites implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: IdempotencyKeysRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws HTTP.IDEMPOTENCY_KEY_REUSED, VALIDATION.FAILED for a key that is none */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = sentKey(request);
    if (key === undefined || READS.has(request.method)) return next.handle();
    if (this.reflector.get<unknown>(REPETITION_METADATA, context.getHandler())) return next.handle();
    if (!isKey(key)) throw new AppError('VALIDATION.FAILED', { errors: { 'Idempotency-Key': MALFORMED } });
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.answer(request, reply, key, next));
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    next: CallHandler,
  ): Promise<unknown> {
    const { status, body } = await this.work.runAround(() => this.once(request, reply, key, next));
    void reply.status(status);
    return body;
  }

  private async once(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    next: CallHandler,
  ): Promise<DoneWrite> {
    const sealKey: SealKey = { secret: `${this.config.totpKey} ${key}`, purpose: 'write-answer' };
    const keyHash = keyHashOf(request, key);
    const requestHash = requestHashOf(request, sealKey.secret);
    const userId = request.user?.id ?? null;
    const isFirst = await this.keys.claim({ keyHash, userId, requestHash, createdAt: this.clock.now() });
    if (!isFirst) return this.read(keyHash, requestHash, sealKey);
    const body = await firstValueFrom<unknown>(next.handle());
    const text = JSON.stringify(body ?? null);
    if (text.length > MAX_ANSWER_CHARACTERS) throw new Error(`an answer of ${text.length} characters`);
    const status = reply.statusCode;
    await this.keys.recordAnswer(keyHash, status, seal(text, sealKey));
    return { status, body };
  }

  private async read(keyHash: string, requestHash: string, sealKey: SealKey): Promise<DoneWrite> {
    const done = await this.keys.get(keyHash);
    if (done.requestHash !== requestHash) throw new AppError('HTTP.IDEMPOTENCY_KEY_REUSED');
    const text = unseal(done.answer ?? '', sealKey);
    if (text === null) throw new Error('the answer of a key was sealed with another secret');
    return { status: done.status, body: JSON.parse(text) as unknown };
  }
}

const MALFORMED = 'Use de 1 a 80 letras, cifras, guiones o guiones bajos.';
