import { BooleanField, IdField, IntField, NestedArrayField, TextField } from '#platform/http/index.js';

const UNITS = 'Debe ser un número entero mayor que cero.';
const MAX_MOVES = 1_000;

class LevelDto {
  @IdField()
  storeId: number;

  @IntField()
  quantity: number;
}

export class RestockRowDto {
  @IdField()
  id: number;

  @TextField()
  code: string;

  @TextField()
  name: string;

  @TextField({ description: 'Presentation' })
  slug: string;

  @IntField({ description: 'Units in the factory' })
  factory: number;

  @NestedArrayField(() => LevelDto)
  levels: LevelDto[];
}

class MoveDto {
  @IdField()
  storeId: number;

  @IdField()
  productId: number;

  @IntField({ min: 1, max: 1_000_000, message: UNITS })
  quantity: number;
}

export class RestockDto {
  @NestedArrayField(() => MoveDto, { min: 1, max: MAX_MOVES, message: 'Indique al menos una cantidad.' })
  moves: MoveDto[];

  @BooleanField({ optional: true, description: 'Takes the units from the stores back to the factory' })
  isReturn?: boolean;
}

export class RestockOutcomeDto {
  @IntField({ description: 'Units that were moved' })
  units: number;
}
