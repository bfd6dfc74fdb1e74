export { CONFIG, readConfig, type Config, type ThrottleSettings } from './config.js';
export { ConfigModule } from './config.module.js';
export { ConfigError } from './env-reader.js';
