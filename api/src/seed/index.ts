export { DemoDataService } from './demo-data.service.js';
export { SeedModule } from './seed.module.js';
