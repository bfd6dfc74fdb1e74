import type { CARRIERS } from './reference-data.js';

/** Public tracking pages that take the guide in their address; carriers without one are absent. */
const TRACKING_PAGES: Readonly<Partial<Record<(typeof CARRIERS)[number], string>>> = {
  DEPRISA: 'https://www.deprisa.com/Tracking/?track=',
  'INTER RAPIDISIMO': 'https://interrapidisimo.com/sigue-tu-envio/?guia=',
  SERVIENTREGA: 'https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=',
  COORDINADORA: 'https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=',
  '4-72': 'https://svc1.sipost.co/trazawebsip2/default.aspx?Buscar=',
  'DHL EXPRESS': 'https://www.dhl.com/co-es/home/tracking.html?tracking-id=',
};

const pageOf = (carrier: string): string | undefined =>
  Object.entries(TRACKING_PAGES).find(([name]) => name === carrier)?.[1];

/** null: this carrier has no page for it, or there is no guide. */
export function trackingAddress(carrier: string, guide: string): string | null {
  const page = pageOf(carrier);
  return page && guide ? `${page}${encodeURIComponent(guide)}` : null;
}
