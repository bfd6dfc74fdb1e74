import { openSite } from 'gateway/testing';
import { SHOP_SITE } from '../shop-site';

type Rest = Parameters<typeof openSite> extends [unknown, ...infer R] ? R : never;

export const openShop = (...rest: Rest) => openSite(SHOP_SITE, ...rest);
