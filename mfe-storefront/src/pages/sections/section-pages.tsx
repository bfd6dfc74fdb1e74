import { Company } from '#features/company';
import { ProductFamilies } from '#features/family-carousel';
import { News } from '#features/news';
import { Partners } from '#features/partners';

/** `/carousel_products` */
export const CarouselProductsPage = () => <ProductFamilies heading="h1" />;
/** `/partner` */
export const PartnerPage = () => <Partners heading="h1" />;
/** `/company` */
export const CompanyPage = () => <Company heading="h1" />;
/** `/social` */
export const SocialPage = () => <News heading="h1" />;
