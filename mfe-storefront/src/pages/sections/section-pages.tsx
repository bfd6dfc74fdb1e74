import { Company } from '../../features/company/company';
import { ProductFamilies } from '../../features/family-carousel/product-families';
import { News } from '../../features/news/news';
import { Partners } from '../../features/partners/partners';

/** `/carousel_products` */
export const CarouselProductsPage = () => <ProductFamilies heading="h1" />;
/** `/partner` */
export const PartnerPage = () => <Partners heading="h1" />;
/** `/company` */
export const CompanyPage = () => <Company heading="h1" />;
/** `/social` */
export const SocialPage = () => <News heading="h1" />;
