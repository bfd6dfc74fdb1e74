import { EnumField } from '../http/index.js';

export class HealthDto {
  @EnumField(['ok'])
  status: 'ok';
}
