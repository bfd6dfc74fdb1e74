export { CONFIG, type Config, type ThrottleSettings } from './config.js';
export { readConfig, readDatabaseAddress } from './read-config.js';
export { ConfigModule } from './config.module.js';
export type { WompiEnvironment } from './wompi-settings.js';
export { ACCOUNTS_SHARE, type ByteBudgetName } from './byte-budgets.js';
export { ADDRESS_SHARE, type BudgetName } from './throttle-budgets.js';
