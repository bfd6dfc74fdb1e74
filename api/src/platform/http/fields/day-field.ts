import { isCalendarDay, isCalendarDayOrMoment } from '#platform/clock/index.js';
import { applyDecorators } from '@nestjs/common';
import type { FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';
import { TextField } from './text-fields.js';

const MAX_DAY = 10;
const MAX_MOMENT = 30;

interface DayOptions extends FieldOptions {
  /** No moments, only days. */
  dayOnly?: boolean;
  /** An empty text counts as left out. */
  blank?: boolean;
}

/** A day of Colombia ('yyyy-MM-dd') or a moment in UTC that exists in the calendar. */
export function DayField({ dayOnly = false, blank = false, ...options }: DayOptions = {}): PropertyDecorator {
  const isRight = dayOnly ? isCalendarDay : isCalendarDayOrMoment;
  const message = options.message ?? 'La fecha debe tener el formato aaaa-mm-dd.';
  return applyDecorators(
    TextField({ max: dayOnly ? MAX_DAY : MAX_MOMENT, message, ...options }),
    Satisfies('day', (value) => (blank && value === '') || (typeof value === 'string' && isRight(value)), {
      message,
    }),
  );
}
