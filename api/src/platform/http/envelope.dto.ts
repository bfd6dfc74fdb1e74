import { ApiPropertyOptional } from '@nestjs/swagger';
import { BooleanField } from './fields/choice-fields.js';
import { NestedArrayField } from './fields/nested-fields.js';
import { IntField, MoneyField } from './fields/number-fields.js';
import { MomentField, TextArrayField, TextField } from './fields/text-fields.js';

export class MethodSumDto {
  @TextField()
  method: string;

  @MoneyField()
  amount: number;
}

export class PageMetaDto {
  @IntField()
  total: number;

  @IntField()
  page: number;

  @IntField()
  pageSize: number;

  @MoneyField({
    optional: true,
    description: 'Sum of totalPrice of all matching rows, in pesos (order lists only)',
  })
  totalIncome?: number;

  @MoneyField({
    optional: true,
    min: -1_000_000_000_000,
    description: 'Sum of all matching movements of cash, in pesos (movements of the cash desk only)',
  })
  sum?: number;

  @NestedArrayField(() => MethodSumDto, {
    optional: true,
    description: 'Of all matching sales that were not voided, by method (sales of the till only)',
  })
  totals?: MethodSumDto[];

  @MomentField({ optional: true, description: 'When SIIGO told the list (catalogues of SIIGO only)' })
  cachedAt?: string;

  @BooleanField({ optional: true, description: 'At least `total` rows match; they were not counted' })
  isCapped?: boolean;

  @BooleanField({
    optional: true,
    description: 'Nothing is written as the search is: these are near (products only)',
  })
  isSimilar?: boolean;

  @TextArrayField({
    optional: true,
    description: 'Words to search for instead; only with an empty list of products',
  })
  nearWords?: string[];
}

export class FailureDto {
  @BooleanField({ must: false })
  success: false;

  @TextField({ description: 'Spanish, safe to show' })
  message: string;

  @TextField({ description: 'Stable; front ends switch on it' })
  code: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Texts or values by field',
  })
  errors?: Record<string, unknown>;

  @TextField()
  requestId: string;
}
