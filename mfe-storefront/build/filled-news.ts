import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';
import type { ArticleHead } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/contracts/time/colombian-day';
import { loadArticles } from '#features/news';
import { inSection } from './sections';

/** Unique placeholders, replaced by template fields. */
const SLUG = 'zzarticulozz';
const DAY = '1901-02-03';

const FIELDS = { title: '{{title}}', summary: '{{summary}}', kind: '{{kind}}' } as const;

const ARTICLES: ArticleHead[] = PRODUCT_FAMILIES.map((family) => ({
  ...FIELDS,
  slug: SLUG,
  publishedOn: DAY,
  family,
}));

const LIST = /^(.*<ul class="[^"]*\bcards"[^>]*>)(.*?)(<\/ul>.*)$/s;

const aroundList = (html: string): [before: string, cards: string[], after: string] => {
  const [, before = '', list = '', after = ''] = LIST.exec(html) ?? [];
  const cards = list.split(/(?<=<\/li>)/);
  if (cards.length !== PRODUCT_FAMILIES.length || !list.includes(SLUG))
    throw new Error('The news were drawn without their cards: mend build/filled-news.ts');
  return [before, cards, after];
};

export const filledNews = async (draw: () => string): Promise<string> => {
  await loadArticles(() => Promise.resolve(ARTICLES));
  const [before, cards, after] = aroundList(draw());
  const card = PRODUCT_FAMILIES.map((family, index) => inSection(family, cards[index] ?? '')).join('');
  const list = card.replaceAll(SLUG, '{{slug}}').replaceAll(formatLongDay(DAY), '{{day}}');
  return `<div data-first-view="news">${before}${inSection('articles', list)}${after}</div>`;
};
