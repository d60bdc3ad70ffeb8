import Button from '@mui/material/Button';
import type { WoordlijstKort } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { RowMenu } from '../../../../shared/row-menu/row-menu.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import css from '../../parts/parts.module.css';
import { usePeriode } from '../../parts/use-periode.ts';
import { GoneNotice } from '../../woorden/gone-notice.tsx';
import { useGone } from '../../woorden/use-gone.ts';
import { useOpenCopy } from '../../woorden/use-open-copy.ts';
import { woordlijstenCrumb, useWoordlijsten, woordlijstQuery, woordlijstenQuery } from '../../woordlijsten.ts';
import { NIEUW } from '../../woorden/concept.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, woordlijstenCrumb] };
export const meta = () => pageTitle(lijstenTeksten, 'lijsten.titel');

function Lists({ woordlijsten }: { readonly woordlijsten: readonly WoordlijstKort[] }) {
  const { t } = useTexts(lijstenTeksten);
  const { adminId, groepId } = usePathParams();
  const weg = useGone<WoordlijstKort>(useWoordlijsten({ adminId, groepId }));
  const copy = useCopy();
  const periode = usePeriode();
  const role = useUser()?.role;
  const mayChange = role !== undefined && !isBackOffice(role);
  const to = (woordlijstId: string): string =>
    href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId });
  const vanWie = ({ groep }: WoordlijstKort): string => {
    if (groep === null) return t('lijsten.school');
    return groep.id === groepId ? t('lijsten.eigenGroep') : groep.naam;
  };
  const actions = (lijst: WoordlijstKort) => (
    <RowMenu
      label={t('lijsten.opties', { naam: lijst.naam })}
      items={[
        { label: t('lijsten.kopie'), onClick: () => void copy(lijst, to(NIEUW)) },
        ...(lijst.magWijzigen ? [{ label: t('lijsten.weg'), onClick: () => weg.throwAway(lijst) }] : []),
      ]}
    />
  );
  return (
    <ListScreen
      title={t('lijsten.titel')}
      text={t('lijsten.uitleg')}
      action={
        mayChange && (
          <Button component={Link} to={to(NIEUW)}>
            {t('lijsten.nieuw')}
          </Button>
        )
      }
      label={t('lijsten.tabel')}
      rows={woordlijsten}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'naam',
          label: t('lijsten.naam'),
          value: ({ naam }) => naam,
          renderCell: ({ id, naam }) => (
            <Link className={css['link']} to={to(id)}>
              {naam}
            </Link>
          ),
        },
        { key: 'woorden', label: t('lijsten.woorden'), value: ({ aantal }) => aantal, numeric: true },
        { key: 'klaar', label: t('lijsten.klaar'), value: ({ toewijzing }) => periode(toewijzing) },
        { key: 'van', label: t('lijsten.van'), value: vanWie },
      ]}
      renderActions={mayChange ? actions : undefined}
      search={{ label: t('lijsten.zoek'), wordsOf: (lijst) => `${lijst.naam} ${vanWie(lijst)}` }}
      empty={{ title: t('lijsten.leeg'), text: t('lijsten.leegUitleg') }}
    >
      <GoneNotice weg={weg} textOf={({ naam }) => t('lijsten.weggegooid', { naam })} undo={t('lijsten.terug')} />
    </ListScreen>
  );
}

function useCopy(): (lijst: WoordlijstKort, to: string) => Promise<void> {
  const { t } = useTexts(lijstenTeksten);
  const { adminId, groepId } = usePathParams();
  const client = useQueryClient();
  const openCopy = useOpenCopy();
  return async ({ id, naam }, to) => {
    const { woorden } = await client.fetchQuery(woordlijstQuery({ adminId, groepId }, id));
    await openCopy({ groepId, key: NIEUW, naam: t('lijsten.kopieNaam', { naam }), woorden, to });
  };
}

export default function WoordlijstenScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(woordlijstenQuery({ adminId, groepId }));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Lists key={groepId} woordlijsten={data.woordlijsten} />;
}
