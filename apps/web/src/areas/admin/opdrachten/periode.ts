/** School days as a docent plans them: until Friday, for two weeks. */
import { DAG_MS } from '@spelrijk/domain/tijd';

const VRIJDAG = 5;

const plusDagen = (dag: string, dagen: number): string => new Date(Date.parse(dag) + dagen * DAG_MS).toISOString().slice(0, 10);

/** The first Friday after this day; a Friday itself looks a week ahead, because there is nothing to look back on yet. */
export function volgendeVrijdag(dag: string): string {
  const ver = (VRIJDAG - new Date(dag).getUTCDay() + 7) % 7;
  return plusDagen(dag, ver === 0 ? 7 : ver);
}

export type Duur = 'vandaag' | 'vrijdag' | 'weken';

/** Last day of it. */
export function totVan(duur: Duur, vandaag: string): string {
  if (duur === 'vandaag') return vandaag;
  return duur === 'vrijdag' ? volgendeVrijdag(vandaag) : plusDagen(vandaag, 13);
}
