import Button from '@mui/material/Button';
import type { GroepsplanKort } from '@spelrijk/contract/groepsplannen';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { groepsplannenCrumb, groepsplannenQuery, useGroepspaden } from '../../groepsplan/queries.ts';
import css from '../../parts/parts.module.css';
import { leesdoelNaam } from '../../plan/keuze.ts';
import { Unready } from '../../parts/unready.tsx';

export const meta = () => pageTitle(groepsplanTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, groepsplannenCrumb] };

/** Plans for groepjes of this groep. */
export default function GroepsplannenScreen() {
  const { t } = useTexts(groepsplanTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const dates = useDates();
  const paden = useGroepspaden();
  const { data, error, refetch } = useQuery(groepsplannenQuery(paden.plek));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const periode = ({ van, tot }: GroepsplanKort): string => (van === null || tot === null ? '' : `${dates.day(van)} - ${dates.day(tot)}`);
  const namenVan = ({ doelen, leesdoelen }: GroepsplanKort): readonly string[] => [
    ...doelen,
    ...leesdoelen.map((doel) => blad(`lezen.kort.${doel.soort}`, { niveau: leesdoelNaam(doel) })),
  ];
  return (
    <ListScreen
      title={t('titel')}
      text={t('uitleg')}
      action={
        <Button component={Link} to={paden.nieuw}>
          {t('nieuw')}
        </Button>
      }
      label={t('lijst')}
      rows={data.groepsplannen}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'naam',
          label: t('naam'),
          value: ({ naam }) => naam,
          renderCell: ({ id, naam }) => (
            <Link className={css['link']} to={paden.plan(id)}>
              {naam}
            </Link>
          ),
        },
        { key: 'doelen', label: t('doelen'), value: (plan) => namenVan(plan).join(', ') },
        { key: 'kinderen', label: t('kinderen'), value: ({ leerlingen }) => leerlingen, numeric: true },
        { key: 'stand', label: t('stand'), value: ({ stand }) => t(`standen.${stand}`) },
        { key: 'periode', label: t('periode'), value: ({ van }) => van ?? '', renderCell: periode },
      ]}
      search={{ wordsOf: (plan) => `${plan.naam} ${namenVan(plan).join(' ')}` }}
      empty={{ title: t('leeg'), text: t('leegUitleg') }}
    />
  );
}
