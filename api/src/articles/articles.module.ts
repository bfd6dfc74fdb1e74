import { Module } from '@nestjs/common';

import { ArticlesController } from './articles.controller.js';

/** The articles of 'Noticias'. */
@Module({ controllers: [ArticlesController] })
export class ArticlesModule {}
