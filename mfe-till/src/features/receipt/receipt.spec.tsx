import { render } from '@testing-library/react';
import { aReceipt } from '#testing/builders';
import { encodeDrawerKick, encodePaper } from './escpos';
import { Paper } from './paper';
import { sendToPrinter } from './printer-port';
import { receiptPaper } from './receipt-lines';

const textIn = (data: Uint8Array): string => [...data].map((byte) => String.fromCharCode(byte)).join('');
/** ESC p: the pulse that opens a drawer. */
const KICK = '\u001bp';

// jsdom has neither; the library uses the first for pictures alone.
beforeAll(() => {
  Object.assign(globalThis, { ImageData: class {} });
  globalThis.structuredClone ??= ((value: unknown) =>
    JSON.parse(JSON.stringify(value))) as typeof structuredClone;
});

describe('a receipt of the till', () => {
  it.each([58, 80] as const)('is drawn on %i mm with its code for returns [N-39-520]', (width) => {
    const { container } = render(<Paper paper={receiptPaper(aReceipt(), width)} width={width} />);
    expect(container.textContent).toContain('Lácteos del Llano S.A.S.');
    expect(container.textContent).toContain('Cambio$ 8.100,00');
    expect(container.querySelector('[aria-label="Código de barras DEV-ABCD2345"]')).not.toBeNull();
  });

  it('of a cancelled sale has no code', () => {
    expect(receiptPaper(aReceipt({ state: 'void' }), 80).code).toBeNull();
  });

  it.each([58, 80] as const)(
    'becomes ESC/POS for %i mm: lines, bar code, cut, drawer [N-39-521]',
    async (width) => {
      const columns = { 58: 32, 80: 48 }[width];
      const data = await encodePaper(receiptPaper(aReceipt(), width), { width, opensDrawer: true });
      const text = textIn(data);
      expect(text.startsWith('\u001b@')).toBe(true);
      expect(text).toContain(KICK);
      expect(text).toContain(`${'Cambio'.padEnd(columns - '$ 8.100,00'.length)}$ 8.100,00`);
      expect(text).toContain('DEV-ABCD2345');
      expect(text).toContain('\u001dV');
      const kept = await encodePaper(receiptPaper(aReceipt(), width), { width, opensDrawer: false });
      expect(textIn(kept)).not.toContain(KICK);
    },
  );

  it('prints letters of Spanish by a code page that has them [N-39-521]', async () => {
    const paper = { lines: [{ kind: 'text', text: 'Ñandú' }], code: null } as const;
    const data = await encodePaper(paper, { width: 80, opensDrawer: false });
    expect(textIn(data)).not.toContain('?');
    expect([...data].some((byte) => byte > 127)).toBe(true);
  });

  it('opens the drawer alone [N-39-521]', async () => {
    expect(textIn(await encodeDrawerKick())).toContain(KICK);
  });
});

describe('the printer of this device', () => {
  const data = new Uint8Array([1, 2, 3]);
  const give = (ports: object) => Object.assign(navigator, { usb: undefined, serial: undefined, ...ports });
  afterEach(() => give({}));

  it('gets bytes by USB at its outgoing endpoint [N-39-521]', async () => {
    const sent: unknown[] = [];
    const alternate = {
      interfaceClass: 7,
      endpoints: [
        { endpointNumber: 1, direction: 'in', type: 'bulk' },
        { endpointNumber: 2, direction: 'out', type: 'bulk' },
      ],
    };
    const printer = {
      opened: false,
      configuration: { interfaces: [{ interfaceNumber: 0, alternate }] },
      open: async () => void sent.push('open'),
      selectConfiguration: async () => undefined,
      claimInterface: async (number: number) => void sent.push(`claim ${number}`),
      transferOut: async (endpoint: number, bytes: Uint8Array) => void sent.push([endpoint, bytes]),
    };
    give({ usb: { getDevices: async () => [printer] } });
    await sendToPrinter('usb', data);
    expect(sent).toEqual(['open', 'claim 0', [2, data]]);
  });

  it('gets bytes by a serial port, which it opens once [N-39-521]', async () => {
    const sent: unknown[] = [];
    const writable = {
      getWriter: () => ({
        write: async (bytes: Uint8Array) => void sent.push(bytes),
        releaseLock: () => undefined,
      }),
    };
    const port = {
      writable: null as unknown,
      open: async ({ baudRate }: { baudRate: number }) => {
        sent.push(baudRate);
        port.writable = writable;
      },
    };
    give({ serial: { getPorts: async () => [port] } });
    await sendToPrinter('serial', data);
    await sendToPrinter('serial', data);
    expect(sent).toEqual([9_600, data, data]);
  });

  it('says that none is connected', async () => {
    give({ usb: { getDevices: async () => [] } });
    await expect(sendToPrinter('usb', data)).rejects.toThrow('No hay una impresora conectada');
  });
});
