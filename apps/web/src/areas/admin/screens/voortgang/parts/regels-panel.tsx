import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import chart from '../../../chart/chart.module.css';
import css from '../voortgang.module.css';
import type { Voortgang } from '../../../voortgang.ts';

const MAX_ROWS = 8;

/** Which rules are broken most: a bar against the first, with the count in words. */
export function RegelsPanel({ regels }: Voortgang) {
  const { t } = useTexts(kindvoortgangTeksten);
  const most = regels[0]?.keer ?? 1;
  return (
    <section className={panel['paneel']}>
      <h2>{t('regels.titel')}</h2>
      <p>{t(regels.length === 0 ? 'regels.leeg' : 'regels.uitleg')}</p>
      <ol className={css['regels']}>
        {regels.slice(0, MAX_ROWS).map(({ label, naam, keer }) => (
          <li key={label}>
            <span>{naam}</span>
            <span className={css['keer']}>{t('regels.keer', { count: keer })}</span>
            <span className={`${chart['baan']} ${css['regelbaan']}`} aria-hidden="true">
              <span className={css['keren']} style={{ width: `${(100 * keer) / most}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
