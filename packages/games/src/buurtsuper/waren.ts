/** What each kind is called, and who can be in the box with holes. */
import type { Waarsoort } from './krat.ts';

export const NAAM: Readonly<Record<Waarsoort, string>> = {
  blik: 'het blik',
  melk: 'het pak melk',
  brood: 'het brood',
  meloen: 'de meloen',
  eieren: 'de doos eieren',
  pizza: 'de pizzadoos',
  popcorn: 'de zak popcorn',
  gaatjes: 'de doos met gaatjes',
};

/** Looks out of the box with holes: so many kinds. */
export const BEWONERS = 3;
