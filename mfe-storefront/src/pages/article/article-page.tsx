import { ApiError } from '@lacteos/api-client';
import { fromWidth } from '@lacteos/contracts/breakpoints';
import type { Article } from '@lacteos/contracts/schemas';
import { Arrow, buttonClass, describePage, EmptyState, formatLongDay, TextBlocks } from '@lacteos/ui';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ArticleList, pictureOf, useArticle, useArticles } from '#features/news';
import { LoadFailure, Loading, sectionStyles } from '#features/screen';
import styles from './article-page.module.css';

const MAX_OTHERS = 3;
const SIZES = `${fromWidth('md')} 700px, 100vw`;

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function Text({ article }: { article: Article }) {
  const { slug, title, summary, kind, publishedOn, family, body } = article;
  const { small, large } = pictureOf(family);
  useEffect(() => {
    describePage({ title, description: summary, path: `/social/${slug}`, isListed: true });
  }, [slug, title, summary]);
  return (
    <article className={styles['article']}>
      <p className={sectionStyles['meta']}>
        {kind} · <time dateTime={publishedOn}>{formatLongDay(publishedOn)}</time>
      </p>
      <h1>{title}</h1>
      <p className={sectionStyles['lead']}>{summary}</p>
      <img
        src={small}
        srcSet={`${small} 640w, ${large} 1280w`}
        sizes={SIZES}
        alt=""
        width={640}
        height={400}
      />
      <TextBlocks body={body} heading="h2" />
      <p>
        <Link to={`/products?familia=${encodeURIComponent(family)}`} className={buttonClass()}>
          Ver {family.toLowerCase()}
        </Link>
      </p>
    </article>
  );
}

function Others({ slug }: { slug: string }) {
  const { data } = useArticles();
  const others = data?.filter((article) => article.slug !== slug).slice(0, MAX_OTHERS) ?? [];
  if (others.length === 0) return null;
  return (
    <aside aria-labelledby="otras-noticias-titulo" className={styles['others']}>
      <h2 id="otras-noticias-titulo">Otras noticias</h2>
      <ArticleList articles={others} />
    </aside>
  );
}

export function ArticlePage() {
  const { article: slug = '' } = useParams();
  const { data, error, reload } = useArticle(slug);
  return (
    <section className={sectionStyles['section']}>
      <p>
        <Link to="/social" className={styles['back']}>
          <Arrow to="left" /> Noticias
        </Link>
      </p>
      {data ? <Text article={data} /> : null}
      {!data ? <h1 className="visually-hidden">Noticia</h1> : null}
      {!data && !error ? <Loading isPage /> : null}
      {!data && isNotFound(error) ? (
        <EmptyState title="No encontramos esa noticia">
          <Link to="/social" className={buttonClass()}>
            Ver las noticias
          </Link>
        </EmptyState>
      ) : null}
      {error && !data && !isNotFound(error) ? (
        <LoadFailure title="No pudimos cargar la noticia." error={error} onRetry={reload} />
      ) : null}
      <Others slug={slug} />
    </section>
  );
}
