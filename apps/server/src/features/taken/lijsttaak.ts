/** A taak of the docent's own words of this week: those of the bank, and others as far as the language engine understands them. */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { TaakPlan } from '@spelrijk/oefenen/kies';
import type { WoordStand } from '@spelrijk/oefenen/stand';
import { analyseerWoord } from '@spelrijk/taal/woordenlijst';
import { findStuk, stukVanAnalyse, vraagVan, type Oefenstuk } from '../standen/index.ts';
import { bouwOpgave, type BewaardeOpgave } from './opgaven.ts';
import type { PlanInvoer } from './plan-invoer.ts';

const MIN = 4;
const MAX = 12;

export interface Lijsttaak extends Pick<TaakPlan, 'categorie' | 'vorm'> {
  readonly opgaven: readonly BewaardeOpgave[];
}

type Vraagt = Pick<PlanInvoer, 'geldend' | 'stand' | 'leerlijn' | 'regio' | 'audio' | 'flits' | 'now'>;

/** A word of the bank, or one that the language engine finds a categorie in. */
function stukVan(woord: string, { regio, leerlijn }: Vraagt): Oefenstuk | undefined {
  const bekend = findStuk(regio, woord);
  if (bekend) return bekend;
  const stuk = stukVanAnalyse(analyseerWoord(woord));
  return leerlijn.categorieen.has(stuk.hoofd) ? stuk : undefined;
}

/** Due first, then never seen, then longest ago; what was seen today waits. */
function rang(rij: WoordStand | undefined, now: number): number {
  if (!rij) return 1;
  if (rij.terugOp > 0 && rij.terugOp <= now) return 0;
  return 2 + rij.laatste / now;
}

function meeste(stukken: readonly Oefenstuk[]): string {
  const telling = new Map<string, number>();
  for (const { hoofd } of stukken) telling.set(hoofd, (telling.get(hoofd) ?? 0) + 1);
  return [...telling].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function kiesStukken(invoer: Vraagt, random: Random): Oefenstuk[] {
  const { geldend, stand, now } = invoer;
  const uit = new Set(geldend.stuur.uit);
  const stukken = geldend.lijstwoorden.flatMap((woord) => stukVan(woord, invoer) ?? []).filter(({ hoofd }) => !uit.has(hoofd));
  return random
    .shuffle(stukken)
    .map((stuk) => ({ stuk, rang: rang(stand.woorden[stuk.sleutel], now) }))
    .sort((a, b) => a.rang - b.rang)
    .slice(0, MAX)
    .map(({ stuk }) => stuk);
}

/** Undefined without lists for this day, with too few words, or when every word waits. Always a dictation. */
export function planLijsttaak(invoer: Vraagt, seed: number): Lijsttaak | undefined {
  if (invoer.geldend.lijstwoorden.length === 0 || !invoer.geldend.stuur.spelling) return undefined;
  const random = createRandom(seed ^ 0x11d7);
  const stukken = kiesStukken(invoer, random);
  const vorm = 'dictee-woord' as const;
  const opgaven = stukken.flatMap((stuk) => {
    const vraag = vraagVan(vorm, stuk, random);
    const soort = (invoer.stand.woorden[stuk.sleutel]?.terugOp ?? 0) > 0 ? ('herhaling' as const) : ('nieuw' as const);
    return vraag ? [bouwOpgave({ stuk, vraag, vorm, soort }, invoer, random)] : [];
  });
  return opgaven.length >= MIN ? { categorie: meeste(stukken), vorm, opgaven } : undefined;
}
