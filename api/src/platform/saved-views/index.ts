export { CreateSavedViews1786000002000 } from './create-saved-views.migration.js';
export { SavedViewsEntity } from './saved-views.entity.js';
export { SavedViewsModule } from './saved-views.module.js';
