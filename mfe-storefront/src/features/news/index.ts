export { ArticleCards } from './article-cards';
export { dayInWords } from './article-day';
export { pictureOf } from './article-picture';
export { News } from './news';
export { useArticle, useArticles } from './use-articles';
