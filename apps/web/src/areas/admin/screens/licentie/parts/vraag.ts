/** A request about the licence as typed; the server checks again. */
import type { Licentie } from '@spelrijk/contract/licenties';

export interface Waarden {
  readonly tot: string;
  readonly plaatsen: string;
  readonly opmerking: string;
}

export const isLeeg = ({ tot, plaatsen, opmerking }: Waarden): boolean => tot === '' && plaatsen === '' && opmerking.trim() === '';

/** Fields that ask for less than there is, or for a day that has been. */
export function problemsOf(
  { tot, plaatsen }: Waarden,
  nu: Pick<Licentie, 'tot' | 'plaatsen'>,
  vandaag: string,
): readonly ('tot' | 'plaatsen')[] {
  const teVroeg = tot !== '' && (tot < vandaag || tot <= (nu.tot ?? ''));
  const teWeinig = plaatsen !== '' && Number(plaatsen) <= (nu.plaatsen ?? 0);
  return [...(teVroeg ? ['tot' as const] : []), ...(teWeinig ? ['plaatsen' as const] : [])];
}

export const toVraag = ({ tot, plaatsen, opmerking }: Waarden) => ({
  tot: tot || null,
  plaatsen: plaatsen === '' ? null : Number(plaatsen),
  opmerking: opmerking.trim(),
});
