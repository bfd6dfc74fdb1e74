import { EmptyState } from '@lacteos/ui';
import { Suspense } from 'react';
import { lazyPart, LoadFailure, Loading, type SectionProps, sectionStyles, WhenNear } from '#features/screen';
import { useStores } from './use-stores';

const StoreFinder = lazyPart(async () => (await import('./store-finder')).StoreFinder);

/** The stores page shows all. */
const MAX_AT_HOME = 6;

export function Partners({ heading: Heading = 'h2' }: SectionProps) {
  const { data, error, reload } = useStores();
  const isPage = Heading === 'h1';
  return (
    <section className={sectionStyles['section']} aria-labelledby="aliados-titulo">
      <Heading id="aliados-titulo">Tiendas aliadas</Heading>
      <p className={sectionStyles['lead']}>Encuentre nuestros productos cerca de su casa.</p>
      {error && !data ? (
        <LoadFailure title="No pudimos cargar las tiendas aliadas." error={error} onRetry={reload} />
      ) : null}
      {!data && !error ? <Loading isPage={isPage} /> : null}
      {data?.length === 0 ? <EmptyState title="Pronto tendremos tiendas aliadas." /> : null}
      {data && data.length > 0 ? (
        <Suspense fallback={<Loading isPage={isPage} />}>
          {isPage ? (
            <StoreFinder stores={data} heading="h2" />
          ) : (
            <WhenNear>
              <StoreFinder stores={data} heading="h3" max={MAX_AT_HOME} />
            </WhenNear>
          )}
        </Suspense>
      ) : null}
    </section>
  );
}
