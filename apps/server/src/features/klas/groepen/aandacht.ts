import type { Aandacht } from '@spelrijk/contract/groepen';
import type { Rust } from '@spelrijk/contract/rust';
import type { Regio } from '@spelrijk/domain/admin';
import { isOefendag } from '@spelrijk/domain/oefentijd';
import { vaakFout } from '@spelrijk/oefenen/beeld';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { dagenZonderRust, readOefendagen, rustOp } from '../../oefenen/rust/index.ts';
import { isLeestrede, somvensterNaam, type Cel } from '../../oefenen/standen/index.ts';

/** From this many days without practice a teacher should know. */
const DAGEN_STIL = 7;

type Beelden = readonly Pick<Cel, 'categorie' | 'beeld' | 'laatste'>[];

/**
 * What practice showed of a categorie, as long as the leerling finds that difficult and makes mistakes in it: no list says otherwise
 * than the matrix, nor than what was counted of the latest days.
 */
const klopt =
  (cellen: Beelden) =>
  ({ code, categorie }: Aandacht): boolean => {
    if (categorie === undefined) return true;
    const cel = cellen.find((een) => een.categorie === categorie);
    if (!cel) return code !== 'loopt-vast';
    const { beeld, laatste } = cel;
    return code === 'loopt-vast' ? beeld === 'moeilijk' && vaakFout(laatste) : beeld !== 'beheerst' && laatste.goed < laatste.antwoorden;
  };

/** What stands in the overview of a leerling, with its days off. */
interface Bewaard {
  readonly aandacht: readonly Aandacht[];
  readonly laatste: Date | null;
  readonly rust: readonly Rust[];
  /** The weekdays as stored. */
  readonly oefendagen: unknown;
}

/** Days that it could have practised and did not; 0 as long as that is nothing to speak of. With weekdays of its own: a whole week of them. */
function stilteVan({ rust, oefendagen: bewaard }: Bewaard, laatste: string, vandaag: string): number {
  const oefendagen = readOefendagen(bewaard);
  const dagen = dagenZonderRust({ rust, oefendagen: null }, laatste, vandaag);
  if (dagen < DAGEN_STIL) return 0;
  if (oefendagen === null) return dagen;
  // Today is not missed yet, and on a day that is none of its own nobody is asked for anything.
  const gemist = dagenZonderRust({ rust, oefendagen }, laatste, addDays(vandaag, -1));
  return isOefendag(oefendagen, vandaag) && gemist >= oefendagen.length ? dagen : 0;
}

/** Why a leerling asks for attention now: what practice showed, and how many days that it was not free ago that was. Who is free asks for none. */
export function aandachtNu(bewaard: Bewaard, cellen: Beelden, now: number): Aandacht[] {
  const { aandacht, laatste, rust } = bewaard;
  const vandaag = dagVan(now);
  if (rustOp(rust, vandaag)) return [];
  if (laatste === null) return [{ code: 'nog-nooit-geoefend' }];
  const nu = aandacht.filter(klopt(cellen));
  const stilte = stilteVan(bewaard, dagVan(laatste.getTime()), vandaag);
  return stilte > 0 ? [{ code: 'lang-niet-geoefend', getal: stilte }, ...nu] : nu;
}

/** The same reasons with the name of what they are about, and whether that is read: a screen need not bring all of them along to say one. */
export const named = (redenen: readonly Aandacht[], regio: Regio): Aandacht[] =>
  redenen.map((reden) => {
    const { categorie } = reden;
    if (categorie === undefined) return reden;
    return { ...reden, naam: somvensterNaam(categorie, regio), ...(isLeestrede(categorie) && { lezen: true as const }) };
  });
