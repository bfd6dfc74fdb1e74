import { describe, expect, it } from '@jest/globals';
import {
  CARRIERS,
  COUNTRY,
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  PERSON_TYPES,
  PHONE_PREFIXES,
} from './reference-data.js';
import { BRAND } from '../brand/brand.js';
import { ROLE_LABELS, roleLabel, ROLES } from './roles.js';

describe('reference data', () => {
  it('has exactly four roles by id [S-009]', () => {
    expect(ROLES).toEqual({ user: 1, cashier: 2, admin: 3, superAdmin: 4 });
    expect(Object.values(ROLE_LABELS)).toEqual(['Usuario', 'Cajero', 'Admin', 'SuperAdmin']);
    expect(roleLabel(9)).toBe('Desconocido');
  });

  it.each([
    ['13', 'Cedula'],
    ['31', 'Nit'],
    ['22', 'Cédula de extranjería'],
    ['42', 'Documento de identificación extranjero'],
    ['50', 'NIT de otro país'],
    ['R-00-PN', 'No obligado a registrarse en el RUT PN'],
    ['91', 'NUIP'],
    ['41', 'Pasaporte'],
    ['47', 'Permiso especial de permanencia PEP'],
    ['11', 'Registro civil'],
    ['43', 'Sin identificación del exterior'],
    ['21', 'Tarjeta de extranjería'],
    ['12', 'Tarjeta de identidad'],
  ])(
    'names document type %s as %s [S-131, S-132, S-133, S-134, S-135, S-136, S-137, S-138, S-139, S-140, S-141, S-142, S-143]',
    (code, name) => {
      expect(DOCUMENT_TYPES).toContainEqual({ code, name });
      expect(DOCUMENT_TYPES).toHaveLength(13);
    },
  );

  it('lists the ten carriers [S-241]', () => {
    expect(CARRIERS.join(', ')).toBe(
      'ENVIA, DEPRISA, INTER RAPIDISIMO, SERVIENTREGA, COORDINADORA, 4-72, TCC, DHL EXPRESS, MENSAJEROS URBANOS, PUNTOSERVIS',
    );
  });

  it('lists fiscal responsibilities, phone prefixes, person types and the one country [B-155, B-156, B-157]', () => {
    expect(FISCAL_RESPONSIBILITIES.map(({ code }) => code)).toEqual([
      'R-99-PN',
      'O-13',
      'O-15',
      'O-23',
      'O-47',
    ]);
    expect(PHONE_PREFIXES).toEqual(['57', '601', '602', '604', '605', '606', '607', '608']);
    expect(PERSON_TYPES).toEqual(['Person', 'Company']);
    expect(COUNTRY).toEqual({ code: 'Co', name: 'Colombia' });
  });

  it('defines the demo brand in one place [D-073]', () => {
    expect(BRAND.name).toBe('Lácteos del Llano');
  });
});
