import { Injectable } from '@nestjs/common';

/** The one source of the current time; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
