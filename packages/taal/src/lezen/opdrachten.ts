/**
 * Decides: what a child is told to do in a reading task, and how to go about it after a first wrong answer.
 * Source: own words; a beginner hears it, so it says what to look at or listen to, and what to choose. A tip names a way, never the answer.
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
  'zoek-beeld': 'Lees het briefje. Wie zoek je?',
  'foto-beeld': 'Lees wie er op de foto moet. Zoek dat dier.',
  boodschap: 'Lees het briefje en kijk wat er ligt. Wat neem je?',
  'zin-antwoord': 'Lees de vraag. Welke zin geeft het antwoord?',
  'zin-herstellen': 'Zet de woorden in de goede volgorde.',
  recept: 'Lees het recept. Leg alles op de goede volgorde.',
  route: 'Lees de route. Rijd overal langs, op de goede volgorde.',
  'welk-woord': 'Welk woord past in de zin?',
  'fout-woord': 'Welk woord hoort niet in de zin?',
  'zin-hakken': 'De woorden zitten aan elkaar. Maak ze los.',
  verwijswoord: 'Over wie of wat gaat het gekleurde woord?',
  'tekst-vraag': 'Lees de tekst. Kies daarna het goede antwoord.',
};

/** How to look or listen again, after a first wrong answer; shown and spoken in place of the rule that reading does not have. */
export const LEESTIPS: Readonly<Record<Leesvorm, string>> = {
  'hoor-letter': 'Luister nog eens en zeg de klank na. Zoek dan de letter.',
  'letter-klank': 'Kijk nog eens goed naar de letter. Luister dan naar elke klank.',
  'letter-begin': 'Zeg elk woord langzaam. Wat hoor je vooraan?',
  'letter-eind': 'Zeg elk woord langzaam. Wat hoor je achteraan?',
  'zoek-letter': 'Bekijk elk woord letter voor letter.',
  letternaam: 'Luister nog eens. De naam van een letter klinkt anders dan zijn klank.',
  rijm: 'Woorden die rijmen, klinken achteraan hetzelfde. Zeg ze hardop na elkaar.',
  'eerste-klank': 'Zeg het woord heel langzaam. Let op het begin.',
  'laatste-klank': 'Zeg het woord heel langzaam. Let op het eind.',
  'middelste-klank': 'Zeg het woord heel langzaam. Let op het midden.',
  plakken: 'Zeg de klanken steeds sneller achter elkaar. Dan hoor je het woord.',
  hakken: 'Zeg het woord heel langzaam. Leg elke klank neer zodra je hem hoort.',
  'flits-typ': 'Lees het hele woord en zeg het in jezelf. Typ het daarna.',
  'flits-kies': 'Lees het hele woord en zeg het in jezelf. Zoek het daarna.',
  'woord-plaatje': 'Lees het woord nog eens, letter voor letter. Zoek dan het plaatje.',
  'woord-of-niet': 'Lees het woord hardop. Heb je dat woord weleens gehoord?',
  'waar-niet-waar': 'Lees de zin nog eens, woord voor woord. Klopt dat?',
  'zin-plaatje': 'Lees de hele zin nog eens. Kijk bij elk plaatje of het klopt.',
  'zoek-beeld': 'Lees elke zin nog eens. Kijk bij wie alles klopt.',
  'foto-beeld': 'Lees het nog eens, woord voor woord. Kijk bij welk dier alles klopt.',
  boodschap: 'Lees zin voor zin. Kijk telkens of het er ligt.',
  'zin-antwoord': 'Lees de vraag nog eens. Kijk bij elke zin of alles klopt.',
  'zin-herstellen': 'Lees jouw zin hardop. Klinkt hij zoals je praat?',
  recept: 'Zoek eerst wat vooraan komt. Lees dan zin voor zin of het klopt.',
  route: 'Zoek eerst waar je begint. Lees dan zin voor zin of het klopt.',
  'welk-woord': 'Lees de zin met elk woord een keer. Welke zin klopt?',
  'fout-woord': 'Lees de zin langzaam. Bij welk woord klopt hij niet meer?',
  'zin-hakken': 'Lees langzaam hardop. Waar begint een nieuw woord?',
  verwijswoord: 'Lees ook de zin ervoor. Zet elk antwoord op de plaats van het gekleurde woord.',
  'tekst-vraag': 'Lees de vraag nog eens. Zoek in de tekst waar het staat.',
};
