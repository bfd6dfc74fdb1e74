import { signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { readRoot } from '@lacteos/session-bus';
import { screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { aCartItem, anAddress, anOrderRow, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(
  () => Promise.all([import('./shipping-page'), import('../customer-data/customer-data-page')]),
  60_000,
);

const address = () => screen.getByTestId('address');

describe('Shipping page', () => {
  beforeEach(async () => {
    forgetPage();
    stubHttp({});
    await signIn(aUser());
  });

  it('shows the four steps with the second one current [S-092, B-086]', async () => {
    renderAt('/shipping');
    const steps = await screen.findAllByRole('listitem');
    expect(steps.map((step) => step.textContent?.replace(/^[✓\d]/, '').replace(' (completado)', ''))).toEqual(
      ['Login', 'Datos', 'Metodo pago', 'Generar pedido'],
    );
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });

  it("starts from the session's user with the company 'N/A' [S-048, S-093, S-094]", async () => {
    renderAt('/shipping');
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Ana María');
    expect(screen.getByLabelText('Apellido')).toHaveValue('Peñuela');
    expect(screen.getByLabelText('Razón social')).toHaveValue('N/A');
    expect(screen.getByLabelText('Dirección')).toHaveValue('');
    expect(screen.getByLabelText('Teléfono')).toHaveValue('3101234567');
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@demo.test');
    await waitFor(() => expect(screen.getByLabelText('Departamento')).toHaveDisplayValue('Meta'));
    expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Villavicencio');
  });

  it('accepts phone, e-mail and names in common spellings and removes no letter while typing [N-33-811]', async () => {
    const { user } = renderAt('/shipping');
    const write = async (label: string, typed: string, read: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, typed);
      expect(field).toHaveValue(typed);
      await user.tab();
      expect(field).toHaveValue(read);
    };
    await write('Nombre', 'Ana  Lucía', 'Ana Lucía');
    await write('Dirección', 'Calle 15  # 20-30', 'Calle 15 # 20-30');
    await write('Correo electrónico', 'Ana@Demo.test', 'ana@demo.test');
    await write('Teléfono', '+57 310 456 78-90', '3104567890');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
    expect(readRoot().shippingAddress).toMatchObject({ first_name: 'Ana Lucía', phone: '3104567890' });
  });

  it('says which limit a company name has [N-33-811]', async () => {
    const { user } = renderAt('/shipping');
    await user.click(await screen.findByText('Comprar a nombre de una empresa'));
    const company = await screen.findByLabelText('Razón social');
    await user.clear(company);
    await user.type(company, 'Q'.repeat(101));
    await user.tab();
    expect(await screen.findByText('Debe tener máximo 100 caracteres.')).toBeVisible();
  });

  it('asks no person for a company and takes one on request [N-38-219]', async () => {
    const { user } = renderAt('/shipping');
    const company = await screen.findByLabelText('Razón social');
    expect(company).not.toBeVisible();
    await user.click(screen.getByText('Comprar a nombre de una empresa'));
    await waitFor(() => expect(company).toBeVisible());
    expect(company).toHaveValue('');
    await user.click(screen.getByText('Comprar a nombre de una empresa'));
    await waitFor(() => expect(company).toHaveValue('N/A'));
  });

  it('writes the address of the last order and says so until it is changed [N-38-220]', async () => {
    const last = anOrderRow({ shippingAddress: anAddress({ address: 'Carrera 9 # 1-2' }) });
    const api = stubHttp({
      'GET /order/mine': answer([last]),
      'GET /account/addresses': answer([]),
      'GET /cart/41': answer([aCartItem()]),
    });
    const { user } = renderAt('/shipping');
    const street = await screen.findByLabelText('Dirección');
    await waitFor(() => expect(street).toHaveValue('Carrera 9 # 1-2'));
    const said = 'Usamos la dirección de su último pedido: revísela o cámbiela.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(api.requestsTo('GET /order/mine')).toHaveLength(1);
    await user.type(street, ' apto 3');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  it('shows what the cart costs [N-18-181]', async () => {
    stubHttp({ 'GET /cart/41': answer([aCartItem()]) });
    renderAt('/shipping');
    expect(await screen.findByText('Resumen del pedido')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toBeVisible();
  });

  const CASA = {
    id: 1,
    label: 'Casa',
    address: 'Calle 15 # 20-30',
    city_code: '50001',
    state_code: '50',
    isDefault: true,
  };
  const TRABAJO = {
    id: 2,
    label: 'Trabajo',
    address: 'Carrera 70 # 1-2',
    city_code: '05001',
    state_code: '05',
    isDefault: false,
  };
  const next = () => screen.getByRole('button', { name: 'Continuar' });

  it('proposes the default saved address and fills in another when it is chosen [N-18-130]', async () => {
    stubHttp({ 'GET /account/addresses': answer([CASA, TRABAJO]) });
    const { user } = renderAt('/shipping');
    const casa = await screen.findByRole('radio', { name: /Casa/ });
    await waitFor(() => expect(casa).toBeChecked());
    expect(screen.getByLabelText('Dirección')).toHaveValue('Calle 15 # 20-30');
    await user.click(screen.getByRole('radio', { name: /Trabajo/ }));
    expect(screen.getByLabelText('Dirección')).toHaveValue('Carrera 70 # 1-2');
    await waitFor(() => expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Medellín'));
    await user.click(next());
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
    expect(readRoot().shippingAddress).toMatchObject({ address: 'Carrera 70 # 1-2', city_code: '05001' });
  });

  it('saves a new address under its name once [N-18-131]', async () => {
    const posted: unknown[] = [];
    stubHttp({
      'GET /account/addresses': answer([CASA]),
      'POST /account/addresses': ({ body }) => {
        posted.push(body);
        return answer([CASA]);
      },
    });
    const { user } = renderAt('/shipping');
    await screen.findByRole('radio', { name: /Casa/ });
    await user.clear(screen.getByLabelText('Dirección'));
    await user.type(screen.getByLabelText('Dirección'), 'Calle 1 # 2-3');
    await user.click(screen.getByRole('checkbox', { name: 'Guardar esta dirección para otros pedidos' }));
    await user.clear(screen.getByLabelText('Nombre de la dirección'));
    await user.type(screen.getByLabelText('Nombre de la dirección'), 'Finca');
    await user.dblClick(next());
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
    expect(posted).toHaveLength(1);
  });

  it('says that an address could not be saved and continues at the next press [N-18-131]', async () => {
    stubHttp({
      'GET /account/addresses': answer([]),
      'POST /account/addresses': failure(409, 'PROFILE.TOO_MANY_ADDRESSES', 'Puede guardar hasta 10.'),
    });
    const { user } = renderAt('/shipping');
    await user.type(await screen.findByLabelText('Dirección'), 'Calle 1 # 2-3');
    await user.click(
      await screen.findByRole('checkbox', { name: 'Guardar esta dirección para otros pedidos' }),
    );
    expect(screen.getByLabelText('Nombre de la dirección')).toHaveValue('Casa');
    await user.click(next());
    expect(await screen.findByText(/No pudimos guardar la dirección. Puede guardar hasta 10/)).toBeVisible();
    await user.click(next());
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
  });

  it('requires every field [S-186]', async () => {
    const { user } = renderAt('/shipping');
    for (const label of ['Nombre', 'Apellido', 'Razón social', 'Teléfono', 'Correo electrónico']) {
      await user.clear(await screen.findByLabelText(label));
    }
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const alert = await screen.findByText('Revise estos 6 campos');
    expect(alert).toBeVisible();
    for (const label of [
      'Nombre',
      'Apellido',
      'Razón social',
      'Dirección',
      'Teléfono',
      'Correo electrónico',
    ]) {
      expect(
        screen.getByRole('link', { name: new RegExp(`^${label}: Este campo es obligatorio`) }),
      ).toBeVisible();
    }
    expect(address()).toHaveTextContent('/shipping');
  });

  it('lists an e-mail that the browser refuses, too, among what is missing [N-33-704]', async () => {
    const { user } = renderAt('/shipping');
    const email = await screen.findByLabelText('Correo electrónico');
    await user.clear(email);
    await user.type(email, 'ana@@demo');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Revise estos 2 campos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Correo electrónico: El correo no es valido' })).toBeVisible();
  });

  it('removes the error as soon as the field is valid', async () => {
    const { user } = renderAt('/shipping');
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    await screen.findByText('Revise este campo');
    await user.type(screen.getByLabelText('Dirección'), 'C');
    await waitFor(() => expect(screen.queryByText('Este campo es obligatorio.')).not.toBeInTheDocument());
  });

  it('asks for the city again when the department changes', async () => {
    const { user } = renderAt('/shipping');
    const department = await screen.findByLabelText('Departamento');
    await waitFor(() => expect(department).toHaveDisplayValue('Meta'));
    await user.selectOptions(department, 'Antioquia');
    expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Seleccione la ciudad');
    await user.type(screen.getByLabelText('Dirección'), 'Calle 1');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('link', { name: /^Ciudad: / })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Ciudad'), 'Medellín');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
    expect(readRoot().shippingAddress).toMatchObject({ state_code: '05', city_code: '05001' });
  });

  it('stores the address and continues to the payment [S-095, S-125]', async () => {
    const { user } = renderAt('/shipping');
    await user.type(await screen.findByLabelText('Dirección'), 'Calle 15 # 20-30');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
    expect(readRoot().shippingAddress).toEqual({
      idUser: 41,
      first_name: 'Ana María',
      last_name: 'Peñuela',
      nameCompany: 'N/A',
      address: 'Calle 15 # 20-30',
      city_code: '50001',
      state_code: '50',
      email: 'ana@demo.test',
      phone: '3101234567',
    });
  });

  it('takes notes for the delivery along, at most 300 characters, and brings them back [N-18-200]', async () => {
    const { user, unmount } = renderAt('/shipping');
    await user.type(await screen.findByLabelText('Dirección'), 'Calle 15 # 20-30');
    const notes = screen.getByLabelText('Notas de entrega (opcional)');
    expect(notes).toHaveAttribute('maxlength', '300');
    await user.type(notes, ' Timbrar en el 201 ');
    await user.click(next());
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
    expect(readRoot().shippingAddress).toMatchObject({ notes: 'Timbrar en el 201' });
    unmount();
    renderAt('/shipping');
    expect(await screen.findByLabelText('Notas de entrega (opcional)')).toHaveValue('Timbrar en el 201');
  });

  it('restores typed values after a refresh', async () => {
    const { user, unmount } = renderAt('/shipping');
    await user.type(await screen.findByLabelText('Dirección'), 'Finca La Es');
    unmount();
    renderAt('/shipping');
    expect(await screen.findByLabelText('Dirección')).toHaveValue('Finca La Es');
  });

  it.each([2, 3, 4] as const)('sends role %i on to the staff form [B-087]', async (role) => {
    await signIn(aUser({ id_role: role }));
    renderAt('/shipping');
    expect(await screen.findByRole('heading', { level: 1, name: 'Datos Cliente' })).toBeVisible();
    expect(address()).toHaveTextContent('/shipping2');
  });

  it.each(['/shipping', '/shipping2'])(
    'sends a visitor without a session from %s to the sign-up [S-096]',
    async (path) => {
      await visitAsAnyone();
      renderAt(path);
      await waitFor(() => expect(address()).toHaveTextContent('/registrar?redirect=/shipping'));
    },
  );

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/shipping');
    await waitFor(() => expect(screen.getByLabelText('Departamento')).toHaveDisplayValue('Meta'));
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('Customer data page', () => {
  beforeEach(async () => {
    forgetPage();
    stubHttp({});
    await signIn(aUser({ id: 2, id_role: 2, email: 'cajero@demo.test' }));
  });

  const fillPerson = async (user: ReturnType<typeof renderAt>['user']) => {
    await user.type(await screen.findByLabelText('Identificación'), '1121800900');
    await user.type(screen.getByLabelText('Nombres'), 'Luz');
    await user.type(screen.getByLabelText('Apellidos'), 'Rey');
    await user.type(screen.getByLabelText('Dirección'), 'Cra 1');
    // Departments and cities are loaded as a file of their own.
    await screen.findByRole('option', { name: 'Meta' });
    await user.selectOptions(screen.getByLabelText('Departamento'), 'Meta');
    await screen.findByRole('option', { name: 'Acacías' });
    await user.selectOptions(screen.getByLabelText('Ciudad'), 'Acacías');
    await user.type(screen.getByLabelText('Nombre del contacto'), 'Luz');
  };

  it("is titled 'Datos Cliente' and shows the steps [S-049, B-082]", async () => {
    renderAt('/shipping2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Datos Cliente' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pasos de la compra' })).toBeVisible();
  });

  it('shows no customer form when the cart is empty [N-18-449]', async () => {
    stubHttp({ 'GET /cart/2': answer([]) });
    renderAt('/shipping2');
    expect(await screen.findByText('Su carrito está vacío')).toBeVisible();
    expect(screen.queryByLabelText('Identificación')).not.toBeInTheDocument();
  });

  it('requires identification, names, address, department, city and contact of a person [B-172, B-173]', async () => {
    const { user } = renderAt('/shipping2');
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    const expected = [
      'Identificación',
      'Nombres',
      'Apellidos',
      'Dirección',
      'Departamento',
      'Ciudad',
      'Nombre del contacto',
    ];
    for (const label of expected) {
      expect(await screen.findByRole('link', { name: new RegExp(`^${label}: `) })).toBeVisible();
    }
  });

  it('requires the company name of a company instead of the names [B-173]', async () => {
    const { user } = renderAt('/shipping2');
    await user.selectOptions(await screen.findByLabelText('Tipo de persona'), 'Compañia');
    expect(screen.queryByLabelText('Nombres')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(
      await screen.findByRole('link', { name: 'Razón social: Por favor ingrese la Razón social' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Nombres/ })).not.toBeInTheDocument();
  });

  it('asks for the check digit of a NIT only', async () => {
    const { user } = renderAt('/shipping2');
    const documentType = await screen.findByLabelText('Tipo de documento');
    expect(screen.queryByLabelText('Dígito de verificación')).not.toBeInTheDocument();
    await user.selectOptions(documentType, 'Nit');
    expect(screen.getByLabelText('Dígito de verificación')).toBeVisible();
  });

  it('stores the customer and continues to the payment [B-083]', async () => {
    const { user } = renderAt('/shipping2');
    await fillPerson(user);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toHaveTextContent('/payment'));
    expect(readRoot().customer).toMatchObject({
      identification: '1121800900',
      person_type: 'Person',
      fiscal_responsibility: 'R-99-PN',
      id_type: '13',
      first_name: 'Luz',
      last_name: 'Rey',
      country_code: 'Co',
      state_code: '50',
      city_code: '50006',
      contact_first_name: 'Luz',
    });
    expect(readRoot().shippingAddress).toMatchObject({
      idUser: 2,
      first_name: 'Luz',
      last_name: 'Rey',
      email: '',
      phone: '',
    });
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/shipping2');
    await screen.findByLabelText('Identificación');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
