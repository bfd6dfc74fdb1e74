import { centavos, toPesos } from '@lacteos/contracts/money/money';

import { EnumField, IntField, MoneyField, NestedArrayField, TextField } from '#platform/http/index.js';
import type { CreditBalance } from './credit.service.js';
import { CREDIT_REASONS, type CreditKind } from '../document/credit-reasons.js';

const CREDIT_KINDS = ['everything', 'units', 'unit price', 'amount'] as const satisfies readonly CreditKind[];

class CreditTaxDto {
  @TextField()
  type: string;

  @MoneyField()
  percentage: number;
}

class CreditableLineDto {
  @IntField({ description: "Number of the invoice's line, from 1" })
  line: number;

  @TextField()
  code: string;

  @TextField()
  description: string;

  @IntField()
  quantity: number;

  @MoneyField({ description: 'Without taxes, after the discount' })
  base: number;

  @MoneyField()
  total: number;

  @NestedArrayField(() => CreditTaxDto)
  taxes: CreditTaxDto[];

  @IntField({ description: 'Units that may still come back' })
  restQuantity: number;

  @MoneyField()
  restBase: number;

  @MoneyField()
  restTotal: number;
}

class CreditReasonDto {
  @IntField({ description: "SIIGO's number" })
  reason: number;

  @TextField()
  text: string;

  @EnumField(CREDIT_KINDS, { description: 'What its lines take; everything: none' })
  kind: CreditKind;
}

export class CreditBalanceDto {
  @MoneyField()
  total: number;

  @MoneyField()
  rest: number;

  @NestedArrayField(() => CreditableLineDto)
  lines: CreditableLineDto[];

  @NestedArrayField(() => CreditReasonDto)
  reasons: CreditReasonDto[];
}

export function creditBalanceView({ lines, rests }: CreditBalance): CreditBalanceDto {
  const sum = (rows: readonly { readonly total: number }[]): number =>
    toPesos(centavos(rows.reduce((all, { total }) => all + total, 0)));
  return {
    total: sum(lines),
    rest: sum(rests),
    reasons: Object.entries(CREDIT_REASONS).map(([reason, { text, kind }]) => ({
      reason: Number(reason),
      text,
      kind,
    })),
    lines: lines.map(({ item, taxes, quantity, base, total }, index) => ({
      line: index + 1,
      code: item.code,
      description: item.description ?? '',
      quantity,
      base: toPesos(base),
      total: toPesos(total),
      taxes: taxes.map(({ type, percentage }) => ({ type, percentage })),
      restQuantity: rests[index]?.quantity ?? 0,
      restBase: toPesos(rests[index]?.base ?? centavos(0)),
      restTotal: toPesos(rests[index]?.total ?? centavos(0)),
    })),
  };
}
