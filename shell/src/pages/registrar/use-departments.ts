import { useEffect, useState } from 'react';

interface Option {
  value: string;
  label: string;
}
interface Places {
  departments: Option[];
  municipalitiesOf: (department: string) => Option[];
}

const NONE: Places = { departments: [], municipalitiesOf: () => [] };

/** Departments and their municipalities; the list of 1,122 is loaded only where it is needed. */
export function useDepartments(): Places {
  const [places, setPlaces] = useState<Places>(NONE);
  useEffect(() => {
    let isCurrent = true;
    void import('@lacteos/contracts/divipola').then(({ DEPARTMENTS }) => {
      if (!isCurrent) return;
      setPlaces({
        departments: DEPARTMENTS.map(({ code, name }) => ({ value: code, label: name })),
        municipalitiesOf: (department) =>
          (DEPARTMENTS.find(({ code }) => code === department)?.municipalities ?? []).map(
            ([value, label]) => ({
              value,
              label,
            }),
          ),
      });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return places;
}
