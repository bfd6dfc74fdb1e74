import { MoneyField, NestedArrayField, PercentField, TextField } from '#platform/http/index.js';

class WithholdingLineDto {
  @TextField({ description: 'ReteFuente, ReteIVA or ReteICA' })
  name: string;

  @PercentField({ description: 'Percent; of the VAT for ReteIVA, of the base for the others' })
  percent: number;

  @MoneyField()
  amount: number;
}

export class OrderWithholdingDto {
  @NestedArrayField(() => WithholdingLineDto)
  lines: WithholdingLineDto[];

  @MoneyField()
  withheld: number;

  @MoneyField({ description: 'The total less what is withheld' })
  expectedPayment: number;
}
