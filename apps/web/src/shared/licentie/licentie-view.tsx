import Alert from '@mui/material/Alert';
import type { Licentie } from '@spelrijk/contract/licenties';
import { accountTeksten } from '@spelrijk/teksten/account';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import css from '../form/form.module.css';
import { useTexts } from '../texts/use-texts.ts';

/** `2027-07-31` -> `31 juli 2027`. */
function useDay(): (dag: string) => string {
  const { language } = useTexts(algemeenTeksten).i18n;
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return (dag) => format.format(new Date(`${dag}T12:00:00Z`));
}

const SEVERITY = { actief: 'success', verlopen: 'error', vol: 'warning', 'nog-niet': 'info' } as const;

interface LicentieViewProps {
  readonly licentie: Licentie;
  /** Only a school can open what is in a package. */
  readonly voorSchool: boolean;
}

/** The licence in words: may we work, until when, for how many. */
export function LicentieView({ licentie, voorSchool }: LicentieViewProps) {
  const { t } = useTexts(accountTeksten);
  const day = useDay();
  const { status, van, tot, plaatsen, gebruikt, pakketten } = licentie;
  return (
    <section className={css['groep']}>
      <Alert severity={SEVERITY[status]}>
        <strong>{t(`licentie.status.${status}`)}.</strong> {t(`licentie.uitleg.${status}`)}
      </Alert>
      <dl className={css['feiten']}>
        <div>
          <dt>{t('licentie.van')}</dt>
          <dd>{van === null ? t('licentie.geenBegin') : day(van)}</dd>
        </div>
        <div>
          <dt>{t('licentie.tot')}</dt>
          <dd>{tot === null ? t('licentie.geenEinde') : day(tot)}</dd>
        </div>
        <div>
          <dt>{t('licentie.plaatsen')}</dt>
          <dd>{plaatsen ?? t('licentie.onbeperkt')}</dd>
        </div>
        <div>
          <dt>{t('licentie.gebruik')}</dt>
          <dd>{t('licentie.gebruikt', { count: gebruikt })}</dd>
        </div>
        {(voorSchool || pakketten.length > 0) && (
          <div>
            <dt>{t('licentie.pakketten')}</dt>
            <dd>
              {pakketten.length === 0 ? t('licentie.geenPakket') : pakketten.map((pakket) => t(`licentie.pakket.${pakket}`)).join(', ')}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
