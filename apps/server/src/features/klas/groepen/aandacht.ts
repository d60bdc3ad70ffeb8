import type { Aandacht } from '@spelrijk/contract/groepen';
import { DAG_MS } from '@spelrijk/domain/tijd';

/** From this many days without practice a teacher should know. */
const DAGEN_STIL = 7;

/** Why a leerling asks for attention now: what practice showed, and how long ago that was. */
export function aandachtNu(bewaard: readonly Aandacht[], laatste: Date | null, now: number): Aandacht[] {
  if (laatste === null) return [{ code: 'nog-nooit-geoefend' }];
  const dagen = Math.floor((now - laatste.getTime()) / DAG_MS);
  return dagen >= DAGEN_STIL ? [{ code: 'lang-niet-geoefend', getal: dagen }, ...bewaard] : [...bewaard];
}
