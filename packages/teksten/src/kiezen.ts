import { teksten } from './shape.ts';

/** Beside how many rows of a list are chosen. */
export const kiezenTeksten = teksten('kiezen', { niets: 'Niets meer kiezen' });
