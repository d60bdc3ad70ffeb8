import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useDeferredValue, useState } from 'react';
import { useDates } from '../../../shared/date/use-dates.ts';
import { useJaargroep } from '../../../shared/region/jaargroep.ts';
import { ScrollTable } from '../../../shared/table/scroll-table.tsx';
import { type Column, SortHead } from '../../../shared/table/sort-head.tsx';
import { type Sort, sortRows } from '../../../shared/table/sort.ts';
import { urgency } from '../aandacht.ts';
import { LeerlingLink } from './leerling-link.tsx';
import { TableBody, TableCell, TableRow } from '../../../shared/table/cells.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './leerlingen-table.module.css';
import { Reasons } from './reasons.tsx';

type Key = 'naam' | 'aandacht' | 'laatst' | 'dagen' | 'minuten' | 'antwoorden' | 'goed' | 'beheerst' | 'bezig';

const practised = ({ laatstGeoefend }: GroepLeerling): number | null => (laatstGeoefend === null ? null : Date.parse(laatstGeoefend));

function useColumns(): readonly Column<GroepLeerling, Key>[] {
  const { t } = useTexts(adminTeksten);
  return [
    { key: 'naam', label: t('groep.naam'), value: ({ roepnaam, achternaam }) => `${roepnaam} ${achternaam}` },
    { key: 'aandacht', label: t('groep.aandacht'), value: ({ aandacht }) => urgency(aandacht) || null },
    { key: 'laatst', label: t('groep.laatst'), value: practised },
    { key: 'dagen', label: t('groep.dagen'), value: ({ dagenWeek }) => dagenWeek, numeric: true },
    { key: 'minuten', label: t('groep.minuten'), value: ({ minutenWeek }) => minutenWeek, numeric: true },
    { key: 'antwoorden', label: t('groep.antwoorden'), value: ({ antwoordenWeek }) => antwoordenWeek, numeric: true },
    { key: 'goed', label: t('groep.goed'), value: ({ goedWeek }) => goedWeek, numeric: true },
    { key: 'beheerst', label: t('groep.beheerst'), value: ({ beheerst }) => beheerst, numeric: true },
    { key: 'bezig', label: t('groep.bezigMet'), value: ({ bezigMet }) => bezigMet?.naam ?? null },
  ];
}

interface RowProps {
  readonly groepId: string;
  readonly leerling: GroepLeerling;
  /** A combination groep also shows the year of each leerling. */
  readonly showYear: boolean;
}

function LeerlingRow({ groepId, leerling, showYear }: RowProps) {
  const { t } = useTexts(adminTeksten);
  const dates = useDates();
  const jaargroep = useJaargroep();
  const { laatstGeoefend, goedWeek, bezigMet } = leerling;
  return (
    <TableRow hover className={css['rij']}>
      <TableCell className={`vast ${css['naam']}`} component="th" scope="row">
        <LeerlingLink groepId={groepId} leerling={leerling} />
        {showYear && <span className={css['jaar']}>{jaargroep(leerling.jaargroep)}</span>}
      </TableCell>
      <TableCell className={css['aandacht']}>{leerling.aandacht.length > 0 && <Reasons reasons={leerling.aandacht} short />}</TableCell>
      <TableCell>{laatstGeoefend === null ? t('groep.nooit') : dates.relative(laatstGeoefend)}</TableCell>
      <TableCell align="right">{leerling.dagenWeek}</TableCell>
      <TableCell align="right">{leerling.minutenWeek}</TableCell>
      <TableCell align="right">{leerling.antwoordenWeek}</TableCell>
      <TableCell align="right">{goedWeek === null ? '–' : `${goedWeek}%`}</TableCell>
      <TableCell align="right">{leerling.beheerst}</TableCell>
      <TableCell className={css['bezig']}>{bezigMet?.naam ?? '–'}</TableCell>
    </TableRow>
  );
}

/** As many as a screen holds. */
const FIRST_ROWS = 12;

interface LeerlingenTableProps {
  readonly groepId: string;
  readonly leerlingen: readonly GroepLeerling[];
}

/** When, how much and how well each leerling practised; who needs attention stands on top until sorted otherwise. */
export function LeerlingenTable({ groepId, leerlingen }: LeerlingenTableProps) {
  const { t } = useTexts(adminTeksten);
  const columns = useColumns();
  const [sort, setSort] = useState<Sort<Key>>({ key: 'aandacht', order: 'desc' });
  const value = columns.find(({ key }) => key === sort.key)?.value ?? practised;
  const byName = sortRows(leerlingen, ({ roepnaam, achternaam }) => `${roepnaam} ${achternaam}`, 'asc');
  const rows = sortRows(byName, value, sort.order);
  // The rows that are seen stand at once; the others follow before anybody can have scrolled to them.
  const shown = useDeferredValue(rows.length, FIRST_ROWS);
  const showYear = new Set(leerlingen.map(({ jaargroep }) => jaargroep)).size > 1;
  return (
    <ScrollTable label={t('groep.tabel')} stickyHeader>
      <SortHead columns={columns} sort={sort} onSort={setSort} />
      <TableBody>
        {rows.slice(0, shown).map((leerling) => (
          <LeerlingRow key={leerling.id} groepId={groepId} leerling={leerling} showYear={showYear} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
