/** The parts of WebUSB and Web Serial that a printer needs; TypeScript's DOM has neither. */
interface UsbEndpoint {
  endpointNumber: number;
  direction: 'in' | 'out';
  type: string;
}
interface UsbInterface {
  interfaceNumber: number;
  alternate: { interfaceClass: number; endpoints: UsbEndpoint[] };
}
interface UsbPrinter {
  opened: boolean;
  configuration: { interfaces: UsbInterface[] } | null;
  open: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  transferOut: (endpoint: number, data: Uint8Array) => Promise<unknown>;
}
interface SerialPort {
  writable: WritableStream<Uint8Array> | null;
  open: (options: { baudRate: number }) => Promise<void>;
}
interface PrinterPorts {
  usb?: {
    getDevices: () => Promise<UsbPrinter[]>;
    requestDevice: (options: { filters: { classCode: number }[] }) => Promise<UsbPrinter>;
  };
  serial?: { getPorts: () => Promise<SerialPort[]>; requestPort: () => Promise<SerialPort> };
}

/** USB's class of printers. */
const PRINTER_CLASS = 7;
const BAUD_RATE = 9_600;

const ports = (): PrinterPorts => navigator as PrinterPorts;

export const hasUsb = (): boolean => ports().usb !== undefined;
export const hasSerial = (): boolean => ports().serial !== undefined;

const NOT_CONNECTED = 'No hay una impresora conectada a esta página. Conéctela en «Impresora».';

/** Asks the person to choose a printer. @throws DOMException when none is chosen */
export async function choosePrinter(kind: 'usb' | 'serial'): Promise<void> {
  if (kind === 'usb') await ports().usb?.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] });
  else await ports().serial?.requestPort();
}

async function sendByUsb(data: Uint8Array): Promise<void> {
  const [printer] = (await ports().usb?.getDevices()) ?? [];
  if (!printer) throw new Error(NOT_CONNECTED);
  if (!printer.opened) await printer.open();
  if (!printer.configuration) await printer.selectConfiguration(1);
  const found = printer.configuration?.interfaces.find(
    ({ alternate }) => alternate.interfaceClass === PRINTER_CLASS,
  );
  const out = found?.alternate.endpoints.find(({ direction }) => direction === 'out');
  if (!found || !out) throw new Error(NOT_CONNECTED);
  await printer.claimInterface(found.interfaceNumber);
  await printer.transferOut(out.endpointNumber, data);
}

async function sendBySerial(data: Uint8Array): Promise<void> {
  const [port] = (await ports().serial?.getPorts()) ?? [];
  if (!port) throw new Error(NOT_CONNECTED);
  if (!port.writable) await port.open({ baudRate: BAUD_RATE });
  const writer = port.writable?.getWriter();
  if (!writer) throw new Error(NOT_CONNECTED);
  try {
    await writer.write(data);
  } finally {
    writer.releaseLock();
  }
}

/** To the printer that was chosen on this device. @throws Error in Spanish when there is none */
export const sendToPrinter = (kind: 'usb' | 'serial', data: Uint8Array): Promise<void> =>
  kind === 'usb' ? sendByUsb(data) : sendBySerial(data);
