import type { Success } from '@lacteos/contracts/answer';
import type { PageMeta } from '@lacteos/contracts/schemas';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';

export class Paged<T> {
  constructor(
    readonly data: T,
    readonly meta: PageMeta,
  ) {}
}

export const paged = <T>(data: T, meta: PageMeta): Paged<T> => new Paged(data, meta);

const RAW = 'http:raw';
/** For files and other systems' contracts. */
export const RawAnswer = (): MethodDecorator => SetMetadata(RAW, true);

@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get<boolean | undefined>(RAW, context.getHandler())) return next.handle();
    return next.handle().pipe(map(envelopeOf));
  }
}

function envelopeOf(result: unknown): Success<unknown> {
  if (result instanceof Paged) return { success: true, data: result.data, meta: result.meta };
  return { success: true, data: result ?? null };
}
