/** In place of the federation runtime's logger: its messages go to the console, without stack traces of its own. */
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

/** The same. */
export const createLogger = (prefix: string) => new ConsoleLogger(prefix);
/** The same. */
export const createInfrastructureLogger = createLogger;
/** There is no compiler in a browser. */
export const bindLoggerToCompiler = (): void => {};
/** The same. */
export const logger = createLogger('[ Module Federation ]');
/** The same. */
export const infrastructureLogger = logger;
