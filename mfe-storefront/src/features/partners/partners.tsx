import { api } from '@lacteos/api-client';
import { fromWidth, type Partner } from '@lacteos/contracts';
import { EmptyState, ProductPicture } from '@lacteos/ui';
import { useAnswer } from '#features/answers';
import { LoadFailure, Loading, type SectionProps, sectionStyles } from '#features/screen';

const SIZES = `${fromWidth('lg')} 380px, ${fromWidth('sm')} 50vw, 100vw`;

function PartnerCard({ partner, heading: CardHeading }: { partner: Partner; heading: 'h2' | 'h3' }) {
  const { name, address, phone, city, country, image } = partner;
  return (
    <li className={sectionStyles['card']}>
      <ProductPicture image={image} alt={`Fachada de ${name}`} sizes={SIZES} />
      <div className={sectionStyles['cardBody']}>
        <CardHeading>{name}</CardHeading>
        <address>
          {address}
          <br />
          {city}, {country}
          <br />
          <a href={`tel:+57${phone}`}>{phone}</a>
        </address>
      </div>
    </li>
  );
}

/** The partner stores where the products can be bought. */
export function Partners({ heading: Heading = 'h2' }: SectionProps) {
  const { data, error, reload } = useAnswer('/partner/', (isFresh) =>
    api.get<Partner[]>('/partner/', { isFresh }),
  );
  return (
    <section className={sectionStyles['section']} aria-labelledby="aliados-titulo">
      <Heading id="aliados-titulo">Tiendas aliadas</Heading>
      <p className={sectionStyles['lead']}>Encuentre nuestros productos cerca de su casa.</p>
      {error && !data ? (
        <LoadFailure title="No pudimos cargar las tiendas aliadas." error={error} onRetry={reload} />
      ) : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <EmptyState title="Pronto tendremos tiendas aliadas." /> : null}
      {data && data.length > 0 ? (
        <ul className={sectionStyles['cards']}>
          {data.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} heading={Heading === 'h1' ? 'h2' : 'h3'} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
