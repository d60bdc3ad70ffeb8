import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';

/** Hours of a day at school, by the clock of the device. */
const SCHOOL = { van: 8, tot: 16 } as const;

/** Whether there may be music at this moment. */
export function isMusicTime(muziek: Oefeninstelling['muziek'], now: Date): boolean {
  if (muziek !== 'thuis') return muziek === 'altijd';
  const weekend = now.getDay() === 0 || now.getDay() === 6;
  return weekend || now.getHours() < SCHOOL.van || now.getHours() >= SCHOOL.tot;
}
