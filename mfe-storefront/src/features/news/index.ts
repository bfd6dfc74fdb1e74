export { ArticleCards } from './article-cards';
export { pictureOf } from './article-picture';
export { News } from './news';
export { useArticle, useArticles } from './use-articles';
