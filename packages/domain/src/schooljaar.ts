const EERSTE_DAG = '08-01';

/** The school year of a day (YYYY-MM-DD): 1 August is its first. @example schooljaarVan('2026-11-27') // '2026-2027' */
export function schooljaarVan(dag: string): string {
  const jaar = Number(dag.slice(0, 4)) - (dag.slice(5) < EERSTE_DAG ? 1 : 0);
  return `${jaar}-${jaar + 1}`;
}
