import type { Voortgang } from '../../voortgang.ts';

export interface Foutenweek {
  /** First day of the week. */
  readonly vanaf: string;
  readonly fouten: number;
  readonly antwoorden: number;
  /** Wrong first attempts of a hundred. */
  readonly perHonderd: number;
}

const WEKEN = 12;
const DAG_MS = 86_400_000;

/** The last twelve weeks with answers, oldest first; the last ends today. */
export function foutenPerWeek({ dagen, vandaag }: Pick<Voortgang, 'dagen' | 'vandaag'>): Foutenweek[] {
  const einde = Date.parse(vandaag) + DAG_MS;
  return Array.from({ length: WEKEN }, (_, i) => {
    const van = einde - (WEKEN - i) * 7 * DAG_MS;
    const eigen = dagen.filter(({ dag }) => Date.parse(dag) >= van && Date.parse(dag) < van + 7 * DAG_MS);
    const antwoorden = eigen.reduce((som, dag) => som + dag.antwoorden, 0);
    const fouten = eigen.reduce((som, dag) => som + dag.antwoorden - dag.goed, 0);
    return {
      vanaf: new Date(van).toISOString().slice(0, 10),
      fouten,
      antwoorden,
      perHonderd: antwoorden === 0 ? 0 : (100 * fouten) / antwoorden,
    };
  }).filter(({ antwoorden }) => antwoorden > 0);
}
