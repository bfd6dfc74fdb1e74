import { Company } from '../../features/company/company';
import { FamilyTiles, ProductFamilies } from '#features/family-carousel';
import { NewProducts } from '../../features/new-products/new-products';
import { News } from '#features/news';
import { Partners } from '#features/partners';
import { Hero } from './hero/hero';

export function HomePage() {
  return (
    <div>
      <Hero />
      <ProductFamilies />
      <FamilyTiles isCompact />
      <NewProducts />
      <Company />
      <News />
      <Partners />
    </div>
  );
}
