/** The demo brand, in one place: change it here and every screen, mail and document follows. */
export const BRAND = {
  name: 'Lácteos del Llano',
  /** As the chamber of commerce has it; invoices and legal pages name it. */
  legalName: 'Lácteos del Llano S.A.S.',
  /** Without its check digit. Production refuses the demo's. */
  nit: '900555111',
  /** Its check digit; a spec works it out. */
  nitCheckDigit: '6',
  slogan: 'Del hato a su mesa',
  city: 'Villavicencio, Meta',
  address: 'Km 4 vía Villavicencio – Restrepo',
  phone: '6086620000',
  whatsapp: '573100000000',
  email: 'hola@lacteosdelllano.test',
  logoAlt: 'Logo de la empresa',
} as const;

/** Belongs to no company that this shop knows. */
const DEMO_NIT = '900555111';

export const isDemoCompany = (nit: string = BRAND.nit): boolean => nit === DEMO_NIT;
