import { Company } from '#features/company';
import { ProductFamilies } from '#features/family-carousel';
import { News } from '#features/news';
import { Partners } from '#features/partners';
import { Hero } from './hero/hero';

/** `/`: hero, products, company, news and partner stores. */
export function HomePage() {
  return (
    <div>
      <Hero />
      <ProductFamilies />
      <Company />
      <News />
      <Partners />
    </div>
  );
}
