import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';

const MINUUT_MS = 60_000;

/** Whole minutes: rounded once, from what was counted. */
export const minuten = (ms: number): number => Math.round(ms / MINUUT_MS);

type Week = VoortgangLeerling['weken'][number];

/** Sums over weeks of one leerling, or over leerlingen of one week. */
export function samen(weken: readonly Week[]): Omit<Week, 'vanaf'> {
  const som = (waarde: (week: Week) => number): number => weken.reduce((totaal, week) => totaal + waarde(week), 0);
  return {
    dagen: som(({ dagen }) => dagen),
    ms: som(({ ms }) => ms),
    antwoorden: som(({ antwoorden }) => antwoorden),
    goed: som(({ goed }) => goed),
  };
}

/** Percent right, null without answers. */
export const procent = ({ antwoorden, goed }: Pick<Week, 'antwoorden' | 'goed'>): number | null =>
  antwoorden === 0 ? null : Math.round((100 * goed) / antwoorden);

/** Who did not practise in the week that ends today. */
export const stil = (leerlingen: readonly VoortgangLeerling[]): VoortgangLeerling[] =>
  leerlingen.filter(({ weken }) => (weken.at(-1)?.dagen ?? 0) === 0);

/** Per week over all leerlingen: minutes, and how many practised. */
export function groepsweken(
  leerlingen: readonly VoortgangLeerling[],
): { readonly vanaf: string; readonly ms: number; readonly oefenden: number }[] {
  return (leerlingen[0]?.weken ?? []).map(({ vanaf }, i) => {
    const deze = leerlingen.flatMap(({ weken }) => weken[i] ?? []);
    return { vanaf, ms: samen(deze).ms, oefenden: deze.filter(({ dagen }) => dagen > 0).length };
  });
}
