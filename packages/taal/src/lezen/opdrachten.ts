/**
 * Decides: what a child is told to do in a reading task, in one short sentence.
 * Source: own words; a beginner hears it, so it says what to look at or listen to, and what to choose.
 * Example: LEESOPDRACHTEN.rijm begins with "Luister naar het woord".
 */
import type { Leesvorm } from '@spelrijk/domain/leesopgave';

/** What is asked, in one short sentence; shown and spoken before the first item of a form. */
export const LEESOPDRACHTEN: Readonly<Record<Leesvorm, string>> = {
  'hoor-letter': 'Luister. Welke letter hoor je?',
  'letter-klank': 'Kijk naar de letter. Welke klank hoort erbij?',
  'letter-begin': 'Welk woord begint met deze letter?',
  'letter-eind': 'Welk woord eindigt op deze letter?',
  'zoek-letter': 'In welk woord zie je deze letter?',
  letternaam: 'Luister naar de naam. Welke letter is het?',
  rijm: 'Luister naar het woord. Welk woord rijmt erop?',
  'eerste-klank': 'Luister naar het woord. Welke klank hoor je vooraan?',
  'laatste-klank': 'Luister naar het woord. Welke klank hoor je achteraan?',
  'middelste-klank': 'Luister naar het woord. Welke klank hoor je in het midden?',
  plakken: 'Plak de klanken aan elkaar. Welk woord is het?',
  hakken: 'Hak het woord in klanken. Leg ze op volgorde.',
  'flits-typ': 'Kijk goed. Typ het woord dat je zag.',
  'flits-kies': 'Kijk goed. Welk woord zag je?',
  'woord-plaatje': 'Lees het woord. Welk plaatje hoort erbij?',
  'woord-of-niet': 'Lees het woord. Bestaat het echt?',
  'waar-niet-waar': 'Lees de zin. Is het waar of niet waar?',
  'zin-plaatje': 'Lees de zin. Welk plaatje hoort erbij?',
  'zin-herstellen': 'Zet de woorden in de goede volgorde.',
  'welk-woord': 'Welk woord past in de zin?',
  'fout-woord': 'Welk woord hoort niet in de zin?',
  'zin-hakken': 'De woorden zitten aan elkaar. Maak ze los.',
  verwijswoord: 'Over wie of wat gaat het gekleurde woord?',
  'tekst-vraag': 'Lees de tekst. Kies daarna het goede antwoord.',
};
