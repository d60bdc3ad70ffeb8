/** How the walk finds forms, what it types into them, and what it leaves alone. Asked in the page as text: these tests are read without a DOM. */

/** Forms in what is open, or else on the page, as what their button says; one that asks for a password or a file is not filled in. */
export const FORMULIEREN = `(document.querySelectorAll('[data-formulier]').forEach((een) => delete een.dataset.formulier),
  [...([...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1) ?? document.querySelector('main') ?? document.body).querySelectorAll('form')]
  .filter((een) => een.checkVisibility() && een.querySelector('[type="password"], [type="file"]') === null)
  .map((een, nr) => { een.dataset.formulier = String(nr); return (een.querySelector('[type="submit"]')?.innerText ?? '').trim().replace(/\\s+/g, ' '); }))`;
/** What is empty in a form: its kind, what it asks and its least. */
export const veldenIn = (
  nr: number,
): string => `[...document.querySelectorAll('[data-formulier="${nr}"] :is(input, textarea, select, [role="combobox"])')]
  .filter((een) => een.checkVisibility() && !een.disabled && !een.readOnly && !een.matches('[aria-hidden="true"], [type="checkbox"], [type="radio"]')
    && (een.value ?? een.innerText).replace(/[\\s\\u200b]/g, '') === '')
  .map((een, veld) => { een.dataset.veld = String(veld);
    return [een.matches('[role="combobox"]') ? 'keuze' : een.type, een.labels?.[0]?.innerText ?? een.getAttribute('aria-label') ?? '', een.min ?? ''].join('|'); })`;
/** What a form says of its fields after its button was pressed. */
export const BEZWAAR = `[...document.querySelectorAll('[data-formulier] [role="alert"]:not([class*="Success"]), [data-formulier] :is(.Mui-error.MuiFormHelperText-root, :invalid:not(fieldset))')]
  .map((een) => een.matches(':invalid') ? 'asks for ' + (een.labels?.[0]?.innerText ?? een.name) : een.innerText.trim()).filter((een) => een !== '')`;
/** What the screen says that could not be done. */
export const MELDINGEN = `[...document.querySelectorAll('[role="alert"]')].map((een) => een.innerText.trim())`;
/** What takes something away that the rest of the walk is about, asks for a code of somebody else or for more than this licence, is done by its button, or changes what stands there. */
export const NIET_INVULLEN =
  /^Even (?:bezig|wachten)|^Maak een nieuwe code$|verwijder|\bwis\b|weg\b|stop|bestel|verhui|beëindig|uitloggen|tabblad|^Bekijk$|^Zet klaar$|^Verstuur het verzoek$|^Bewaar de verbetering$/iu;
/** Rightly refused to who goes by every form and button without knowing what she did: what stands ready or is planned already, a goal that has no start test yet. */
export const TERECHT = /staat in die dagen al klaar|heeft in die dagen al een leesmoment|alleen bij na een starttoets/u;
/** What somebody types, by kind and question. */
export const INVULLING: readonly (readonly [veld: RegExp, waarde: string])[] = [
  [/^date\|.*geboorte/iu, '2018-05-17'],
  [/^time\|/u, '15:30'],
  [/^email\||mailadres/iu, 'proef@voorbeeld.test'],
  [/^tel\||telefoon|gsm/iu, '0470 12 34 56'],
  [/voornaam|roepnaam/iu, 'Noor'],
  [/achternaam/iu, 'Peeters'],
  [/gebruikersnaam/iu, 'noor.proef'],
  [/^textarea\|.*woorden/iu, 'boom\nkast\nhond'],
  [/woord/iu, 'boom'],
  [/namen/iu, 'Noor Peeters'],
  [/^textarea\|/u, 'Hier staat een zin.'],
  [/(?:)/u, 'Nog een'],
];
