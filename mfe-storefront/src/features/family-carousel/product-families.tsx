import { type SectionProps, sectionStyles } from '#features/screen';
import { FamilyCarousel } from './family-carousel';
import { FamilyTiles } from './family-tiles';

/** Food in use leads, its packs follow. */
export function ProductFamilies({ heading: Heading = 'h2' }: SectionProps) {
  return (
    <section className={sectionStyles['section']} id="productos">
      <Heading>Productos</Heading>
      <p className={sectionStyles['lead']}>Del ordeño de la madrugada a su nevera en menos de dos días.</p>
      <FamilyTiles isCompact={Heading === 'h2'} />
      <FamilyCarousel />
    </section>
  );
}
