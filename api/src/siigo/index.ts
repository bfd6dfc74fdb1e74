export { SiigoModule } from './siigo.module.js';
