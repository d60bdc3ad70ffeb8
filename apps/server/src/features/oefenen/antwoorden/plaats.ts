/** Where an answer was given, as far as the hour tells: at school, elsewhere, or nobody knows. */
import type { AdminSoort } from '@spelrijk/domain/admin';
import { SCHOOLVAKANTIES, type Vakantieregio } from '@spelrijk/domain/schoolvakanties';
import { findPlaats } from '@spelrijk/domain/schooltijd';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import type { Plaats } from '@spelrijk/oefenen/plaatsfit';

/** As `2026-11-27 09:05`. */
const local = new Intl.DateTimeFormat('sv-SE', { timeZone: SCHOOL_TIJDZONE, dateStyle: 'short', timeStyle: 'short' });

export interface Klant {
  readonly soort: AdminSoort;
  readonly vakantieregio: Vakantieregio;
}

/** Only a school has school hours. Without a region nobody knows when its holidays are: then none are counted. */
export const plaatsVan =
  ({ soort, vakantieregio }: Klant) =>
  (ms: number): Plaats | undefined => {
    if (soort !== 'school' && soort !== 'demo') return undefined;
    const [dag = '', tijd = ''] = local.format(ms).split(' ');
    const [uren = 0, minuten = 0] = tijd.split(':').map(Number);
    const weekdag = new Date(`${dag}T12:00:00Z`).getUTCDay() || 7;
    const vrij = vakantieregio !== '' && SCHOOLVAKANTIES[vakantieregio].some(({ van, tot }) => van <= dag && dag <= tot);
    return findPlaats({ weekdag, minuten: 60 * uren + minuten }, vrij);
  };
