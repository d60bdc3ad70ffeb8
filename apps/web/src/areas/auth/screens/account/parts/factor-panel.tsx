import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Output } from '@spelrijk/contract/define';
import type { sessiesRoutes } from '@spelrijk/contract/sessies';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { beveiligingQuery } from '../../../../../shared/factor/queries.ts';
import { RecoveryCodes } from '../../../../../shared/factor/recovery-codes.tsx';
import { SetUp } from '../../../../../shared/factor/set-up.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../account.module.css';
import { useChange } from './use-beveiliging.ts';

type Factor = Output<(typeof sessiesRoutes)['readBeveiliging']>['tweedeFactor'];

/** What is on, and what can be done about it. */
function State({ factor, onSetUp }: { readonly factor: Factor; readonly onSetUp: () => void }) {
  const { t } = useTexts(beveiligingTeksten);
  const { long } = useDates();
  const renew = useChange(() => call('renewHerstelcodes', {}));
  const end = useChange(() => call('endTweedeFactor', {}));
  const error = renew.error ?? end.error;
  if (renew.data) return <RecoveryCodes codes={renew.data.herstelcodes} onKept={() => renew.reset()} />;
  if (factor.sinds === null)
    return (
      <>
        {factor.verplicht && <Alert severity="warning">{t('factor.verplicht')}</Alert>}
        <div>
          <Button onClick={onSetUp}>{t('factor.zetAan')}</Button>
        </div>
      </>
    );
  return (
    <>
      <p>
        <strong>{t('factor.aan', { datum: long(factor.sinds) })}</strong> {t('factor.codesOver', { count: factor.herstelcodes })}
      </p>
      {error && <Alert severity="error">{error.message}</Alert>}
      <div className={css['knoppen']}>
        <Button variant="outlined" onClick={() => renew.mutate()}>
          {t('factor.nieuweCodes')}
        </Button>
        <Button variant="outlined" onClick={onSetUp}>
          {t('factor.andereApp')}
        </Button>
        {!factor.verplicht && (
          <Button variant="text" color="error" onClick={() => end.mutate()}>
            {t('factor.zetUit')}
          </Button>
        )}
      </div>
    </>
  );
}

export function FactorPanel({ factor }: { readonly factor: Factor }) {
  const { t } = useTexts(beveiligingTeksten);
  const queryClient = useQueryClient();
  const [setting, setSetting] = useState(false);
  const close = () => {
    setSetting(false);
    void queryClient.invalidateQueries({ queryKey: beveiligingQuery.queryKey });
  };
  return (
    <section className={css['paneel']}>
      <h2>{t('factor.titel')}</h2>
      <p className={css['zacht']}>{t('factor.uitleg')}</p>
      {setting ? <SetUp onDone={close} onFailed={close} /> : <State factor={factor} onSetUp={() => setSetting(true)} />}
    </section>
  );
}
