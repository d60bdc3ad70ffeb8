import Alert from '@mui/material/Alert';
import type { Abonnement } from '@spelrijk/contract/abonnementen';
import { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import type { ReactNode } from 'react';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

const SEVERITY = { proef: 'info', betaald: 'success', pauze: 'info', gestopt: 'warning', voorbij: 'warning' } as const;

/** How the licence of a home stands, in a sentence; behind it what to do about it. */
export function AbonnementStand({ nu, children }: { readonly nu: Abonnement; readonly children?: ReactNode }) {
  const { t } = useTexts(abonnementTeksten);
  const { day } = useDates();
  const { fase, tot, pauzeDagen, wegOp, gewistOp } = nu;
  const datum = (dag: string | null): string => (dag === null ? '' : day(dag));
  const text =
    tot === null
      ? t('fase.proefOnbeperkt')
      : t(`fase.${fase}`, { dag: day(tot), count: pauzeDagen ?? 0, weg: datum(wegOp), gewist: datum(gewistOp) });
  return (
    <Alert severity={SEVERITY[fase]} sx={{ mb: 2 }}>
      {text} {fase === 'voorbij' && wegOp !== null && t('fase.weg', { weg: day(wegOp) })} {children}
    </Alert>
  );
}
