import ts from 'typescript';

const REQUIREMENT = String.raw`[A-Z]-\d+(?:-\d+)?`;
const PROVES = new RegExp(String.raw` \[(${REQUIREMENT}(?:, ${REQUIREMENT})*)\]`, 'g');
const BLOCK = /^(?:describe|it|test)\b/;

/** Takes `[S-131, N-34-204]` off a title. */
export const splitTitle = (title) => ({
  title: title.replace(PROVES, ''),
  ids: [...title.matchAll(PROVES)].flatMap(([, ids]) => ids.split(', ')),
});

/**
 * One row for each id in a title of the file, with the titles of the blocks around it. Placeholders stay as written;
 * an id in a `describe` makes a row of its own, which every test inside proves.
 *
 * @returns {{id: string, file: string, title: string}[]}
 */
export const findProofs = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const proofs = [];
  const visit = (node, titles) => {
    const isBlock =
      ts.isCallExpression(node) && BLOCK.test(node.expression.getText(source)) && node.arguments.length > 1;
    if (!isBlock) return ts.forEachChild(node, (child) => visit(child, titles));
    const [own, ...rest] = node.arguments;
    const { title, ids } = splitTitle(titleText(own, source));
    const path = [...titles, title];
    for (const id of ids) proofs.push({ id, file, title: path.join(' ') });
    for (const argument of rest) visit(argument, path);
  };
  visit(source, []);
  return proofs;
};

const titleText = (node, source) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  if (ts.isBinaryExpression(node)) return titleText(node.left, source) + titleText(node.right, source);
  return `\${${node.getText(source)}}`;
};

const PLACEHOLDER = /\$\{[^}]*\}|%[a-zA-Z#]|\$[a-zA-Z_][\w.]*/;

/** Whether a title that ran begins with a title of the table. */
export const matchesTitle = (ran, written) => titlePattern(written).test(ran);

const titlePattern = (written) => {
  const literals = written
    .split(PLACEHOLDER)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${literals.join('.*')}(?: |$)`, 's');
};
