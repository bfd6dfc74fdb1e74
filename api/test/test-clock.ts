import { Clock } from '../src/platform/clock/index.js';

/** A clock that stands still until it is moved. */
export class TestClock extends Clock {
  constructor(private current = new Date('2026-11-20T15:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.current);
  }

  set(moment: Date): void {
    this.current = moment;
  }

  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}
