import { FAMILY_PICTURES } from '#features/family-carousel';
import { type SectionProps, sectionStyles } from '#features/screen';

const NEWS = [
  {
    title: 'El queso siete cueros ya viaja empacado al vacío',
    text: 'Se conserva veinte días en la nevera y llega entero hasta Puerto López.',
    kind: 'Producto',
    picture: FAMILY_PICTURES.quesos.small,
  },
  {
    title: 'Nuevos sabores con fruta del Ariari',
    text: 'Maracuyá y guanábana de pequeños cultivadores de Granada, en vaso y en botella.',
    kind: 'Cosecha',
    picture: FAMILY_PICTURES.lacteos.small,
  },
  {
    title: 'Arequipe de olla, ahora también de café',
    text: 'Leche, panela y café de montaña a fuego lento. Pruébelo con queso campesino.',
    kind: 'Cocina',
    picture: FAMILY_PICTURES.postres.small,
  },
] as const;

/** What is new at the dairy. */
export function News({ heading: Heading = 'h2' }: SectionProps) {
  const CardHeading = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <section className={sectionStyles['section']} aria-labelledby="noticias-titulo">
      <Heading id="noticias-titulo">Noticias</Heading>
      <p className={sectionStyles['lead']}>Lo que pasa en el hato, en la planta y en la cocina.</p>
      <ul className={sectionStyles['cards']}>
        {NEWS.map(({ title, text, kind, picture }) => (
          <li key={title} className={sectionStyles['card']}>
            <img src={picture} alt="" width={640} height={400} loading="lazy" />
            <div className={sectionStyles['cardBody']}>
              <p className={sectionStyles['meta']}>{kind}</p>
              <CardHeading>{title}</CardHeading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
