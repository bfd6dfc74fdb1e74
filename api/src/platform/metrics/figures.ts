import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';

import { Clock } from '../clock/index.js';
import { RequestMetrics } from './request-metrics.js';

export interface Reading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Figure {
  /** Prometheus name, with its unit. */
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  /** Reuse of an answer, for figures that read much; default 0. */
  readonly keepMs?: number;
  read(): Promise<number | null> | Promise<readonly Reading[]>;
}

export interface FigureReadings {
  readonly at: Date;
  readonly readings: readonly Reading[] | null;
}

@Injectable()
export class Figures {
  private readonly logger = new Logger(Figures.name);
  private readonly figures = new Map<string, Figure>();
  private readonly kept = new Map<string, Promise<FigureReadings>>();

  constructor(
    private readonly clock: Clock,
    private readonly metrics: RequestMetrics,
  ) {}

  /** @throws when a name is taken */
  add(...figures: readonly Figure[]): void {
    for (const figure of figures) {
      this.figures.set(figure.name, figure);
      const collect = (gauge: Gauge): Promise<void> => this.collect(figure, gauge);
      new Gauge({
        name: figure.name,
        help: figure.help,
        labelNames: [...(figure.labelNames ?? [])],
        registers: [this.metrics.registry],
        collect() {
          return collect(this);
        },
      });
    }
  }

  /** @throws when the figure is not registered, or cannot be read now */
  async read(name: string): Promise<FigureReadings> {
    const figure = this.figures.get(name);
    if (!figure) throw new Error(`no figure is named ${name}`);
    const kept = await this.kept.get(name);
    if (kept && this.clock.now().getTime() - kept.at.getTime() < (figure.keepMs ?? 0)) return kept;
    const fresh = this.readNow(figure);
    if (figure.keepMs) this.cache(name, fresh);
    return fresh;
  }

  private cache(name: string, fresh: Promise<FigureReadings>): void {
    this.kept.set(name, fresh);
    fresh.catch(() => this.kept.delete(name));
  }

  private async readNow(figure: Figure): Promise<FigureReadings> {
    const found = await figure.read();
    const at = this.clock.now();
    if (found === null) return { at, readings: null };
    return { at, readings: typeof found === 'number' ? [{ labels: {}, value: found }] : found };
  }

  /** Metrics must be readable while the database is not. */
  private async collect({ name, labelNames = [] }: Figure, gauge: Gauge): Promise<void> {
    gauge.reset();
    // Resetting a gauge without labels would show 0, which is a value.
    if (labelNames.length === 0) gauge.remove();
    try {
      const { readings } = await this.read(name);
      for (const { labels, value } of readings ?? []) gauge.set({ ...labels }, value);
    } catch (error) {
      this.logger.warn({ err: error }, `the figure ${name} could not be read`);
    }
  }
}
