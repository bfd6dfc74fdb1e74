import '@testing-library/jest-dom';
import type { DispatchRegistration } from '@lacteos/contracts/schemas';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AntdFrame } from '../antd-frame';
import type { DispatchableOrder } from './dispatchable-order';
import { DispatchDialog } from './dispatch-dialog';

const anOrder = (part: Partial<DispatchableOrder> = {}): DispatchableOrder => ({
  id: 41,
  shippingPrice: 8000,
  totalPrice: 11_900,
  shippingAddress: {
    first_name: 'Ana',
    last_name: 'Rojas',
    nameCompany: 'N/A',
    address: 'Calle 10 # 20-30',
    city_code: '50001',
    state_code: '50',
    email: 'ana@demo.test',
    phone: '3100000000',
  },
  ...part,
});

function open(orders: DispatchableOrder[], refuse: (id: number) => string | null = () => null) {
  const sent: { id: number; data: DispatchRegistration }[] = [];
  const said = { closed: 0, done: 0, failed: 0 };
  render(
    <MemoryRouter>
      <AntdFrame>
        <DispatchDialog
          orders={orders}
          register={async (id, data) => {
            sent.push({ id, data });
            return refuse(id);
          }}
          onClose={() => (said.closed += 1)}
          onDone={() => (said.done += 1)}
          onFailed={() => (said.failed += 1)}
        />
      </AntdFrame>
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null });
  return { sent, said, user, dialog: within(screen.getByRole('dialog')) };
}

describe('the dispatch dialog', () => {
  it('sends the order’s shipping price until another is typed [N-17-005]', async () => {
    const { user, sent, said, dialog } = open([anOrder()]);
    expect(await dialog.findByText('Ana Rojas · Calle 10 # 20-30, Villavicencio, Meta')).toBeVisible();
    const price = dialog.getByLabelText('Valor del envío');
    expect(price).toHaveValue('8.000,00');
    await user.clear(price);
    await user.type(price, '12.500,5');
    await user.selectOptions(dialog.getByLabelText('Transportadora'), 'TCC');
    await user.type(dialog.getByLabelText('Número de guía'), ' G-1 ');
    await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
    expect(sent).toEqual([
      {
        id: 41,
        data: expect.objectContaining({ numberGuide: 'G-1', transport: 'TCC', shippingPrice: 12500.5 }),
      },
    ]);
    expect(said).toEqual({ closed: 0, done: 1, failed: 0 });
  });

  it('opens with the focus in the first guide, ready for a scanner [N-17-531]', async () => {
    const { dialog } = open([anOrder(), anOrder({ id: 42 })]);
    await waitFor(() => expect(dialog.getByLabelText('Número de guía, pedido 41')).toHaveFocus());
  });

  it('asks for confirmation before it drops a typed guide', async () => {
    const { user, said, dialog } = open([anOrder()]);
    await user.type(dialog.getByLabelText('Número de guía'), 'G-1');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    const stay = await screen.findByRole('button', { name: 'Seguir editando' });
    await user.click(stay);
    expect(said.closed).toBe(0);
    expect(dialog.getByLabelText('Número de guía')).toHaveValue('G-1');
  });

  it('accepts a scanned guide for one order, and no label code', async () => {
    const { user, sent, dialog } = open([anOrder()]);
    await user.selectOptions(await dialog.findByLabelText('Transportadora'), 'TCC');
    await user.click(dialog.getByLabelText('Número de guía'));
    await user.keyboard('PED-41{Enter}');
    expect(dialog.getByLabelText('Número de guía')).toHaveValue('');
    await user.keyboard('G-1');
    await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
    expect(sent.map(({ data }) => data.numberGuide)).toEqual(['G-1']);
  });

  it('keeps failed orders open with the reason', async () => {
    const { user, said, dialog } = open([anOrder(), anOrder({ id: 42 })], (id) =>
      id === 42 ? 'El pedido ya está despachado.' : null,
    );
    await user.selectOptions(dialog.getByLabelText('Transportadora'), 'TCC');
    await user.type(dialog.getByLabelText('Número de guía, pedido 41'), 'A-1');
    await user.type(dialog.getByLabelText('Número de guía, pedido 42'), 'A-2');
    await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
    expect(await screen.findByText('Pedido 42: El pedido ya está despachado.')).toBeVisible();
    expect(dialog.queryByLabelText('Número de guía, pedido 41')).not.toBeInTheDocument();
    expect(said).toEqual({ closed: 0, done: 0, failed: 1 });
  });

  describe('for several orders', () => {
    const three = () => open([anOrder(), anOrder({ id: 42 }), anOrder({ id: 43 })]);
    const guide = (dialog: ReturnType<typeof within>, id: number) =>
      dialog.getByLabelText(`Número de guía, pedido ${id}`);

    it("is filled by a scanner: Enter moves on, and an order's code moves to its row [N-17-305]", async () => {
      const { user, sent, dialog } = three();
      await user.selectOptions(dialog.getByLabelText('Transportadora'), 'TCC');
      await user.click(guide(dialog, 41));
      await user.keyboard('G-1{Enter}43{Enter}G-3{Enter}');
      expect(dialog.getByRole('button', { name: 'Registrar envío' })).toHaveFocus();
      expect([41, 42, 43].map((id) => (guide(dialog, id) as HTMLInputElement).value)).toEqual([
        'G-1',
        '',
        'G-3',
      ]);
      expect(sent).toEqual([]);
      await user.type(guide(dialog, 42), 'G-1');
      await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
      expect(await dialog.findByText('La guía G-1 también está en el pedido 41.')).toBeVisible();
      expect(sent).toEqual([]);
    });

    it('accepts order labels as codes, never as guides [N-17-512]', async () => {
      const { user, sent, dialog } = three();
      await user.selectOptions(dialog.getByLabelText('Transportadora'), 'TCC');
      await user.click(guide(dialog, 41));
      await user.keyboard('PED-43{Enter}G-3{Enter}');
      expect(guide(dialog, 43)).toHaveValue('G-3');
      await user.click(guide(dialog, 41));
      await user.keyboard('PED-99{Enter}');
      expect(await dialog.findByText('El pedido 99 no está aquí.')).toBeVisible();
      expect(guide(dialog, 41)).toHaveValue('');
      await user.keyboard('PED-41');
      await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
      expect(await dialog.findByText('Este es el código del pedido, no una guía.')).toBeVisible();
      expect(sent).toEqual([]);
    });

    it('is filled by a pasted column by code or position, and names unmatched codes [N-17-306]', async () => {
      const { user, sent, said, dialog } = three();
      await user.selectOptions(dialog.getByLabelText('Transportadora'), 'TCC');
      await user.click(guide(dialog, 41));
      await user.paste('43\tG-3\n41\tG-1\n99\tG-9\n42\tG-2');
      expect(
        await dialog.findByText('Se llenaron 3 filas. Sin pedido en esta lista: 99\tG-9.', {
          normalizer: (text) => text,
        }),
      ).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
      expect(sent.map(({ id, data }) => [id, data.numberGuide])).toEqual([
        [41, 'G-1'],
        [42, 'G-2'],
        [43, 'G-3'],
      ]);
      expect(said.done).toBe(1);
    });
  });

  describe('with a camera', () => {
    const track = { stop: jest.fn() };
    const camera = jest.fn();
    let seen: string[];
    beforeEach(() => {
      seen = [];
      track.stop.mockClear();
      camera.mockReset().mockResolvedValue({ getTracks: () => [track] });
      class BarcodeDetector {
        detect = async () => seen.splice(0, 1).map((rawValue) => ({ rawValue }));
      }
      Object.assign(window, { BarcodeDetector });
      Object.assign(navigator, { mediaDevices: { getUserMedia: camera } });
      jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    });
    afterEach(() => {
      Reflect.deleteProperty(window, 'BarcodeDetector');
      Reflect.deleteProperty(navigator, 'mediaDevices');
      jest.restoreAllMocks();
    });
    const scan = 'Escanear con la cámara';

    it('chooses a row by label, fills it by guide, and stops after the last one [N-17-560]', async () => {
      const { user, dialog } = open([anOrder(), anOrder({ id: 42 })]);
      seen = ['PED-99', 'PED-42', 'PED-42', 'G-2'];
      await user.click(dialog.getByRole('button', { name: scan }));
      expect(dialog.getByLabelText('Imagen de la cámara')).toBeVisible();
      await waitFor(() => expect(dialog.getByLabelText('Número de guía, pedido 42')).toHaveValue('G-2'));
      expect(dialog.getByLabelText('Número de guía, pedido 41')).toHaveValue('');
      await waitFor(() => expect(dialog.queryByLabelText('Imagen de la cámara')).toBeNull());
      expect(track.stop).toHaveBeenCalled();
      expect(dialog.getByText('Pedido 42: G-2.')).toBeVisible();
    });

    it('suggests what to do when the camera is not allowed [N-17-560]', async () => {
      camera.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
      const { user, dialog } = open([anOrder()]);
      await user.click(dialog.getByRole('button', { name: scan }));
      expect(await dialog.findByText(/^El navegador no deja usar la cámara/)).toBeVisible();
      expect(dialog.getByRole('button', { name: scan })).toBeVisible();
    });

    it('offers the camera only where the browser reads codes [N-17-560]', async () => {
      Reflect.deleteProperty(window, 'BarcodeDetector');
      const { dialog } = open([anOrder()]);
      expect(await dialog.findByLabelText('Número de guía')).toBeVisible();
      expect(dialog.queryByRole('button', { name: scan })).toBeNull();
    });
  });
});
