import { IdField, IntField, NestedArrayField, TextField } from '#platform/http/index.js';

const MAX_LINES = 200;
const MAX_UNITS = 10_000;
const MAX_REASON = 200;

class MissingUnitsDto {
  @IdField()
  id_product: number;

  @IntField({ min: 1, max: MAX_UNITS })
  quantity: number;
}

export class PackOrderDto {
  @NestedArrayField(() => MissingUnitsDto, {
    optional: true,
    max: MAX_LINES,
    description: 'Taken off the order: its money goes back. All of it cancels the order',
  })
  missing?: MissingUnitsDto[];

  @TextField({ optional: true, max: MAX_REASON, description: 'Why they are missing; the buyer reads it' })
  reason?: string;
}
