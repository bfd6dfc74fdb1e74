import { createContext } from 'react';

/** Whether a form around a field says what is wrong with it. */
export const IsJudgedByForm = createContext(false);
