import { EmptyState } from '@lacteos/ui';
import { LoadFailure, Loading, type SectionProps, sectionStyles } from '#features/screen';
import { ArticleCards } from './article-cards';
import { ArticleList } from './article-list';
import { useArticles } from './use-articles';

/** The news page shows all. */
const MAX_AT_HOME = 3;

export function News({ heading: Heading = 'h2' }: SectionProps) {
  const { data, error, reload } = useArticles();
  const isPage = Heading === 'h1';
  const articles = isPage ? data : data?.slice(0, MAX_AT_HOME);
  return (
    <section className={sectionStyles['section']} aria-labelledby="noticias-titulo">
      <Heading id="noticias-titulo">Noticias</Heading>
      <p className={sectionStyles['lead']}>Lo que pasa en el hato, en la planta y en la cocina.</p>
      {error && !data ? (
        <LoadFailure title="No pudimos cargar las noticias." error={error} onRetry={reload} />
      ) : null}
      {!data && !error ? <Loading isPage={isPage} /> : null}
      {articles?.length === 0 ? <EmptyState title="Pronto tendremos noticias." /> : null}
      {articles && articles.length > 0 ? (
        isPage ? (
          <ArticleCards articles={articles} />
        ) : (
          <ArticleList articles={articles} />
        )
      ) : null}
    </section>
  );
}
