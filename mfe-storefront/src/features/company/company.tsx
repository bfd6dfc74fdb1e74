import { BRAND } from '@lacteos/contracts/brand/brand';
import { type SectionProps, sectionStyles } from '#features/screen';
import styles from './company.module.css';
import llanoAvif from './llano.avif';
import llano from './llano.webp';

const FACTS = [
  { figure: '42', text: 'fincas vecinas que nos entregan su leche cada madrugada' },
  { figure: '48 h', text: 'desde el ordeño hasta la vitrina, siempre en cadena de frío' },
  { figure: '1987', text: 'año en que la familia cuajó su primer queso siete cueros' },
] as const;

export function Company({ heading: Heading = 'h2' }: SectionProps) {
  return (
    <section
      className={`${sectionStyles['section']} ${sectionStyles['band']}`}
      aria-labelledby="empresa-titulo"
    >
      <div className={styles['story']}>
        <picture>
          <source type="image/avif" srcSet={llanoAvif} />
          <img
            loading="lazy"
            decoding="async"
            src={llano}
            alt="Amanecer en los Llanos, con vacas junto al río"
            width={1280}
            height={720}
          />
        </picture>
        <div>
          <Heading id="empresa-titulo">Empresa</Heading>
          <p className={sectionStyles['lead']}>
            {BRAND.name} es una empresa familiar de {BRAND.city}. Trabajamos con leche de hatos vecinos,
            fermentos naturales y recetas llaneras, sin afanes ni atajos.
          </p>
          <p>
            Pasteurizamos, cuajamos y envasamos en nuestra propia planta, y entregamos en la ciudad y en los
            pueblos del Meta con nuestras tiendas aliadas.
          </p>
        </div>
      </div>
      <ul className={styles['facts']}>
        {FACTS.map(({ figure, text }) => (
          <li key={figure}>
            <strong>{figure}</strong>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
