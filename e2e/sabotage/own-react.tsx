import { createElement, useState } from 'react';

declare const PAGE: string;

/** A remote that brings a React of its own: its hooks know nothing of the renderer that draws them. */
const OwnReactPage = () => {
  const [text] = useState('Todo en orden');
  return createElement('section', null, createElement('h1', null, 'Página en prueba'), text);
};

export const remote = { contract: 1, pages: { [PAGE]: OwnReactPage } };
