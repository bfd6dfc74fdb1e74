import { standardLog } from '@lacteos/contracts/process';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

@Injectable()
export class RequestMetrics implements OnModuleInit {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer, by route (its pattern, never an address) and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {
    collectDefaultMetrics({ register: this.registry });
    new Counter({
      name: 'log_lines_dropped_total',
      help: 'Lines that could not be written to the log: a full disk, or a reader that stands still.',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(standardLog().dropped);
      },
    });
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onResponse', (request, reply, done) => {
      if (String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')) return done();
      const route = request.routeOptions.url ?? 'unknown';
      this.durations.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
  }
}
