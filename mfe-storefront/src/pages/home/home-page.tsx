import { Company } from '../../features/company/company';
import { ProductFamilies } from '../../features/family-carousel/product-families';
import { News } from '../../features/news/news';
import { Partners } from '../../features/partners/partners';
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
