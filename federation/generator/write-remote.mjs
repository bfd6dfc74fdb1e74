import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const USAGE =
  'Usage: npm run new-remote -- mfe-<name> --path /<address> --title "<Spanish title>"' +
  ' [--owner @<org>/<team>] [--no-install | --outside <folder>]';
const NAME = /^mfe-[a-z][a-z0-9-]{0,40}$/;
const PATH = /^\/[a-z][a-z0-9/-]*$/;
const OWNER = /^@[\w.-]+\/[\w.-]+$/;
const TITLE = /^[\p{L}\p{N} ,.-]{1,60}$/u;

/** Throws the command's usage when a fact is invalid. Without an owner the team is called as the remote is. */
export const readFacts = ({
  name = '',
  path = '',
  title = '',
  owner = name.replace('mfe-', '@lacteos/'),
}) => {
  if (!NAME.test(name) || !PATH.test(path) || !TITLE.test(title) || !OWNER.test(owner))
    throw new Error(USAGE);
  return { name, path, title, owner };
};

export const writeFiles = (folder, files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};
