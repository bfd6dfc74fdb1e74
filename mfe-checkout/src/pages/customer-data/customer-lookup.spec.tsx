import { screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { signIn } from '@lacteos/session-bus/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { readRoot } from '@lacteos/session-bus';
import { aCustomer, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('./customer-data-page'), 60_000);

describe('The customer lookup of Datos Cliente', () => {
  let api: HttpStub;
  beforeEach(async () => {
    forgetPage();
    api = stubHttp({ 'GET /siigo/customers/1030001': answer(aCustomer({ identification: '1030001' })) });
    await signIn(aUser({ id: 2, id_role: 2 }));
  });

  const open = async () => {
    const view = renderAt('/shipping2');
    const identification = await screen.findByLabelText('Identificación');
    await waitFor(() => expect(screen.getByLabelText('Departamento')).toBeEnabled());
    return { ...view, identification };
  };

  it('begins with the focus on the identification; typing it fills the form in [B-174]', async () => {
    const { user, identification } = await open();
    expect(identification).toHaveFocus();
    await user.keyboard('1.030.001');
    expect(await screen.findByText('Cliente encontrado: completamos sus datos.')).toBeVisible();
    expect(screen.getByLabelText('Nombres')).toHaveValue('Marcos');
    expect(screen.getByLabelText('Apellidos')).toHaveValue('Castillo');
    expect(screen.getByLabelText('Dirección')).toHaveValue('Cra 18 # 79A - 42');
    await waitFor(() => expect(screen.getByLabelText('Ciudad')).toHaveDisplayValue('Villavicencio'));
    expect(screen.getByLabelText('Correo del contacto (opcional)')).toHaveValue('marcos@demo.test');
    expect(api.requestsTo('GET /siigo/customers/1030001')).toHaveLength(1);
  });

  it('treats the same number with another document type as another person [N-33-812]', async () => {
    const { user } = await open();
    await user.keyboard('1030001{Enter}');
    await screen.findByText('Cliente encontrado: completamos sus datos.');
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), '22');
    expect(await screen.findByText('El cliente no está creado. Complete sus datos.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Nombres')).toHaveValue(''));
    expect(screen.getByLabelText('Tipo de documento')).toHaveValue('22');
    const types = api.requestsTo('GET /siigo/customers/1030001').map(({ query }) => query.get('id_type'));
    expect(types).toEqual(['13', '22']);
  });

  it('is completed by keyboard: Enter looks up and Enter again continues', async () => {
    const { user } = await open();
    await user.keyboard('1030001{Enter}');
    await screen.findByText('Cliente encontrado: completamos sus datos.');
    expect(screen.queryByText(/^Revise/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/payment'));
    expect(readRoot().customer).toMatchObject({ identification: '1030001', last_name: 'Castillo' });
  });

  it('shows the fields of a company and its check digit', async () => {
    api.reply({
      'GET /siigo/customers/900123456': answer(
        aCustomer({ person_type: 'Company', id_type: '31', check_digit: '8', name: ['Quesos SAS'] }),
      ),
    });
    const { user } = await open();
    await user.keyboard('900123456{Enter}');
    expect(await screen.findByLabelText('Razón social')).toHaveValue('Quesos SAS');
    expect(screen.getByLabelText('Dígito de verificación')).toHaveValue('8');
    expect(screen.queryByLabelText('Nombres')).not.toBeInTheDocument();
  });

  it('recognises a NIT that was typed with points and check digit, and shows it as such [N-19-010]', async () => {
    api.reply({
      'GET /siigo/customers/900123456': failure(404, 'SIIGO.CUSTOMER_NOT_FOUND', 'No está creado.'),
    });
    const { user, identification } = await open();
    await user.keyboard('900.123.456-8{Enter}');
    expect(await screen.findByText('El cliente no está creado. Complete sus datos.')).toBeVisible();
    expect(identification).toHaveValue('900123456');
    expect(screen.getByLabelText('Tipo de documento')).toHaveDisplayValue('Nit');
    expect(screen.getByLabelText('Dígito de verificación')).toHaveValue('8');
  });

  it('refuses a cédula that could not be invoiced [N-19-009]', async () => {
    const { user } = await open();
    await user.keyboard('12');
    await user.tab();
    expect(await screen.findByText('Escriba de 3 a 13 dígitos.')).toBeVisible();
  });

  it('says that a customer is inactive', async () => {
    api.reply({ 'GET /siigo/customers/1030001': answer(aCustomer({ active: false })) });
    const { user } = await open();
    await user.keyboard('1030001{Enter}');
    expect(await screen.findByText(/^El cliente se encuentra inactivo\. Actívelo/)).toBeVisible();
  });

  it('lets an unknown customer be entered', async () => {
    api.reply({
      'GET /siigo/customers/555555': failure(404, 'SIIGO.CUSTOMER_NOT_FOUND', 'El cliente no está creado.'),
    });
    const { user } = await open();
    await user.keyboard('555555{Enter}');
    expect(await screen.findByText('El cliente no está creado. Complete sus datos.')).toBeVisible();
  });

  it('shows a failed lookup in red, offers it again and does not hold the sale back [B-174]', async () => {
    api.reply({ 'GET /siigo/customers/777777': failure(503, 'SIIGO.UNAVAILABLE', 'No está disponible.') });
    const { user } = await open();
    await user.keyboard('777777{Enter}');
    const status = await screen.findByText(/No se pudo consultar el cliente: No está disponible\./);
    expect(status).toHaveAttribute('data-kind', 'bad');
    expect(screen.getByRole('button', { name: 'Continuar' })).toBeEnabled();
    api.reply({ 'GET /siigo/customers/777777': answer(aCustomer({ identification: '777777' })) });
    await user.click(screen.getByRole('button', { name: 'Consultar de nuevo' }));
    expect(await screen.findByText('Cliente encontrado: completamos sus datos.')).toBeVisible();
  });

  it('ignores an answer that arrives after another identification was typed', async () => {
    let answerFirst: () => void = () => undefined;
    api.reply({
      'GET /siigo/customers/1030001': async () => {
        await new Promise<void>((resolve) => (answerFirst = resolve));
        return answer(aCustomer());
      },
    });
    api.reply({ 'GET /siigo/customers/1030002': failure(404, 'SIIGO.CUSTOMER_NOT_FOUND', 'No.') });
    const { user, identification } = await open();
    await user.keyboard('1030001{Enter}');
    expect(await screen.findByText('Buscando cliente..')).toBeVisible();
    await user.clear(identification);
    await user.keyboard('1030002{Enter}');
    expect(await screen.findByText('El cliente no está creado. Complete sus datos.')).toBeVisible();
    answerFirst();
    await waitFor(() => expect(screen.getByLabelText('Nombres')).toHaveValue(''));
  });

  it('names the right check digit of a NIT', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Tipo de documento'), 'Nit');
    await user.type(screen.getByLabelText('Identificación'), '830048145');
    await user.type(screen.getByLabelText('Dígito de verificación'), '1');
    await user.tab();
    expect(await screen.findByText('El dígito de verificación de este NIT es 8.')).toBeVisible();
  });
});
