export { LiveModule } from './live.module.js';
export type { LiveChangesDto } from './live.dto.js';
