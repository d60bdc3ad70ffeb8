import type { Aandacht } from '@spelrijk/contract/groepen';
import { dagVan, daysBetween } from '../../../platform/clock.ts';
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

/** Why a leerling asks for attention now: what practice showed, and how many school days of the calendar ago that was. */
export function aandachtNu(bewaard: readonly Aandacht[], cellen: Beelden, laatste: Date | null, now: number): Aandacht[] {
  if (laatste === null) return [{ code: 'nog-nooit-geoefend' }];
  const nu = bewaard.filter(klopt(cellen));
  const dagen = daysBetween(dagVan(laatste.getTime()), dagVan(now));
  return dagen >= DAGEN_STIL ? [{ code: 'lang-niet-geoefend', getal: dagen }, ...nu] : nu;
}
