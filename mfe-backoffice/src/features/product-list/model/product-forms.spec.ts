import { anAdminProduct } from '#testing/builders';
import { newProductRequest, type NewProductValues } from './new-product';
import { editRequest, editValuesOf } from './product-edit';

describe('the request of a product form', () => {
  it('has the edited fields with the version and stock that the editor saw', () => {
    const product = anAdminProduct({ id: 7, version: 3, countInStock: 10 });
    const values = { ...editValuesOf(product), price: 1234.567, countInStock: 12 };
    expect(editRequest(product, values)).toEqual({
      id: 7,
      name: product.name,
      slug: product.slug,
      image: product.image,
      brand: product.brand,
      description: product.description,
      price: 1234.57,
      countInStock: 12,
      version: 3,
      countInStockSeen: 10,
    });
  });

  it('has the net content when it changed, and 0 when it was removed [N-20-121]', () => {
    const product = anAdminProduct({ netContent: 1000, netContentUnit: 'g' });
    const sent = (part: Partial<ReturnType<typeof editValuesOf>>) => {
      const { netContent, netContentUnit } = editRequest(product, { ...editValuesOf(product), ...part });
      return [netContent, netContentUnit];
    };
    expect(sent({})).toEqual([undefined, undefined]);
    expect(sent({ netContent: 900, netContentUnit: 'ml' })).toEqual([900, 'ml']);
    expect(sent({ netContent: null, netContentUnit: null })).toEqual([0, undefined]);
  });

  it('has the price with 2 decimals and the stock as a number [B-177]', () => {
    const values = { name: 'Kumis', price: '999.999', countInStock: '7', tariff: '', idTax: null };
    expect(newProductRequest(values as unknown as NewProductValues)).toEqual({
      name: 'Kumis',
      price: 1000,
      countInStock: 7,
    });
  });
});
