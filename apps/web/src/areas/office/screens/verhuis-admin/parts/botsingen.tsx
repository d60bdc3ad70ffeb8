import type { Verhuisbotsing } from '@spelrijk/contract/verhuizingen';
import { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import css from '../../../../../shared/form/form.module.css';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

/** What both have, and what becomes of it: said before it happens. */
export function Botsingen({ botsingen }: { readonly botsingen: readonly Verhuisbotsing[] }) {
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
