import { useEffect } from 'react';
import { Failing, FAILURES, fail } from './failures';
import { BUS_HARMS, isAdministrator } from './harms/bus';
import { DOCUMENT_HARMS } from './harms/document';
import { FRAME_HARMS } from './harms/frame';
import { GLOBAL_HARMS } from './harms/globals';
import { does, type Harms } from './harms/harm';
import { INPUT_HARMS } from './harms/input';
import { LEFT_OPEN_HARMS } from './harms/left-open';
import { LOAD_HARMS, loseMemory } from './harms/load';
import { SHARED_HARMS } from './harms/shared';
import { STORAGE_HARMS } from './harms/storage';
import { STYLE_HARMS } from './harms/styles';

declare const MISBEHAVIOUR: string;
declare const PAGE: string;

if (does('throws at evaluation')) fail();

const HARMS: Harms = {
  ...STYLE_HARMS,
  ...INPUT_HARMS,
  ...STORAGE_HARMS,
  ...GLOBAL_HARMS,
  ...FRAME_HARMS,
  ...LOAD_HARMS,
  ...BUS_HARMS,
  ...DOCUMENT_HARMS,
  ...SHARED_HARMS,
  ...LEFT_OPEN_HARMS,
};

const Harming = () => {
  useEffect(() => HARMS[MISBEHAVIOUR]?.(), []);
  return <p>Parece en orden</p>;
};

const Part = FAILURES[MISBEHAVIOUR] ?? (MISBEHAVIOUR in HARMS ? Harming : () => <p>Todo en orden</p>);

const SabotagedPage = () => (
  <section>
    <h1>Página en prueba</h1>
    <Part />
  </section>
);

const SignedInPage = () => {
  useEffect(() => {
    if (isAdministrator() && does('loses 25 MB at each visit of an administrator')) loseMemory();
  }, []);
  if (isAdministrator() && does('throws for administrators alone')) fail();
  return <h1>Página de la cuenta</h1>;
};

const good = {
  contract: does('speaks another contract') ? 2 : 1,
  pages: { [PAGE]: SabotagedPage, [`${PAGE}/cuenta`]: SignedInPage },
  components: { Card: Failing },
  fills: { 'mfe-backoffice/OrderAside': Failing },
};

export const remote = does('exports no remote')
  ? undefined
  : does('lacks the page of its route')
    ? { ...good, pages: {} }
    : does("takes another's address")
      ? { ...good, pages: { ...good.pages, '/products': SabotagedPage } }
      : good;
