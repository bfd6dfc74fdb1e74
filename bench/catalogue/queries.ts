import type { MeasuredServer } from '../lib/servers.js';

export interface Query {
  readonly name: string;
  readonly paths: readonly string[];
}
export const QUERIES: readonly Query[] = [
  { name: 'list of 20', paths: ['/product/products?page=1&pageSize=20'] },
  { name: 'detail', paths: Array.from({ length: 50 }, (_, n) => `/product/${n * 7 + 1}`) },
];

export const firstAnswer = async ({ prefix }: MeasuredServer, { paths }: Query): Promise<unknown> =>
  (await fetch(`${prefix}${paths[0]}`)).json();
