import type { LvsScore } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useQuery } from '@tanstack/react-query';
import { replaces } from '../../../../shared/api/fout.ts';
import { List } from '../../../../shared/list/list.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { usePathParams } from '../../params.ts';
import { naamVanToets, useMoment, useUitslag } from '../../parts/uitslag.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, crumb(lvsspellingTeksten, 'leerling.titel')] };
export const meta = () => pageTitle(lvsspellingTeksten, 'leerling.titel');

function Scores({ naam, scores }: { readonly naam: string; readonly scores: readonly LvsScore[] }) {
  const { t } = useTexts(lvsspellingTeksten);
  const uitslag = useUitslag();
  const momentNaam = useMoment();
  const { day } = useDates();
  return (
    <List
      label={t('leerling.tabel', { naam })}
      rows={scores}
      keyOf={({ id }) => id}
      columns={[
        { key: 'toets', label: t('uitslagen.toets'), value: naamVanToets },
        { key: 'versie', label: t('leerling.versie'), value: ({ generatie }) => t(`leerling.generatie.${generatie}`) },
        { key: 'moment', label: t('uitslagen.moment'), value: ({ moment }) => momentNaam(moment) },
        {
          key: 'datum',
          label: t('uitslagen.datum'),
          value: ({ afnamedatum }) => afnamedatum,
          renderCell: ({ afnamedatum }) => (afnamedatum === null ? '–' : day(afnamedatum)),
        },
        { key: 'uitslag', label: t('uitslagen.uitslag'), value: ({ waarden }) => uitslag(waarden) },
      ]}
      search={{ wordsOf: (score) => `${naamVanToets(score)} ${momentNaam(score.moment)}` }}
      empty={{ title: t('leerling.leeg'), text: t('leerling.leegUitleg') }}
    />
  );
}

/** The results of one leerling, as the tests gave them. */
export default function LvsScreen() {
  const { t } = useTexts(lvsspellingTeksten);
  const params = usePathParams();
  const { adminId, groepId, leerlingId } = params;
  const { data, error, refetch } = useQuery({
    queryKey: ['admins', adminId, 'lvs', groepId, leerlingId],
    queryFn: () => call('readLvs', { params }),
  });
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const { leerling, scores } = data;
  return (
    <>
      <ScreenHead title={t('leerling.titel')} text={t('leerling.van', leerling)} />
      <Scores naam={leerling.naam} scores={scores} />
    </>
  );
}
