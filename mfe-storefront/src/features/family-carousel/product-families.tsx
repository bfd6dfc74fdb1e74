import { FamilyCarousel } from './family-carousel';
import type { SectionProps } from '../screen/section-props';
import frame from '../screen/section.module.css';

/** The section 'Productos' of the home page. */
export function ProductFamilies({ heading: Heading = 'h2' }: SectionProps) {
  return (
    <section className={frame['section']} id="productos">
      <Heading>Productos</Heading>
      <p className={frame['lead']}>De la ordeña de la madrugada a su nevera en menos de dos días.</p>
      <FamilyCarousel />
    </section>
  );
}
