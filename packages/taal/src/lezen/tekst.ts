/**
 * Decides: how a reading text stands in an editor's file, and what it is in the product.
 * Source: our own format: a heading, some fields, the text, and per question one right answer, the wrong ones and the words in the text it rests on.
 * Behind the questions at most one `= ` third reading, and words to practise, each behind `% `: see verdieping.ts.
 * Fields: `soort`, `voorspel` (what is guessed before reading), `plank` (what children look for), `nieuw` (words above the level), `letterset` and `globaal` (beginners), `reeks` with its `deel`, `thema`, `regio`, `land` (where it is set), `rollen` (of a play), `bron`.
 * Example: readTeksten(bron, 'm4')[0]?.vragen[0]?.antwoord === 'in de schuur'.
 */
import { invariant } from '@spelrijk/base/invariant';
import type { Random } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { findPlek, readStap, readTekstwoord, type Leesstap, type Tekstplek, type Tekstwoord } from './verdieping.ts';

const TEKSTSOORTEN = ['verhaal', 'weettekst', 'brief', 'gedicht', 'doetekst', 'gesprek', 'betoog'] as const;
type Tekstsoort = (typeof TEKSTSOORTEN)[number];

/** What a child may look for, beside the kind of text. */
const INTERESSES = ['dieren', 'lachen', 'spannend'] as const;
type Interesse = (typeof INTERESSES)[number];

export interface Leesvraag {
  /** `m4-03-v2`. */
  readonly id: string;
  readonly soort: Leesvraagsoort;
  readonly vraag: string;
  readonly antwoord: string;
  /** Real alternatives: three from E4 up, two or three below. */
  readonly fout: readonly string[];
  /** Where in the text the answer is found, for feedback; more than one when it has to be put together. */
  readonly plekken: readonly Tekstplek[];
}

export interface Leestekst {
  /** `m4-03`. */
  readonly id: string;
  readonly niveau: Leesniveau;
  readonly titel: string;
  readonly soort: Tekstsoort;
  readonly interesses: readonly Interesse[];
  /** Words above the level, to show and say before reading. */
  readonly nieuw: readonly string[];
  /** Beginners: the set of letters (2-6) after which every word can be sounded out, but for those in `globaal`. */
  readonly letterset?: number;
  /** Words with letters that come later, known by sight: said before reading. */
  readonly globaal: readonly string[];
  /** Series that goes on from text to text, with the number of this part, from 1. */
  readonly reeks?: { readonly naam: string; readonly deel: number };
  /** Subject that is read about on neighbouring levels. */
  readonly thema?: string;
  /** Only read where its words and setting are at home; absent: everywhere. */
  readonly regio?: Regio;
  /** Where it is set, or what it tells of: read first there, and everywhere else too; absent: it might be anywhere. */
  readonly land?: Regio;
  /** Of a play: who speaks, in the order of the file. */
  readonly rollen?: readonly string[];
  /** Public pages the facts were checked with. */
  readonly bron: readonly string[];
  /** Sentences with a space between, paragraphs with a line feed; what offsets count in. */
  readonly tekst: string;
  /** Per paragraph its sentences. */
  readonly alineas: readonly (readonly string[])[];
  readonly vragen: readonly Leesvraag[];
  /** What is guessed before reading: a question with what it might be, none of it judged; absent: the guess is about the kind of text. */
  readonly voorspel?: { readonly vraag: string; readonly keuzes: readonly string[] };
  /** The third reading, from E4; absent: there is none. */
  readonly stap?: Leesstap;
  /** Words to practise before and after reading, and a week later. */
  readonly woorden: readonly Tekstwoord[];
}

/** Options of a question in the order of a seeded chance, so that place says nothing. */
export const kiesmogelijkheden = (vraag: Leesvraag, random: Random): string[] => random.shuffle([vraag.antwoord, ...vraag.fout]);

/** A sentence ends at . ! or ?, with a closing quote, before a capital or an opening quote. */
const EINDE = /(?<=[.!?…]['"]?)\s+(?=['"(]?[\p{Lu}\d])/u;

/** Sentences of one paragraph; for beginners every line is one. */
export const splitZinnen = (alinea: string): string[] => alinea.split('\n').flatMap((regel) => regel.trim().split(EINDE));

/** Every text of a level's file. A broken file is an editor's error: it throws, with the place. */
export function readTeksten(bron: string, niveau: Leesniveau): Leestekst[] {
  return bron
    .split(/^# /m)
    .slice(1)
    .map((blok) => readTekst(blok, niveau));
}

function readTekst(blok: string, niveau: Leesniveau): Leestekst {
  const [kop = '', ...rest] = blok.split('\n');
  const id = kop.split(' ')[0] ?? '';
  const delen = rest.join('\n').split(/^(?=[?=%] )/m);
  const [velden = '', ...stukken] = (delen[0] ?? '').trim().split(/\n\s*\n/);
  const met = (teken: string): string[] => delen.slice(1).flatMap((deel) => (deel.startsWith(`${teken} `) ? [deel.slice(2)] : []));
  const soort = TEKSTSOORTEN.find((naam) => naam === veld(velden, 'soort'));
  invariant(soort !== undefined, `${id}: unknown kind of text`);
  const alineas = stukken.map((stuk) => splitZinnen(stuk.trim()));
  const tekst = alineas.map((zinnen) => zinnen.join(' ')).join('\n');
  const vragen = met('?').map((vraag) => readVraag(vraag, id, tekst));
  const [stap, ...meer] = met('=').map((los) => readStap(los, id, tekst));
  invariant(meer.length === 0, `${id}: more than one third reading`);
  const woorden = met('%').map((woord, n) => readTekstwoord(woord, `${id}-k${n + 1}`));
  const titel = kop.slice(id.length + 1).trim();
  return { id, niveau, titel, soort, ...readVelden(velden, id), tekst, alineas, vragen, ...(stap && { stap }), woorden };
}

const lijst = (velden: string, naam: string): string[] =>
  veld(velden, naam)
    .split(', ')
    .filter((woord) => woord !== '' && woord !== '-');

const isRegio = (plek: string): plek is Regio => plek === 'nl' || plek === 'be';

type Velden = Pick<
  Leestekst,
  'interesses' | 'nieuw' | 'letterset' | 'globaal' | 'reeks' | 'thema' | 'regio' | 'land' | 'rollen' | 'bron' | 'voorspel'
>;

/** `reeks: De hut 2` is part 2 of De hut. */
function readVelden(velden: string, id: string): Velden {
  const letterset = Number(veld(velden, 'letterset'));
  const reeks = /^(.+) (\d+)$/.exec(veld(velden, 'reeks'));
  const [thema, regio, land] = [veld(velden, 'thema'), veld(velden, 'regio'), veld(velden, 'land')];
  invariant(
    [regio, land].every((plek) => plek === '' || isRegio(plek)),
    `${id}: unknown regio`,
  );
  const rollen = lijst(velden, 'rollen');
  const plank = lijst(velden, 'plank');
  const [vraag = '', ...keuzes] = veld(velden, 'voorspel').split(' | ');
  const interesses = INTERESSES.filter((naam) => plank.includes(naam));
  invariant(interesses.length === plank.length, `${id}: unknown plank`);
  return {
    interesses,
    nieuw: lijst(velden, 'nieuw'),
    globaal: lijst(velden, 'globaal'),
    bron: lijst(velden, 'bron'),
    ...(letterset > 0 && { letterset }),
    ...(reeks && { reeks: { naam: reeks[1] ?? '', deel: Number(reeks[2]) } }),
    ...(thema !== '' && { thema }),
    ...(rollen.length > 0 && { rollen }),
    ...(isRegio(regio) && { regio }),
    ...(isRegio(land) && { land }),
    ...(vraag !== '' && { voorspel: { vraag, keuzes } }),
  };
}

const veld = (velden: string, naam: string): string => new RegExp(`^${naam}: (.*)$`, 'm').exec(velden)?.[1]?.trim() ?? '';

function readVraag(blok: string, tekstId: string, tekst: string): Leesvraag {
  const [kop = '', ...regels] = blok.split('\n');
  const gevonden = /^(v\d+) ([a-z]+) \| (.+)$/.exec(kop.trim());
  invariant(gevonden, `${tekstId}: broken question: ${kop}`);
  const [, nummer = '', naam = '', vraag = ''] = gevonden;
  const soort = Leesvraagsoort.options.find((mogelijk) => mogelijk === naam);
  invariant(soort !== undefined, `${tekstId}: unknown kind of question: ${naam}`);
  const withOther = (teken: string): string[] =>
    regels.filter((regel) => regel.startsWith(`${teken} `)).map((regel) => regel.slice(2).trim());
  const [antwoord = ''] = withOther('+');
  invariant(withOther('+').length === 1, `${tekstId}-${nummer}: not one right answer`);
  const plekken = withOther('@').flatMap((regel) => regel.split(' | ').map((stuk) => findPlek(stuk, tekst, `${tekstId}-${nummer}`)));
  return { id: `${tekstId}-${nummer}`, soort, vraag, antwoord, fout: withOther('-'), plekken };
}
