import type { TemplateOverzicht } from '@spelrijk/contract/mailtemplates';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import css from '../../../../shared/list/list.module.css';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import form from '../../../../shared/form/form.module.css';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { mailtemplatesCrumb } from '../../crumbs.ts';
import { mailtemplatesQuery } from '../../mailtemplates.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [mailtemplatesCrumb] };
export const meta = () => pageTitle(mailtemplatesTeksten, 'titel');

/** Which words hold in one region, and the way to them. */
function Stand({
  naam,
  titel,
  stand,
}: {
  readonly naam: string;
  readonly titel: string;
  readonly stand: TemplateOverzicht['standen'][number];
}) {
  const { t } = useTexts(mailtemplatesTeksten);
  const dates = useDates();
  const { regio, op, wie } = stand;
  return (
    <>
      <Link
        className={css['link'] ?? ''}
        to={href('/superadmin/mailtemplates/:sjabloon/:regio', { sjabloon: naam, regio })}
        aria-label={`${titel}, ${t(`regios.${regio}`)}: ${t(`stand.${stand.stand}`)}`}
      >
        {t(`stand.${stand.stand}`)}
      </Link>
      {stand.stand !== 'standaard' && op !== null && <p className={form['zacht']}>{t('sinds', { datum: dates.day(op), wie })}</p>}
    </>
  );
}

/** Every mail that goes out by itself, and whose words it has. */
export default function MailtemplatesScreen() {
  const { t } = useTexts(mailtemplatesTeksten);
  const { data, error, refetch } = useQuery(mailtemplatesQuery);
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const regio = (welke: 'nl' | 'be') => ({
    key: welke,
    label: t(`kolom.${welke}`),
    value: ({ standen }: TemplateOverzicht) => {
      const stand = standen.find((een) => een.regio === welke);
      return stand ? t(`stand.${stand.stand}`) : null;
    },
    renderCell: ({ naam, titel, standen }: TemplateOverzicht) =>
      standen.filter((stand) => stand.regio === welke).map((stand) => <Stand key={stand.regio} naam={naam} titel={titel} stand={stand} />),
  });
  return (
    <ListScreen
      title={t('titel')}
      text={t('uitleg')}
      label={t('tabel')}
      rows={data.templates}
      keyOf={({ naam }) => naam}
      columns={[
        { key: 'mail', label: t('kolom.mail'), value: ({ titel }) => titel },
        regio('nl'),
        regio('be'),
        { key: 'wanneer', label: t('kolom.wanneer'), value: ({ wanneer }) => wanneer },
      ]}
      search={{ wordsOf: ({ titel, wanneer }) => `${titel} ${wanneer}` }}
      empty={{ title: t('titel') }}
    />
  );
}
