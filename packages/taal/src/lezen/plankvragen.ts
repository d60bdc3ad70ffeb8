/**
 * Decides: what is asked about a text that was read on the leesplank, in which sentence the answer is found, and which new words come back.
 * Source: the questions of the text with their proof; a new word is asked in the sentence of the text it stands in, which has one answer.
 * Example: plankvragenVan(tekst, teksten)[0] is { id: 'm4-03-v1', soort: 'letterlijk', bewijs: [4], ... }.
 */
import type { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import { LEESGRENZEN } from './niveaus.ts';
import type { Leestekst } from './tekst.ts';
import { woordenVan } from './telling.ts';
import { isSchema, type Tekstplek } from './verdieping.ts';

export { isSchema };

export interface Plankvraag {
  readonly id: string;
  /** `gebruik`: in which sentence `woord` is used as it should be; `betekenis`: what it means, asked a week later. */
  readonly soort: Leesvraagsoort | 'nieuw-woord' | 'gebruik' | 'betekenis';
  readonly woord?: string;
  readonly vraag: string;
  readonly antwoord: string;
  readonly fout: readonly string[];
  /** Sentences from 1 that prove it; each of them will do. Empty: nothing has to be shown. */
  readonly bewijs: readonly number[];
}

/** Who reads for itself is asked no more than this; own value. */
const VRIJE_VRAGEN = 2;
const isLetterlijk = ({ soort }: Plankvraag): boolean => soort === 'letterlijk' || soort === 'volgorde';

/**
 * What is asked after a text that a child chose itself: questions that it never answered, and where there is a choice one whose answer stands there and one that has to
 * be thought out. In the order of the text; empty: all were asked before.
 */
export function vrijeVragen(vragen: readonly Plankvraag[], gevraagd: ReadonlySet<string>): string[] {
  const nieuw = vragen.filter(({ id, bewijs }) => bewijs.length > 0 && !gevraagd.has(id));
  const [eerste] = nieuw;
  if (!eerste) return [];
  const ander = nieuw.find((vraag) => isLetterlijk(vraag) !== isLetterlijk(eerste)) ?? nieuw[1];
  return [eerste, ...(ander ? [ander] : [])].slice(0, VRIJE_VRAGEN).map(({ id }) => id);
}

const GAT = '…';

/** Numbers of the sentences that a place in the text lies in. */
function zinnenVan({ alineas }: Pick<Leestekst, 'alineas'>, { start, end }: { readonly start: number; readonly end: number }): number[] {
  let begin = 0;
  return alineas.flat().flatMap((zin, i) => {
    const [van, tot] = [begin, begin + zin.length];
    // A space or a line feed stands behind every sentence.
    begin = tot + 1;
    return van < end && start < tot ? [i + 1] : [];
  });
}

const klein = (woord: string): string => woord.toLowerCase();

/** The sentence with this word, when there is one and no more. */
function zinMet({ alineas }: Leestekst, woord: string): string | undefined {
  const keer = alineas.flat().flatMap((zin) =>
    woordenVan(zin)
      .filter((los) => klein(los) === woord)
      .map(() => zin),
  );
  return keer.length === 1 ? keer[0] : undefined;
}

const rand = /[^\p{L}\d'’-]/u;

function withGat(zin: string, woord: string): string {
  const plek = klein(zin).indexOf(woord);
  const los = (teken: string | undefined): boolean => teken === undefined || rand.test(teken);
  return plek >= 0 && los(zin[plek - 1]) && los(zin[plek + woord.length]) ? zin.slice(0, plek) + GAT + zin.slice(plek + woord.length) : '';
}

function woordvragen(tekst: Leestekst, teksten: readonly Leestekst[]): Plankvraag[] {
  const eigen = tekst.nieuw.map(klein);
  /** As many options as the other questions of this level have. */
  const andere = LEESGRENZEN[tekst.niveau].keuzes.van - 1;
  const inTekst = new Set(woordenVan(tekst.alineas.flat().join(' ')).map(klein));
  const elders = [...new Set(teksten.flatMap(({ nieuw }) => nieuw.map(klein)))].filter((woord) => !inTekst.has(woord));
  return eigen.flatMap((woord, n) => {
    const zin = zinMet(tekst, woord);
    const vraag = zin === undefined ? '' : withGat(zin, woord);
    // Other new words of this text first: they are of its subject.
    const fout = [...eigen.filter((ander) => ander !== woord && inTekst.has(ander)), ...elders.slice(n)].slice(0, andere);
    if (vraag === '' || fout.length < andere) return [];
    return [{ id: `${tekst.id}-w${n + 1}`, soort: 'nieuw-woord' as const, vraag, antwoord: woord, fout, bewijs: [] }];
  });
}

/** In which sentence is the word used as it should be? Before reading (`k1a`) and after it (`k1b`) in other sentences. */
function gebruikVan({ woorden }: Leestekst, wanneer: 'vooraf' | 'achteraf'): Plankvraag[] {
  return woorden.map((los) => {
    const { goed, fout } = los[wanneer];
    const id = `${los.id}${wanneer === 'vooraf' ? 'a' : 'b'}`;
    return { id, soort: 'gebruik', woord: los.woord, vraag: los.uitleg, antwoord: goed, fout, bewijs: [] };
  });
}

export const woordenVooraf = (tekst: Leestekst): Plankvraag[] => gebruikVan(tekst, 'vooraf');

/** Beside the meaning of a word: as many as the sentences beside its right use. */
const ANDERE = 2;

/** A week later (`k1c`): the sentence of the text, and what the word means in it, between what other words mean. @param teksten all of its level */
export function woordenLater(tekst: Leestekst, teksten: readonly Leestekst[]): Plankvraag[] {
  const elders = teksten.filter(({ id }) => id !== tekst.id).flatMap(({ woorden }) => woorden.map(({ uitleg }) => uitleg));
  return tekst.woorden.flatMap(({ id, woord, uitleg }, n) => {
    const zin = tekst.alineas.flat().find((los) => woordenVan(los).map(klein).includes(klein(woord)));
    const eigen = tekst.woorden.filter((ander) => ander.id !== id).map((ander) => ander.uitleg);
    const fout = [...new Set([...eigen, ...elders.slice(n)])].filter((ander) => ander !== uitleg).slice(0, ANDERE);
    if (zin === undefined || fout.length < ANDERE) return [];
    return [{ id: `${id}c`, soort: 'betekenis' as const, woord, vraag: zin, antwoord: uitleg, fout, bewijs: [] }];
  });
}

type Voorspel = NonNullable<Leestekst['voorspel']>;

/** What may be guessed of any text of a kind, from its title. */
const VOORSPEL: Readonly<Record<Leestekst['soort'], Voorspel>> = {
  verhaal: { vraag: 'Wat voor verhaal wordt het, denk je?', keuzes: ['iets om te lachen', 'iets spannends', 'iets liefs'] },
  weettekst: { vraag: 'Wat lees je straks, denk je?', keuzes: ['iets dat ik al weet', 'iets dat ik nog niet weet', 'van allebei wat'] },
  brief: {
    vraag: 'Waarom schrijft iemand dit, denk je?',
    keuzes: ['om iets te vragen', 'om iets te vertellen', 'om dank je wel te zeggen'],
  },
  gedicht: {
    vraag: 'Wat voor gedicht wordt het, denk je?',
    keuzes: ['iets om te lachen', 'iets om over na te denken', 'iets dat stil maakt'],
  },
  doetekst: { vraag: 'Wat kun je straks, denk je?', keuzes: ['iets maken', 'een spel spelen', 'een proef doen'] },
  gesprek: { vraag: 'Hoe praten ze straks, denk je?', keuzes: ['ze maken grappen', 'ze zijn het niet eens', 'ze zoeken iets uit'] },
  betoog: { vraag: 'Ben jij het er straks mee eens, denk je?', keuzes: ['ja', 'nee', 'een beetje'] },
};

/** What is guessed before reading, of this text or of its kind; nothing of it is right or wrong. */
export const voorspelVan = ({ voorspel, soort }: Pick<Leestekst, 'voorspel' | 'soort'>): Voorspel => voorspel ?? VOORSPEL[soort];

/** One thing that is placed or chosen in the third reading. */
interface Stapdeel {
  readonly tekst: string;
  readonly antwoord: string;
  /** Sentences from 1 that prove it. */
  readonly bewijs: readonly number[];
}

/** The parts of the third reading, in the order of the file; of a choice there is one. Empty: this text has none. */
export function derdeVan(tekst: Leestekst): Stapdeel[] {
  const { stap } = tekst;
  if (!stap) return [];
  const bewijs = (plekken: readonly Tekstplek[]): number[] => [...new Set(plekken.flatMap((plek) => zinnenVan(tekst, plek)))];
  if (!isSchema(stap)) return [{ tekst: stap.vraag, antwoord: stap.antwoord, bewijs: bewijs(stap.plekken) }];
  return stap.delen.map(({ tekst: deel, vak, plekken }) => ({ tekst: deel, antwoord: stap.vakken[vak] ?? '', bewijs: bewijs(plekken) }));
}

/** Sentences that say why this summary is not the one; empty: it says nothing wrong, or it is no summary. */
export function weerlegging(tekst: Leestekst, keus: string): number[] {
  const { stap } = tekst;
  if (!stap || isSchema(stap)) return [];
  return [...new Set((stap.tegen[stap.fout.indexOf(keus)] ?? []).flatMap((plek) => zinnenVan(tekst, plek)))];
}

/** @param teksten all of its level: where other words come from */
export function plankvragenVan(tekst: Leestekst, teksten: readonly Leestekst[]): Plankvraag[] {
  const vragen = tekst.vragen.map(({ id, soort, vraag, antwoord, fout, plekken }) => {
    const bewijs = [...new Set(plekken.flatMap((plek) => zinnenVan(tekst, plek)))];
    return { id, soort, vraag, antwoord, fout, bewijs };
  });
  const geoefend = new Set(tekst.woorden.map(({ woord }) => klein(woord)));
  // Practised before reading: asked after it as its use, not as a gap.
  return [...vragen, ...woordvragen(tekst, teksten).filter(({ antwoord }) => !geoefend.has(antwoord)), ...gebruikVan(tekst, 'achteraf')];
}
