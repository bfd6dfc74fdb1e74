import { Injectable } from '@nestjs/common';

/** Runs by the database's clock. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
