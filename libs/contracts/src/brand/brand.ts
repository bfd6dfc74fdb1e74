export const BRAND = {
  name: 'Lácteos del Llano',
  /** Registered name, used on invoices and legal pages. */
  legalName: 'Lácteos del Llano S.A.S.',
  /** Production refuses the demo's. */
  nit: '900555111',
  /** A spec computes it. */
  nitCheckDigit: '6',
  slogan: 'Del hato a su mesa',
  city: 'Villavicencio, Meta',
  address: 'Km 4 vía Villavicencio – Restrepo',
  phone: '6086620000',
  whatsapp: '573100000000',
  email: 'hola@lacteosdelllano.test',
  logoAlt: 'Logo de la empresa',
} as const;

const DEMO_NIT = '900555111';

export const isDemoCompany = (nit: string = BRAND.nit): boolean => nit === DEMO_NIT;
