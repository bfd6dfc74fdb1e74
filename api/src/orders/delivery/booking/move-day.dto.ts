import { DayField } from '#platform/http/index.js';

export class MoveDayDto {
  @DayField({ dayOnly: true })
  day: string;

  @DayField({ dayOnly: true, nullable: true, description: 'Day that the page showed' })
  from: string | null;
}
