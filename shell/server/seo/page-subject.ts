import type { Article, ArticleHead, LegalText, Product, ShownPartner } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import type { ApiAnswers } from 'gateway';

export interface PageSubject {
  product?: Product;
  text?: LegalText;
  article?: Article;
  articles?: readonly ArticleHead[];
  stores?: readonly ShownPartner[];
  /** Changes with the subject. */
  tag: string;
}
/** `gone`: the API answers 404; `unknown`: it did not answer in time. */
export type SubjectAnswer = PageSubject | 'gone' | 'unknown';

export const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  'price' in value &&
  typeof value.price === 'number';

const isLegalText = (value: unknown): value is LegalText =>
  typeof value === 'object' &&
  value !== null &&
  'document' in value &&
  'title' in value &&
  typeof value.title === 'string' &&
  'body' in value &&
  typeof value.body === 'string';

const isArticleHead = (value: unknown): value is ArticleHead =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'publishedOn' in value &&
  typeof value.publishedOn === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

const isArticle = (value: unknown): value is Article =>
  isArticleHead(value) && 'body' in value && typeof value.body === 'string';

const areArticles = (value: unknown): value is ArticleHead[] =>
  Array.isArray(value) && value.length > 0 && value.every(isArticleHead);

const isStore = (value: unknown): value is ShownPartner =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'city' in value &&
  'name' in value &&
  typeof value.name === 'string';

const areStores = (value: unknown): value is ShownPartner[] => Array.isArray(value) && value.every(isStore);

/** `path` is an API path, e.g. '/api/product/12'. */
export const readSubject = async (answers: ApiAnswers, path: string): Promise<SubjectAnswer> => {
  const answer = await answers.read(path);
  if (typeof answer === 'string') return answer;
  const { data } = answer.body;
  // Labels depend on the day ('vence desde'), so the day is part of the tag.
  if (isProduct(data)) return { product: data, tag: `${answer.tag} ${colombianDay(new Date())}` };
  if (areArticles(data)) return { articles: data, tag: answer.tag };
  if (areStores(data)) return { stores: data, tag: answer.tag };
  if (isArticle(data)) return { article: data, tag: answer.tag };
  return isLegalText(data) ? { text: data, tag: answer.tag } : 'unknown';
};
