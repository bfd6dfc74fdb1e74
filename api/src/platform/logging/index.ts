export { createLogger, PinoLogger } from './pino-logger.js';
export { RequestLines } from './request-lines.js';
