/**
 * Decides: what a text asks in its third reading, and how its words are practised: before reading, after it, and a week later.
 * Source: our own format in the file of the text. A third reading is a schema whose parts each have one place, the one of three summaries that the text does not
 * contradict, or one connecting word; every part and every wrong summary names the words of the text that prove it. Text structure helps with questions and
 * summaries: publicatie-online.nl 176204; words are learned by using them, not by a definition: 10.1080/19345740802539200.
 * Example: of `= s1 volgorde | Wat gebeurt er na elkaar?` and six lines `[1] Oma bakt. @ Oma heeft gebakken` readStap makes a schema of six parts.
 */
import { invariant } from '@spelrijk/base/invariant';

/** Letters of `Leestekst.tekst` in UTF-16 units, end exclusive. */
export interface Tekstplek {
  readonly start: number;
  readonly end: number;
}

const SCHEMASOORTEN = ['volgorde', 'oorzaak-gevolg', 'vergelijking', 'probleem-oplossing', 'beschrijving'] as const;
type Schemasoort = (typeof SCHEMASOORTEN)[number];
const KEUZESOORTEN = ['samenvatting', 'verbindingswoord'] as const;

interface Deel {
  /** Index in `vakken`. */
  readonly vak: number;
  readonly tekst: string;
  readonly plekken: readonly Tekstplek[];
}

export interface Schema {
  /** `e4-03-s1`. */
  readonly id: string;
  readonly soort: Schemasoort;
  readonly vraag: string;
  /** In the order of the file: of an order the first part comes first. */
  readonly vakken: readonly string[];
  readonly delen: readonly Deel[];
}

export interface Stapkeuze {
  readonly id: string;
  readonly soort: (typeof KEUZESOORTEN)[number];
  /** Of a connecting word: the sentence with its gap `…`. */
  readonly vraag: string;
  readonly antwoord: string;
  readonly fout: readonly string[];
  /** Words of the text that prove the answer. */
  readonly plekken: readonly Tekstplek[];
  /** Of a summary, per wrong one: what the text says instead. */
  readonly tegen: readonly (readonly Tekstplek[])[];
}

export type Leesstap = Schema | Stapkeuze;

/** A sentence in which a word is used as it should be, and two in which it is not. */
interface Gebruik {
  readonly goed: string;
  readonly fout: readonly string[];
}

export interface Tekstwoord {
  /** `e4-05-k1`. */
  readonly id: string;
  readonly woord: string;
  readonly uitleg: string;
  /** Key of a picture of the word bank; absent: there is none. */
  readonly plaatje?: string;
  /** Asked before reading. */
  readonly vooraf: Gebruik;
  /** Asked after it: other sentences. */
  readonly achteraf: Gebruik;
}

export const isSchema = (stap: Leesstap): stap is Schema => 'delen' in stap;

/** A place may run over the end of a paragraph; a line feed and a space take the same room. */
export function findPlek(stuk: string, metRegels: string, id: string): Tekstplek {
  const tekst = metRegels.replaceAll('\n', ' ');
  const start = tekst.indexOf(stuk);
  invariant(start >= 0 && tekst.indexOf(stuk, start + 1) < 0, `${id}: not once in the text: ${stuk}`);
  return { start, end: start + stuk.length };
}

/** `Oma bakt. @ Oma heeft gebakken | op een bord` is a part with two places. */
function splitPlek(regel: string, tekst: string, id: string): { readonly tekst: string; readonly plekken: readonly Tekstplek[] } {
  const [deel = '', plek = ''] = regel.split(' @ ');
  return { tekst: deel.trim(), plekken: plek === '' ? [] : plek.split(' | ').map((stuk) => findPlek(stuk.trim(), tekst, id)) };
}

/** What stands behind `= `. */
export function readStap(blok: string, tekstId: string, tekst: string): Leesstap {
  const [kop = '', ...regels] = blok.trim().split('\n');
  const gevonden = /^(s\d+) ([a-z-]+) \| (.+)$/.exec(kop.trim());
  invariant(gevonden, `${tekstId}: broken step: ${kop}`);
  const [, nummer = '', naam = '', vraag = ''] = gevonden;
  const id = `${tekstId}-${nummer}`;
  const schema = SCHEMASOORTEN.find((soort) => soort === naam);
  if (schema) return { id, soort: schema, vraag, ...readDelen(regels, tekst, id) };
  const keuze = KEUZESOORTEN.find((soort) => soort === naam);
  invariant(keuze !== undefined, `${id}: unknown kind of step: ${naam}`);
  const met = (teken: string): string[] => regels.filter((regel) => regel.startsWith(`${teken} `)).map((regel) => regel.slice(2));
  const [goed, ...meer] = met('+').map((regel) => splitPlek(regel, tekst, id));
  invariant(goed !== undefined && meer.length === 0, `${id}: not one right answer`);
  const fout = met('-').map((regel) => splitPlek(regel, tekst, id));
  return {
    id,
    soort: keuze,
    vraag,
    antwoord: goed.tekst,
    fout: fout.map((een) => een.tekst),
    plekken: goed.plekken,
    tegen: fout.map(({ plekken }) => plekken),
  };
}

function readDelen(regels: readonly string[], tekst: string, id: string): Pick<Schema, 'vakken' | 'delen'> {
  const rijen = regels.map((regel) => {
    const [, vak = '', rest = ''] = /^\[([^\]]+)\] (.+)$/.exec(regel) ?? [];
    invariant(vak !== '', `${id}: broken part: ${regel}`);
    return { vak, ...splitPlek(rest, tekst, id) };
  });
  const vakken = [...new Set(rijen.map(({ vak }) => vak))];
  return { vakken, delen: rijen.map(({ vak, ...deel }) => ({ vak: vakken.indexOf(vak), ...deel })) };
}

/** What stands behind `% `: the word, what it means, a picture if there is one, and two times a right use with two wrong ones. */
export function readTekstwoord(blok: string, id: string): Tekstwoord {
  const [kop = '', ...regels] = blok.trim().split('\n');
  const [woord = '', uitleg = '', plaatje = ''] = kop.split(' | ').map((deel) => deel.trim());
  invariant(woord !== '' && uitleg !== '', `${id}: broken word: ${kop}`);
  const gebruik = regels
    .join('\n')
    .split(/^\+ /m)
    .slice(1)
    .map((groep): Gebruik => {
      const [goed = '', ...fout] = groep.trim().split(/\n- /);
      return { goed, fout };
    });
  const [vooraf, achteraf, ...meer] = gebruik;
  invariant(vooraf && achteraf && meer.length === 0, `${id}: not two times a right use`);
  return { id, woord, uitleg, ...(plaatje !== '' && { plaatje }), vooraf, achteraf };
}
