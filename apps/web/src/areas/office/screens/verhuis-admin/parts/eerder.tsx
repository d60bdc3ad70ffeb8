import Button from '@mui/material/Button';
import type { Verhuizing } from '@spelrijk/contract/verhuizingen';
import { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import css from '../../../../../shared/form/form.module.css';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

function Stand({ verhuizing: { op, terugTot, terugOp } }: { readonly verhuizing: Verhuizing }) {
  const { t } = useTexts(verhuizingTeksten);
  const { moment } = useDates();
  const stand = (): string => {
    if (terugOp !== null) return t('isTerug', { moment: moment(terugOp) });
    return Date.parse(terugTot) > serverNow() ? t('terugTot', { moment: moment(terugTot) }) : t('definitief', { moment: moment(terugTot) });
  };
  return <p className={css['zacht']}>{`${t('op', { moment: moment(op) })}. ${stand()}.`}</p>;
}

interface EerderProps {
  readonly verhuizingen: readonly Verhuizing[];
  readonly onTerug: (verhuizing: Verhuizing) => void;
}

/** What moved from and to this customer, and until when it can be taken back. */
export function Eerder({ verhuizingen, onTerug }: EerderProps) {
  const { t } = useTexts(verhuizingTeksten);
  return (
    <section className={css['groep']}>
      <h2>{t('eerder')}</h2>
      {verhuizingen.length === 0 && <p className={css['zacht']}>{t('geen')}</p>}
      {verhuizingen.map((verhuizing) => (
        <div key={verhuizing.id} className={css['knoppen']}>
          <div>
            <b>{t('vanNaar', { van: verhuizing.van, naar: verhuizing.naar })}</b>
            <Stand verhuizing={verhuizing} />
          </div>
          {verhuizing.terugOp === null && Date.parse(verhuizing.terugTot) > serverNow() && (
            <Button variant="outlined" onClick={() => onTerug(verhuizing)}>
              {t('draaiTerug')}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
