import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { KantoorItem } from '@spelrijk/contract/roadmap';
import { ROADMAP_STANDEN } from '@spelrijk/domain/roadmap';
import { kantoorroadmapTeksten } from '@spelrijk/teksten/kantoorroadmap';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { call } from '../../../../shared/api/call.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { List } from '../../../../shared/list/list.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { TitelKnop } from '../../parts/titel-knop.tsx';
import { Unready } from '../../parts/unready.tsx';
import { roadmapQuery } from '../../queries.ts';
import { ItemDialog } from './parts/item-dialog.tsx';
import { ReactiesDialog } from './parts/reacties-dialog.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './roadmap.module.css';
import { shift } from './volgorde.ts';

export const handle: Crumbs = { crumbs: [crumb(kantoorroadmapTeksten, 'titel')] };
export const meta = () => pageTitle(kantoorroadmapTeksten, 'titel');

function Pijl({ pad, label, onClick }: { readonly pad: string; readonly label: string; readonly onClick: (() => void) | undefined }) {
  return (
    <IconButton aria-label={label} disabled={!onClick} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d={pad} />
      </svg>
    </IconButton>
  );
}

interface LijstProps {
  readonly items: readonly KantoorItem[];
  readonly onEdit: (item: KantoorItem) => void;
  readonly onReacties: (item: KantoorItem) => void;
}

function Lijst({ items, onEdit, onReacties }: LijstProps) {
  const { t } = useTexts(kantoorroadmapTeksten);
  const dates = useDates();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (itemIds: readonly string[]) => call('orderRoadmap', { body: { itemIds: [...itemIds] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: roadmapQuery.queryKey }),
  });
  // Undefined at that end of the list, and for what is delivered: that stands by its day.
  const moveBy = (item: KantoorItem, stap: 1 | -1): (() => void) | undefined => {
    const nieuw = shift(items, item, stap);
    return nieuw && !isPending ? () => mutate(nieuw) : undefined;
  };
  const standVan = ({ stand, klaarOp, zichtbaar }: KantoorItem): string =>
    `${t(`stand.${stand}`)}${klaarOp === null ? '' : `, ${dates.day(klaarOp)}`}${zichtbaar ? '' : ` (${t('concept')})`}`;
  return (
    <>
      <FormAlert error={error} />
      <List
        label={t('tabel')}
        rows={items}
        keyOf={({ id }) => id}
        fixed
        columns={[
          {
            key: 'titel',
            label: t('kolom.titel'),
            value: ({ titel }) => titel,
            renderCell: (item) => <TitelKnop titel={item.titel} onClick={() => onEdit(item)} />,
          },
          { key: 'stand', label: t('kolom.stand'), value: standVan },
          { key: 'stemmen', label: t('kolom.stemmen'), value: ({ stemmen }) => stemmen, numeric: true },
          {
            key: 'reacties',
            label: t('kolom.reacties'),
            value: ({ reacties }) => reacties.length,
            numeric: true,
            renderCell: (item) => <Reacties item={item} onOpen={() => onReacties(item)} />,
          },
          {
            key: 'volgorde',
            label: t('kolom.volgorde'),
            value: () => null,
            className: css['volgorde'],
            renderCell: (item) => (
              <>
                <Pijl pad={mdiArrowUp} label={t('hoger', item)} onClick={moveBy(item, -1)} />
                <Pijl pad={mdiArrowDown} label={t('lager', item)} onClick={moveBy(item, 1)} />
              </>
            ),
          },
        ]}
        search={{ wordsOf: ({ titel }) => titel }}
        empty={{ title: t('leeg'), text: t('leegUitleg') }}
      />
    </>
  );
}

function Reacties({ item: { titel, reacties }, onOpen }: { readonly item: KantoorItem; readonly onOpen: () => void }) {
  const { t } = useTexts(kantoorroadmapTeksten);
  return (
    <Button size="small" variant="text" aria-label={t('bekijkReacties', { aantal: reacties.length, titel })} onClick={onOpen}>
      {reacties.length}
    </Button>
  );
}

type Open = { readonly wat: 'nieuw' } | { readonly wat: 'item' | 'reacties'; readonly id: string };

/** What we make and think of, as our office keeps it. */
export default function RoadmapScreen() {
  const { t } = useTexts(kantoorroadmapTeksten);
  const { data, error, refetch } = useQuery(roadmapQuery);
  const [open, setOpen] = useState<Open | null>(null);
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const items = ROADMAP_STANDEN.toReversed().flatMap((stand) => data.items.filter((item) => item.stand === stand));
  const gekozen = open && open.wat !== 'nieuw' ? items.find(({ id }) => id === open.id) : undefined;
  const close = (): void => setOpen(null);
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} action={<Button onClick={() => setOpen({ wat: 'nieuw' })}>{t('nieuw')}</Button>} />
      <Lijst items={items} onEdit={({ id }) => setOpen({ wat: 'item', id })} onReacties={({ id }) => setOpen({ wat: 'reacties', id })} />
      {open?.wat === 'nieuw' && <ItemDialog item={null} onClose={close} />}
      {open?.wat === 'item' && gekozen && <ItemDialog key={gekozen.id} item={gekozen} onClose={close} />}
      {open?.wat === 'reacties' && gekozen && <ReactiesDialog item={gekozen} onClose={close} />}
    </>
  );
}
