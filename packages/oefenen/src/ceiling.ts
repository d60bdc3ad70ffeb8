/*
 * Decides how far ahead of its half-year a child may go: a ceiling that nobody set opens by itself when everything below it holds.
 * Source: a fixed ceiling of one year makes the work of strong children too easy; what a prerequisite asks (75% typed right) is asked of all below.
 * Example: nine of ten categories up to 6b hold -> 7a opens; a ceiling that the docent set stays where it is.
 */
import { createBlik, type Blik, type CategorieBlik } from './blik.ts';
import { kansBoven } from './beheersing.ts';
import type { Oefeninstelling } from './instelling.ts';
import { tredeVan, type Leerlijn } from './leerlijn.ts';
import type { Stand } from './stand.ts';

/** Of all that may be practised below the ceiling so much must hold; a single rule that stays hard holds nobody back. */
const HOLDS = 0.9;

const LAST_STEP = tredeVan('8b');
const halfjaar = (trede: number): string => `${3 + Math.floor(trede / 2)}${trede % 2 === 1 ? 'b' : 'a'}`;

function holds(b: CategorieBlik, { leerlijn: { constanten: c } }: Blik): boolean {
  if (b.status === 'beheerst' || b.status === 'vermoed') return true;
  return kansBoven(b, b.categorie.gemiddelde, c.voorafMarge) >= c.voorafKans;
}

/** The settings with the ceiling as high as it has opened for this child; as they are when the docent set it, or set none. */
export function openCeiling<T extends Pick<Oefeninstelling, 'plafond' | 'plafondOpent' | 'uit' | 'spelling' | 'werkwoorden'>>(
  blik: Blik,
  instelling: T,
): T {
  const { plafond, plafondOpent, uit } = instelling;
  if (plafond === undefined || plafondOpent !== true) return instelling;
  const below = blik.categorieen.filter(
    ({ categorie: k }) => k.ladder !== 'lezen' && instelling[k.ladder] && k.woorden.length > 0 && !uit.includes(k.id),
  );
  let trede = tredeVan(plafond);
  while (trede < LAST_STEP) {
    const nu = below.filter(({ categorie }) => categorie.trede <= trede);
    if (nu.filter((b) => holds(b, blik)).length < HOLDS * nu.length) break;
    trede++;
  }
  return trede === tredeVan(plafond) ? instelling : { ...instelling, plafond: halfjaar(trede) };
}

/** Half-years (places on the ladder, 0 is the first half of groep 3) up to which a child practises. */
export interface OpenedCeiling {
  readonly gewoon: number;
  readonly nu: number;
}

/** How far the ceiling that nobody set has opened for this child; null when it stands where it stands for everybody, or when the docent set it. */
export function openedCeiling(stand: Stand, leerlijn: Leerlijn, instelling: Oefeninstelling, now: number): OpenedCeiling | null {
  const { plafond: gewoon } = instelling;
  const { plafond: nu } = openCeiling(createBlik(stand, leerlijn, now, instelling), instelling);
  return gewoon === undefined || nu === undefined || nu === gewoon ? null : { gewoon: tredeVan(gewoon), nu: tredeVan(nu) };
}
