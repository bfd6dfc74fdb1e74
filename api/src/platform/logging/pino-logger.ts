import { maskedText, maskingOptions } from '@lacteos/contracts/http';
import { standardLog } from '@lacteos/contracts/process';
import { isTracing } from '@lacteos/tracing';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestFields, traceFields } from '../origin/index.js';

/** Omits secrets and personal data; a log that can't be written stops nothing. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const sink = standardLog();
  const options = {
    level,
    ...maskingOptions(),
    ...(isTracing() ? { mixin: traceFields } : {}),
    redact: {
      paths: ['*.password', '*.newPassword', '*.token', '*.code_hash'],
      censor: '[redacted]',
    },
  };
  const logger = pino(options, destination ?? sink);
  if (!destination)
    sink.onRecovery((droppedLines) => logger.error({ droppedLines }, 'log lines were dropped'));
  return logger;
}

/** `error({err, …}, 'text')` keeps its fields. */
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
      this.pino[level](
        { ...requestFields(), ...message, context },
        rest.length > 1 ? maskedText(String(rest[0])) : '',
      );
    } else {
      const detail = rest.length > 1 ? { detail: maskedText(String(rest[0])) } : {};
      this.pino[level]({ ...requestFields(), context, ...detail }, maskedText(String(message)));
    }
  }
}
