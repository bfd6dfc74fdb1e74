import type { TillProduct } from '@lacteos/contracts/schemas';
import { ProductIndex } from '@lacteos/contracts/search/product-index';

const EAN_LENGTH = 13;

/** A scanner may send a UPC code without its leading zero. */
const asEan = (text: string): string | null =>
  /^\d{12,13}$/.test(text) ? text.padStart(EAN_LENGTH, '0') : null;

/** Found by name before the sold out ones are put behind. */
const MAX_NAMED = 12;

const digitsOf = (code: string): string => code.replace(/^\D*0*/, '');

/** Finds products by scanned code, typed code and name with typing errors, without a request. */
export class ProductFinder {
  private readonly byCode = new Map<string, TillProduct>();
  private readonly byId: ReadonlyMap<number, TillProduct>;
  private readonly index: ProductIndex;

  constructor(products: readonly TillProduct[]) {
    this.byId = new Map(products.map((product) => [product.id, product]));
    for (const product of products) {
      const digits = digitsOf(product.code);
      if (digits) this.byCode.set(digits, product);
    }
    // Whole codes win over the digits of another one.
    for (const product of products) this.byCode.set(product.code.toUpperCase(), product);
    for (const product of products) {
      const ean = product.ean && asEan(product.ean);
      if (ean) this.byCode.set(ean, product);
    }
    this.index = new ProductIndex(
      products.map(({ id, name, slug, image }) => ({ id, name, slug, image, brand: '', family: '' })),
    );
  }

  findByCode(text: string): TillProduct | null {
    const code = text.trim().toUpperCase();
    const digits = /^\d+$/.test(code) ? code.replace(/^0+/, '') : null;
    const found = [asEan(code), code, digits].map((name) => name && this.byCode.get(name));
    return found.find((product) => product) || null;
  }

  /** Best first, a code before names and what is in stock before what is sold out. */
  search(text: string, max: number): TillProduct[] {
    const coded = this.findByCode(text);
    const named = this.index
      .find(text)
      .ids.slice(0, MAX_NAMED)
      .map((id) => this.byId.get(id))
      .filter((product) => product !== undefined)
      .filter((product) => product !== coded);
    const byStock = named.toSorted((one, other) => Number(other.stock > 0) - Number(one.stock > 0));
    return [...(coded ? [coded] : []), ...byStock].slice(0, max);
  }

  getById(id: number): TillProduct | null {
    return this.byId.get(id) ?? null;
  }
}
