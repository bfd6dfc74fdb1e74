import { signIn } from '@lacteos/session-bus/testing';
import { answer, stubHttp } from '@lacteos/api-client/testing';
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { anOrder, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('#pages/order-detail/order-detail-page'), 60_000);

describe('The receipt of an order', () => {
  beforeEach(() => {
    forgetPage();
    stubHttp({ 'GET /order/123': answer(anOrder()) });
  });

  it('is printed alone on 80 mm paper and removed from the page afterwards [N-15-043]', async () => {
    await signIn(aUser());
    const printed: string[] = [];
    window.print = () => {
      const styles = [...document.head.querySelectorAll('style')].map((style) => style.textContent);
      const page = styles.find((style) => style?.includes('@page'));
      printed.push(page ?? '', document.getElementById('recibo-de-venta')?.textContent ?? '');
    };
    const { user } = renderAt('/order/123');
    await user.click(await screen.findByRole('button', { name: 'Imprimir recibo' }));
    await waitFor(() => expect(printed).toHaveLength(2));
    expect(printed[0]).toMatch(/size: 80mm \d+mm/);
    expect(printed[1]).toContain('Yogurt de mora');
    expect(printed[1]).toContain('Este recibo no reemplaza la factura electrónica.');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.getElementById('recibo-de-venta')).not.toBeInTheDocument());
    expect(document.documentElement.dataset['prints']).toBeUndefined();
  });

  it('is sent by WhatsApp by staff of the order only', async () => {
    await signIn(aUser());
    const { unmount } = renderAt('/order/123');
    await screen.findByRole('button', { name: 'Imprimir recibo' });
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    unmount();
    await signIn(aUser({ id_role: 3 }));
    renderAt('/orderstore/123');
    expect(await screen.findByRole('link', { name: /Enviar por WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/573101234567?text='),
    );
  });
});
