/** The shop's legal documents by the last part of their address (/legal/terminos), with their titles. */
export const LEGAL_DOCUMENTS = {
  terminos: 'Términos y condiciones',
  entregas: 'Entregas',
  devoluciones: 'Cambios, devoluciones y retracto',
  reclamos: 'Peticiones, quejas y reclamos',
  datos: 'Política de datos personales',
} as const;
export type LegalDocument = keyof typeof LEGAL_DOCUMENTS;
export const LEGAL_DOCUMENT_NAMES = Object.keys(LEGAL_DOCUMENTS) as LegalDocument[];

/** Shown beside a default text that the company has not published yet. */
export const DEFAULT_TEXT_MARK = 'Texto de ejemplo: revise con su abogado.';

export const CONSUMER_AUTHORITY = {
  name: 'Superintendencia de Industria y Comercio',
  url: 'https://www.sic.gov.co',
} as const;

/** A part of a legal text: staff write '## ' before headings and '- ' before the points of a list. */
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

/** The blocks of a text, which an empty line ends. They hold plain text: whoever shows them escapes it. */
export const textBlocks = (body: string): TextBlock[] =>
  body.split(/\r?\n\s*\n/).flatMap((part) =>
    blocksOf(
      part
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  );

/** Description of a legal text's page: its first paragraph. */
export const textDescription = ({ title, body }: { title: string; body: string }): string => {
  const first = textBlocks(body).find((block) => block.kind === 'paragraph');
  return first ? `${title}. ${first.text}` : title;
};
