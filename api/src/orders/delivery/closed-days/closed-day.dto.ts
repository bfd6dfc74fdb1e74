import { DayField, IdField, NameField } from '#platform/http/index.js';

const MAX_REASON = 120;

export class NewClosedDayDto {
  @DayField({ dayOnly: true })
  day: string;

  @IdField({ nullable: true, description: 'null: all zones' })
  zoneId: number | null;

  @NameField({ min: 3, max: MAX_REASON, required: 'Escriba el motivo.', description: 'Buyers read it' })
  reason: string;
}

export class ClosedDayDto extends NewClosedDayDto {
  @IdField()
  id: number;
}
