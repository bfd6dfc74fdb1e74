export const LEGAL_DOCUMENTS = {
  terminos: 'Términos y condiciones',
  entregas: 'Entregas',
  devoluciones: 'Cambios, devoluciones y retracto',
  reclamos: 'Peticiones, quejas y reclamos',
  datos: 'Política de datos personales',
} as const;
export type LegalDocument = keyof typeof LEGAL_DOCUMENTS;
export const LEGAL_DOCUMENT_NAMES = Object.keys(LEGAL_DOCUMENTS) as LegalDocument[];

/** Marks a default text that the company has not published. */
export const DEFAULT_TEXT_MARK = 'Texto de ejemplo: revise con su abogado.';

export const CONSUMER_AUTHORITY = {
  name: 'Superintendencia de Industria y Comercio',
  url: 'https://www.sic.gov.co',
} as const;

/** '## ' starts a heading, '- ' a list item. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; points: readonly string[] };

const blockOf = (lines: readonly string[]): TextBlock[] => {
  const [first = ''] = lines;
  if (first.startsWith('## '))
    return [{ kind: 'heading', text: first.slice(3).trim() }, ...blocksOf(lines.slice(1))];
  if (lines.every((line) => line.startsWith('- ')))
    return [{ kind: 'list', points: lines.map((line) => line.slice(2).trim()) }];
  return [{ kind: 'paragraph', text: lines.join(' ') }];
};

const blocksOf = (lines: readonly string[]): TextBlock[] => (lines.length > 0 ? blockOf(lines) : []);

/** Separated by empty lines. Plain text: escape it when rendering. */
export const textBlocks = (body: string): TextBlock[] =>
  body.split(/\r?\n\s*\n/).flatMap((part) =>
    blocksOf(
      part
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  );

/** The first paragraph. */
export const textDescription = ({ title, body }: { title: string; body: string }): string => {
  const first = textBlocks(body).find((block) => block.kind === 'paragraph');
  return first ? `${title}. ${first.text}` : title;
};
