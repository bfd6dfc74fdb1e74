import { describe, expect, it } from '@jest/globals';
import { DEPARTMENTS, departmentName, isMunicipalityOf, municipalityName } from './divipola.js';

describe('DIVIPOLA', () => {
  it('holds 33 departments and 1,122 municipalities, codes as strings', () => {
    expect(DEPARTMENTS).toHaveLength(33);
    expect(DEPARTMENTS.flatMap((department) => department.municipalities)).toHaveLength(1122);
    expect(DEPARTMENTS[0]).toMatchObject({ code: '05', name: 'Antioquia' });
  });

  it.each([
    ['50001', '50', 'Villavicencio'],
    ['05001', '05', 'Medellín'],
    ['73001', '73', 'Ibagué'],
  ])('knows %s of department %s as %s', (city, state, name) => {
    expect(municipalityName(city)).toBe(name);
    expect(isMunicipalityOf(city, state)).toBe(true);
  });

  it('refuses a city of another department and unknown codes', () => {
    expect(isMunicipalityOf('05001', '50')).toBe(false);
    expect(isMunicipalityOf('99999', '99')).toBe(false);
    expect(departmentName('00')).toBeNull();
    expect(municipalityName('00000')).toBeNull();
  });
});
