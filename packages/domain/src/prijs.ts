import type { AdminSoort } from './admin.ts';

/** Kinds of customer that pay. */
export const KLANTSOORTEN = ['school', 'rt', 'thuis'] as const satisfies readonly AdminSoort[];
export type Klantsoort = (typeof KLANTSOORTEN)[number];

/** From so many leerlingen on, each of them costs so many cents for a school year. */
interface Trede {
  readonly vanaf: number;
  readonly cent: number;
}

/** What a kind of customer pays; `tredes` begins at 1 and rises. */
export interface Tarief {
  readonly tredes: readonly Trede[];
  readonly minimumCent: number;
}

export type Prijslijst = Readonly<Record<Klantsoort, Tarief>>;

/** What Spelrijk costs as shipped; what it costs now is a setting of our office (`instelling.ts`). */
export const PRIJSLIJST: Prijslijst = {
  school: {
    tredes: [
      { vanaf: 1, cent: 650 },
      { vanaf: 101, cent: 575 },
      { vanaf: 251, cent: 500 },
    ],
    minimumCent: 15_000,
  },
  rt: {
    tredes: [
      { vanaf: 1, cent: 1200 },
      { vanaf: 21, cent: 950 },
    ],
    minimumCent: 6000,
  },
  thuis: { tredes: [{ vanaf: 1, cent: 2900 }], minimumCent: 2900 },
};

/** What one leerling costs (cents) when there are `aantal`: the step that is reached counts for all of them. */
export const centPerLeerling = ({ tredes }: Tarief, aantal: number): number =>
  tredes.findLast(({ vanaf }) => aantal >= vanaf)?.cent ?? tredes[0]?.cent ?? 0;

/** Cents for a school year with `aantal` leerlingen, never more than what the first number of the next step costs. */
export function jaarprijs(tarief: Tarief, aantal: number): number {
  const gewoon = aantal * centPerLeerling(tarief, aantal);
  const volgende = tarief.tredes.filter(({ vanaf }) => vanaf > aantal).map(({ vanaf, cent }) => vanaf * cent);
  return Math.max(tarief.minimumCent, Math.min(gewoon, ...volgende));
}
