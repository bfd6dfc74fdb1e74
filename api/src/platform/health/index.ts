export { HealthModule } from './health.module.js';
export { DatabaseCheck } from './database-check.js';
