import { BRAND } from '@lacteos/contracts/brand/brand';
import type { Product } from '@lacteos/contracts/schemas';

import type { Mail } from '#platform/mail/index.js';
import { mailText } from '#platform/text/index.js';

/** Quotes nothing that its reader typed. */
export function restockMail(to: string, product: Pick<Product, 'id' | 'name' | 'slug'>, shop: string): Mail {
  const name = mailText(product.name);
  return {
    to,
    subject: `Ya hay ${name} en ${BRAND.name}`,
    text: [
      'Hola:',
      '',
      `Nos pidió avisarle: ya hay ${name} (${mailText(product.slug)}). Pídalo aquí, antes de que se acabe:`,
      `${shop}/product/${product.id}`,
      '',
      'Este aviso llega una sola vez. Si quiere otro cuando se acabe de nuevo, pídalo en la página del producto.',
      '',
      BRAND.name,
    ].join('\n'),
  };
}
