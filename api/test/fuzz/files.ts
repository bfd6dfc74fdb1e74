import fc, { type Arbitrary } from 'fast-check';

const BOUNDARY = 'limit-of-a-part';
/** A one-pixel picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>');
const SHEETS = [
  'Código,Nombre,Precio sin IVA\nX-1,Queso,100',
  'Código;Nombre\n"',
  'Código\n' + 'X\n'.repeat(2_500),
  'Código,'.repeat(500),
  '\ufeffCódigo\tStock\nX\t1e309',
  ',,,\n,,,',
].map((text) => Buffer.from(text));

const fileBytes = (): Arbitrary<Buffer> =>
  fc.oneof(
    fc.constantFrom(PNG, SVG, Buffer.alloc(0), Buffer.from('PK\u0003\u0004'), ...SHEETS),
    fc.nat({ max: PNG.length }).map((length) => PNG.subarray(0, length)),
    fc.tuple(fc.nat({ max: PNG.length - 1 }), fc.nat({ max: 255 })).map(([at, byte]) => {
      const copy = Buffer.from(PNG);
      copy[at] = byte;
      return copy;
    }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );

const part = (disposition: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${disposition}\r\n\r\n`), bytes, Buffer.from('\r\n')]);
const field = (name: string): string => `Content-Disposition: form-data; name="${name}"`;

/** Uploads: valid and broken files in valid and broken multipart bodies. */
export const filesOf = (): Arbitrary<{ type: string; body: Buffer } | null> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .record({
          bytes: fileBytes(),
          name: fc.constantFrom('file', 'other', '', '__proto__'),
          fileName: fc.constantFrom('a.png', '', '../../a', 'ñ"x', 'a'.repeat(300)),
          preset: fc.constantFrom('productos', 'otro', '', 'x'.repeat(2_000)),
          copies: fc.constantFrom(1, 1, 1, 2, 12),
        })
        .map(({ bytes, name, fileName, preset, copies }) =>
          whole(bytes, `${field(name)}; filename="${fileName}"`, preset, copies),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '--x', `--${BOUNDARY}`, `--${BOUNDARY}\r\n\r\n`, `--${BOUNDARY}--`)
        .map((text) => ({
          type: `multipart/form-data; boundary=${BOUNDARY}`,
          body: Buffer.from(text),
        })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('multipart/form-data', 'application/json', 'image/png')
        .map((type) => ({ type, body: PNG })),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );

const whole = (bytes: Buffer, disposition: string, preset: string, copies: number) => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: Buffer.concat([
    part(field('upload_preset'), Buffer.from(preset)),
    ...Array.from({ length: copies }, () => part(disposition, bytes)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
});
