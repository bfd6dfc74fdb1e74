import type { HealthCheckState } from '@lacteos/contracts/reference/health';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { type FigureReadings, Figures } from '#platform/metrics/index.js';
import { FIGURE_ALERTS, type FigureAlert } from './alerts.js';
import type { HealthCheckDto, HealthReportDto } from './health-report.dto.js';

@Injectable()
export class HealthReportService {
  constructor(
    private readonly figures: Figures,
    private readonly clock: Clock,
  ) {}

  async report(): Promise<HealthReportDto> {
    const checks = await Promise.all(FIGURE_ALERTS.map((alert) => this.check(alert)));
    return { at: this.clock.now().toISOString(), checks };
  }

  private async check(alert: FigureAlert): Promise<HealthCheckDto> {
    const { key, severity, advice, unit, above } = alert;
    const { value, at } = await this.valueOf(alert);
    const state: HealthCheckState = value === null ? 'unknown' : value > above ? 'bad' : 'good';
    const title = state === 'bad' ? alert.title : alert.subject;
    return { key, severity, title, advice, unit, limit: above, value, at, state };
  }

  /** One unreadable figure must not hide the others. */
  private async valueOf(alert: FigureAlert): Promise<{ value: number | null; at: string | null }> {
    try {
      const found = await this.figures.read(alert.figure);
      const value = valueIn(found, alert, this.clock.now());
      return { value: value && Math.round(value), at: found.at.toISOString() };
    } catch {
      return { value: null, at: null };
    }
  }
}

function valueIn({ readings }: FigureReadings, { labels = {}, unit }: FigureAlert, now: Date): number | null {
  const counted = readings?.filter((reading) =>
    Object.entries(labels).every(([name, values]) => values.includes(reading.labels[name] ?? '')),
  );
  if (!counted) return null;
  if (unit === 'seconds') return Math.max(0, ...counted.map(({ value }) => value));
  if (unit !== 'age') return counted.reduce((sum, { value }) => sum + value, 0);
  const newest = Math.max(...counted.map(({ value }) => value));
  return Number.isFinite(newest) ? Math.max(now.getTime() / 1_000 - newest, 0) : null;
}
