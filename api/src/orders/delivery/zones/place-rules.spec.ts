import { findPlace, type Place } from './place-rules.js';

const place = (cityCode: string, neighbourhood = '', isExcluded = false): Place => ({
  ...{ cityCode, neighbourhood, isExcluded },
});
const META = place('50');
const VILLAVICENCIO = place('50001');
const BARZAL = place('50001', 'El Barzal');
const BARZAL_ALTO = place('50001', 'Barzal Alto 2');
const ANYWHERE = place('*');
const PLACES = [ANYWHERE, META, VILLAVICENCIO, BARZAL, BARZAL_ALTO, place('91', '', true)];

describe('the place of an address', () => {
  it.each([
    ['words of the address', '50001', 'Calle 37 # 30-20, barrio EL BARZAL', BARZAL],
    ['the longest of these words', '50001', 'Cl 1, El Barzal, Barzal alto 2', BARZAL_ALTO],
    ['whole words only', '50001', 'Calle del barzalito', VILLAVICENCIO],
    ['the municipality', '50001', '', VILLAVICENCIO],
    ['the department', '50006', 'El Barzal', META],
    ['everywhere', '05001', '', ANYWHERE],
  ])('is the most special one: %s [N-40-117]', (_what, city, address, found) => {
    expect(findPlace(PLACES, city, address)).toBe(found);
  });

  it('is none where it is excluded from a wider place, or nothing holds it [N-40-118]', () => {
    expect(findPlace(PLACES, '91001', '')).toBeNull();
    expect(findPlace([META], '05001', '')).toBeNull();
  });
});
