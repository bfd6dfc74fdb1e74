import { describe, expect, it } from '@jest/globals';
import { textBlocks } from './legal-documents.js';

describe('the text of a legal document', () => {
  it('has headings, paragraphs and lists, and no HTML', () => {
    expect(textBlocks('## Uno\nPrimera\nlínea\r\n\r\n- a\n- <b>b</b>\n\n\nFin - sin lista')).toEqual([
      { kind: 'heading', text: 'Uno' },
      { kind: 'paragraph', text: 'Primera línea' },
      { kind: 'list', points: ['a', '<b>b</b>'] },
      { kind: 'paragraph', text: 'Fin - sin lista' },
    ]);
    expect(textBlocks(' \n\n ')).toEqual([]);
  });
});
