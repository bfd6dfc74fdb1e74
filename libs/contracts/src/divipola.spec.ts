import { describe, expect, it } from '@jest/globals';
import { DEPARTMENTS, departmentName, isMunicipalityOf, municipalityName } from './divipola.js';

describe('DIVIPOLA', () => {
  it('contains 33 departments and 1,122 municipalities, codes as strings [D-072]', () => {
    expect(DEPARTMENTS).toHaveLength(33);
    expect(DEPARTMENTS.flatMap((department) => department.municipalities)).toHaveLength(1122);
    expect(DEPARTMENTS[0]).toMatchObject({ code: '05', name: 'Antioquia' });
  });

  it.each([
    ['50001', '50', 'Villavicencio'],
    ['05001', '05', 'Medellín'],
    ['73001', '73', 'Ibagué'],
  ])('lists %s of department %s as %s [S-146]', (city, state, name) => {
    expect(municipalityName(city)).toBe(name);
    expect(isMunicipalityOf(city, state)).toBe(true);
  });

  it.each([
    ['first', '05 91 81 08 11 13 15 17 19 85 20 23 25 27 94 95'],
    ['second', '41 44 47 50 52 54 86 63 66 68 70 73 76 97 99'],
  ])('contains every department of the %s half of the specification [S-144, S-145]', (_half, codes) => {
    for (const code of codes.split(' ')) expect(departmentName(code)).toEqual(expect.any(String));
    expect([departmentName('50'), departmentName('76'), departmentName('05')]).toEqual([
      'Meta',
      'Valle del Cauca',
      'Antioquia',
    ]);
  });

  it('rejects a city of another department and unknown codes', () => {
    expect(isMunicipalityOf('05001', '50')).toBe(false);
    expect(isMunicipalityOf('99999', '99')).toBe(false);
    expect(departmentName('00')).toBeNull();
    expect(municipalityName('00000')).toBeNull();
  });
});
