export { SavedViewsEntity } from './saved-views.entity.js';
export { SavedViewsModule } from './saved-views.module.js';
