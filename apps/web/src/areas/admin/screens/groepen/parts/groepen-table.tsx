import type { GroepKort } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { type Column, SortHead } from '../../../../../shared/table/sort-head.tsx';
import { type Sort, sortRows } from '../../../../../shared/table/sort.ts';
import { usePathParams } from '../../../params.ts';
import { TableBody, TableCell, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/parts.module.css';
import { Share } from '../../../parts/share.tsx';

type Key = 'naam' | 'aandacht' | 'vandaag' | 'week' | 'minuten' | 'docenten';

const minutesEach = ({ minutenWeek, leerlingen }: GroepKort): number => (leerlingen === 0 ? 0 : Math.round(minutenWeek / leerlingen));
const partOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function useColumns(): readonly Column<GroepKort, Key>[] {
  const { t } = useTexts(adminTeksten);
  return [
    { key: 'naam', label: t('groepen.naam'), value: ({ naam }) => naam },
    { key: 'aandacht', label: t('groepen.aandacht'), value: ({ aandacht }) => aandacht },
    { key: 'vandaag', label: t('groepen.vandaag'), value: (groep) => partOf(groep.geoefendVandaag, groep.leerlingen) },
    { key: 'week', label: t('groepen.week'), value: (groep) => partOf(groep.geoefendWeek, groep.leerlingen) },
    { key: 'minuten', label: t('groepen.minuten'), value: minutesEach, numeric: true },
    { key: 'docenten', label: t('groepen.docenten'), value: ({ docenten }) => docenten.join(', ') },
  ];
}

function GroepRow({ groep }: { readonly groep: GroepKort }) {
  const { t } = useTexts(adminTeksten);
  const { adminId } = usePathParams();
  const shareText = (aantal: number) => t('groepen.vanLeerlingen', { aantal, totaal: groep.leerlingen });
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        <Link className={css['link'] ?? ''} to={href('/admins/:adminId/groepen/:groepId', { adminId, groepId: groep.id })}>
          {groep.naam}
        </Link>
      </TableCell>
      <TableCell>
        {groep.aandacht === 0 ? t('groepen.geenAandacht') : <strong>{t('groepen.aandacht', { count: groep.aandacht })}</strong>}
      </TableCell>
      <TableCell>
        <Share part={groep.geoefendVandaag} whole={groep.leerlingen} text={shareText(groep.geoefendVandaag)} />
      </TableCell>
      <TableCell>
        <Share part={groep.geoefendWeek} whole={groep.leerlingen} text={shareText(groep.geoefendWeek)} />
      </TableCell>
      <TableCell align="right">{minutesEach(groep)}</TableCell>
      <TableCell>{groep.docenten.join(', ')}</TableCell>
    </TableRow>
  );
}

export function GroepenTable({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const { t } = useTexts(adminTeksten);
  const columns = useColumns();
  const [sort, setSort] = useState<Sort<Key>>({ key: 'naam', order: 'asc' });
  const value = columns.find(({ key }) => key === sort.key)?.value ?? (({ naam }: GroepKort) => naam);
  return (
    <section>
      <h2 className={css['tussenkop']}>{t('groepen.alleGroepen')}</h2>
      <ScrollTable label={t('groepen.tabel')}>
        <SortHead columns={columns} sort={sort} onSort={setSort} />
        <TableBody>
          {sortRows(groepen, value, sort.order).map((groep) => (
            <GroepRow key={groep.id} groep={groep} />
          ))}
        </TableBody>
      </ScrollTable>
    </section>
  );
}
