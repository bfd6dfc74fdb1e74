import { startGateway } from 'gateway';
import { SHOP_SITE } from './shop-site.js';

startGateway('lacteos-gateway', SHOP_SITE);
