import { openSite } from 'gateway/testing';
import { SHOP_SITE } from '../shop-site';

type Rest = Parameters<typeof openSite> extends [unknown, ...infer R] ? R : never;

/** The shop's gateway, which does not listen; requests are injected. */
export const openShop = (...rest: Rest) => openSite(SHOP_SITE, ...rest);
