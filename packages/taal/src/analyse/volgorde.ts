/**
 * Decides: which categorie of a word is its main one when nobody chose: the newest rule or ending in it.
 * Source: the half-year in which a categorie is taught; what nearly every word has comes last.
 * Example: konijn is a word for ei-ij, not for open-lettergreep.
 */
import { CATEGORIEEN } from '../categorieen/catalog.gen.ts';

/** Present in very many words, so seldom what a word is chosen for; the later in the list, the weaker. */
const ALGEMEEN = [
  'verdubbeling',
  'sch',
  'au-ou',
  'ei-ij',
  'verlenging-d-t',
  'lange-klank-eind',
  'open-lettergreep',
  'meervoud-en-s',
  'uitgang-stomme-e',
  'tussenklank',
  'ng',
  'nk',
  'f-v',
  's-z',
];

const halfjaar = (intro: string): number => (intro.startsWith('K') ? 0 : Number(intro.charAt(0))) * 2 + (intro.endsWith('b') ? 1 : 0);

/** Below every rule, above hearing f or v. */
const KLANKZUIVER = 4.2;

const GEWICHT: ReadonlyMap<string, number> = new Map(
  CATEGORIEEN.map((categorie) => {
    const plek = ALGEMEEN.indexOf(categorie.id);
    if (categorie.id.startsWith('kz-')) return [categorie.id, KLANKZUIVER] as const;
    return [categorie.id, plek >= 0 ? 10 - plek * 0.5 : vormgewicht(categorie.id) + halfjaar(categorie.intro.nl)] as const;
  }),
);

/** Verb forms, diminutives and compounds describe the whole word; pure-sound types only what is left. */
function vormgewicht(id: string): number {
  if (id.startsWith('ww-') || id === 'bijvoeglijk-voltooid') return 60;
  if (id === 'trappen' || id === 'stoffelijk-en' || id.startsWith('verklein-')) return 50;
  if (id.startsWith('tussen-') || id === 'gelijkvormigheid' || id === 'koppelteken') return 45;
  if (id.startsWith('apostrof')) return 42;
  if (id.startsWith('achtervoegsel-') || id === 'isch' || id === 'tie-sie' || id === 'leen-ieel-iaal') return 30;
  if (id === 'samenstelling') return 28;
  if (id === 'voorvoegsel-stomme-e') return 16;
  return 10;
}

/** The same ids, the main one first: the one an editor chose when it is among them. */
export function putHoofdFirst(ids: readonly string[], gekozen?: string): string[] {
  const gewicht = (id: string): number => (id === gekozen ? 1000 : (GEWICHT.get(id) ?? 0));
  return [...ids].sort((a, b) => gewicht(b) - gewicht(a) || (a < b ? -1 : 1));
}

/** A child of groep 3 writes words of one klankgroep. */
const MEER_KLANKGROEPEN = '4a';

/** The half-year of the newest categorie, e.g. `5a`; `3a` for none, and not before words of more klankgroepen are taught where it has more. */
export function niveauVan(ids: readonly string[], klankgroepen: number): string {
  const intros = CATEGORIEEN.filter((categorie) => ids.includes(categorie.id)).map((categorie) => categorie.intro.nl);
  return intros.reduce(
    (hoogste, intro) => (halfjaar(intro) > halfjaar(hoogste) ? intro : hoogste),
    klankgroepen > 1 ? MEER_KLANKGROEPEN : '3a',
  );
}
