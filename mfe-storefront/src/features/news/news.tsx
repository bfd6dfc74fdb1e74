import lacteos from '../family-carousel/lacteos-small.webp';
import postres from '../family-carousel/postres-small.webp';
import quesos from '../family-carousel/quesos-small.webp';
import type { SectionProps } from '../screen/section-props';
import frame from '../screen/section.module.css';

const NEWS = [
  {
    title: 'El queso siete cueros ya viaja empacado al vacío',
    text: 'Se conserva veinte días en la nevera y llega entero hasta Puerto López.',
    kind: 'Producto',
    picture: quesos,
  },
  {
    title: 'Nuevos sabores con fruta del Ariari',
    text: 'Maracuyá y guanábana de pequeños cultivadores de Granada, en vaso y en botella.',
    kind: 'Cosecha',
    picture: lacteos,
  },
  {
    title: 'Arequipe de olla, ahora también de café',
    text: 'Leche, panela y café de montaña a fuego lento. Pruébelo con queso campesino.',
    kind: 'Cocina',
    picture: postres,
  },
] as const;

/** What is new at the dairy. */
export function News({ heading: Heading = 'h2' }: SectionProps) {
  const CardHeading = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <section className={frame['section']} aria-labelledby="noticias-titulo">
      <Heading id="noticias-titulo">Noticias</Heading>
      <p className={frame['lead']}>Lo que pasa en el hato, en la planta y en la cocina.</p>
      <ul className={frame['cards']}>
        {NEWS.map(({ title, text, kind, picture }) => (
          <li key={title} className={frame['card']}>
            <img src={picture} alt="" width={640} height={400} loading="lazy" />
            <div className={frame['cardBody']}>
              <p className={frame['meta']}>{kind}</p>
              <CardHeading>{title}</CardHeading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
