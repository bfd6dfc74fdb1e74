import { api } from '@lacteos/api-client';
import type { Article, ArticleHead } from '@lacteos/contracts/schemas';
import { answers, useAnswer, whileInHtml } from '#features/answers';

const LIST = '/article/';

const readArticles = (isFresh: boolean): Promise<ArticleHead[]> => api.get<ArticleHead[]>(LIST, { isFresh });

/** The articles, newest first, without their texts. */
export const useArticles = () => useAnswer(LIST, readArticles);

/** Puts the articles into the answers, where `useArticles` looks for them. */
export const askArticles = (read = readArticles): Promise<void> => answers.ask(LIST, read);

/** Waits for the articles that the HTML shows already. */
export const whenNewsListed = (): Promise<void> => whileInHtml('news', () => askArticles());

export const useArticle = (slug: string) => {
  const path = `/article/${encodeURIComponent(slug)}`;
  return useAnswer(path, (isFresh) => api.get<Article>(path, { isFresh }));
};
