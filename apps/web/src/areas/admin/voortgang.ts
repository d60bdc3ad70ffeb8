import type { Output } from '@spelrijk/contract/define';
import type { CategorieVoortgang, voortgangRoutes } from '@spelrijk/contract/voortgang';

export type Voortgang = Output<(typeof voortgangRoutes)['readVoortgang']>;
type Blok = CategorieVoortgang['blok'];

export interface BlokVoortgang {
  readonly blok: Blok;
  /** Answered or presumed known, in the order of the learning line. */
  readonly begonnen: readonly CategorieVoortgang[];
  readonly opSlot: readonly CategorieVoortgang[];
}

/** The categories of each block of the learning line; blocks where nothing has begun come last in `later`. */
export function byBlok(categorieen: readonly CategorieVoortgang[]): {
  readonly bezig: readonly BlokVoortgang[];
  readonly later: readonly CategorieVoortgang[];
} {
  const blokken = [...new Set(categorieen.map(({ blok }) => blok))].sort().map((blok) => {
    const own = categorieen.filter((categorie) => categorie.blok === blok);
    return { blok, begonnen: own.filter(({ beeld }) => beeld !== 'leeg'), opSlot: own.filter(({ beeld }) => beeld === 'leeg') };
  });
  const bezig = blokken.filter(({ begonnen }) => begonnen.length > 0);
  return { bezig, later: blokken.filter(({ begonnen }) => begonnen.length === 0).flatMap(({ opSlot }) => opSlot) };
}

/** What a teacher wants to see first: what asks for attention, else what was practised last. */
export function firstChoice({ aandacht, categorieen }: Pick<Voortgang, 'aandacht' | 'categorieen'>): string | null {
  const drawn = categorieen.filter(({ verloop }) => verloop.length > 0);
  const asked = aandacht.find(({ categorie }) => drawn.some(({ id }) => id === categorie))?.categorie;
  const latest = [...drawn].sort((a, b) => (b.laatst ?? '').localeCompare(a.laatst ?? ''))[0];
  return asked ?? latest?.id ?? null;
}

/** Sums over the last days: how often, how long and how well. `goed` is a percentage, null without answers. */
export function recent(
  { dagen }: Pick<Voortgang, 'dagen'>,
  since: string,
): { readonly dagen: number; readonly minuten: number; readonly antwoorden: number; readonly goed: number | null } {
  const days = dagen.filter(({ dag }) => dag >= since);
  const sum = (value: (day: Voortgang['dagen'][number]) => number): number => days.reduce((total, day) => total + value(day), 0);
  const antwoorden = sum((day) => day.antwoorden);
  return {
    dagen: days.length,
    minuten: Math.round(sum(({ minuten }) => minuten)),
    antwoorden,
    goed: antwoorden === 0 ? null : Math.round((100 * sum(({ goed }) => goed)) / antwoorden),
  };
}

const EERST = 3;
const deelGoed = ({ laatste: { goed, antwoorden } }: Pick<CategorieVoortgang, 'laatste'>): number => goed / Math.max(1, antwoorden);

/** The rules that are difficult now, the worst first. */
export const eerstVan = (categorieen: readonly CategorieVoortgang[]): readonly CategorieVoortgang[] =>
  categorieen
    .filter(({ beeld }) => beeld === 'moeilijk')
    .toSorted((a, b) => deelGoed(a) - deelGoed(b) || b.laatste.antwoorden - a.laatste.antwoorden)
    .slice(0, EERST);
