import type { StoreHours } from '@lacteos/contracts/schemas';

/** Picture: api/seed-pictures/store-<number>.svg, counted from 1. */
export interface DemoStore {
  name: string;
  address: string;
  phone: string;
  city: string;
  department: string;
  hours: StoreHours;
  /** 'latitude,longitude' of the town centre, because the addresses are invented. */
  location: string;
}

/** In order of creation; the demo cashier sells from the first. */
export const DEMO_STORES: readonly DemoStore[] = [
  {
    name: 'Punto Barzal',
    address: 'Carrera 40 # 33-18, Barzal',
    phone: '3104567001',
    city: 'Villavicencio',
    department: 'Meta',
    hours: { weekdays: '08:00-18:30', saturday: '08:00-17:00', sunday: '08:00-13:00' },
    location: '4.142,-73.62664',
  },
  {
    name: 'La Vaquería de Acacías',
    address: 'Calle 14 # 20-45, Centro',
    phone: '3104567002',
    city: 'Acacías',
    department: 'Meta',
    hours: { weekdays: '07:30-12:00,14:00-18:30', saturday: '07:30-13:00', sunday: '' },
    location: '3.98695,-73.75797',
  },
  {
    name: 'Delicias del Ariari',
    address: 'Carrera 15 # 17-60, Centro',
    phone: '3104567003',
    city: 'Granada',
    department: 'Meta',
    hours: { weekdays: '07:00-12:30,14:00-18:00', saturday: '07:00-17:00', sunday: '07:00-12:00' },
    location: '3.54639,-73.70688',
  },
  {
    name: 'Salinas Lácteas',
    address: 'Calle 9 # 6-22, Parque principal',
    phone: '3104567004',
    city: 'Restrepo',
    department: 'Meta',
    hours: { weekdays: '08:00-18:00', saturday: '08:00-18:00', sunday: '08:00-16:00' },
    location: '4.25833,-73.56142',
  },
  {
    name: 'Rincón de Cumaral',
    address: 'Carrera 20 # 11-08, Centro',
    phone: '3104567005',
    city: 'Cumaral',
    department: 'Meta',
    hours: { weekdays: '07:00-12:00,14:00-19:00', saturday: '07:00-19:00', sunday: '08:00-13:00' },
    location: '4.26964,-73.48667',
  },
  {
    name: 'Puerto Cremoso',
    address: 'Calle 6 # 5-31, Malecón',
    phone: '3104567006',
    city: 'Puerto López',
    department: 'Meta',
    hours: { weekdays: '06:30-18:00', saturday: '06:30-18:00', sunday: '' },
    location: '4.08446,-72.95586',
  },
];
