import type { Aandacht } from '@spelrijk/contract/groepen';
import type { Rust } from '@spelrijk/contract/rust';
import { dagVan } from '../../../platform/clock.ts';
import { dagenZonderRust, rustOp } from '../../oefenen/rust/index.ts';
import type { Cel } from '../../oefenen/standen/index.ts';

/** From this many days without practice a teacher should know. */
const DAGEN_STIL = 7;

type Beelden = readonly Pick<Cel, 'categorie' | 'beeld'>[];

/** What practice showed of a categorie, as long as the leerling finds that difficult: no list says otherwise than the matrix. */
const klopt =
  (cellen: Beelden) =>
  ({ code, categorie }: Aandacht): boolean => {
    if (categorie === undefined) return true;
    const beeld = cellen.find((cel) => cel.categorie === categorie)?.beeld;
    return code === 'loopt-vast' ? beeld === 'moeilijk' : beeld !== 'beheerst';
  };

/** What stands in the overview of a leerling, with its days off. */
interface Bewaard {
  readonly aandacht: readonly Aandacht[];
  readonly laatste: Date | null;
  readonly rust: readonly Rust[];
}

/** Why a leerling asks for attention now: what practice showed, and how many days that it was not free ago that was. Who is free asks for none. */
export function aandachtNu({ aandacht: bewaard, laatste, rust }: Bewaard, cellen: Beelden, now: number): Aandacht[] {
  const vandaag = dagVan(now);
  if (rustOp(rust, vandaag)) return [];
  if (laatste === null) return [{ code: 'nog-nooit-geoefend' }];
  const nu = bewaard.filter(klopt(cellen));
  const dagen = dagenZonderRust(rust, dagVan(laatste.getTime()), vandaag);
  return dagen >= DAGEN_STIL ? [{ code: 'lang-niet-geoefend', getal: dagen }, ...nu] : nu;
}
