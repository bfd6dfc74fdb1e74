export { ArticleCards } from './article-cards';
export { pictureOf } from './article-picture';
export { News } from './news';
export { askArticles, useArticle, useArticles, whenNewsListed } from './use-articles';
