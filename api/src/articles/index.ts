export { ArticlesModule } from './articles.module.js';
