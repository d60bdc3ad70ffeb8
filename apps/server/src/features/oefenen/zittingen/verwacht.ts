/**
 * What practice predicts of a methodetoets: the chance of every word by the engine's own prediction, and how far the sum may be off.
 * The sum of unequal chances is spread by p(1-p) of each word (Poisson binomial); what is not known of the leerling moves all words of a
 * categorie together (its 80% range), and the mood of one sitting moves them all. A range of 80% is 1.28 standard deviations to either side.
 */
import type { Verwachting } from '@spelrijk/contract/methodetoetsen';
import { recordAntwoord } from '@spelrijk/oefenen/antwoord';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import { bereik } from '@spelrijk/oefenen/voortgang';
import { toBewijs } from '../antwoorden/index.ts';
import { diagnoseVan, type BewaardeOpgave } from '../opgaven/index.ts';

export interface Voorspeld {
  /** Chance (0-1) by item; items of which practice says nothing are not there. */
  readonly kansen: Readonly<Record<string, number>>;
  /** Categorie that each of them is practised for. */
  readonly categorieen: Readonly<Record<string, string>>;
  /** Standard deviation of the share right, by categorie. */
  readonly spreiding: Readonly<Record<string, number>>;
}

const Z_80 = 1.2816;
/** Of how well a child is doing that day, in logits. */
const STEMMING = 0.25;
/** Of fewer words a comparison says nothing. */
const MINST = 5;

/** The prediction at the first word; kept with the sitting, so that it stays what it was. */
export function predictToets(stand: Stand, leerlijn: Leerlijn, opgaven: readonly BewaardeOpgave[], now: number): Voorspeld {
  const kansen: Record<string, number> = {};
  const categorieen: Record<string, string> = {};
  const spreiding: Record<string, number> = {};
  for (const opgave of opgaven) {
    const bewijs = toBewijs(opgave, { diagnose: diagnoseVan(opgave, opgave.antwoord), rtMs: 0, hints: 0 }, 1, 0.8);
    const { reden, voorspeld } = recordAntwoord(stand, leerlijn, bewijs, now).log;
    if (reden !== 'bewijs') continue;
    kansen[opgave.id] = Math.round(voorspeld * 1000) / 1000;
    categorieen[opgave.id] = opgave.categorie;
    const { laag, hoog } = bereik(stand, leerlijn, opgave.categorie, now);
    spreiding[opgave.categorie] = Math.round(((hoog - laag) / (2 * Z_80)) * 1000) / 1000;
  }
  return { kansen, categorieen, spreiding };
}

const som = (getallen: readonly number[]): number => getallen.reduce((totaal, getal) => totaal + getal, 0);

/** Of the items that were answered (`goed` by item); null where too little is known, or where what was made lies inside the range. */
export function compareVerwacht(voorspeld: Voorspeld | null, goed: ReadonlyMap<string, boolean>): Verwachting | null {
  if (voorspeld === null) return null;
  const items = [...goed.keys()].filter((id) => voorspeld.kansen[id] !== undefined);
  if (items.length < MINST) return null;
  const kansen = items.map((id) => voorspeld.kansen[id] ?? 0);
  const los = som(kansen.map((p) => p * (1 - p)));
  const aantallen = new Map<string, number>();
  for (const id of items) {
    const categorie = voorspeld.categorieen[id] ?? '';
    aantallen.set(categorie, (aantallen.get(categorie) ?? 0) + 1);
  }
  const samen = som([...aantallen].map(([categorie, n]) => (n * (voorspeld.spreiding[categorie] ?? 0)) ** 2));
  const verwacht = som(kansen);
  const marge = Z_80 * Math.sqrt(los + samen + (STEMMING * los) ** 2);
  const gemaakt = items.filter((id) => goed.get(id) === true).length;
  // A count is whole: half a word to either side belongs to it.
  const laag = Math.max(0, Math.ceil(verwacht - marge - 0.5));
  const hoog = Math.min(items.length, Math.floor(verwacht + marge + 0.5));
  if (gemaakt >= laag && gemaakt <= hoog) return null;
  return { gevraagd: items.length, goed: gemaakt, verwacht: Math.round(verwacht), laag, hoog };
}
