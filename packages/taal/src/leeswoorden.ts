/**
 * Decides: which words are read on each of the eight word levels, and between which look-alikes a child chooses.
 * Source: the word bank, levels by `woordniveauVan`; words kept apart for tests of transfer are never read here.
 * Example: leeswoordenVan('L1')[0]?.woord === 'aap'.
 */
import type { Random } from '@spelrijk/base/random';
import type { Leesvorm, Woordniveau } from '@spelrijk/domain/leesopgave';
import type { Woord } from '@spelrijk/domain/woord';
import { isOpdracht } from './analyse/opdracht.ts';
import { BANK } from './bank.ts';
import { splitGrafemen } from './grafemen.ts';
import { KEUZEZINNEN } from './lezen/opdrachten.ts';
import { isHoogstens, woordniveauVan } from './lezen/woordniveau.ts';
import { WOORDNIVEAUS } from './lezen/woordniveaus.ts';
import { afstand } from './normalise.ts';
import { pseudowoordenVan } from './pseudowoorden.ts';
import type { Pseudoniveau } from './pseudowoorden.ts';
import { examineWoord } from './woordenlijst.ts';

export { WOORDNIVEAUS, isHoogstens, woordniveauVan };

export interface Leeswoord {
  readonly woord: string;
  readonly niveau: Woordniveau;
  readonly regio: Woord['regio'];
  readonly band: Woord['band'];
  readonly plaatje?: string;
  readonly zin?: string;
}

/** A spelling that is kept apart in one form is kept apart in all. */
const APART: ReadonlySet<string> = new Set(BANK.filter(({ gereserveerd }) => gereserveerd === true).map(({ woord }) => woord));

const isTeLezen = ({ woord, vorm }: Woord): boolean =>
  !APART.has(woord) && vorm !== 'tt2-achter' && vorm !== 'kort' && /^[\p{L}'-]{2,}$/u.test(woord);

/** A categorie that only an editor's choice put there is not seen in the letters, and says nothing about reading. To know takes an analysis: only where it matters. */
function niveauVan(woord: Woord): Woordniveau {
  const categorieen = woord.knelpunten.map((punt) => punt.categorie);
  const niveau = woordniveauVan({ ...woord, categorieen });
  if (!isOpdracht(woord.hoofd)) return niveau;
  const zonder = woordniveauVan({ ...woord, categorieen: categorieen.filter((id) => id !== woord.hoofd) });
  return zonder === niveau ? niveau : woordniveauVan({ ...woord, categorieen: examineWoord(woord.woord, woord.vorm).categorieen });
}

const asLeeswoord = (woord: Woord): Leeswoord => ({
  woord: woord.woord,
  niveau: niveauVan(woord),
  regio: woord.regio,
  band: woord.band,
  ...(woord.plaatje !== undefined && { plaatje: woord.plaatje }),
  ...(woord.zin !== undefined && { zin: woord.zin }),
});

const opNiveau = new Map<Woordniveau, Leeswoord[]>(WOORDNIVEAUS.map(({ id }) => [id, []]));
for (const woord of new Map(BANK.filter(isTeLezen).map((record) => [record.woord, record])).values()) {
  const leeswoord = asLeeswoord(woord);
  opNiveau.get(leeswoord.niveau)?.push(leeswoord);
}

/** The words of a level, in the order of the bank. */
export const leeswoordenVan = (niveau: Woordniveau): readonly Leeswoord[] => opNiveau.get(niveau) ?? [];

/**
 * Words that look like this one, nearest first: one or two letters differ where the level has such words.
 * @param uit where they come from; a word never is its own look-alike
 */
export function lijkendeWoorden(woord: string, uit: readonly string[], aantal: number): string[] {
  const naast: { readonly ander: string; readonly ver: number }[] = [];
  for (const ander of uit) {
    const verste = naast.length < aantal ? Infinity : (naast.at(-1)?.ver ?? 0);
    // A word is at least as far away as the two differ in length; of two that are as far the first stays.
    if (ander === woord || Math.abs(ander.length - woord.length) >= verste) continue;
    const ver = afstand(woord, ander);
    if (ver >= verste) continue;
    const plek = naast.findIndex((verder) => verder.ver > ver);
    naast.splice(plek === -1 ? naast.length : plek, 0, { ander, ver });
    naast.length = Math.min(naast.length, aantal);
  }
  return naast.map(({ ander }) => ander);
}

/** A list to flash: words of one level, never the same twice. The same list is read on three days; then ask for another without these. */
export function createFlitslijst(niveau: Woordniveau, random: Random, aantal = 18, zonder: ReadonlySet<string> = new Set()): Leeswoord[] {
  return random.shuffle(leeswoordenVan(niveau).filter(({ woord }) => !zonder.has(woord))).slice(0, aantal);
}

export interface Leeswoordopgave {
  /** `flits-kies/L2/stoel`; a pseudo-word has `pseudo` in front of the word. */
  readonly id: string;
  readonly trede: string;
  readonly vorm: Leesvorm;
  readonly niveau: Woordniveau;
  readonly woord: string;
  /** Does the word exist? The answer of `woord-of-niet`. */
  readonly bestaat: boolean;
  readonly regio: Woord['regio'];
  readonly plaatje?: string;
}

/** Pseudo-words a level practises with; a choice spread over the whole list. */
const PSEUDO_PER_NIVEAU = 60;

function pseudoVan(niveau: Pseudoniveau): string[] {
  const alle = pseudowoordenVan(niveau);
  const sprong = Math.max(1, Math.floor(alle.length / PSEUDO_PER_NIVEAU));
  return alle.filter((_woord, n) => n % sprong === 0).slice(0, PSEUDO_PER_NIVEAU);
}

/** What all pseudo-words of a level look like: beside knichtje and blichtje a word that ends otherwise would exist at first sight. */
const VORM_VAN_PSEUDO: Readonly<Partial<Record<Pseudoniveau, RegExp>>> = {
  L4: /^(?:be|ge|ver).*(?<!en|er|el|te|lijk)$|je$/,
  L5: /(?:en|er|el)$/,
  L6: /(?:heid|lijk|ig)$/,
};

const looksLikePseudo = (woord: string, niveau: Pseudoniveau | undefined): boolean =>
  niveau !== undefined && (VORM_VAN_PSEUDO[niveau]?.test(woord) ?? true);

function opgavenBijWoord({ woord, niveau, regio, plaatje }: Leeswoord, pseudo: Pseudoniveau | undefined): Leeswoordopgave[] {
  const vormen: Leesvorm[] = ['flits-typ', 'flits-kies'];
  if (plaatje !== undefined) vormen.push('woord-plaatje');
  if (looksLikePseudo(woord, pseudo)) vormen.push('woord-of-niet');
  return vormen.map((vorm) => ({
    id: `${vorm}/${niveau}/${woord}`,
    trede: `woorden-${niveau}`,
    vorm,
    niveau,
    woord,
    bestaat: true,
    regio,
    ...(plaatje !== undefined && { plaatje }),
  }));
}

const opgavenBijPseudo = (woord: string, niveau: Woordniveau): Leeswoordopgave[] =>
  (['flits-typ', 'flits-kies', 'woord-of-niet'] as const).map((vorm) => ({
    id: `${vorm}/${niveau}/pseudo/${woord}`,
    trede: `woorden-${niveau}`,
    vorm,
    niveau,
    woord,
    bestaat: false,
    regio: 'beide',
  }));

const eerder = new Map<Woordniveau, readonly Leeswoordopgave[]>();

/** Every task of a word level, words first, then pseudo-words; made once. */
export function leeswoordopgavenVan(niveau: Woordniveau): readonly Leeswoordopgave[] {
  const opgaven = eerder.get(niveau) ?? createOpgaven(niveau);
  eerder.set(niveau, opgaven);
  return opgaven;
}

function createOpgaven(niveau: Woordniveau): Leeswoordopgave[] {
  const pseudo = WOORDNIVEAUS.find(({ id }) => id === niveau)?.pseudo;
  return [
    ...leeswoordenVan(niveau).flatMap((woord) => opgavenBijWoord(woord, pseudo)),
    ...(pseudo === undefined ? [] : pseudoVan(pseudo).flatMap((woord) => opgavenBijPseudo(woord, niveau))),
  ];
}

const spellingen = new Map(WOORDNIVEAUS.map(({ id }) => [id, leeswoordenVan(id).map(({ woord }) => woord)]));
const plaatjes = [...new Set(WOORDNIVEAUS.flatMap(({ id }) => leeswoordenVan(id)).flatMap(({ plaatje }) => plaatje ?? []))];

/**
 * The options of a choosing task, answer included, in the order of a seeded chance: look-alikes of the level, of its own kind
 * (a pseudo-word among pseudo-words); for `woord-plaatje` keys of pictures.
 */
export function keuzesVoor({ vorm, niveau, woord, bestaat, plaatje }: Leeswoordopgave, random: Random): string[] {
  if (vorm === 'woord-of-niet') return ['bestaat', 'bestaat niet'];
  if (vorm === 'woord-plaatje' && plaatje !== undefined) {
    return random.shuffle([plaatje, ...lijkendeWoorden(plaatje, plaatjes, 3)]);
  }
  const pseudo = WOORDNIVEAUS.find(({ id }) => id === niveau)?.pseudo;
  const uit = bestaat || pseudo === undefined ? (spellingen.get(niveau) ?? []) : pseudowoordenVan(pseudo);
  return random.shuffle([woord, ...lijkendeWoorden(woord, uit, 3)]);
}

/** Options a choosing task has. */
export const AANTAL_KEUZES: Readonly<Partial<Record<Leesvorm, number>>> = { 'flits-kies': 4, 'woord-plaatje': 4, 'woord-of-niet': 2 };

/** Words with the same number of letters, give or take one, that begin or end the same: look-alikes are found among them. */
function lijktOp(woord: string): (ander: string) => boolean {
  const [eerste, laatste] = [woord[0], woord.at(-1)];
  return (ander) => Math.abs(ander.length - woord.length) <= 1 && (ander[0] === eerste || ander.at(-1) === laatste);
}

const ALTERNATIEVEN = 3;
const lijkend = new Map<string, readonly string[]>();

/** Look-alikes of a word to choose between, found once; comparing a word with a whole level takes milliseconds. */
function lijkendeVan(woord: string, uit: () => readonly string[]): readonly string[] {
  const bekend = lijkend.get(woord);
  if (bekend) return bekend;
  const alle = uit();
  const nabij = alle.filter(lijktOp(woord));
  const gevonden = lijkendeWoorden(woord, nabij.length > ALTERNATIEVEN ? nabij : alle, ALTERNATIEVEN);
  lijkend.set(woord, gevonden);
  return gevonden;
}

const woordenOp = (niveau: Woordniveau): string[] => leeswoordenVan(niveau).map(({ woord }) => woord);

const pseudoOp = (niveau: Woordniveau): string[] => leeswoordopgavenVan(niveau).flatMap(({ woord, bestaat }) => (bestaat ? [] : [woord]));

/** As `keuzesVoor`, but quickly for words to read; pictures are looked for over all levels. */
export function keuzesBij(opgave: Leeswoordopgave, random: Random): readonly string[] {
  const { vorm, woord, bestaat, niveau } = opgave;
  if (vorm === 'flits-typ') return [];
  if (vorm !== 'flits-kies') return keuzesVoor(opgave, random);
  const lijst = (): string[] => (bestaat ? woordenOp(niveau) : [...new Set(pseudoOp(niveau))]);
  return random.shuffle([woord, ...lijkendeVan(woord, lijst)]);
}

type Plek = 'vooraan' | 'midden' | 'achteraan';

/** Where two words differ first: at their begin, else at their end, else between. */
function verschilplek(woord: string, ander: string): Plek {
  const [een, twee] = [splitGrafemen(woord), splitGrafemen(ander)];
  if (een[0] !== twee[0]) return 'vooraan';
  return een.at(-1) === twee.at(-1) ? 'midden' : 'achteraan';
}

/** Of each look-alike of a word that was flashed where it differs: what is written there is not said. */
export const tegenFlits = (woord: string, keuzes: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(keuzes.filter((keuze) => keuze !== woord).map((keuze) => [keuze, [KEUZEZINNEN[verschilplek(woord, keuze)]]]));

const BIJ_PLAATJE = { vooraan: 'plaatjeVooraan', midden: 'plaatjeMidden', achteraan: 'plaatjeAchteraan' } as const;

/** The same of the word of another picture, where the picture is called by its word. */
export const tegenPlaatje = (woord: string, plaatjes: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    plaatjes
      .filter((naam) => naam !== woord && METPLAATJE.get(naam) === naam)
      .map((naam) => [naam, [KEUZEZINNEN[BIJ_PLAATJE[verschilplek(woord, naam)]]]]),
  );
const METPLAATJE = new Map(BANK.map(({ woord, plaatje }) => [woord, plaatje]));
