import '@testing-library/jest-dom';

import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { LegalText } from '@lacteos/contracts/schemas';
import { accessibilityProblems, renderPagesAt } from '@lacteos/ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { LegalTextPage } from './legal-text-page';
import { LegalTextsPage } from './legal-texts-page';

const TERMS: LegalText = {
  document: 'terminos',
  title: 'Términos',
  version: 2,
  publishedAt: '2026-11-22T15:00:00.000Z',
  isDefault: false,
  body: '## Precios\nIncluyen el IVA.',
  hash: 'a'.repeat(64),
};
const FIRST: LegalText = { ...TERMS, version: 1, isDefault: true, body: '## Precios\nSin IVA.' };

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  http = stubHttp({
    'GET /legal': () => answer([TERMS, { ...FIRST, document: 'datos', title: 'Datos personales' }]),
    'GET /legal/terminos': () => answer(TERMS),
    'GET /legal/terminos/1': () => answer(FIRST),
    'GET /legal/terminos/versions': () => answer([TERMS, FIRST]),
    'PUT /legal/terminos': () => answer({ ...TERMS, version: 3, body: 'Nuevo' }),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
  sessionStorage.clear();
});
const PAGES = { '/admin/legal': LegalTextsPage, '/admin/legal/:document': LegalTextPage };
const edit = async () => {
  const page = renderPagesAt('/admin/legal/terminos', PAGES);
  const body = await screen.findByRole('textbox', { name: 'Texto' });
  return { ...page, body };
};
const publish = async (version: number) => {
  await userEvent.click(screen.getByRole('button', { name: `Publicar la versión ${version}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
};

describe('legal texts in the back office', () => {
  it('are listed with the version in force; defaults are marked for review by a lawyer', async () => {
    const { container } = renderPagesAt('/admin/legal', PAGES);
    expect(await screen.findByRole('link', { name: 'Términos' })).toHaveAttribute(
      'href',
      '/admin/legal/terminos',
    );
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).not.toContain('abogado');
    expect(texts[1]).toContain('Texto de ejemplo: revise con su abogado.');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('show a preview and the differences to the version in force while they are edited, and are published [N-20-147]', async () => {
    const { body, container } = await edit();
    expect(screen.getByRole('button', { name: 'Publicar la versión 3' })).toBeDisabled();
    await userEvent.type(body, '\n\n- Un punto');
    const preview = within(screen.getByRole('article', { name: 'Vista previa' }));
    expect(preview.getByRole('listitem')).toHaveTextContent('Un punto');
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Diferencias' }));
    const lines = within(await screen.findByRole('list', { name: 'Diferencias' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Incluyen el IVA.',
      'Nuevo: + ',
      'Nuevo: + - Un punto',
    ]);
    await publish(3);
    expect(await screen.findByText('Publicó la versión 3.')).toBeVisible();
    expect(http.requestsTo('PUT /legal/terminos')[0]?.body).toEqual({
      title: 'Términos',
      body: `${TERMS.body}\n\n- Un punto`,
      version: 2,
    });
    expect(screen.getByRole('button', { name: 'Publicar la versión 4' })).toBeDisabled();
  });

  it('can be compared with an earlier version, and list every version [N-20-147]', async () => {
    await edit();
    await userEvent.click(screen.getByRole('tab', { name: 'Diferencias' }));
    expect(await screen.findByText('Los textos son iguales.')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Comparar con' }));
    await userEvent.click(await screen.findByTitle('Versión 1'));
    expect(await screen.findByText(/Sin IVA\./)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Versiones' }));
    expect(screen.getByRole('link', { name: 'Versión 1' })).toHaveAttribute(
      'href',
      '/legal/terminos?version=1',
    );
  });

  it('show the second publisher what the first changed, and keep the typed text [N-20-148]', async () => {
    const newer = { ...TERMS, version: 3, body: '## Precios\nCon IVA incluido.' };
    http.reply({
      'PUT /legal/terminos': () =>
        failure(409, 'EDIT.CONFLICT', 'Otra persona lo cambió.', { current: newer }),
    });
    const { body } = await edit();
    await userEvent.type(body, ' Siempre.');
    await publish(3);
    expect(
      await screen.findByText('Otra persona publicó la versión 3 mientras usted editaba.'),
    ).toBeVisible();
    expect(screen.getByText(/Con IVA incluido\./)).toBeVisible();
    expect(body).toHaveValue(`${TERMS.body} Siempre.`);
    http.reply({ 'PUT /legal/terminos': () => answer({ ...TERMS, version: 4 }) });
    await publish(4);
    expect(await screen.findByText('Publicó la versión 4.')).toBeVisible();
    expect(http.requestsTo('PUT /legal/terminos').at(-1)?.body).toMatchObject({ version: 3 });
  });

  it('can be published unchanged once a lawyer has reviewed the default [N-20-147]', async () => {
    http.reply({
      'GET /legal/terminos': () => answer(FIRST),
      'GET /legal/terminos/versions': () => answer([FIRST]),
    });
    await edit();
    expect(screen.getByText('Texto de ejemplo: revise con su abogado.')).toBeVisible();
    await publish(2);
    expect(http.requestsTo('PUT /legal/terminos')[0]?.body).toMatchObject({ version: 1, body: FIRST.body });
  });

  it('keep a draft that was not published through a reload [N-20-147]', async () => {
    const first = await edit();
    await userEvent.type(first.body, ' Borrador.');
    first.unmount();
    queryClient.clear();
    const { body } = await edit();
    expect(body).toHaveValue(`${TERMS.body} Borrador.`);
    expect(screen.getByText('Recuperamos su borrador sin publicar.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
    expect(body).toHaveValue(TERMS.body);
    expect(sessionStorage).toHaveLength(0);
  });

  it('say why they could not be loaded, and offer a retry', async () => {
    http.reply({ 'GET /legal/terminos': () => failure(404, 'LEGAL.NOT_FOUND', 'Este documento no existe.') });
    renderPagesAt('/admin/legal/terminos', PAGES);
    expect(await screen.findByText(/Este documento no existe\./)).toBeVisible();
  });
});
