import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { toggleLid, type Formulier } from '../../../groepsplan/formulier.ts';
import type { Groepsplan, Groepsvoorstel } from '../../../groepsplan/queries.ts';
import css from '../../../plan/plan.module.css';
import { isTeGroot } from '../../../plan/sessie.ts';

interface WieProps {
  readonly form: Formulier;
  readonly plan: Groepsplan | null;
  readonly leerlingen: Groepsvoorstel['leerlingen'];
  readonly onChange: (form: Formulier) => void;
}

/** Two to eight children; who has a plan already stays out, who started stays in. */
export function Wie({ form, plan, leerlingen, onChange }: WieProps) {
  const { t } = useTexts(groepsplanTeksten);
  const gekozen = new Set(form.leden.map(({ leerlingId }) => leerlingId));
  const eigen = new Map(plan?.leerlingen.map(({ leerlingId, status }) => [leerlingId, status]));
  return (
    <fieldset className={css['vinken']}>
      <legend>{t('wie')}</legend>
      <p className={`${css['zacht']} ${css['heel']}`}>
        {t('wieUitleg')} {gekozen.size > 0 && t('aantal', { count: gekozen.size })}
      </p>
      {leerlingen.map(({ id, roepnaam, achternaam, bezet }) => {
        const status = eigen.get(id);
        const isGestart = status !== undefined && status !== 'concept';
        const reden = isGestart ? t('gestart') : bezet && status === undefined ? t('heeftPlan') : '';
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={gekozen.has(id)}
              disabled={reden !== ''}
              onChange={() => onChange({ ...form, leden: toggleLid(form.leden, id) })}
            />
            <span>
              {roepnaam} {achternaam} {reden !== '' && <span className={css['zacht']}>({reden})</span>}
            </span>
          </label>
        );
      })}
      {isTeGroot(gekozen.size) && <p className={css['heel']}>{t('teGroot')}</p>}
    </fieldset>
  );
}
