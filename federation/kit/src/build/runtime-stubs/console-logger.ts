/** Replaces the federation runtime's logger by the console, without extra stack traces. */
class ConsoleLogger {
  constructor(private prefix: string) {}
  readonly log = (...words: unknown[]): void => console.log(this.prefix, ...words);
  readonly warn = (...words: unknown[]): void => console.warn(this.prefix, ...words);
  readonly error = (...words: unknown[]): void => console.error(this.prefix, ...words);
  readonly info = this.log;
  readonly success = this.log;
  readonly ready = this.log;
  readonly debug = (): void => {};
  readonly setDelegate = this.debug;
  setPrefix(prefix: string): void {
    this.prefix = prefix;
  }
}

export const createLogger = (prefix: string) => new ConsoleLogger(prefix);
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = (): void => {};
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
