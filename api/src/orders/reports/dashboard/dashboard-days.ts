import {
  colombianDay,
  colombianToday,
  dayAfter,
  startOfColombianDay,
} from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import type { DashboardQuery } from './dashboard.dto.js';

const DAYS_SHOWN = 30;

/** Days in Colombia, both included. */
export interface Days {
  from: string;
  to: string;
}

@Injectable()
export class DashboardDays {
  constructor(private readonly clock: Clock) {}

  daysFor({ from, to }: DashboardQuery): Days {
    const last = to ? dayOf(to) : colombianToday(this.clock);
    return { from: from ? dayOf(from) : dayAfter(last, 1 - DAYS_SHOWN), to: last };
  }

  comparedOf({ compareFrom, compareTo }: DashboardQuery): Days | null {
    return compareFrom && compareTo ? { from: dayOf(compareFrom), to: dayOf(compareTo) } : null;
  }
}

const dayOf = (text: string): string => colombianDay(startOfColombianDay(text));
