import {
  ALERT_SEVERITIES,
  type AlertSeverity,
  FIGURE_UNITS,
  type FigureUnit,
  HEALTH_CHECK_STATES,
  type HealthCheckState,
} from '@lacteos/contracts/reference/health';

import { EnumField, IntField, MomentField, NestedArrayField, TextField } from '#platform/http/index.js';

export class HealthCheckDto {
  @TextField({ description: 'Names the alert and its runbook' })
  key: string;

  @EnumField(HEALTH_CHECK_STATES, { description: '`unknown`: not known here, or not readable now' })
  state: HealthCheckState;

  @EnumField(ALERT_SEVERITIES)
  severity: AlertSeverity;

  @TextField({ description: 'What is wrong, otherwise what is watched' })
  title: string;

  @TextField({ description: 'The first thing to do' })
  advice: string;

  @EnumField(FIGURE_UNITS, { description: '`age` is in seconds, too' })
  unit: FigureUnit;

  @IntField({ description: 'Wrong above it' })
  limit: number;

  @IntField({ nullable: true })
  value: number | null;

  @MomentField({ nullable: true, description: 'When it was read' })
  at: string | null;
}

export class HealthReportDto {
  @MomentField()
  at: string;

  @NestedArrayField(() => HealthCheckDto)
  checks: HealthCheckDto[];
}
