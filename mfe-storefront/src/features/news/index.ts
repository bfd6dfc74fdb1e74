export { ArticleList } from './article-list';
export { pictureOf } from './article-picture';
export { News } from './news';
export { loadArticles, useArticle, useArticles, whenArticlesLoaded } from './use-articles';
