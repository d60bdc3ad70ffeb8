import Button from '@mui/material/Button';
import type { DicteeKort } from '@spelrijk/contract/dictees';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { RowMenu } from '../../../../shared/row-menu/row-menu.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { dicteesCrumb, dicteeQuery, dicteesQuery, useDictees } from '../../dictees.ts';
import { usePathParams } from '../../params.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import css from '../../parts/parts.module.css';
import { NIEUW } from '../../woorden/concept.ts';
import { GoneNotice } from '../../woorden/gone-notice.tsx';
import { useGone } from '../../woorden/use-gone.ts';
import { useOpenCopy } from '../../woorden/use-open-copy.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, dicteesCrumb] };
export const meta = () => pageTitle(dicteeTeksten, 'lijst.titel');

function useCopy(): (dictee: DicteeKort, to: string) => Promise<void> {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const client = useQueryClient();
  const openCopy = useOpenCopy();
  return async ({ id, titel }, to) => {
    const { woorden } = await client.fetchQuery(dicteeQuery({ adminId, groepId }, id));
    await openCopy({ groepId, key: `dictee:${NIEUW}`, naam: t('lijst.kopieTitel', { titel }), woorden, to });
  };
}

function List({ dictees }: { readonly dictees: readonly DicteeKort[] }) {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const weg = useGone<DicteeKort>(useDictees({ adminId, groepId }));
  const copy = useCopy();
  const { relative } = useDates();
  const role = useUser()?.role;
  const mayChange = role !== undefined && !isBackOffice(role);
  const to = (dicteeId: string) => href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId });
  const actions = (dictee: DicteeKort) => (
    <RowMenu
      label={t('lijst.opties', { titel: dictee.titel })}
      items={[
        { label: t('lijst.kopie'), onClick: () => void copy(dictee, to(NIEUW)) },
        { label: t('lijst.weg'), onClick: () => weg.throwAway(dictee) },
      ]}
    />
  );
  const naam = ({ id, titel }: DicteeKort) => (
    <Link className={css['link']} to={to(id)}>
      {titel}
    </Link>
  );
  return (
    <ListScreen
      title={t('lijst.titel')}
      text={t('lijst.uitleg')}
      action={
        mayChange && (
          <Button component={Link} to={to(NIEUW)}>
            {t('lijst.nieuw')}
          </Button>
        )
      }
      label={t('lijst.tabel')}
      rows={dictees}
      keyOf={({ id }) => id}
      columns={[
        { key: 'naam', label: t('lijst.naam'), value: ({ titel }) => titel, ...(mayChange && { renderCell: naam }) },
        { key: 'woorden', label: t('lijst.woorden'), value: ({ aantal }) => aantal, numeric: true },
        { key: 'status', label: t('lijst.status'), value: ({ status }) => t(`lijst.${status}`) },
        {
          key: 'klaar',
          label: t('lijst.klaar'),
          value: ({ klaar }) => klaar,
          renderCell: ({ klaar, leerlingen }) => t('lijst.vanDe', { count: klaar, totaal: leerlingen }),
        },
        {
          key: 'gewijzigd',
          label: t('lijst.gewijzigd'),
          value: ({ gewijzigdOp }) => gewijzigdOp,
          renderCell: ({ gewijzigdOp }) => relative(gewijzigdOp),
        },
      ]}
      renderActions={mayChange ? actions : undefined}
      search={{ wordsOf: ({ titel }) => titel }}
      empty={{ title: t('lijst.leeg'), text: t('lijst.leegUitleg') }}
    >
      <GoneNotice weg={weg} textOf={({ titel }) => t('lijst.weggegooid', { titel })} undo={t('lijst.terug')} />
    </ListScreen>
  );
}

export default function KlassendicteeScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(dicteesQuery({ adminId, groepId }));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <List key={groepId} dictees={data.dictees} />;
}
