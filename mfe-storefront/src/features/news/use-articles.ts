import { api } from '@lacteos/api-client';
import type { Article, ArticleHead } from '@lacteos/contracts/schemas';
import { answers, useAnswer, whileInHtml } from '#features/answers';

const LIST = '/article/';

const readArticles = (isFresh: boolean): Promise<ArticleHead[]> => api.get<ArticleHead[]>(LIST, { isFresh });

export const useArticles = () => useAnswer(LIST, readArticles);

/** Stores the articles where `useArticles` finds them. */
export const loadArticles = (read = readArticles): Promise<void> => answers.load(LIST, read);

export const whenArticlesLoaded = (): Promise<void> => whileInHtml('news', () => loadArticles());

export const useArticle = (slug: string) => {
  const path = `/article/${encodeURIComponent(slug)}`;
  return useAnswer(path, (isFresh) => api.get<Article>(path, { isFresh }));
};
