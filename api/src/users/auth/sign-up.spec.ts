import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEXTS } from '@lacteos/contracts/validation';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { User } from '../index.js';

describe.each(DIALECTS)('sign-up on $name', (dialect) => {
  let api: TestApi;
  let count = 0;

  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(async () => api.stop());

  const form = (change: Record<string, unknown> = {}): Record<string, unknown> => {
    count += 1;
    return {
      person_type: 'Person',
      first_name: 'María José',
      last_name: 'Ñáñez Güiza',
      n_document: String(52_000_000 + count),
      idType: '13',
      email: `nueva${count}@lacteos.test`,
      password: 'Mango$Tigre42',
      phone: '3101234567',
      city_code: '50001',
      state_code: '50',
      termsAccepted: true,
      ...change,
    };
  };
  const signUp = (change: Record<string, unknown> = {}) =>
    api.call('POST', '/auth/signup', { body: form(change) });

  it('creates an account of role 1 for a person [S-008, S-119, S-120, S-121, S-194]', async () => {
    const answer = await signUp({ email: 'Maria@Lacteos.test' });
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({
      id: expect.any(Number),
      id_role: 1,
      name: 'María José',
      last: 'Ñáñez Güiza',
      nameCompany: null,
      phone: '3101234567',
      city_code: '50001',
      state_code: '50',
      email: 'maria@lacteos.test',
      stores: [],
    });
    expect(answer.text).not.toContain('argon2');
  });

  it('normalises phone, document, names and e-mail as people write them [N-33-805]', async () => {
    const written = {
      first_name: ' Ana  Lucía ',
      n_document: '1.098.765.432',
      phone: '+57 310 456 7890',
      email: ' Ana.Lucia@Lacteos.Test ',
    };
    const { status, data } = await signUp(written);
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: 'Ana Lucía', phone: '3104567890', email: 'ana.lucia@lacteos.test' });
    const token = (await api.signedIn(3)).token;
    const found = await api.call('GET', '/admin/users?search=1.098.765.432', { token });
    expect(found.data).toEqual([expect.objectContaining({ n_document: '1098765432' })]);
  });

  it.each(['Password1!', 'Lacteos2026!', 'Nanez$Guiza1'])(
    'refuses the guessable %s [N-16-136]',
    async (password) => {
      const { status, failure } = await signUp({ password });
      expect([status, failure.code]).toEqual([400, 'AUTH.PASSWORD_GUESSABLE']);
      expect(failure.errors).toEqual({ password: failure.message });
    },
  );

  it('stores the password as an Argon2id hash', async () => {
    await signUp({ email: 'hash@lacteos.test' });
    const user = await api.uow.manager.findOneByOrFail(User, { email_key: 'hash@lacteos.test' });
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('asks a company for its name only, and ignores the hidden name fields [S-008, S-171, D-019]', async () => {
    const company = {
      person_type: 'Company',
      first_name: '',
      last_name: '123',
      nameCompany: 'Quesos S.A.S.',
      idType: '31',
    };
    const created = await signUp(company);
    expect(created.status).toBe(201);
    expect(created.data).toMatchObject({ name: null, last: null, nameCompany: 'Quesos S.A.S.' });
    const refused = await signUp({ ...company, nameCompany: '' });
    expect(refused.failure.errors).toEqual({ nameCompany: TEXTS.companyRequired });
  });

  it('asks a person for both names and ignores the company name [D-019]', async () => {
    const refused = await signUp({ first_name: undefined, last_name: undefined, nameCompany: '' });
    expect(refused.failure.errors).toEqual({
      first_name: TEXTS.firstNameInvalid,
      last_name: TEXTS.lastNameInvalid,
    });
  });

  it.each([
    ['person_type', undefined, TEXTS.required],
    ['person_type', 'Robot', TEXTS.required],
    ['first_name', 'Ana 3', TEXTS.firstNameInvalid],
    ['first_name', 'a'.repeat(41), 'Debe tener máximo 40 caracteres.'],
    ['last_name', "O'Hara", TEXTS.lastNameInvalid],
    ['n_document', '900.123.456-7', TEXTS.documentInvalid],
    ['idType', '99', TEXTS.required],
    ['email', undefined, TEXTS.emailRequired],
    ['email', 'ana@', TEXTS.emailInvalid],
    ['password', undefined, TEXTS.passwordRequired],
    ['password', 'lacteos2026!', TEXTS.passwordWeak],
    ['password', 'Lacteos2026#', TEXTS.passwordWeak],
    ['phone', '310123456', TEXTS.phoneInvalid],
    ['phone', 3101234567, TEXTS.phoneInvalid],
    ['city_code', undefined, TEXTS.required],
    ['state_code', undefined, TEXTS.required],
    ['city_code', '05001', 'La ciudad no pertenece al departamento.'],
    ['n_document', '12', 'Escriba de 3 a 13 dígitos.'],
    ['n_document', '12345678901234567890', 'Escriba de 3 a 13 dígitos.'],
    ['termsAccepted', false, TEXTS.termsRequired],
    ['termsAccepted', undefined, TEXTS.termsRequired],
  ])(
    'refuses %s = %p with the text of the specification [S-158, S-160, S-161, S-162, S-167, S-168, S-169, S-170, S-172, S-173, S-174, S-175, S-176, S-177, D-072, N-19-009]',
    async (field, value, text) => {
      const answer = await signUp({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.failure).toMatchObject({
        success: false,
        code: 'VALIDATION.FAILED',
        errors: { [field]: text },
      });
    },
  );

  it.each([2, 3, 4, '1'])('refuses the role %p [D-008]', async (id_role) => {
    const answer = await signUp({ id_role });
    expect(answer.status).toBe(400);
    expect(answer.failure.errors).toHaveProperty('id_role');
  });

  it.each(['active', 'session_version', 'id'])('refuses the unknown field %s', async (field) => {
    const answer = await signUp({ [field]: 1 });
    expect(answer.status).toBe(400);
    expect(answer.failure.errors).toHaveProperty(field);
  });

  it('accepts a used number under another type of document [N-33-809]', async () => {
    expect((await signUp({ idType: '13', n_document: '700200300' })).status).toBe(201);
    expect((await signUp({ idType: '22', n_document: '700200300' })).status).toBe(201);
    expect((await signUp({ idType: '22', n_document: '700.200.300' })).status).toBe(409);
  });

  it('answers the same neutral text for a taken e-mail in another case and for a taken document [S-236]', async () => {
    await signUp({ email: 'Tomada@lacteos.test', n_document: '700100200' });
    const sameEmail = await signUp({ email: 'tomada@LACTEOS.test' });
    const sameDocument = await signUp({ n_document: '700100200' });
    expect([sameEmail.status, sameDocument.status]).toEqual([409, 409]);
    expect(sameEmail.failure.code).toBe('AUTH.ALREADY_REGISTERED');
    expect(sameEmail.failure.message).toBe(sameDocument.failure.message);
  });

  it('creates one account for ten equal concurrent requests', async () => {
    const body = form();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call('POST', '/auth/signup', { body })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});
