import { lazy, useEffect, useReducer, useState, type ReactNode } from 'react';

declare const MISBEHAVIOUR: string;

export const fail = (): never => {
  throw new Error(`sabotage: ${MISBEHAVIOUR}`);
};

const EndlessRender = () => {
  const [count, setCount] = useState(0);
  setCount(count + 1);
  return <p>{count}</p>;
};

const EndlessRenderOfData = () =>
  new URLSearchParams(location.search).get('dato') === 'raro' ? <EndlessRender /> : <p>Todo en orden</p>;

const EndlessEffect = () => {
  const [count, grow] = useReducer((last: number) => last + 1, 0);
  useEffect(() => grow(), [count]);
  return <p>{count}</p>;
};

const ThrowingEffect = () => {
  useEffect(() => fail(), []);
  return <p>Un momento</p>;
};

const ThrowingLater = () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) fail();
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Probar
    </button>
  );
};

const ThrowingHandler = () => (
  <button type="button" onClick={() => fail()}>
    Probar
  </button>
);

const Leaking = () => {
  useEffect(() => {
    const onResize = () => undefined;
    window.addEventListener('resize', onResize);
    window.setInterval(() => undefined, 1_000);
  }, []);
  return <p>Deja escuchas atrás</p>;
};

const CallsNothing = () => {
  const [answer, setAnswer] = useState('Preguntando…');
  useEffect(() => {
    void fetch('/api/visits/timetable').then(({ status }) =>
      setAnswer(status === 200 ? 'Listo' : 'Sin horarios por ahora'),
    );
  }, []);
  return <p>{answer}</p>;
};

/** React removes the element when the page is left. */
const Resetting = () => <style>{'* { font-size: 11px; }'}</style>;

const Silent = lazy(() => new Promise<never>(() => undefined));

export const Failing = () => fail();

export const FAILURES: Readonly<Record<string, () => ReactNode>> = {
  'throws at mount': () => <Failing />,
  'never appears': () => <Silent />,
  'throws at a later render': () => <ThrowingLater />,
  'throws in an effect': () => <ThrowingEffect />,
  'throws in an event handler': () => <ThrowingHandler />,
  'renders without end': () => <EndlessRender />,
  'renders without end for certain data': () => <EndlessRenderOfData />,
  'sets state in every effect': () => <EndlessEffect />,
  'leaves listeners behind': () => <Leaking />,
  'resets the styles of all while it is shown': () => <Resetting />,
  'calls an unknown operation': () => <CallsNothing />,
};
