import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentSession, on, rememberWanted, wantedProducts } from '@lacteos/session-bus';
import { aSignIn, aUser, currentPath, renderShell, startBus } from '../../testing/render-shell';
import { RegistrarPage } from './registrar-page';

/** The text beside its field; the summary above the form repeats it. */
const BESIDE = { selector: '.ui-field__error' };

let http: ReturnType<typeof stubHttp>;
beforeEach(async () => {
  localStorage.clear();
  http = stubHttp({
    'POST /auth/signup': () => answer(aUser(), undefined, 201),
    'POST /auth/login': () => failure(429, 'RATE_LIMITED', 'Espere.'),
    'GET /legal': () => answer([{ document: 'datos', version: 3 }]),
  });
  await startBus();
});
afterEach(() => http.restore());

const field = (label: RegExp) => screen.getByLabelText(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
const open = async (path = '/registrar') => {
  await renderShell(<RegistrarPage />, path);
  await screen.findByRole('option', { name: 'Meta' });
};
/** Pastes, which renders the form once instead of once per letter. */
const fill = async (label: RegExp, text: string) => {
  await userEvent.click(field(label));
  await userEvent.paste(text);
};
const fillShared = async () => {
  await userEvent.selectOptions(field(/^Tipo de documento/), '13');
  await fill(/^Número de documento/, '1121000222');
  await fill(/^Correo electrónico/, 'nueva@demo.test');
  await fill(/^Contraseña/, 'Lacteos2026!');
  await fill(/^Teléfono/, '3101234567');
  await userEvent.selectOptions(field(/^Departamento/), '50');
  await userEvent.selectOptions(field(/^Ciudad/), '50001');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Acepto los términos y condiciones/ }));
};
const fillPerson = async () => {
  await fill(/^Nombres/, 'José');
  await fill(/^Apellidos/, 'Peña');
  await fillShared();
};
const shared = {
  idType: '13',
  n_document: '1121000222',
  email: 'nueva@demo.test',
  password: 'Lacteos2026!',
  phone: '3101234567',
  state_code: '50',
  city_code: '50001',
  termsAccepted: true,
  marketing: false,
  policyVersion: 3,
  id_role: 1,
};

describe('the sign-up page', () => {
  it('creates the account of a person with role 1 and leads to /login [S-039, S-071, S-073, S-074, S-075, S-120, S-150, S-230, N-20-302]', async () => {
    await open();
    await fillPerson();
    await submit();
    expect(await screen.findByText('El registro fue exitoso!.')).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(http.requestsTo('POST /auth/signup')[0]?.body).toEqual({
      ...shared,
      person_type: 'Person',
      first_name: 'José',
      last_name: 'Peña',
    });
  });

  it('asks a company for its name and an optional trade name, and for no names of a person [S-070, S-072, D-019]', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Compañia' }));
    expect(screen.queryByLabelText(/^Nombres/)).toBeNull();
    await fill(/^Razón social/, 'Quesería del Meta S.A.S.');
    expect(field(/^Nombre comercial/)).toBeVisible();
    await fillShared();
    await submit();
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(http.requestsTo('POST /auth/signup')[0]?.body).toEqual({
      ...shared,
      person_type: 'Company',
      nameCompany: 'Quesería del Meta S.A.S.',
    });
  });

  it('accepts groups, points and blanks, and shows the value read when a field is left [N-33-805]', async () => {
    await open();
    await fillPerson();
    const write = async (label: RegExp, typed: string, read: string) => {
      await userEvent.clear(field(label));
      await userEvent.type(field(label), typed);
      expect(field(label)).toHaveValue(typed);
      await userEvent.tab();
      expect(field(label)).toHaveValue(read);
    };
    await write(/^Nombres/, 'José  Luis', 'José Luis');
    await write(/^Número de documento/, '1.121.000.222', '1121000222');
    await write(/^Correo electrónico/, 'Nueva@Demo.test', 'nueva@demo.test');
    await userEvent.clear(field(/^Teléfono/));
    await userEvent.type(field(/^Teléfono/), '+57 310 123 45-67{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(http.requestsTo('POST /auth/signup')[0]?.body).toMatchObject({
      ...shared,
      first_name: 'José Luis',
    });
  });

  it('asks for a company name that can be invoiced [N-33-807]', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Compañia' }));
    await fill(/^Razón social/, 'Q'.repeat(101));
    await fillShared();
    await submit();
    expect(await screen.findByText('Debe tener máximo 100 caracteres.', BESIDE)).toBeVisible();
    expect(http.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('requires the company name of a company [S-171]', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Compañia' }));
    await fillShared();
    await submit();
    expect(await screen.findByText('Por favor ingrese la Razón social', BESIDE)).toBeVisible();
    expect(http.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('takes letters and spaces only in the names [S-168, S-169, S-170]', async () => {
    await open();
    await fill(/^Nombres/, 'R2D2');
    await fill(/^Apellidos/, 'a'.repeat(41));
    await fillShared();
    await submit();
    expect(await screen.findByText('El nombre solo puede contener letras y espacios', BESIDE)).toBeVisible();
    expect(screen.getByText('El apellido solo puede contener letras y espacios', BESIDE)).toBeVisible();
  });

  it('requires document, document type, phone, department, city and terms [S-173, S-176, S-177]', async () => {
    await open();
    await submit();
    expect(await screen.findByText('Debes aceptar los términos antes de enviar.', BESIDE)).toBeVisible();
    expect(screen.getByText('Por favor ingrese un número valido', BESIDE)).toBeVisible();
    for (const label of [/^Número de documento/, /^Tipo de documento/, /^Departamento/, /^Ciudad/]) {
      expect(field(label)).toBeInvalid();
    }
    expect(http.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('takes digits only as document number [S-172]', async () => {
    await open();
    await fillPerson();
    await userEvent.type(field(/^Número de documento/), '-8');
    await submit();
    expect(await screen.findByText('El documento solo puede contener números', BESIDE)).toBeVisible();
  });

  it('accepts only invoiceable documents: length of the type, and check digit of a NIT [N-16-271, N-19-009]', async () => {
    await open();
    await fillPerson();
    await userEvent.clear(field(/^Número de documento/));
    await userEvent.type(field(/^Número de documento/), '12');
    await submit();
    expect(await screen.findByText('Escriba de 3 a 13 dígitos.', BESIDE)).toBeVisible();
    await userEvent.selectOptions(field(/^Tipo de documento/), '31');
    await userEvent.clear(field(/^Número de documento/));
    await userEvent.type(field(/^Número de documento/), '9001234567');
    expect(await screen.findByText('El dígito de verificación de este NIT es 8.', BESIDE)).toBeVisible();
    await userEvent.clear(field(/^Número de documento/));
    await userEvent.type(field(/^Número de documento/), '900123456-1');
    expect(await screen.findByText('El dígito de verificación de este NIT es 8.', BESIDE)).toBeVisible();
    expect(http.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('visibly removes the check digit typed with a NIT [N-19-010]', async () => {
    await open();
    await fillPerson();
    await userEvent.selectOptions(field(/^Tipo de documento/), '31');
    await userEvent.clear(field(/^Número de documento/));
    await userEvent.type(field(/^Número de documento/), '9001234568');
    await userEvent.tab();
    expect(field(/^Número de documento/)).toHaveValue('900123456');
    await submit();
    await screen.findByText('El registro fue exitoso!.');
    expect(http.requestsTo('POST /auth/signup')[0]?.body).toMatchObject({ n_document: '900123456' });
  });

  it('takes phones of exactly ten digits [S-175]', async () => {
    await open();
    await fillPerson();
    await userEvent.type(field(/^Teléfono/), '0');
    await submit();
    expect(await screen.findByText('Por favor ingrese un número valido', BESIDE)).toBeVisible();
  });

  it('applies the e-mail and password rules of the sign-in [S-160, S-174]', async () => {
    await open();
    await userEvent.type(field(/^Correo electrónico/), 'nadie');
    await userEvent.type(field(/^Contraseña/), 'debil');
    await submit();
    expect(await screen.findByText('El correo no es valido', BESIDE)).toBeVisible();
    expect(screen.getByText(/^La contraseña debe tener al menos 8 caracteres/, BESIDE)).toBeVisible();
  });

  it('offers the municipalities of the chosen department', async () => {
    await open();
    await userEvent.selectOptions(field(/^Departamento/), '73');
    expect(within(field(/^Ciudad/)).getByRole('option', { name: 'Ibagué' })).toBeInTheDocument();
    expect(within(field(/^Ciudad/)).queryByRole('option', { name: 'Villavicencio' })).toBeNull();
  });

  it('shows the terms in a modal [S-076, N-20-146]', async () => {
    await open();
    let isBroken = true;
    http.reply({
      'GET /legal/terminos': () => {
        const reply = isBroken ? failure(503, 'UNAVAILABLE', 'x') : answer({ body: '## Precios\nCon IVA.' });
        isBroken = false;
        return reply;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Leer los términos y condiciones' }));
    expect(screen.getByRole('dialog', { name: 'Términos y condiciones' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { name: 'Precios' })).toBeVisible();
  });

  it('keeps the redirect for the sign-in that follows [S-040]', async () => {
    await open('/registrar?redirect=/shipping');
    await fillPerson();
    await submit();
    await waitFor(() => expect(currentPath()).toBe('/login?redirect=%2Fshipping'));
  });

  it('signs the new customer in and puts the wanted products into their cart [N-18-004, N-18-005]', async () => {
    http.reply({
      'POST /auth/login': () => answer(aSignIn()),
      'POST /cart': () => answer([{ quantity: 2 }]),
    });
    rememberWanted({ id: 4, name: 'Kumis', image: '/api/media/kumis/640.webp', quantity: 2 });
    rememberWanted({ id: 5, name: 'Queso', image: '/api/media/queso/640.webp', quantity: 1 });
    await open('/registrar?redirect=/shipping');
    const waiting = screen.getByRole('region', { name: 'Para su carrito' });
    expect(waiting).toHaveTextContent('Kumis × 2');
    expect(waiting).toHaveTextContent('Queso');
    await fillPerson();
    await submit();
    await waitFor(() => expect(currentPath()).toBe('/shipping'));
    expect(currentSession().status).toBe('authenticated');
    const asked = http.requestsTo('POST /cart').map(({ query }) => Object.fromEntries(query));
    expect(asked.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['4', '2'],
      ['5', '1'],
    ]);
    expect(http.requestsTo('POST /auth/login')[0]?.body).toMatchObject({ email: 'nueva@demo.test' });
  });

  it('also stores favourites and stock alerts beside the same product for the cart [N-18-213]', async () => {
    const kumis = { id: 4, name: 'Kumis', image: '/api/media/kumis/640.webp', quantity: 1 };
    const wishes = { favourites: [4], restockNotices: [] };
    http.reply({
      'POST /auth/login': () => answer(aSignIn()),
      'POST /cart': () => answer([{ quantity: 1 }]),
      'PUT /account/favourites/4': () => answer(wishes),
      'PUT /account/restock-notices/5': () => failure(409, 'WISHES.IN_STOCK', 'Ya hay existencias.'),
    });
    const told: unknown[] = [];
    const subscription = on('wishes-changed').subscribe((change) => told.push(change));
    rememberWanted(kumis);
    rememberWanted({ ...kumis, wish: 'favourites' });
    rememberWanted({ ...kumis, id: 5, name: 'Queso', wish: 'restock-notices' });
    await open('/registrar?redirect=/shipping');
    expect(screen.getByRole('region', { name: 'Para su carrito' })).toHaveTextContent('Kumis');
    expect(screen.getByRole('region', { name: 'Para sus favoritos' })).toHaveTextContent('Kumis');
    expect(screen.getByRole('region', { name: 'Para avisarle' })).toHaveTextContent('Queso');
    await fillPerson();
    await submit();
    await waitFor(() => expect(currentPath()).toBe('/shipping'));
    subscription.unsubscribe();
    expect(told).toEqual([wishes]);
    expect(http.requestsTo('POST /cart')).toHaveLength(1);
    expect(http.requestsTo('PUT /account/restock-notices/5')).toHaveLength(1);
    expect(wantedProducts()).toEqual([]);
  });

  it("shows 'Error' with the server's message, and its errors beside the fields [S-228]", async () => {
    http.reply({
      'POST /auth/signup': () =>
        failure(409, 'AUTH.ALREADY_REGISTERED', 'No se pudo crear la cuenta.', { email: 'Use otro correo.' }),
    });
    await open();
    await fillPerson();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('No se pudo crear la cuenta.');
    expect(screen.getByText('Use otro correo.', BESIDE)).toBeVisible();
    expect(field(/^Nombres/)).toHaveValue('José');
  });

  it('shows the text of the catalogue when signing up throws, and keeps what was typed [S-229]', async () => {
    http.reply({ 'POST /auth/signup': () => 'network-loss' });
    await open();
    await fillPerson();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El inicio de sesión NO fue exitoso. Verifique email y password.',
    );
    expect(field(/^Nombres/)).toHaveValue('José');
  });

  it('lists all errors above the form, takes the focus there and leads from an error to its field [N-16-271, N-18-007]', async () => {
    await renderShell(<RegistrarPage />, '/registrar');
    await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    const summary = await screen.findByRole('region', { name: 'Revise estos datos' });
    await waitFor(() => expect(summary).toHaveFocus());
    const errors = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(errors).toHaveLength(10);
    expect(errors[0]).toBe('Nombres: El nombre solo puede contener letras y espacios');
    expect(errors.at(-1)).toBe('Debes aceptar los términos antes de enviar.');
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Teléfono: Por favor ingrese un número valido' }),
    );
    expect(screen.getByLabelText(/^Teléfono/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Teléfono/), '3101234567');
    expect(
      within(summary).queryByRole('link', { name: 'Teléfono: Por favor ingrese un número valido' }),
    ).toBeNull();
    expect(screen.getByLabelText(/^Teléfono/)).toHaveFocus();
  });
});
