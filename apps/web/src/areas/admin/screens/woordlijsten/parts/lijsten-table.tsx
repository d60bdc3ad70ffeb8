import type { WoordlijstKort } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { usePathParams } from '../../../params.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/parts.module.css';
import { usePeriode } from '../../../parts/use-periode.ts';
import { woordlijstQuery } from '../../../woordlijsten.ts';
import { keepConcept, NIEUW } from '../../../woorden/concept.ts';

interface LijstenTableProps {
  readonly lijsten: readonly WoordlijstKort[];
  readonly mayChange: boolean;
  readonly onRemove: (lijst: WoordlijstKort) => void;
}

/** Opens a copy that nobody saved yet. */
function useCopy(): (lijst: WoordlijstKort) => Promise<void> {
  const { t } = useTexts(lijstenTeksten);
  const { adminId, groepId } = usePathParams();
  const userId = useUser()?._id ?? '';
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ id, naam }) => {
    const { woorden } = await client.fetchQuery(woordlijstQuery({ adminId, groepId }, id));
    const kopie = t('lijsten.kopieNaam', { naam }).slice(0, 80);
    keepConcept(userId, groepId, NIEUW, { id: crypto.randomUUID(), versie: 0, naam: kopie, woorden });
    await navigate(href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId: NIEUW }));
  };
}

export function LijstenTable({ lijsten, mayChange, onRemove }: LijstenTableProps) {
  const { t } = useTexts(lijstenTeksten);
  const copy = useCopy();
  return (
    <ScrollTable label={t('lijsten.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('lijsten.naam')}</TableCell>
          <TableCell align="right">{t('lijsten.woorden')}</TableCell>
          <TableCell>{t('lijsten.klaar')}</TableCell>
          <TableCell>{t('lijsten.van')}</TableCell>
          {mayChange && (
            <TableCell>
              <span className="verborgen">{t('woorden.knoppen')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {lijsten.map((lijst) => (
          <Row key={lijst.id} lijst={lijst}>
            {mayChange && (
              <RowMenu
                label={t('lijsten.opties', { naam: lijst.naam })}
                items={[
                  { label: t('lijsten.kopie'), onClick: () => void copy(lijst) },
                  ...(lijst.magWijzigen ? [{ label: t('lijsten.weg'), onClick: () => onRemove(lijst) }] : []),
                ]}
              />
            )}
          </Row>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

function Row({ lijst, children }: { readonly lijst: WoordlijstKort; readonly children: ReactNode }) {
  const { t } = useTexts(lijstenTeksten);
  const { adminId, groepId } = usePathParams();
  const periode = usePeriode();
  const to = href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId: lijst.id });
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Link className={css['link']} to={to}>
          {lijst.naam}
        </Link>
      </TableCell>
      <TableCell align="right">{lijst.aantal}</TableCell>
      <TableCell>{periode(lijst.toewijzing)}</TableCell>
      <TableCell>
        {lijst.groep === null ? t('lijsten.school') : lijst.groep.id === groepId ? t('lijsten.eigenGroep') : lijst.groep.naam}
      </TableCell>
      {children !== false && <TableCell align="right">{children}</TableCell>}
    </TableRow>
  );
}
