import { checkFonts } from './fonts.js';

const FRAME = {
  'shell.css':
    "@font-face{font-family:Nunito Sans Variable;src:url(a.woff2)}:root{--font-text: 'Nunito Sans Variable', Roboto, sans-serif}" +
    'code{font-family: "DejaVu Sans Mono",monospace}',
};

it.each([
  ['@font-face{src:url(x.woff2);font-family:"nunito sans variable"}', 'nunito sans variable'],
  ["@font-face {\n  font-family: 'Roboto';\n}", 'roboto'],
  ['@FONT-FACE{font-family:DejaVu Sans Mono}', 'dejavu sans mono'],
])('the gate refuses the font of %s, because the shop uses that name [N-37-131]', (sheet, name) => {
  expect(checkFonts({ 'page.css': sheet }, FRAME)).toEqual([
    {
      check: 'fonts',
      level: 'breaks',
      message: `page.css brings a font "${name}", which the shop uses under that name: name it after the remote`,
      affects: ['every page'],
    },
  ]);
});

it.each(['@font-face{font-family:Toy}', '.toy{font-family:Roboto}', 'h1{color:red}'])(
  'the gate lets %s pass: no font of the shop changes [N-37-131]',
  (sheet) => {
    expect(checkFonts({ 'page.css': sheet }, FRAME)).toMatchObject([{ level: 'fine' }]);
  },
);
