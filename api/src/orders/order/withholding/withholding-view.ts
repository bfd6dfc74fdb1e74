import { centavos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { WITHHOLDING_KINDS, WITHHOLDINGS } from '@lacteos/contracts/money/withholdings';

import type { OrderWithholdingDto } from './order-withholding.dto.js';
import type { OrderWithholding } from './order-withholdings.js';

/** Pesos. */
export const withholdingView = (
  { totalPrice }: { readonly totalPrice: Centavos },
  { rates, amounts, withheld }: OrderWithholding,
): OrderWithholdingDto => ({
  lines: WITHHOLDING_KINDS.filter((kind) => rates[kind] > 0).map((kind) => ({
    name: WITHHOLDINGS[kind].label,
    percent: rates[kind],
    amount: toPesos(amounts[kind]),
  })),
  withheld: toPesos(withheld),
  expectedPayment: toPesos(centavos(totalPrice - withheld)),
});
