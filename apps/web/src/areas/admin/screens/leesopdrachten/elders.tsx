import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from '../../opdrachten/opdrachten.module.css';

interface EldersProps {
  readonly elders: Output<Api['listLeesopdrachten']>['elders'];
  readonly kind: string | undefined;
  readonly vandaag: string;
}

/** Which children of this groep read with one of another groep: who leaves the room for it, until when. The other one's docent set it ready. */
export function Elders({ elders, kind, vandaag }: EldersProps) {
  const { t } = useTexts(klaarlezenTeksten);
  const dates = useDates();
  const rijen = elders.filter(({ leerling }) => kind === undefined || leerling.id === kind);
  if (rijen.length === 0) return null;
  return (
    <section aria-label={t('elders.titel')}>
      <h2>{t('elders.titel')}</h2>
      <p className={css['noot']}>{t('elders.uitleg')}</p>
      <ul className={css['opdrachten']}>
        {rijen.map(({ id, titel, tot, gestopt, leerling, groep, keer: count, minuten }) => (
          <li key={id} className={css['opdracht']} data-loopt={!gestopt && tot >= vandaag}>
            <div className={css['opdrachtkop']}>
              <strong>{t('elders.wie', { naam: leerling.roepnaam, groep })}</strong>
              <span>
                {[
                  t('klaar.kop', { titel, tot: dates.short(tot) }),
                  count > 0 ? t('klaar.samen', { count, minuten }) : t('klaar.nogNiet'),
                  ...(gestopt ? [t('klaar.gestopt')] : tot < vandaag ? [t('klaar.voorbij')] : []),
                ].join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
