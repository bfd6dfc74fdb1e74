import { createElement, useState } from 'react';

declare const PAGE: string;

const OwnReactPage = () => {
  const [text] = useState('Todo en orden');
  return createElement('section', null, createElement('h1', null, 'Página en prueba'), text);
};

export const remote = { contract: 1, pages: { [PAGE]: OwnReactPage } };
