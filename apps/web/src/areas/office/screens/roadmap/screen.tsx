import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { KantoorItem } from '@spelrijk/contract/roadmap';
import { ROADMAP_STANDEN } from '@spelrijk/domain/roadmap';
import { kantoorroadmapTeksten } from '@spelrijk/teksten/kantoorroadmap';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { TitelKnop } from '../../parts/titel-knop.tsx';
import { Unready } from '../../parts/unready.tsx';
import { roadmapQuery } from '../../queries.ts';
import { ItemDialog } from './parts/item-dialog.tsx';
import { ReactiesDialog } from './parts/reacties-dialog.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './roadmap.module.css';
import { verschuif } from './volgorde.ts';

export const handle: Crumbs = { crumbs: [crumb(kantoorroadmapTeksten, 'titel')] };
export const meta = () => pageTitle(kantoorroadmapTeksten, 'titel');

interface RijProps {
  readonly item: KantoorItem;
  readonly onEdit: () => void;
  readonly onReacties: () => void;
  /** Undefined at that end of the list, and for what is delivered: that stands by its day. */
  readonly onHoger: (() => void) | undefined;
  readonly onLager: (() => void) | undefined;
}

function Pijl({ pad, label, onClick }: { readonly pad: string; readonly label: string; readonly onClick: (() => void) | undefined }) {
  return (
    <IconButton aria-label={label} disabled={!onClick} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d={pad} />
      </svg>
    </IconButton>
  );
}

function Rij({ item, onEdit, onReacties, onHoger, onLager }: RijProps) {
  const { t } = useTexts(kantoorroadmapTeksten);
  const dates = useDates();
  const { titel, stand, klaarOp, zichtbaar, stemmen, reacties } = item;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <TitelKnop titel={titel} onClick={onEdit} />
      </TableCell>
      <TableCell>
        {t(`stand.${stand}`)}
        {klaarOp !== null && `, ${dates.day(klaarOp)}`}
        {!zichtbaar && ` (${t('concept')})`}
      </TableCell>
      <TableCell align="right">{stemmen}</TableCell>
      <TableCell align="right">
        <Button size="small" variant="text" aria-label={t('bekijkReacties', { aantal: reacties.length, titel })} onClick={onReacties}>
          {reacties.length}
        </Button>
      </TableCell>
      <TableCell className={css['volgorde']}>
        <Pijl pad={mdiArrowUp} label={t('hoger', { titel })} onClick={onHoger} />
        <Pijl pad={mdiArrowDown} label={t('lager', { titel })} onClick={onLager} />
      </TableCell>
    </TableRow>
  );
}

interface LijstProps {
  readonly items: readonly KantoorItem[];
  readonly onEdit: (item: KantoorItem) => void;
  readonly onReacties: (item: KantoorItem) => void;
}

function Lijst({ items, onEdit, onReacties }: LijstProps) {
  const { t } = useTexts(kantoorroadmapTeksten);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (itemIds: readonly string[]) => call('orderRoadmap', { body: { itemIds: [...itemIds] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: roadmapQuery.queryKey }),
  });
  const schuif = (item: KantoorItem, stap: 1 | -1): (() => void) | undefined => {
    const nieuw = verschuif(items, item, stap);
    return nieuw && !isPending ? () => mutate(nieuw) : undefined;
  };
  return (
    <>
      <FormAlert error={error} />
      <ScrollTable label={t('tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('kolom.titel')}</TableCell>
            <TableCell>{t('kolom.stand')}</TableCell>
            <TableCell align="right">{t('kolom.stemmen')}</TableCell>
            <TableCell align="right">{t('kolom.reacties')}</TableCell>
            <TableCell>{t('kolom.volgorde')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <Rij
              key={item.id}
              item={item}
              onEdit={() => onEdit(item)}
              onReacties={() => onReacties(item)}
              onHoger={schuif(item, -1)}
              onLager={schuif(item, 1)}
            />
          ))}
        </TableBody>
      </ScrollTable>
    </>
  );
}

function Leeg() {
  const { t } = useTexts(kantoorroadmapTeksten);
  return <Empty title={t('leeg')} text={t('leegUitleg')} />;
}

type Open = { readonly wat: 'nieuw' } | { readonly wat: 'item' | 'reacties'; readonly id: string };

/** What we make and think of, as our office keeps it. */
export default function RoadmapScreen() {
  const { t } = useTexts(kantoorroadmapTeksten);
  const { data, error, refetch } = useQuery(roadmapQuery);
  const [open, setOpen] = useState<Open | null>(null);
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const items = ROADMAP_STANDEN.toReversed().flatMap((stand) => data.items.filter((item) => item.stand === stand));
  const gekozen = open && open.wat !== 'nieuw' ? items.find(({ id }) => id === open.id) : undefined;
  const close = (): void => setOpen(null);
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} action={<Button onClick={() => setOpen({ wat: 'nieuw' })}>{t('nieuw')}</Button>} />
      {items.length === 0 ? (
        <Leeg />
      ) : (
        <Lijst items={items} onEdit={({ id }) => setOpen({ wat: 'item', id })} onReacties={({ id }) => setOpen({ wat: 'reacties', id })} />
      )}
      {open?.wat === 'nieuw' && <ItemDialog item={null} onClose={close} />}
      {open?.wat === 'item' && gekozen && <ItemDialog key={gekozen.id} item={gekozen} onClose={close} />}
      {open?.wat === 'reacties' && gekozen && <ReactiesDialog item={gekozen} onClose={close} />}
    </>
  );
}
