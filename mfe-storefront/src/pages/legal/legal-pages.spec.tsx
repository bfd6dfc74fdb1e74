import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { BRAND } from '@lacteos/contracts/brand/brand';
import { LEGAL_DOCUMENT_NAMES } from '@lacteos/contracts/legal/legal-documents';
import type { LegalText } from '@lacteos/contracts/schemas';
import { visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderAt } from '#testing/render-page';

const TERMS: LegalText = {
  document: 'terminos',
  title: 'Términos y condiciones',
  version: 2,
  publishedAt: '2026-11-22T15:00:00.000Z',
  isDefault: true,
  body: '## Precios\nIncluyen el IVA.\n\n- Uno\n- <b>Dos</b>',
  hash: 'a'.repeat(64),
};

describe('legal pages', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /legal': () => answer([TERMS]),
      'GET /legal/terminos': () => answer(TERMS),
      'GET /legal/terminos/1': () => answer({ ...TERMS, version: 1, isDefault: false }),
      'GET /legal/nada': () => failure(404, 'LEGAL.NOT_FOUND', 'Este documento no existe.'),
    });
  });
  afterEach(() => http.restore());

  it('name the company with its NIT, how to reach it and the consumer authority, and list the texts [N-20-141]', async () => {
    const { container } = renderAt('/legal');
    expect(await screen.findByRole('link', { name: TERMS.title })).toHaveAttribute('href', '/legal/terminos');
    expect(screen.getByText(/^900555111-\d$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Superintendencia/ })).toHaveAttribute(
      'href',
      'https://www.sic.gov.co',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('show a text as plain blocks with its version, and mark a default for review by a lawyer [N-18-430, N-20-143]', async () => {
    const { container } = renderAt('/legal/terminos');
    expect(await screen.findByRole('heading', { level: 1, name: TERMS.title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Precios' })).toBeVisible();
    expect(screen.getByText('<b>Dos</b>')).toBeVisible();
    expect(screen.getByText('Versión 2, publicada el 22 de noviembre de 2026.')).toBeVisible();
    expect(screen.getByText('Texto de ejemplo: revise con su abogado.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('list contact details and legal texts beside a text, the current one marked [N-18-431]', async () => {
    renderAt('/legal/terminos');
    const aside = await screen.findByRole('region', { name: 'Ayuda y documentos' });
    const documents = within(within(aside).getByRole('navigation', { name: 'Documentos legales' }));
    expect(documents.getAllByRole('link')).toHaveLength(LEGAL_DOCUMENT_NAMES.length);
    expect(documents.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/legal/terminos');
    expect(within(aside).getByRole('link', { name: BRAND.phone })).toHaveAttribute(
      'href',
      `tel:+57${BRAND.phone}`,
    );
    expect(within(aside).getByRole('link', { name: BRAND.email })).toHaveAttribute(
      'href',
      `mailto:${BRAND.email}`,
    );
  });

  it.each(['/pqr', '/pqr/seguimiento'])(
    'list contact details and legal texts beside %s, none marked [N-18-431]',
    async (path) => {
      http.reply({ 'GET /claims/terms': () => answer({ terms: [] }) });
      renderAt(path);
      const aside = await screen.findByRole('region', { name: 'Ayuda y documentos' });
      expect(within(aside).getByRole('link', { name: BRAND.phone })).toBeVisible();
      expect(within(aside).queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    },
  );

  it('show an earlier version with the way to the one in force', async () => {
    renderAt('/legal/terminos?version=1');
    expect(await screen.findByText('Versión 1, publicada el 22 de noviembre de 2026.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la versión vigente' })).toHaveAttribute(
      'href',
      '/legal/terminos',
    );
    expect(screen.queryByText(/abogado/)).toBeNull();
  });

  it('report an unknown document as not found', async () => {
    renderAt('/legal/nada');
    expect(await screen.findByText('No encontramos ese documento')).toBeVisible();
  });
});
