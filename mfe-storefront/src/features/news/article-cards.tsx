import type { ArticleHead } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { sectionStyles } from '#features/screen';
import { pictureOf } from './article-picture';

export const ArticleCards = ({ articles }: { articles: readonly ArticleHead[] }) => (
  <ul className={sectionStyles['cards']}>
    {articles.map(({ slug, title, summary, kind, publishedOn, family }) => (
      <li key={slug} className={sectionStyles['card']}>
        <Link to={`/social/${slug}`} className={sectionStyles['tile']}>
          <img src={pictureOf(family).small} alt="" width={640} height={400} loading="lazy" />
          <span className={sectionStyles['cardBody']}>
            <span className={sectionStyles['meta']}>
              {kind} · {formatLongDay(publishedOn)}
            </span>
            <h2>{title}</h2>
            <span>{summary}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
