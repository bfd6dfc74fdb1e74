import { Company } from '../../features/company/company';
import { ProductFamilies } from '#features/family-carousel';
import { News } from '#features/news';
import { Partners } from '#features/partners';
import { ShopInvitation } from '#features/screen';

export const CarouselProductsPage = () => <ProductFamilies heading="h1" />;
export const PartnerPage = () => (
  <>
    <Partners heading="h1" />
    <ShopInvitation />
  </>
);
export const CompanyPage = () => (
  <>
    <Company heading="h1" />
    <ShopInvitation />
  </>
);
export const SocialPage = () => (
  <>
    <News heading="h1" />
    <ShopInvitation />
  </>
);
