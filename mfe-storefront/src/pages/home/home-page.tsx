import { ProductFamilies } from '#features/family-carousel';
import { News } from '#features/news';
import { Partners } from '#features/partners';
import { Company } from '../../features/company/company';
import { NewProducts } from '../../features/new-products/new-products';
import { Hero } from './hero/hero';

export function HomePage() {
  return (
    <div>
      <Hero />
      <ProductFamilies />
      <NewProducts />
      <Company />
      <News />
      <Partners />
    </div>
  );
}
