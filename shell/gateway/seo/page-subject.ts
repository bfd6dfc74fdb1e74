import type { Product } from '@lacteos/contracts';
import type { ApiAnswers } from '../pages/api-answers.js';

/** The current subject of a page, read from the API. */
export interface PageSubject {
  product: Product;
  /** Changes whenever the subject does. */
  tag: string;
}
/** `gone`: the API answers 404; `unknown`: it did not answer in time. */
export type SubjectAnswer = PageSubject | 'gone' | 'unknown';

/** Whether an answer of the API is a product. */
export const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  'price' in value &&
  typeof value.price === 'number';

/** Reads the product that a page is about at an API path, e.g. '/api/product/12'. */
export const readSubject = async (answers: ApiAnswers, path: string): Promise<SubjectAnswer> => {
  const answer = await answers.read(path);
  if (typeof answer === 'string') return answer;
  const product = answer.body.data;
  return isProduct(product) ? { product, tag: answer.tag } : 'unknown';
};
