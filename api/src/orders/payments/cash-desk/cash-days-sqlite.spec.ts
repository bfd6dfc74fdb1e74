import { describeCashDays } from '#test/cash-days/describe-cash-days.js';
import { DIALECTS } from '#test/index.js';

describe.each(DIALECTS.filter(({ name }) => name === 'SQLite'))(
  'random cash desk days on $name [N-33-409, N-39-275]',
  describeCashDays,
);
