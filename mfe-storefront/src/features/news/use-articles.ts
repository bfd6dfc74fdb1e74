import { api } from '@lacteos/api-client';
import type { Article, ArticleHead } from '@lacteos/contracts';
import { useAnswer } from '#features/answers';

/** The articles, newest first, without their texts. */
export const useArticles = () =>
  useAnswer('/article/', (isFresh) => api.get<ArticleHead[]>('/article/', { isFresh }));

/** One article. */
export const useArticle = (slug: string) => {
  const path = `/article/${encodeURIComponent(slug)}`;
  return useAnswer(path, (isFresh) => api.get<Article>(path, { isFresh }));
};
