/**
 * Decides: what a game asks after a text beside its questions: whether an answer fits, where in a story something is, and what comes of what; and what
 * a child reads who chose a wrong answer: where its words stand, or that they stand nowhere, and where to read again.
 * Source: the questions, sentences and schemas of the text itself, so that nothing is asked that its writer did not prove. Whether an answer fits is
 * asked of what is wrong by itself: a main thought is only wrong beside a better one. A place in a story lies clearly in its begin, middle or end.
 * Example: klopvragen(tekst)[0]?.vraag === 'Waar staat Yusuf?'; deelvragen(tekst)[0]?.antwoord === 'in het begin'.
 */
import type { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import { KEUZEZINNEN } from './opdrachten.ts';
import type { Leestekst, Leesvraag } from './tekst.ts';
import { isSchema, type Schema } from './verdieping.ts';

export const KLOPT = ['klopt', 'klopt niet'] as const;
const PLAATSEN = ['in het begin', 'in het midden', 'aan het eind'] as const;
/** Of a part of an order, which is said in other words, and of a sentence of the story itself. */
const WAAR = { gebeurt: 'Waar in het verhaal gebeurt dit?', staat: 'Waar in het verhaal staat deze zin?' } as const;

/** Kinds of which a wrong answer is wrong without the others beside it. Of a reason it is not: what is said may be true, and not why. */
const OP_ZICHZELF: ReadonlySet<Leesvraagsoort> = new Set(['letterlijk', 'verwijzen', 'volgorde', 'woordbetekenis']);
/** A question that weighs, that asks why, or that asks what is not so, does not go with "klopt niet". */
const WEEGT = /\b(?:beste?|vooral|meeste?|liefst|niet|geen|nooit|behalve|waarom|waardoor|hoe komt het)\b/i;
/** A board shows so many letters. */
const LANGST = { samen: 112, deel: 84, keuze: 44 } as const;
/** Fewer ask too little of a text; more make it long. */
const MINST = 3;
const HOOGST = 5;

/** An answer behind its question: a sentence, and a small one where the question begins small, in texts for who does not know capitals yet. */
export const alsZin = (antwoord: string, vraag: string): string =>
  `${/^\p{Ll}/u.test(vraag) ? antwoord.charAt(0) : antwoord.charAt(0).toUpperCase()}${antwoord.slice(1)}${/[.!?…]['"]?$/.test(antwoord) ? '' : '.'}`;

const past = ({ soort, vraag, antwoord, fout }: Leesvraag): boolean =>
  OP_ZICHZELF.has(soort) &&
  !WEEGT.test(vraag) &&
  [antwoord, ...fout].every((keuze) => `${vraag} ${alsZin(keuze, vraag)}`.length <= LANGST.samen);

/** Questions of which each answer can be put as it is: fits or does not. None at Start: its options have letters that come later. */
export function klopvragen(tekst: Leestekst): readonly Leesvraag[] {
  const vragen = tekst.niveau === 'start' ? [] : tekst.vragen.filter(past);
  return vragen.length < MINST ? [] : vragen;
}

export interface Deelvraag {
  /** `e4-01-d1`. */
  readonly id: string;
  readonly soort: Leesvraagsoort;
  /** What is asked, and of what. */
  readonly kop: string;
  readonly deel: string;
  readonly antwoord: string;
  /** All of them, in the order in which they are shown. */
  readonly keuzes: readonly string[];
  /** Words of the text that prove it. */
  readonly bewijs: string;
}

/** Share of the text before it: begin, middle and end with room between. */
const ZONES = [
  [0, 0.25],
  [0.4, 0.6],
  [0.78, 1],
] as const;
const PER_ZONE = 2;

interface Plaats {
  readonly kop: string;
  readonly zin: string;
  readonly bewijs: string;
  readonly zone: number;
}

const zoneVan = (deel: number): number => ZONES.findIndex(([van, tot]) => deel >= van && deel <= tot);

/** Parts of the schema of an order where it has one: they say it in other words. Else sentences of the story. */
function plaatsenVan({ tekst, alineas, stap }: Leestekst): Plaats[] {
  if (stap && isSchema(stap) && stap.soort === 'volgorde')
    return stap.delen.flatMap(({ tekst: zin, plekken: [plek] }) =>
      plek
        ? [
            {
              kop: WAAR.gebeurt,
              zin,
              bewijs: tekst.slice(plek.start, plek.end).replaceAll('\n', ' '),
              zone: zoneVan(plek.start / tekst.length),
            },
          ]
        : [],
    );
  const zinnen = alineas.flat();
  return zinnen.flatMap((zin) => {
    const start = tekst.indexOf(zin);
    const eenmaal = start >= 0 && tekst.indexOf(zin, start + 1) < 0;
    return eenmaal && HEEL.test(zin) ? [{ kop: WAAR.staat, zin, bewijs: zin, zone: zoneVan(start / tekst.length) }] : [];
  });
}

/** A whole sentence that says who or what: no speech, and no pronoun without its name. */
const HEEL = /^(?!(?:Hij|Zij|Ze|Het|Dat|Dit|Die|Daar|Dan|Toen|Zo|En|Maar|Want|Ook|Ja|Nee)\b)\p{Lu}[^'"?!:…]{17,}\.$/u;

function plaatsvragen(tekst: Leestekst): Omit<Deelvraag, 'id'>[] {
  if (tekst.soort !== 'verhaal') return [];
  const plaatsen = plaatsenVan(tekst).filter(({ zin, zone }) => zone >= 0 && zin.length <= LANGST.deel);
  const perZone = ZONES.map((_, zone) => plaatsen.filter((plaats) => plaats.zone === zone).slice(0, PER_ZONE));
  if (perZone.some((lijst) => lijst.length === 0)) return [];
  return perZone
    .flat()
    .slice(0, HOOGST + 1)
    .map(({ kop, zin, bewijs, zone }) => ({
      soort: 'volgorde',
      kop,
      deel: zin,
      antwoord: PLAATSEN[zone] ?? PLAATSEN[0],
      keuzes: PLAATSEN,
      bewijs,
    }));
}

/** A cause may have more than one thing come of it, one through another. */
const EERST = 'Wat komt daar het eerst van?';

const isGevolg = ({ soort }: Schema): boolean => soort === 'oorzaak-gevolg' || soort === 'probleem-oplossing';

/** Causes and problems that are asked about, as they are said. */
export const gevolgvakken = (schema: Schema): readonly string[] =>
  isGevolg(schema) ? schema.vakken.filter((vak) => vak.endsWith('.') && vak.length <= LANGST.deel) : [];

/** Of a cause or a problem what comes of it, between what comes of others in the same text. */
function gevolgvragen({ tekst }: Leestekst, schema: Schema): Omit<Deelvraag, 'id'>[] {
  const { soort, vraag, vakken, delen } = schema;
  const zegbaar = new Set(gevolgvakken(schema));
  const kop = soort === 'oorzaak-gevolg' ? EERST : vraag;
  return delen.flatMap(({ vak, tekst: antwoord, plekken: [plek] }, n) => {
    const deel = vakken[vak] ?? '';
    const anders = [1, 2].flatMap((verder) => delen[(n + verder) % delen.length] ?? []);
    const keuzes = [antwoord, ...anders.map((ander) => ander.tekst)];
    const kan = plek && zegbaar.has(deel) && keuzes.every((keuze) => keuze.length <= LANGST.keuze);
    const bewijs = plek ? tekst.slice(plek.start, plek.end).replaceAll('\n', ' ') : '';
    return kan && new Set(keuzes).size === keuzes.length ? [{ soort: 'verbinden' as const, kop, deel, antwoord, keuzes, bewijs }] : [];
  });
}

/** None at Start, as above. */
export function deelvragen(tekst: Leestekst): readonly Deelvraag[] {
  const { niveau, stap, id } = tekst;
  if (niveau === 'start') return [];
  const vragen = stap && isSchema(stap) && isGevolg(stap) ? gevolgvragen(tekst, stap).slice(0, HOOGST) : plaatsvragen(tekst);
  return vragen.length < MINST ? [] : vragen.map((vraag, n) => ({ id: `${id}-d${n + 1}`, ...vraag }));
}

/** Sentences one after the other: some are the same for every text, others are sentences of the text itself. */
type Leestegen = readonly string[];

const ZEG = {
  woordHier: 'Dat woord lees je hier:',
  woordenHier: 'Die woorden lees je hier:',
  daarover: 'Gaat de vraag daarover?',
  reden: 'Is dat de reden?',
  stukje: 'De vraag gaat over de hele tekst, niet over één stukje.',
  woordNergens: 'Dat woord staat niet in de tekst.',
  woordenNergens: 'Die woorden staan niet in de tekst.',
  plek: 'Je bent op de goede plek. Lees precies wat er staat.',
  later: 'Dat komt pas later in de tekst.',
  eerder: 'Dat komt al eerder in de tekst.',
  weer: KEUZEZINNEN.weer,
  veelVoor: 'Hier gaat al veel aan vooraf.',
  veelNa: 'Hierna komt er nog veel.',
  midden: 'Zoek het op in de tekst. Komt er meer voor of meer na?',
  ander: 'Dat komt van iets anders.',
} as const;
const VIND = [
  'Het antwoord vind je aan het begin van de tekst.',
  'Het antwoord vind je in het midden van de tekst.',
  'Het antwoord vind je aan het eind van de tekst.',
] as const;
/** Kinds of which the proof is the answer itself: of those only the place is told. */
const STAAT_ER: ReadonlySet<Leesvraagsoort> = new Set(['letterlijk', 'volgorde']);
const OP_WOORD: ReadonlySet<Leesvraagsoort> = new Set(['letterlijk', 'volgorde', 'verwijzen']);
const REDEN = /^(?:waarom|waardoor|hoe komt het)\b/i;

/** Words that say nothing of what an answer is about. */
const LEEG: ReadonlySet<string> = new Set(
  `de het een en of maar want dus dat die dit deze er hier daar waar wie wat hoe ik jij je hij zij ze wij we jullie u hem haar hen hun mij me zich zijn mijn jouw ons onze
  is was waren ben bent zijn heeft had hadden hebben wordt werd worden werden kan kon kunnen wil wilde willen moet moest moeten mag mocht mogen gaat ging gaan gingen zal zou zullen
  komt kwam doet deed doen niet geen nooit wel ook nog al te heel erg veel meer meest in op aan van voor naar bij met uit om door over onder tot als dan toen na
  tegen tussen achter naast zonder af toe weg mee iets niets iemand niemand alles alle allemaal elk elke ander andere zo nu weer`.split(
    /\s+/,
  ),
);
const woordenIn = (tekst: string): readonly string[] => tekst.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Could these be forms of one word, or one a part of the other? Rather too often than too rarely: it is used to say that something is nowhere. */
const isVerwant = (een: string, ander: string): boolean => {
  const deel = Math.min(4, een.length, ander.length);
  return een.includes(ander) || ander.includes(een) || een.slice(0, deel) === ander.slice(0, deel);
};

/** What the text says of one wrong answer, looked up once. */
interface Spoor {
  readonly woorden: readonly string[];
  /** Numbers of the sentences with all its words. */
  readonly zinnen: readonly number[];
  readonly nergens: boolean;
}

/** Up to so many letters a word is everywhere and nobody looks for it. */
const KLEIN = 4;

function spoorVan(fout: string, { vraag }: Leesvraag, zinnen: readonly string[]): Spoor {
  const gevraagd = new Set(woordenIn(vraag));
  const woorden = woordenIn(fout).filter((woord) => !LEEG.has(woord) && !gevraagd.has(woord));
  const perZin = zinnen.map(woordenIn);
  const alle = perZin.flat();
  return {
    woorden,
    zinnen: woorden.length === 0 ? [] : perZin.flatMap((zin, n) => (woorden.every((woord) => zin.includes(woord)) ? [n] : [])),
    nergens:
      woorden.length > 0 &&
      woorden.every((woord) => !alle.some((ander) => isVerwant(woord, ander))) &&
      !woordenIn(fout).some((woord) => woord.length > KLEIN && alle.includes(woord)),
  };
}

/** Numbers of the sentences in which these words of the text stand. */
function zinnenOp({ tekst, alineas }: Leestekst, plekken: Leesvraag['plekken']): readonly number[] {
  let at = 0;
  return alineas.flat().flatMap((zin, n) => {
    const start = tekst.indexOf(zin, at);
    at = start + zin.length;
    return plekken.some((plek) => plek.start < at && plek.end > start) ? [n] : [];
  });
}

/** Stands in so many sentences at most, else it is everywhere. */
const WEINIG = 2;
const TE_LEZEN = 2;

function overKeuze(
  { soort, vraag }: Leesvraag,
  { woorden, zinnen: waar }: Spoor,
  zinnen: readonly string[],
  bewijs: readonly number[],
): Leestegen {
  if (waar.some((n) => bewijs.includes(n))) return [ZEG.plek];
  const [eerste] = waar;
  if (eerste === undefined || waar.length > WEINIG) return soort === 'hoofdgedachte' ? [ZEG.stukje] : [];
  const hier = [woorden.length === 1 ? ZEG.woordHier : ZEG.woordenHier, zinnen[eerste] ?? ''];
  if (soort === 'hoofdgedachte') return [...hier, ZEG.stukje];
  const [begin = 0, eind = begin] = [bewijs[0], bewijs.at(-1)];
  if (soort === 'volgorde')
    return [...hier, ...(waar.every((n) => n > eind) ? [ZEG.later] : waar.every((n) => n < begin) ? [ZEG.eerder] : [])];
  return [...hier, REDEN.test(vraag) ? ZEG.reden : ZEG.daarover];
}

/** What is said of each wrong answer to a question about a text. Nothing of what is right but where to read. */
export function tegenVraag(tekst: Leestekst, vraag: Leesvraag): Record<string, string[]> {
  const zinnen = tekst.alineas.flat();
  const bewijs = zinnenOp(tekst, vraag.plekken);
  const [eerste] = vraag.plekken;
  const deel = eerste ? eerste.start / tekst.tekst.length : 0;
  const vind = VIND[Math.min(2, Math.floor(deel * 3))] ?? VIND[0];
  const lezen = STAAT_ER.has(vraag.soort)
    ? [vind]
    : vraag.soort === 'hoofdgedachte'
      ? []
      : [ZEG.weer, ...bewijs.slice(0, TE_LEZEN).flatMap((n) => zinnen[n] ?? [])];
  const isLetterlijk = woordenIn(vraag.antwoord).some((woord) => !LEEG.has(woord) && woordenIn(tekst.tekst).includes(woord));
  return Object.fromEntries(
    vraag.fout.map((fout) => {
      const spoor = spoorVan(fout, vraag, zinnen);
      const nergens = spoor.nergens && isLetterlijk && OP_WOORD.has(vraag.soort);
      const over = nergens ? [spoor.woorden.length === 1 ? ZEG.woordNergens : ZEG.woordenNergens] : overKeuze(vraag, spoor, zinnen, bewijs);
      return [fout, [...over, ...(over[0] === ZEG.plek && STAAT_ER.has(vraag.soort) ? [] : lezen)]];
    }),
  );
}

/** Of an answer that was taken to fit, or not to fit: the sentences that tell. */
export const tegenKlopt = (tekst: Leestekst, vraag: Leesvraag): string[] => {
  const zinnen = tekst.alineas.flat();
  return [
    ZEG.weer,
    ...zinnenOp(tekst, vraag.plekken)
      .slice(0, TE_LEZEN)
      .flatMap((n) => zinnen[n] ?? []),
  ];
};

/** Of a place in a story how much lies before or behind it; of what comes of something what it does come of. */
export function tegenDeel({ stap }: Leestekst, { antwoord, keuzes, soort }: Deelvraag): Record<string, string[]> {
  const goed = keuzes.indexOf(antwoord);
  return Object.fromEntries(
    keuzes.flatMap((keuze, n) => {
      if (keuze === antwoord) return [];
      if (soort === 'volgorde') return [[keuze, [n === 1 ? ZEG.midden : n < goed ? ZEG.veelVoor : ZEG.veelNa]]];
      const delen = stap && isSchema(stap) ? stap.delen : [];
      const [eigen, ander] = [antwoord, keuze].map((tekst) => delen.find((een) => een.tekst === tekst)?.vak);
      const vak = stap && isSchema(stap) && ander !== undefined && ander !== eigen ? stap.vakken[ander] : undefined;
      return vak === undefined ? [] : [[keuze, [ZEG.ander, vak]]];
    }),
  );
}

/** What is asked and chosen between in all texts alike, and said of a choice, to be heard. */
export const NA_DE_TEKST: readonly string[] = [...KLOPT, ...PLAATSEN, WAAR.gebeurt, WAAR.staat, EERST, ...Object.values(ZEG), ...VIND];
