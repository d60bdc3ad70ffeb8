import Button from '@mui/material/Button';
import type { MethodetoetsKort } from '@spelrijk/contract/methodetoetsen';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { RowMenu } from '../../../../shared/row-menu/row-menu.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { toetsenCrumb, toetsenQuery, toetsPath, toetsQuery, useToetsen } from '../../methodetoetsen.ts';
import { usePathParams } from '../../params.ts';
import css from '../../parts/parts.module.css';
import { Unready } from '../../parts/unready.tsx';
import { NIEUW } from '../../woorden/concept.ts';
import { GoneNotice } from '../../woorden/gone-notice.tsx';
import { useGone } from '../../woorden/use-gone.ts';
import { useOpenCopy } from '../../woorden/use-open-copy.ts';

export const handle: Crumbs = { crumbs: [groepCrumb, toetsenCrumb] };
export const meta = () => pageTitle(methodetoetsTeksten, 'lijst.titel');

function useCopy(): (toets: MethodetoetsKort, to: string) => Promise<void> {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const client = useQueryClient();
  const openCopy = useOpenCopy();
  return async ({ id, titel }, to) => {
    const { woorden } = await client.fetchQuery(toetsQuery({ adminId, groepId }, id));
    await openCopy({ groepId, key: `methodetoets:${NIEUW}`, naam: t('lijst.kopieTitel', { titel }), woorden, to });
  };
}

function List({ toetsen }: { readonly toetsen: readonly MethodetoetsKort[] }) {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const weg = useGone<MethodetoetsKort>(useToetsen({ adminId, groepId }));
  const copy = useCopy();
  const { moment } = useDates();
  const to = (id: string) => toetsPath({ adminId, groepId }, id);
  const wanneer = ({ van, tot }: MethodetoetsKort): string =>
    van === null || tot === null ? t('lijst.nietGepland') : t('lijst.vanTot', { van: moment(van), tot: moment(tot) });
  return (
    <ListScreen
      title={t('lijst.titel')}
      text={t('lijst.uitleg')}
      action={
        <Button component={Link} to={to(NIEUW)}>
          {t('lijst.nieuw')}
        </Button>
      }
      label={t('lijst.tabel')}
      rows={toetsen}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'naam',
          label: t('lijst.naam'),
          value: ({ titel }) => titel,
          renderCell: ({ id, titel }) => (
            <Link className={css['link']} to={to(id)}>
              {titel}
            </Link>
          ),
        },
        { key: 'stand', label: t('lijst.stand'), value: ({ stand }) => t(`stand.${stand}`) },
        { key: 'blok', label: t('lijst.blok'), value: ({ methode, blok }) => [methode, blok].filter((deel) => deel !== '').join(', ') },
        { key: 'woorden', label: t('lijst.woorden'), value: ({ aantal }) => aantal, numeric: true },
        { key: 'wanneer', label: t('lijst.wanneer'), value: ({ van }) => van ?? '', renderCell: wanneer },
        {
          key: 'klaar',
          label: t('lijst.klaar'),
          value: ({ klaar }) => klaar,
          renderCell: ({ klaar, leerlingen }) => t('lijst.vanDe', { count: klaar, totaal: leerlingen }),
        },
      ]}
      renderActions={(toets) => (
        <RowMenu
          label={t('lijst.opties', { titel: toets.titel })}
          items={[
            { label: t('lijst.kopie'), onClick: () => void copy(toets, to(NIEUW)) },
            { label: t('lijst.weg'), onClick: () => weg.throwAway(toets) },
          ]}
        />
      )}
      search={{ wordsOf: ({ titel, methode, blok }) => `${titel} ${methode} ${blok}` }}
      empty={{ title: t('lijst.leeg'), text: t('lijst.leegUitleg') }}
    >
      <GoneNotice weg={weg} textOf={({ titel }) => t('lijst.weggegooid', { titel })} undo={t('lijst.terug')} />
    </ListScreen>
  );
}

export default function MethodetoetsenScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(toetsenQuery({ adminId, groepId }));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <List key={groepId} toetsen={data.methodetoetsen} />;
}
