import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameManifest } from '@spelrijk/game-kit/contract';
import { LEESOPDRACHTEN } from '@spelrijk/taal/leesopdrachten';
import type { TextOf } from '../../../shared/texts/catalogs.ts';

/** What has to be done with this opgave, in one sentence; every one of them can be heard. */
export function taskOf(
  { vorm, antwoordvorm }: Pick<Opgave, 'vorm' | 'antwoordvorm'>,
  { sorteervraag }: Pick<GameManifest, 'sorteervraag'>,
  t: TextOf<['leerling']>,
): string {
  if (isLeesvorm(vorm)) return LEESOPDRACHTEN[vorm];
  if (vorm === 'dictee-zin') return t('opdracht.zin');
  return antwoordvorm === 'SORT' && sorteervraag !== undefined ? sorteervraag : t(`opdracht.${antwoordvorm}`);
}
