/**
 * Decides: whether the questions of the reading texts can be answered without reading, by the ways a child (or a clever guesser) tries.
 * Source: research on multiple choice: a right choice may come from matching words, from length or from another question; own limits.
 * Example: meetNiveau(teksten).overlap === 0.41: the option that shares most words with the text is right in 41 of 100 questions.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Leesniveau, type Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import { LEESGRENZEN } from '../src/lezen/niveaus.ts';
import { readTeksten } from '../src/lezen/tekst.ts';
import type { Leestekst, Leesvraag } from '../src/lezen/tekst.ts';
import { woordenVan } from '../src/lezen/telling.ts';

/** Share of the questions (0-1) that this way of guessing gets right; options that tie share the point. */
export interface Gokcijfers {
  readonly vragen: number;
  /** What blind luck gives. */
  readonly kans: number;
  /** The option with most words of the text. */
  readonly overlap: number;
  /** Of those of one kind the option with the greatest part of its words in the text. */
  readonly dichtheid: number;
  readonly langste: number;
  readonly kortste: number;
  /** The option with most words of the question itself. */
  readonly vraagwoorden: number;
  /** The option with most words of the other questions of the text and of their right answers. */
  readonly andereVragen: number;
}

type Weegschaal = (optie: string, vraag: Leesvraag, tekst: Leestekst) => number;

/** Asked of every text once for each of its options and each way to guess. */
const eerder = new Map<string, ReadonlySet<string>>();

function laag(tekst: string): ReadonlySet<string> {
  const woorden = eerder.get(tekst) ?? new Set(woordenVan(tekst.toLowerCase()));
  eerder.set(tekst, woorden);
  return woorden;
}

/** Words that stand in every sentence say nothing about which option fits. */
const VAAK: ReadonlySet<string> = new Set(
  `de het een en van in is op te dat die er om met voor ook als aan bij dan zij hij ze je ik wij we jij hun haar zijn was
  niet wel naar dit wat wie waar hoe`.split(/\s+/),
);

const count = (optie: string, doel: ReadonlySet<string>): number => [...laag(optie)].filter((woord) => doel.has(woord)).length;
const inhoud = (tekst: string): Set<string> => new Set([...laag(tekst)].filter((woord) => !VAAK.has(woord)));
const anderen = (vraag: Leesvraag, tekst: Leestekst): string =>
  tekst.vragen
    .filter((ander) => ander.id !== vraag.id)
    .flatMap((ander) => [ander.vraag, ander.antwoord])
    .join(' ');

const WEGEN: Readonly<Record<Exclude<keyof Gokcijfers, 'vragen' | 'kans'>, Weegschaal>> = {
  overlap: (optie, _vraag, { titel, tekst }) => count(optie, laag(`${titel} ${tekst}`)),
  dichtheid: (optie, _vraag, { titel, tekst }) => count(optie, laag(`${titel} ${tekst}`)) / Math.max(1, laag(optie).size),
  langste: (optie) => optie.length,
  kortste: (optie) => -optie.length,
  vraagwoorden: (optie, { vraag }) => count(optie, inhoud(vraag)),
  andereVragen: (optie, vraag, tekst) => count(optie, inhoud(anderen(vraag, tekst))),
};

/** 1 when this way of guessing picks the right option, 1/n when it is one of n that tie, 0 when it picks another. */
function gokt(weeg: Weegschaal, vraag: Leesvraag, tekst: Leestekst): number {
  const goed = weeg(vraag.antwoord, vraag, tekst);
  const rest = vraag.fout.map((optie) => weeg(optie, vraag, tekst));
  return rest.some((ander) => ander > goed) ? 0 : 1 / (1 + rest.filter((ander) => ander === goed).length);
}

/** The figures of a set of texts, all zero when there are none. */
export function measureVragen(teksten: readonly Leestekst[]): Gokcijfers {
  const paren = teksten.flatMap((tekst) => tekst.vragen.map((vraag) => ({ tekst, vraag })));
  const deel = (som: (paar: (typeof paren)[number]) => number): number =>
    paren.reduce((totaal, paar) => totaal + som(paar), 0) / Math.max(1, paren.length);
  const weg = (weeg: Weegschaal): number => deel(({ vraag, tekst }) => gokt(weeg, vraag, tekst));
  return {
    vragen: paren.length,
    kans: deel(({ vraag }) => 1 / (vraag.fout.length + 1)),
    overlap: weg(WEGEN.overlap),
    dichtheid: weg(WEGEN.dichtheid),
    langste: weg(WEGEN.langste),
    kortste: weg(WEGEN.kortste),
    vraagwoorden: weg(WEGEN.vraagwoorden),
    andereVragen: weg(WEGEN.andereVragen),
  };
}

/** Above a chance of one in three by this much a way of guessing may be right on a level (own values); with more options in proportion less. */
const RUIMTE: Readonly<Record<keyof typeof WEGEN, number>> = {
  overlap: 0.12,
  dichtheid: 0.17,
  langste: 0.07,
  kortste: 0.07,
  vraagwoorden: 0.1,
  andereVragen: 0.12,
};
const DRIE = 1 / 3;
const WEGNAMEN: Readonly<Record<keyof typeof WEGEN, string>> = {
  overlap: 'het antwoord met de meeste woorden uit de tekst',
  dichtheid: 'het antwoord dat het meest uit woorden van de tekst bestaat',
  langste: 'het langste antwoord',
  kortste: 'het kortste antwoord',
  vraagwoorden: 'het antwoord met de meeste woorden uit de vraag',
  andereVragen: 'het antwoord met de meeste woorden uit de andere vragen',
};

/** What gives the right answers of a level away, in Dutch sentences. */
export function lintGokken(teksten: readonly Leestekst[]): string[] {
  const cijfers = measureVragen(teksten);
  return (Object.keys(WEGEN) as (keyof typeof WEGEN)[]).flatMap((weg) =>
    cijfers[weg] <= cijfers.kans + (RUIMTE[weg] * cijfers.kans) / DRIE
      ? []
      : [`${WEGNAMEN[weg]} is goed bij ${Math.round(cijfers[weg] * 100)}% van de vragen, bij toeval ${Math.round(cijfers.kans * 100)}%`],
  );
}

const OPBOUW: ReadonlySet<Leesvraagsoort> = new Set(['verwijzen', 'structuur']);

/** How many questions a text has and of which kinds. */
export function lintVragen({ niveau, vragen }: Leestekst): string[] {
  const { van, tot, opbouw } = LEESGRENZEN[niveau].vragen;
  const soorten = vragen.map(({ soort }) => soort);
  const gebouwd = soorten.filter((soort) => OPBOUW.has(soort)).length;
  return [
    ...(vragen.length < van || vragen.length > tot ? [`er zijn ${vragen.length} vragen, niet ${van} tot ${tot}`] : []),
    ...(new Set(soorten).size < (niveau === 'start' ? 2 : 3) ? ['te weinig soorten vragen'] : []),
    ...(gebouwd < opbouw ? ['er is geen vraag over een verwijzing of over de opbouw'] : []),
    ...(gebouwd > 0 && opbouw === 0 ? ['naar verwijzing of opbouw wordt pas vanaf E4 gevraagd'] : []),
  ];
}

/** What a question about a reference quotes stands in the text, so that the word can be found. */
export function lintVerwijzing({ soort, vraag }: Leesvraag, { tekst }: Leestekst): string[] {
  if (soort !== 'verwijzen') return [];
  const zin = /'([^']+?)[.,?!]?'/.exec(vraag)?.[1] ?? '';
  return zin !== '' && tekst.toLowerCase().replaceAll('\n', ' ').includes(zin.toLowerCase())
    ? []
    : [`de zin waarnaar gevraagd wordt, staat niet in de tekst: ${zin}`];
}

const tekstenOp = (niveau: Leesniveau): Leestekst[] =>
  readTeksten(readFileSync(join(import.meta.dirname, '..', 'src', 'lezen', niveau, 'teksten.md'), 'utf8'), niveau);

const KOLOMMEN = ['kans', 'overlap', 'dichtheid', 'langste', 'kortste', 'vraagwoorden', 'andereVragen'] as const;

/** A line per level and one for all: texts, questions, and how many of a hundred each way of guessing gets right. */
export function printGokcijfers(): string {
  const perNiveau = Leesniveau.options.map((niveau): readonly [string, readonly Leestekst[]] => [niveau, tekstenOp(niveau)]);
  const rijen = [...perNiveau, ['alle', perNiveau.flatMap(([, teksten]) => teksten)] as const].map(([naam, teksten]) => {
    const cijfers = measureVragen(teksten);
    return [naam, teksten.length, cijfers.vragen, ...KOLOMMEN.map((kolom) => Math.round(cijfers[kolom] * 100))];
  });
  return [['niveau', 'teksten', 'vragen', ...KOLOMMEN], ...rijen]
    .map((rij) =>
      rij
        .map((cel) => String(cel).padEnd(13))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
