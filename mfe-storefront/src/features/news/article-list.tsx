import type { ArticleHead } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { sectionStyles } from '#features/screen';
import styles from './article-list.module.css';

/** Without pictures, which the families of the same page already show. */
export const ArticleList = ({ articles }: { articles: readonly ArticleHead[] }) => (
  <ul className={styles['list']}>
    {articles.map(({ slug, title, summary, kind, publishedOn }) => (
      <li key={slug}>
        <Link to={`/social/${slug}`} className={styles['article']}>
          <span className={sectionStyles['meta']}>
            {kind} · {formatLongDay(publishedOn)}
          </span>
          <span>
            <h3>{title}</h3>
            {summary}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
