import { isCalendarDayOrMoment } from '#platform/clock/index.js';
import { isDay, readDay, yearProblem } from '@lacteos/contracts/parsing/parse-day';
import { applyDecorators } from '@nestjs/common';
import type { FieldOptions } from './field.js';
import { Satisfies } from './satisfies.js';
import { TextField } from './text-fields.js';

const MAX_DAY = 10;
const MAX_MOMENT = 30;

interface DayOptions extends FieldOptions {
  dayOnly?: boolean;
  /** An empty text counts as left out. */
  blank?: boolean;
}

/** A day of Colombia, sent in any form of {@link readDay} and stored as 'yyyy-MM-dd', or a moment in UTC. */
export function DayField({ dayOnly = false, blank = false, ...options }: DayOptions = {}): PropertyDecorator {
  const isRight = dayOnly ? isDay : isCalendarDayOrMoment;
  const message = options.message ?? 'La fecha debe tener el formato aaaa-mm-dd.';
  return applyDecorators(
    TextField({
      max: dayOnly ? MAX_DAY : MAX_MOMENT,
      message,
      read: (typed) => readDay(typed) ?? typed,
      ...options,
    }),
    Satisfies('day', (value) => (blank && value === '') || (typeof value === 'string' && isRight(value)), {
      message: ({ value }) =>
        (typeof value === 'string' ? yearProblem(value.slice(0, MAX_DAY)) : null) ?? message,
    }),
  );
}
