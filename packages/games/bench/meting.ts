/** The tables of the benches in `docs/meting-spelen.md`: what was measured, never what somebody wrote down. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Antwoordvorm, type Oefenvorm } from '@spelrijk/domain/oefenvorm';

/** What one robot did in one form of a game. */
export interface Regel {
  readonly spel: string;
  /** How it is answered, or the form that only this game can pose. */
  readonly vorm: Antwoordvorm | Oefenvorm;
  readonly kind: string;
  readonly speel: number;
  readonly werk: number;
  readonly wacht: number;
  readonly naarDaadS: number | null;
  readonly dadenPerMin: number;
  readonly voorvallen: number;
  /** Of the ten rounds of the ordinary one: how many brought a new event, how many a new picture, and after which one neither came. */
  readonly nieuw: number | null;
  readonly nieuwBeeld: number | null;
  readonly laatstNieuw: number | null;
}

const DOC = fileURLToPath(new URL('../../../docs/meting-spelen.md', import.meta.url));

/** Writes one section anew: from its heading to the next. */
export function writeSection(kop: string, tekst: string): void {
  const [begin = '', ...secties] = readFileSync(DOC, 'utf8').split(/^## /m);
  const nieuw = `${kop}\n\n${tekst.trimEnd()}\n`;
  const plek = secties.findIndex((sectie) => sectie.startsWith(`${kop}\n`));
  if (plek === -1) secties.push(nieuw);
  else secties[plek] = nieuw;
  writeFileSync(DOC, [begin, ...secties].map((deel) => `${deel.trimEnd()}\n`).join('\n## '));
}

/** Own action within so many seconds of an answer; percent of a round; rounds of ten. */
const DOEL = { speelVan: 25, speelTot: 40, wacht: 10, daadS: 2, nieuw: 8 } as const;

type Gemeten = Regel & { readonly nieuw: number; readonly nieuwBeeld: number };

const iets = ({ nieuw, nieuwBeeld }: Gemeten): number => Math.max(nieuw, nieuwBeeld);
const HAALT: Readonly<Record<string, (regel: Gemeten) => boolean>> = {
  play: ({ speel }) => speel >= DOEL.speelVan && speel <= DOEL.speelTot,
  waiting: ({ wacht }) => wacht <= DOEL.wacht,
  'own action': ({ naarDaadS }) => naarDaadS !== null && naarDaadS <= DOEL.daadS,
  new: (regel) => iets(regel) >= DOEL.nieuw,
};

/** What does not hold is marked. */
const cel = (waarde: number | string | null, houdt: boolean): string => (houdt ? String(waarde ?? '-') : `**${waarde ?? '-'}**`);

function rij(regel: Gemeten, alle: readonly Regel[]): string {
  const houdt = (doel: string): boolean => HAALT[doel]?.(regel) === true;
  const anderen = ['gretig', 'traag', 'toetsen'].map((naam) => {
    const ander = alle.find(({ spel, vorm, kind }) => spel === regel.spel && vorm === regel.vorm && kind === naam);
    return ander ? `${ander.speel}/${ander.wacht}` : '-';
  });
  const eigen = [
    cel(regel.speel, houdt('play')),
    String(regel.werk),
    cel(regel.wacht, houdt('waiting')),
    cel(regel.naarDaadS, houdt('own action')),
    String(regel.dadenPerMin),
    String(regel.voorvallen),
    cel(`${regel.nieuw}/${regel.nieuwBeeld}`, houdt('new')),
  ];
  return `| ${[regel.spel, regel.vorm, ...eigen, ...anderen].join(' | ')} |`;
}

/** What is read first takes its time: a round of it is counted apart. */
const isGelezen = ({ vorm }: Gemeten): boolean => !Antwoordvorm.safeParse(vorm).success;

/** How many of these hold each target, and all of them. */
function countHolding(regels: readonly Gemeten[]): string {
  const tel = Object.entries(HAALT).map(([doel, haalt]) => `${doel} ${regels.filter(haalt).length}`);
  const alle = regels.filter((regel) => Object.values(HAALT).every((haalt) => haalt(regel))).length;
  return `${tel.join(', ')}; all four ${alle}`;
}

export function writeMeting(regels: readonly Regel[]): void {
  const gewoon = regels.flatMap((regel) => {
    const { nieuw, nieuwBeeld } = regel;
    return nieuw === null || nieuwBeeld === null ? [] : [{ ...regel, nieuw, nieuwBeeld }];
  });
  const gelezen = gewoon.filter(isGelezen);
  const gemaakt = gewoon.filter((regel) => !isGelezen(regel));
  const tekst = `Written by \`node packages/games/bench/spel.bench.ts --doc\`; not by hand. Robots play eight words; the ordinary one ten rounds. How a word is timed and what
counts as play, waiting, an event and a picture stands at the head of that file. Robots are no children: this tells games apart, not whether they are fun.

Targets: play ${DOEL.speelVan}-${DOEL.speelTot}% of a round, waiting at most ${DOEL.wacht}%, own action within ${DOEL.daadS} s of an answer, something new in at least ${DOEL.nieuw} of ten rounds.
Of ${gemaakt.length} forms these hold: ${countHolding(gemaakt)}. Of ${gelezen.length} in which a sentence is read with every word, where reading takes half a round or more: ${countHolding(gelezen)}. Bold does not hold.

New: rounds of ten with an event / with a picture that none before had. The last three columns are play/waiting of the eager, the slow and the keyboard robot.

| game | form | play % | work % | waiting % | own action s | deeds/min | events | new | eager | slow | keys |
|---|---|---|---|---|---|---|---|---|---|---|---|
${gewoon.map((regel) => rij(regel, regels)).join('\n')}
`;
  writeSection('How a round of each game is spent', tekst);
}
