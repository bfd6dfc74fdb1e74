import type { ArticleHead } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/contracts/time/colombian-day';
import mustache from 'mustache';

/** Escapes every value. The part of a card that depends on its family stands in a section of its name. */
export const fillArticles = (template: string, articles: readonly ArticleHead[]): string =>
  mustache.render(template, {
    articles: articles.map(({ slug, title, summary, kind, publishedOn, family }) => ({
      slug,
      title,
      summary,
      kind,
      day: formatLongDay(publishedOn),
      [family]: true,
    })),
  });
