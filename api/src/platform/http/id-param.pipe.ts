import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError, type ErrorCode } from '../errors/index.js';

const MAX_ID = 2_147_483_647;

/** Treats anything but a row id as an unknown row. */
@Injectable()
export class IdParam implements PipeTransform<string, number> {
  constructor(private readonly code: ErrorCode = 'NOT_FOUND') {}

  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID) throw new AppError(this.code);
    return id;
  }
}
