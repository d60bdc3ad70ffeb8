import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Verhuisproef, Verhuisbotsing } from '@spelrijk/contract/verhuizingen';
import { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import css from '../../../../../shared/form/form.module.css';
import { termijnNu } from '../../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Aantallen } from './aantallen.tsx';

/** What both have, and what becomes of it: said before it happens. */
function Botsingen({ botsingen }: { readonly botsingen: readonly Verhuisbotsing[] }) {
  const { t } = useTexts(verhuizingTeksten);
  if (botsingen.length === 0) return <p>{t('geenGelijk')}</p>;
  return (
    <ul className={css['opsomming']}>
      {botsingen.map(({ soort, aantal, namen }) => (
        <li key={soort}>
          {t(`botsing.${soort}`, { count: aantal })}
          {namen.length > 0 && (
            <ul>
              {namen.map(({ was, werd }) => (
                <li key={was}>{t('naam', { was, werd })}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>{t('inlognamen')}</li>
    </ul>
  );
}

const GEVOLGEN = ['uit', 'rol', 'blijft', 'terug'] as const;

/** The trial: what would happen, or why it cannot. */
export function Proef({ proef, onMove }: { readonly proef: Verhuisproef; readonly onMove: () => void }) {
  const { t } = useTexts(verhuizingTeksten);
  const { tellingen, botsingen, weigeringen } = proef;
  const namen = { van: proef.van.naam, naar: proef.naar.naam };
  return (
    <>
      {weigeringen.length === 0 ? (
        <Alert severity="info">{t('proefUitleg')}</Alert>
      ) : (
        <Alert severity="error">
          <b>{t('kanNiet')}</b>
          <ul className={css['opsomming']}>
            {weigeringen.map(({ code, waarde }) => (
              <li key={code}>{t(`weigering.${code}`, { waarde })}</li>
            ))}
          </ul>
        </Alert>
      )}
      <section className={css['groep']}>
        <h2>{t('aantallen')}</h2>
        <Aantallen tellingen={tellingen} />
      </section>
      <section className={css['groep']}>
        <h2>{t('gelijk')}</h2>
        <Botsingen botsingen={botsingen} />
      </section>
      {weigeringen.length === 0 && (
        <section className={css['groep']}>
          <h2>{t('gevolg')}</h2>
          <ul className={css['opsomming']}>
            {GEVOLGEN.map((gevolg) => (
              <li key={gevolg}>{t(`gevolgen.${gevolg}`, { ...namen, termijn: termijnNu('verhuisherstel') })}</li>
            ))}
          </ul>
          <div className={css['knoppen']}>
            <Button onClick={onMove}>{t('verhuis')}</Button>
          </div>
        </section>
      )}
    </>
  );
}
