import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Cards } from '../../../kaarten/cards.tsx';
import css from '../inlogkaarten.module.css';
import type { Stapel, useMaken } from '../use-maken.ts';

interface GemaaktProps {
  readonly kop: ReactNode;
  readonly maken: ReturnType<typeof useMaken>;
  readonly leerlingen: readonly Pick<BeheerLeerling, 'id' | 'figuur'>[];
}

/** How far it is; then printing, what failed, and the cards themselves, which are on paper only. */
export function Gemaakt({ kop, maken, leerlingen }: GemaaktProps) {
  const { t } = useTexts(schoolbeheerTeksten);
  const { bezig, totaal, stapels, mislukt } = maken.stand;
  const klaar = stapels.length + mislukt.length;
  const kaarten = stapels.reduce((som, { wachtwoorden }) => som + wachtwoorden.length, 0);
  return (
    <>
      <div className="niet-printen">
        {kop}
        {bezig && (
          <section className={css['bezig']}>
            <p>
              <output>{t('kaarten.bezig', { klaar, totaal })}</output>
            </p>
            <LinearProgress variant="determinate" value={(100 * klaar) / totaal} aria-label={t('kaarten.titel')} />
            <Button variant="text" onClick={maken.stop}>
              {t('kaarten.stop')}
            </Button>
          </section>
        )}
        {mislukt.length > 0 && (
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              !bezig && (
                <Button variant="text" onClick={() => void maken.retry()}>
                  {t('kaarten.opnieuw')}
                </Button>
              )
            }
          >
            {t('kaarten.mislukt', { groepen: mislukt.map(({ naam }) => naam).join(', ') })}
          </Alert>
        )}
        {!bezig && kaarten > 0 && (
          <>
            <Alert severity="success" sx={{ mb: 2 }}>
              <p>{t('kaarten.klaar', { count: kaarten })}</p>
              <p>{t('kaarten.eerst')}</p>
            </Alert>
            <Button onClick={() => window.print()}>{t('kaarten.afdrukken')}</Button>
          </>
        )}
        {!bezig && (
          <Button variant="text" onClick={maken.reset}>
            {t('kaarten.anders')}
          </Button>
        )}
      </div>
      {!bezig && <Papier stapels={stapels} leerlingen={leerlingen} />}
    </>
  );
}

/** Each groep begins on a page of its own. */
const Papier = memo(function Papier({ stapels, leerlingen }: Pick<GemaaktProps, 'leerlingen'> & { readonly stapels: readonly Stapel[] }) {
  return (
    <div className={css['papier']}>
      {stapels.map(({ groepId, naam, wachtwoorden, code }) => (
        <section key={groepId} className={css['groep']}>
          <h2>{naam}</h2>
          <Cards wachtwoorden={wachtwoorden} code={code} leerlingen={leerlingen} />
        </section>
      ))}
    </div>
  );
});
