import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DicteeKort } from '@spelrijk/contract/dictees';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { RowMenu } from '../../../../shared/row-menu/row-menu.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { dicteesCrumb, dicteeQuery, dicteesQuery, useDictees } from '../../dictees.ts';
import { usePathParams } from '../../params.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import css from '../../parts/parts.module.css';
import { keepConcept, NIEUW } from '../../woorden/concept.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, dicteesCrumb] };
export const meta = () => pageTitle(dicteeTeksten, 'lijst.titel');

/** Opens a copy that nobody saved yet. */
function useCopy(): (dictee: DicteeKort) => Promise<void> {
  const { t } = useTexts(dicteeTeksten);
  const plek = usePathParams();
  const userId = useUser()?._id ?? '';
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ id, titel }) => {
    const { adminId, groepId } = plek;
    const { woorden } = await client.fetchQuery(dicteeQuery({ adminId, groepId }, id));
    const naam = t('lijst.kopieTitel', { titel }).slice(0, 80);
    keepConcept(userId, groepId, `dictee:${NIEUW}`, { id: crypto.randomUUID(), versie: 0, naam, woorden });
    await navigate(href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId: NIEUW }));
  };
}

function List({ dictees }: { readonly dictees: readonly DicteeKort[] }) {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const work = useDictees({ adminId, groepId });
  const copy = useCopy();
  const [gone, setGone] = useState<DicteeKort | null>(null);
  const role = useUser()?.role;
  const mayChange = role !== undefined && !isBackOffice(role);
  const to = (dicteeId: string) => href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId', { adminId, groepId, dicteeId });
  const create = mayChange && (
    <Button component={Link} to={to(NIEUW)}>
      {t('lijst.nieuw')}
    </Button>
  );
  const items = (dictee: DicteeKort) => [
    { label: t('lijst.kopie'), onClick: () => void copy(dictee) },
    { label: t('lijst.weg'), onClick: () => work.remove.mutate(dictee.id, { onSuccess: () => setGone(dictee) }) },
  ];
  return (
    <>
      <ScreenHead title={t('lijst.titel')} text={t('lijst.uitleg')} action={create} />
      {gone && (
        <Alert
          severity="success"
          sx={{ mb: 2 }}
          onClose={() => setGone(null)}
          action={
            <Button variant="text" onClick={() => work.restore.mutate(gone.id, { onSuccess: () => setGone(null) })}>
              {t('lijst.terug')}
            </Button>
          }
        >
          {t('lijst.weggegooid', { titel: gone.titel })}
        </Alert>
      )}
      <FormAlert error={work.remove.error ?? work.restore.error} />
      {dictees.length === 0 ? (
        <Empty title={t('lijst.leeg')} text={t('lijst.leegUitleg')} />
      ) : (
        <ScrollTable label={t('lijst.tabel')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('lijst.naam')}</TableCell>
              <TableCell align="right">{t('lijst.woorden')}</TableCell>
              <TableCell>{t('lijst.status')}</TableCell>
              <TableCell>{t('lijst.klaar')}</TableCell>
              <TableCell>{t('lijst.gewijzigd')}</TableCell>
              <TableCell>
                <span className="verborgen">{t('lijst.knoppen')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {dictees.map((dictee) => (
              <Row key={dictee.id} dictee={dictee} to={mayChange ? to(dictee.id) : null} items={mayChange ? items(dictee) : []} />
            ))}
          </TableBody>
        </ScrollTable>
      )}
    </>
  );
}

interface RowProps {
  readonly dictee: DicteeKort;
  /** Null for who may not open it. */
  readonly to: string | null;
  readonly items: readonly { readonly label: string; readonly onClick: () => void }[];
}

function Row({ dictee, to, items }: RowProps) {
  const { t } = useTexts(dicteeTeksten);
  const { relative } = useDates();
  const { titel, aantal, status, klaar, leerlingen, gewijzigdOp } = dictee;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {to === null ? (
          titel
        ) : (
          <Link className={css['link']} to={to}>
            {titel}
          </Link>
        )}
      </TableCell>
      <TableCell align="right">{aantal}</TableCell>
      <TableCell>{t(`lijst.${status}`)}</TableCell>
      <TableCell>{t('lijst.vanDe', { count: klaar, totaal: leerlingen })}</TableCell>
      <TableCell>{relative(gewijzigdOp)}</TableCell>
      <TableCell align="right">
        <RowMenu label={t('lijst.opties', { titel })} items={items} />
      </TableCell>
    </TableRow>
  );
}

export default function KlassendicteeScreen() {
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(dicteesQuery({ adminId, groepId }));
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <List key={groepId} dictees={data.dictees} />;
}
