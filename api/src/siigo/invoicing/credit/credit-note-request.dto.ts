import { EnumField, IntField, MoneyField, NestedArrayField, TextField } from '#platform/http/index.js';
import { CREDIT_NOTE_REASONS } from '../document/credit-reasons.js';

const MAX_LINES = 200;
const MAX_QUANTITY = 1_000_000;

class CreditLineDto {
  @IntField({ min: 1, max: MAX_LINES, description: "Number of the invoice's line, from 1" })
  line: number;

  @IntField({ optional: true, min: 1, max: MAX_QUANTITY, description: 'Units; with reasons 1 and 4' })
  quantity?: number;

  @MoneyField({
    optional: true,
    description: 'Pesos without taxes: of the line, with reason 4 of a unit; not with reason 1',
  })
  amount?: number;
}

export class CreditNoteRequestDto {
  @EnumField(CREDIT_NOTE_REASONS, {
    description: '1 partial return, 2 annulment, 3 rebate, 4 price adjustment, 6 early payment, 7 volume',
  })
  reason: number;

  @NestedArrayField(() => CreditLineDto, {
    optional: true,
    max: MAX_LINES,
    description: 'What is credited; with reason 2 nothing, because it credits all that is left',
  })
  lines?: CreditLineDto[];

  @TextField({ optional: true, max: 1_000 })
  observations?: string;
}
