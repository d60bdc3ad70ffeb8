import { planTeksten } from '@spelrijk/teksten/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import { versiesQuery, type PlanPlek } from '../../../plan/queries.ts';
import { Samenvatting } from '../../../plan/samenvatting.tsx';

/** Who changed what, when: asked for when somebody opens it. */
export function Versies({ plek, naam }: { readonly plek: PlanPlek; readonly naam: string }) {
  const { t } = useTexts(planTeksten);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...versiesQuery(plek), enabled: open });
  return (
    <section className={panel['paneel']}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('versies')}</summary>
        <ul className={css['lijst']}>
          {data?.versies.map(({ versie, op, door, wat, inhoud }) => (
            <li key={versie}>
              <details>
                <summary>
                  {t('versieRegel', { nr: versie, wat })}, {dates.stamp(op)} {door !== '' && t('doorWie', { naam: door })}
                </summary>
                <Samenvatting keuze={inhoud} naam={naam} />
              </details>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
