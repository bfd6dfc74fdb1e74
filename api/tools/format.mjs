import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';

const style = JSON.parse(await readFile(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'));

/** Formats as `npm run format` would format a file of that name. */
export const formatAs = async (fileName, text) => (await format(fileName, text, style)).code;
