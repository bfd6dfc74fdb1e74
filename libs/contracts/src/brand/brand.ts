/** The demo brand, in one place: change it here and every screen, mail and document follows. */
export const BRAND = {
  name: 'Lácteos del Llano',
  slogan: 'Del hato a su mesa',
  city: 'Villavicencio, Meta',
  address: 'Km 4 vía Villavicencio – Restrepo',
  phone: '6086620000',
  whatsapp: '573100000000',
  email: 'hola@lacteosdelllano.test',
  logoAlt: 'Logo de la empresa',
} as const;
