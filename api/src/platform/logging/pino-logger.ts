import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

/** Structured logs of the process; secrets never reach them. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        '*.password',
        '*.newPassword',
        '*.token',
        '*.code_hash',
      ],
      censor: '[redacted]',
    },
  });
}

/** Nest's own messages and those of the services, in the same log. `error({err, …}, 'text')` keeps its fields. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(
    level: 'debug' | 'error' | 'warn' | 'trace',
    message: unknown,
    rest: readonly unknown[],
  ): void {
    const context = rest.at(-1);
    if (typeof message === 'object' && message !== null) {
      this.pino[level]({ ...message, context }, rest.length > 1 ? String(rest[0]) : '');
    } else {
      this.pino[level]({ context, ...(rest.length > 1 ? { detail: rest[0] } : {}) }, String(message));
    }
  }
}
