import { fieldName, fieldProblems } from './field-names';

describe('the name of a refused field', () => {
  it.each([
    ['seller', 'Vendedor'],
    ['id', 'Tipo de comprobante'],
    ['customer.identification', 'Identificación del cliente'],
    ['items.0.code', 'Producto 1, Código del producto'],
    ['items.11.taxes.0.id', 'Producto 12, Impuestos'],
    ['items', 'Productos'],
    ['payments', 'Forma de pago'],
    ['payments.0.due_date', 'Fecha de pago'],
    ['payments.0.id', 'Forma de pago'],
    ['newCustomer.address.address', 'Dirección'],
    ['stamp', null],
  ])('%s is %p', (path, name) => expect(fieldName(path)).toBe(name));

  it('precedes its error; values that are no text are omitted', () => {
    expect(
      fieldProblems({ seller: 'Este campo es obligatorio.', stamp: 'No es válido.', reasons: [] }),
    ).toEqual(['Vendedor: Este campo es obligatorio.', 'No es válido.']);
    expect(fieldProblems(undefined)).toEqual([]);
  });
});
