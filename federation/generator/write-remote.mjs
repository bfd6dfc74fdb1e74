import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const USAGE =
  'Usage: npm run new-remote -- mfe-<name> --path /<address> --title "<Spanish title>" [--no-install | --outside <folder>]';
const NAME = /^mfe-[a-z][a-z0-9-]{0,40}$/;
const PATH = /^\/[a-z][a-z0-9/-]*$/;
const TITLE = /^[\p{L}\p{N} ,.-]{1,60}$/u;

/** Throws the command's usage when a fact is invalid. */
export const readFacts = ({ name = '', path = '', title = '' }) => {
  if (!NAME.test(name) || !PATH.test(path) || !TITLE.test(title)) throw new Error(USAGE);
  return { name, path, title };
};

export const writeFiles = (folder, files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
