import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';

import type { ReadRow } from '#platform/spreadsheet/index.js';
import { netContentChange, netContentProblems } from '../staff/net-content.js';
import { NewProductDto, ProductChangeDto } from '../staff/product-input.dto.js';
import { NO_VAT_PLAN, vatPlanProblems } from '../staff/vat-plan.js';
import type { StaffProduct } from '../staff/staff-products.repository.js';
import type { ImportProblemDto } from './product-import.dto.js';
import { withDetails } from './details-columns.js';
import { CODE_TITLE, PRODUCT_SHEET, SEEN_STOCK_TITLE } from './product-sheet.js';
import { plainWord } from './sheet-words.js';

export type ImportLine =
  | { kind: 'new'; row: number; product: NewProductDto; active: boolean | null }
  | { kind: 'change'; row: number; change: ProductChangeDto; active: boolean | null };
export interface ReadImport {
  lines: ImportLine[];
  unchanged: number;
  problems: ImportProblemDto[];
}

type Fields = Record<string, unknown>;
interface NamedRow {
  row: number;
  byTitle: ReadonlyMap<string, unknown>;
}

const TITLES = new Map(PRODUCT_SHEET.map((column) => [plainWord(column.title), column]));
const problem = (row: number, column: string | null, message: string): ImportProblemDto => ({
  row,
  column,
  message,
});

/** Empty cells leave a field unchanged. @param stored products with the file's codes @param today yyyy-MM-dd */
export function readImport(
  rows: readonly ReadRow[],
  stored: ReadonlyMap<string, StaffProduct>,
  today: string,
): ReadImport {
  const [head, ...body] = rows;
  const titles = (head?.cells ?? []).map((cell) => String(cell ?? ''));
  const unknown = titles.filter((title) => title !== '' && !TITLES.has(plainWord(title)));
  const problems = unknown.map((title) => problem(head?.line ?? 1, title, 'Esta columna no se conoce.'));
  if (!titles.some((title) => plainWord(title) === plainWord(CODE_TITLE)))
    problems.push(problem(head?.line ?? 1, CODE_TITLE, 'Falta esta columna.'));
  const result: ReadImport = { lines: [], unchanged: 0, problems };
  if (problems.length > 0) return result;
  const seen = new Set<string>();
  for (const row of body) addRow(result, namedRow(titles, row), stored, seen);
  const byId = new Map([...stored.values()].map((product) => [product.id, product]));
  result.problems.push(...result.lines.flatMap((line) => problemsOfPairs(line, byId, today)));
  return result;
}

export function codesIn(rows: readonly ReadRow[]): string[] {
  const [head, ...body] = rows;
  const at = (head?.cells ?? []).findIndex((cell) => plainWord(String(cell)) === plainWord(CODE_TITLE));
  return at < 0 ? [] : body.flatMap(({ cells }) => (cells[at] ? [String(cells[at])] : []));
}

function namedRow(titles: readonly string[], { line, cells }: ReadRow): NamedRow {
  const byTitle = new Map<string, unknown>();
  titles.forEach((title, index) => {
    const column = TITLES.get(plainWord(title));
    const cell = cells[index] ?? null;
    if (column && cell !== null) byTitle.set(column.title, column.read(cell));
  });
  return { row: line, byTitle };
}

function addRow(
  result: ReadImport,
  { row, byTitle }: NamedRow,
  stored: ReadonlyMap<string, StaffProduct>,
  seen: Set<string>,
): void {
  const code = byTitle.get(CODE_TITLE);
  const product = code === undefined ? null : stored.get(String(code));
  if (product === undefined) {
    result.problems.push(problem(row, CODE_TITLE, `No hay un producto con el código ${String(code)}.`));
    return;
  }
  if (product && seen.has(product.code)) {
    result.problems.push(problem(row, CODE_TITLE, `El código ${product.code} está repetido en el archivo.`));
    return;
  }
  if (product) seen.add(product.code);
  const { active, ...fields } = fieldsOf(byTitle);
  if (active !== undefined && typeof active !== 'boolean')
    result.problems.push(problem(row, 'Activo', 'Escriba SI o NO.'));
  const isActive = typeof active === 'boolean' ? active : null;
  if (product) addChange(result, row, product, fields, byTitle.get(SEEN_STOCK_TITLE), isActive);
  else addNew(result, row, fields, isActive);
}

function fieldsOf(byTitle: ReadonlyMap<string, unknown>): Fields {
  const entries = PRODUCT_SHEET.flatMap(({ field, title }) =>
    field !== null && byTitle.has(title) ? [[field, byTitle.get(title)] as const] : [],
  );
  return Object.fromEntries(entries);
}

function addNew(result: ReadImport, row: number, fields: Fields, active: boolean | null): void {
  const product = plainToInstance(NewProductDto, withDetails(fields, null));
  const problems = problemsOf(product, row);
  result.problems.push(...problems);
  if (problems.length === 0) result.lines.push({ kind: 'new', row, product, active });
}

function addChange(
  result: ReadImport,
  row: number,
  product: StaffProduct,
  fields: Fields,
  seenStock: unknown,
  active: boolean | null,
): void {
  const changed = Object.entries(fields).filter(([field, value]) => value !== storedValue(product, field));
  const isStockKept = typeof seenStock === 'number' && fields['countInStock'] === seenStock;
  const sent = Object.fromEntries(changed.filter(([field]) => field !== 'countInStock' || !isStockKept));
  const change = plainToInstance(ProductChangeDto, { id: product.id, ...withDetails(sent, product.details) });
  const problems = problemsOf(change, row);
  if ('countInStock' in sent && typeof seenStock === 'number' && seenStock !== product.countInStock) {
    const now = `El stock cambió desde que se exportó el archivo: ahora hay ${product.countInStock}.`;
    problems.push(problem(row, 'Stock', now));
  }
  result.problems.push(...problems);
  const wanted = active === product.active ? null : active;
  if (problems.length > 0) return;
  if (Object.keys(sent).length === 0 && wanted === null) result.unchanged += 1;
  else result.lines.push({ kind: 'change', row, change, active: wanted });
}

const NO_NET_CONTENT = { netContent: null, netContentUnit: null };

/** Validates pairs: planned class and day, net content and unit. */
function problemsOfPairs(
  line: ImportLine,
  byId: ReadonlyMap<number, StaffProduct>,
  today: string,
): ImportProblemDto[] {
  const wish = line.kind === 'new' ? line.product : line.change;
  const stored = line.kind === 'change' ? byId.get(line.change.id) : undefined;
  const before = stored ?? NO_VAT_PLAN;
  const after = {
    nextTaxClassification: wish.nextTaxClassification ?? before.nextTaxClassification,
    taxChangeOn: wish.taxChangeOn ?? before.taxChangeOn,
  };
  const found = Object.entries({
    ...vatPlanProblems(after, before, today),
    ...netContentProblems({ ...NO_NET_CONTENT, ...stored, ...netContentChange(wish) }),
  });
  return found.map(([field, text]) => problem(line.row, titleOf(field), text));
}

function titleOf(field: string): string {
  const title = PRODUCT_SHEET.find((column) => column.field === field)?.title;
  if (title) return title;
  const parent = field.slice(0, Math.max(field.lastIndexOf('.'), 0));
  return parent === '' ? field : titleOf(parent);
}

function storedValue(product: StaffProduct, field: string): unknown {
  const column = PRODUCT_SHEET.find((one) => one.field === field);
  return column?.read(column.value(product)) ?? null;
}

function problemsOf(dto: object, row: number): ImportProblemDto[] {
  const errors = validateSync(dto, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  return errors.flatMap((error) => problemsIn(error, row, ''));
}

function problemsIn(error: ValidationError, row: number, path: string): ImportProblemDto[] {
  const { property, value, constraints, children = [] } = error;
  const field = path + property;
  const inside = children.flatMap((child) => problemsIn(child, row, `${field}.`));
  if (inside.length > 0) return inside;
  const [text = 'El valor no es válido.'] = Object.values(constraints ?? {});
  return [problem(row, titleOf(field), isUnread(value) ? value.problem : text)];
}
