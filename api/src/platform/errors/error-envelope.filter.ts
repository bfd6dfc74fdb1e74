import type { Failure } from '@lacteos/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './error-translation.js';

/** Answers every failure of every route in the one envelope. */
@Catch()
export class ErrorEnvelopeFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also used for failures that Fastify meets before a route is found. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const failure = toAppError(error);
    if (failure.status >= 500) {
      this.logger.error(
        { err: failure.cause ?? failure, code: failure.code, reqId: request.id },
        'request failed',
      );
    }
    const { retryAfterSeconds } = failure.params;
    if (typeof retryAfterSeconds === 'number') void reply.header('Retry-After', String(retryAfterSeconds));
    const body: Failure = {
      success: false,
      message: failure.message,
      code: failure.code,
      ...(failure.errors ? { errors: failure.errors } : {}),
      requestId: String(request.id),
    };
    void reply.header('Cache-Control', 'no-store').status(failure.status).send(body);
  }
}
