/** A saved address of a person. */
export const ACCOUNT_ADDRESS = {
  ...{ label: 'Casa', address: 'Calle 1', city_code: '50001', state_code: '50' },
  isDefault: true,
};
/** An anonymous claim. */
export const CLAIM = {
  ...{ kind: 'claim', name: 'Rosa Díaz', idType: '13', document: '52123456', email: 'rosa@correo.test' },
  ...{ phone: '3101234567', text: 'El kumis llegó con la tapa rota.' },
};
export const NEW_PRODUCT = {
  ...{ image: '/api/media/kumis/640.webp', account: 1253, name: 'Queso repetido', slug: 'Tarro 250 g' },
  ...{
    brand: 'Del Llano',
    description: 'Para untar',
    price: 9_500,
    idTax: 13156,
    position: 1,
    countInStock: 7,
  },
};
export const NEW_STORE = {
  ...{ name: 'Tienda repetida', address: 'Calle 1', phone: '3101234567', city: 'Acacías' },
  ...{ country: 'Meta', image: '/api/media/x/640.webp' },
};
