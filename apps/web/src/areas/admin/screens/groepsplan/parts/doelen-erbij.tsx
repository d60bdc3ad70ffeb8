import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { Link } from 'react-router';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { namenVan } from '../../../groepsplan/namen.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import { Toetsen } from './toetsen.tsx';

/** Goals that came into a plan that runs: how far the start test of each child is, and who can begin with it. */
export function DoelenErbij({ plan }: { readonly plan: Groepsplan }) {
  const { t, i18n } = useTexts(groepsplanTeksten);
  const paden = useGroepspaden();
  const { takeIn } = useGroepsplan(paden.plek);
  const wie = plan.leerlingen.filter(({ erbij }) => erbij.length > 0);
  const { data } = takeIn;
  if (wie.length === 0 && !data) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const doelen = list.format(new Set(wie.flatMap(({ erbij }) => erbij.map(({ naam }) => naam))));
  const kan = wie.some(({ erbij }) => erbij.some(({ toets }) => toets === 'af' || toets === 'zonder'));
  return (
    <section className={panel['paneel']}>
      <h2>{t('erbijKop')}</h2>
      {wie.length > 0 && <p>{t('erbijUitleg', { doelen })}</p>}
      <ul className={css['lijst']}>
        {wie.map((kind) => (
          <li key={kind.leerlingId}>
            <span>
              <Link to={paden.eigenPlan(kind)}>{`${kind.roepnaam} ${kind.achternaam}`.trim()}</Link>:{' '}
              {kind.erbij.map(({ naam, toets }) => t(`erbijStand.${toets}`, { doel: naam })).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {wie.length > 0 && (
        <div className={`${css['knoppen']} ${css['onder']}`}>
          {/* Before the start they stand above: for whose plan begins. */}
          {!plan.leerlingen.some(({ status }) => status === 'concept') && <Toetsen plan={plan} soort="zorg-start" />}
          <Button variant={kan ? 'contained' : 'outlined'} disabled={!kan || takeIn.isPending} onClick={() => takeIn.mutate()}>
            {t('neemOp')}
          </Button>
        </div>
      )}
      {data && (
        <Alert severity={data.vol.length > 0 ? 'warning' : 'success'}>
          {data.erbij > 0 && t('opgenomen', { count: data.erbij })}{' '}
          {data.wacht.length > 0 && t('wacht', { namen: namenVan(plan, data.wacht) })}{' '}
          {data.vol.length > 0 && t('erbijVol', { namen: namenVan(plan, data.vol) })}
        </Alert>
      )}
      <FormAlert error={takeIn.error} />
    </section>
  );
}
