import Button from '@mui/material/Button';
import type { TemplateGeheel, TemplateVersie } from '@spelrijk/contract/mailtemplates';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useState } from 'react';
import account from '../../../../../shared/form/form.module.css';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../mailtemplate.module.css';
import { Vergelijk } from './vergelijk.tsx';

interface RegelProps {
  readonly versie: TemplateVersie;
  readonly geldt: boolean;
  readonly onPick: () => void;
}

function Regel({ versie: { versie, op, wie, reden, uitVersie, template }, geldt, onPick }: RegelProps) {
  const { t } = useTexts(mailtemplatesTeksten);
  const dates = useDates();
  const wat = template === null ? t('versies.terug') : uitVersie === null ? '' : t('versies.uit', { versie: uitVersie });
  return (
    <li>
      <div>
        <strong>{t('versies.regel', { versie, datum: dates.moment(op), wie })}</strong>
        {geldt && <span className={css['geldt']}>{t('versies.geldt')}</span>}
        {wat !== '' && <p>{wat}</p>}
        {reden !== '' && <p>{t('versies.reden', { reden })}</p>}
      </div>
      {!geldt && template !== null && (
        <Button size="small" variant="text" aria-label={`${t('versies.vergelijk')}: ${versie}`} onClick={onPick}>
          {t('versies.vergelijk')}
        </Button>
      )}
    </li>
  );
}

/** Who changed these words and when, with the way back. */
export function Versies({ geheel }: { readonly geheel: TemplateGeheel }) {
  const { t } = useTexts(mailtemplatesTeksten);
  const [gekozen, setGekozen] = useState<TemplateVersie | null>(null);
  return (
    <section className={css['versies']} aria-labelledby="versies">
      <h2 id="versies">{t('versies.titel')}</h2>
      {geheel.versies.length === 0 && <p className={account['zacht']}>{t('versies.geen')}</p>}
      <ol>
        {geheel.versies.map((versie) => (
          <Regel key={versie.versie} versie={versie} geldt={versie.versie === geheel.versie} onPick={() => setGekozen(versie)} />
        ))}
      </ol>
      {gekozen?.template && <Vergelijk geheel={geheel} versie={gekozen.versie} oud={gekozen.template} onClose={() => setGekozen(null)} />}
    </section>
  );
}
