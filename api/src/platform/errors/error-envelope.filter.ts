import type { Failure } from '@lacteos/contracts/schemas';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from './error-table.js';
import { toAppError } from './error-translation.js';

declare module 'fastify' {
  interface FastifyRequest {
    failureCode?: ErrorCode;
  }
}

const RETRY_AFTER_SECONDS = 5;

@Catch()
export class ErrorEnvelopeFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const failure = toAppError(error);
    request.failureCode = failure.code;
    if (failure.status >= 500) {
      this.logger.error(
        { err: failure.cause ?? failure, code: failure.code, reqId: request.id },
        'request failed',
      );
    }
    const { retryAfterSeconds = failure.status === 503 ? RETRY_AFTER_SECONDS : null } = failure.params;
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
