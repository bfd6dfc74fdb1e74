import { type SectionProps, sectionStyles } from '#features/screen';
import { FamilyCarousel } from './family-carousel';

export function ProductFamilies({ heading: Heading = 'h2' }: SectionProps) {
  return (
    <section className={sectionStyles['section']} id="productos">
      <Heading>Productos</Heading>
      <p className={sectionStyles['lead']}>Del ordeño de la madrugada a su nevera en menos de dos días.</p>
      <FamilyCarousel />
    </section>
  );
}
