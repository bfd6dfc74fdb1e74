import { createContext } from 'react';

export const IsJudgedByForm = createContext(false);
