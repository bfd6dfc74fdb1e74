import { Module } from '@nestjs/common';

import { SavedViewsController } from './saved-views.controller.js';

/** What each member of staff keeps for the tables of the back office. */
@Module({ controllers: [SavedViewsController] })
export class SavedViewsModule {}
