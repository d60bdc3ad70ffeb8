/**
 * Decides: what a game asks after a text beside its questions: whether an answer fits, where in a story something is, and what comes of what.
 * Source: the questions, sentences and schemas of the text itself, so that nothing is asked that its writer did not prove. Whether an answer fits is
 * asked of what is wrong by itself: a main thought is only wrong beside a better one. A place in a story lies clearly in its begin, middle or end.
 * Example: klopvragen(tekst)[0]?.vraag === 'Waar staat Yusuf?'; deelvragen(tekst)[0]?.antwoord === 'in het begin'.
 */
import type { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
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

/** What is asked and chosen between in all texts alike, to be heard. */
export const NA_DE_TEKST: readonly string[] = [...KLOPT, ...PLAATSEN, WAAR.gebeurt, WAAR.staat, EERST];
