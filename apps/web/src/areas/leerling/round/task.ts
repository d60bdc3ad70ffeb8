import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import { LEESOPDRACHTEN } from '@spelrijk/taal/leesopdrachten';
import type { TFunction } from 'i18next';

/** What has to be done with this opgave, in one sentence; every one of them can be heard. */
export const taskOf = ({ vorm, antwoordvorm }: Pick<Opgave, 'vorm' | 'antwoordvorm'>, t: TFunction<'leerling'>): string =>
  isLeesvorm(vorm) ? LEESOPDRACHTEN[vorm] : t(`opdracht.${antwoordvorm}`);
