import { Company } from '../../features/company/company';
import { FamilyTiles, ProductFamilies } from '#features/family-carousel';
import { News } from '#features/news';
import { Partners } from '#features/partners';
import { ShopInvitation } from '#features/screen';

/** `/carousel_products` */
export const CarouselProductsPage = () => (
  <>
    <ProductFamilies heading="h1" />
    <FamilyTiles />
  </>
);
/** `/partner` */
export const PartnerPage = () => (
  <>
    <Partners heading="h1" />
    <ShopInvitation />
  </>
);
/** `/company` */
export const CompanyPage = () => (
  <>
    <Company heading="h1" />
    <ShopInvitation />
  </>
);
/** `/social` */
export const SocialPage = () => (
  <>
    <News heading="h1" />
    <ShopInvitation />
  </>
);
