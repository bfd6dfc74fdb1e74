import { Injectable } from '@nestjs/common';

/** The one source of the current time, by the clock of the database; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
