/**
 * Decides: what a sentence to read with understanding asks, per form.
 * Source: our own tables, one line an item; `zin-hakken` is made of the sentences that are also put in order.
 * Example: `m4-w01 · waar-niet-waar · Een slak heeft een huis op zijn rug. · ja`.
 */
import { invariant } from '@spelrijk/base/invariant';
import { withHoofdletter } from '@spelrijk/base/tekst';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { KEUZEZINNEN } from './opdrachten.ts';
import type { Rekenzin } from './rekenzinnen.ts';
import { woordenVan } from './telling.ts';
import type { ZoekBeeld } from './zoekzinnen.ts';

interface Basis {
  /** `m4-w01`. */
  readonly id: string;
  readonly niveau: Leesniveau;
  /** The whole sentence as it is right, with its capital and signs. */
  readonly zin: string;
}

/** Is the sentence true? */
interface WaarNietWaar extends Basis {
  readonly vorm: 'waar-niet-waar';
  readonly waar: boolean;
}

/** Which of four pictures does the sentence speak of? Keys of pictures. */
interface ZinPlaatje extends Basis {
  readonly vorm: 'zin-plaatje';
  readonly antwoord: string;
  readonly fout: readonly string[];
}

/** Put the words in order. */
interface ZinHerstellen extends Basis {
  readonly vorm: 'zin-herstellen';
  /** Words in the right order, the last with its full stop. */
  readonly stukken: readonly string[];
  /** Other right orders. */
  readonly ookGoed: readonly string[];
}

/** Which word fits in the gap? */
interface WelkWoord extends Basis {
  readonly vorm: 'welk-woord';
  /** The sentence with `___` in place of the word. */
  readonly metGat: string;
  readonly antwoord: string;
  readonly fout: readonly string[];
}

/** Tap the word that does not belong. `zin` is the sentence with the word that does. */
interface FoutWoord extends Basis {
  readonly vorm: 'fout-woord';
  /** Words as shown, one of them wrong. */
  readonly stukken: readonly string[];
  /** Index in `stukken` of the wrong one. */
  readonly plek: number;
  readonly hoort: string;
}

/** Put the spaces back. */
interface ZinHakken extends Basis {
  readonly vorm: 'zin-hakken';
  readonly aaneen: string;
}

/** Whom or what does the word mean? */
interface Verwijswoord extends Basis {
  readonly vorm: 'verwijswoord';
  readonly woord: string;
  /** Offset in `zin` in UTF-16 units. */
  readonly start: number;
  readonly antwoord: string;
  readonly fout: readonly string[];
}

/** Stand by themselves: what is meant can be put in their place. */
const ALLEEN: ReadonlySet<string> = new Set(['hij', 'zij', 'ze', 'het', 'die', 'dat', 'hem', 'deze']);
const klein = (tekst: string): string => tekst.replace(/^(?:De|Het|Een|Mijn|Onze)\b/u, (woord) => woord.toLowerCase());

/** A word of a sentence with what was taken for it in its place; undefined where that makes no sentence. */
function metAntwoord({ zin, woord, start }: Verwijswoord, gekozen: string): string | undefined {
  if (!ALLEEN.has(woord.toLowerCase())) return undefined;
  const begint = woord.charAt(0) !== woord.charAt(0).toLowerCase();
  const stuk = begint ? withHoofdletter(gekozen) : klein(gekozen);
  return zin.slice(0, start) + stuk + zin.slice(start + woord.length);
}

/** What is said of each wrong choice in a sentence: how it reads with that; undefined where there is nothing to say but how to go about it. */
export function tegenZin(zin: Leeszin): Record<string, string[]> | undefined {
  const { erin, kan, blijft } = KEUZEZINNEN;
  if (zin.vorm === 'welk-woord') return Object.fromEntries(zin.fout.map((woord) => [woord, [erin, zin.metGat.replace(GAT, woord), kan]]));
  if (zin.vorm === 'fout-woord') return Object.fromEntries(zin.stukken.flatMap((stuk, n) => (n === zin.plek ? [] : [[stuk, [blijft]]])));
  if (zin.vorm !== 'verwijswoord') return undefined;
  return Object.fromEntries(
    zin.fout.flatMap((gekozen) => {
      const gelezen = metAntwoord(zin, gekozen);
      return gelezen === undefined ? [] : [[gekozen, [erin, gelezen, kan]]];
    }),
  );
}

export type Leeszin = WaarNietWaar | ZinPlaatje | ZinHerstellen | WelkWoord | FoutWoord | ZinHakken | Verwijswoord | ZoekBeeld | Rekenzin;
const GAT = '___';
const lijst = (tekst: string): string[] => (tekst === '' ? [] : tekst.split('|'));

/** Every sentence of a level's table. A broken line is an editor's error: it throws, with its id. */
export function readZinnen(bron: string, niveau: Leesniveau): Leeszin[] {
  return bron
    .split('\n')
    .slice(1)
    .filter((regel) => regel.trim() !== '')
    .flatMap((regel) => readRegel(regel.split('\t'), niveau));
}

function readRegel([id = '', vorm = '', zin = '', antwoord = '', keuzes = '']: readonly string[], niveau: Leesniveau): Leeszin[] {
  const basis = { id, niveau };
  const fout = lijst(keuzes);
  if (vorm === 'waar-niet-waar') return [{ ...basis, zin, vorm, waar: antwoord === 'ja' }];
  if (vorm === 'zin-plaatje') return [{ ...basis, zin, vorm, antwoord, fout }];
  if (vorm === 'zin-herstellen')
    return [
      { ...basis, zin, vorm, stukken: zin.split(' '), ookGoed: fout },
      { id: `${id}-hak`, niveau, zin, vorm: 'zin-hakken', aaneen: zin.replaceAll(' ', '') },
    ];
  if (vorm === 'welk-woord') return [{ ...basis, zin: zin.replace(GAT, antwoord), vorm, metGat: zin, antwoord, fout }];
  if (vorm === 'fout-woord') return [createLeesFoutWoord(id, niveau, zin, antwoord, keuzes)];
  invariant(vorm === 'verwijswoord', `${id}: unknown form ${vorm}`);
  return [readVerwijswoord(id, niveau, zin, antwoord, fout)];
}

function createLeesFoutWoord(id: string, niveau: Leesniveau, getoond: string, mis: string, hoort: string): FoutWoord {
  const stukken = getoond.split(' ');
  const plek = stukken.findIndex((stuk) => woordenVan(stuk)[0] === mis);
  invariant(plek >= 0, `${id}: the wrong word is not in the sentence`);
  const zin = stukken.map((stuk, n) => (n === plek ? stuk.replace(mis, hoort) : stuk)).join(' ');
  return { id, niveau, zin, vorm: 'fout-woord', stukken, plek, hoort };
}

function readVerwijswoord(id: string, niveau: Leesniveau, bron: string, antwoord: string, fout: readonly string[]): Verwijswoord {
  const gevonden = /\[([^\]]+)\]/.exec(bron);
  invariant(gevonden, `${id}: no word in brackets`);
  const woord = gevonden[1] ?? '';
  return { id, niveau, zin: bron.replace(gevonden[0], woord), vorm: 'verwijswoord', woord, start: gevonden.index, antwoord, fout };
}
