import { describe, expect, it } from '@jest/globals';
import {
  CARRIERS,
  COUNTRY,
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  PAYMENT_METHODS,
  PERSON_TYPES,
  PHONE_PREFIXES,
  REGISTRATION_ONLY_METHODS,
} from './reference-data.js';
import { BRAND } from './brand.js';
import { ROLE_LABELS, roleLabel, ROLES } from './roles.js';

describe('reference data', () => {
  it('knows exactly four roles by id', () => {
    expect(ROLES).toEqual({ user: 1, cashier: 2, admin: 3, superAdmin: 4 });
    expect(Object.values(ROLE_LABELS)).toEqual(['Usuario', 'Cajero', 'Admin', 'SuperAdmin']);
    expect(roleLabel(9)).toBe('Desconocido');
  });

  it('lists the thirteen document types by code', () => {
    expect(DOCUMENT_TYPES.map(({ code }) => code)).toEqual(
      '13 31 22 42 50 R-00-PN 91 41 47 11 43 21 12'.split(' '),
    );
  });

  it('lists the nine payment types and the two that only register payments', () => {
    expect(PAYMENT_METHODS).toEqual([
      'Efectivo',
      'Crédito',
      'Tarjeta Débito',
      'Tarjeta Crédito',
      'Wompi',
      'Consignacion Bancolombia',
      'QR Bancolombia',
      'Nequi',
      'Daviplata',
    ]);
    expect(REGISTRATION_ONLY_METHODS).toEqual(['Cheque', 'Transferencia Bancaria']);
  });

  it('lists the ten carriers', () => {
    expect(CARRIERS.join(', ')).toBe(
      'ENVIA, DEPRISA, INTER RAPIDISIMO, SERVIENTREGA, COORDINADORA, 4-72, TCC, DHL EXPRESS, MENSAJEROS URBANOS, PUNTOSERVIS',
    );
  });

  it('lists fiscal responsibilities, phone prefixes, person types and the one country', () => {
    expect(FISCAL_RESPONSIBILITIES.map(({ code }) => code)).toEqual(['R-99-PN', 'O-13', 'O-15', 'O-23', 'O-47']);
    expect(PHONE_PREFIXES).toEqual(['57', '601', '602', '604', '605', '606', '607', '608']);
    expect(PERSON_TYPES).toEqual(['Person', 'Company']);
    expect(COUNTRY).toEqual({ code: 'Co', name: 'Colombia' });
  });

  it('names the demo brand in one place', () => {
    expect(BRAND.name).toBe('Lácteos del Llano');
  });
});
