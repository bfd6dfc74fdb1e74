export { createLogger, PinoLogger } from './pino-logger.js';
