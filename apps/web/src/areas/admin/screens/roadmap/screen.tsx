import { mdiCheckCircle, mdiThumbUpOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Roadmapitem } from '@spelrijk/contract/roadmap';
import type { RoadmapStand } from '@spelrijk/domain/roadmap';
import { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { Opmaak } from '../../../../shared/opmaak/opmaak.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { Gesprek } from './parts/gesprek.tsx';
import { roadmapQuery, useStem, type Als } from './queries.ts';
import css from './roadmap.module.css';

export const handle: Crumbs = { crumbs: [crumb(roadmapTeksten, 'titel')] };
export const meta = () => pageTitle(roadmapTeksten, 'titel');

/** What is nearest to being there first, what is there last. */
const VOLGORDE: readonly RoadmapStand[] = ['maak', 'gepland', 'overweging', 'klaar'];

interface ItemProps {
  readonly adminId: string;
  readonly item: Roadmapitem;
  readonly als: Als;
  readonly nogVandaag: number;
}

function Teken({ pad }: { readonly pad: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={pad} />
    </svg>
  );
}

/** A vote is given and taken back with the same button. */
function Stem({ adminId, item: { id, titel, stemmen, gestemd, stand }, als }: ItemProps) {
  const { t } = useTexts(roadmapTeksten);
  const { mutate, error } = useStem({ adminId, itemId: id });
  return (
    <div className={css['stem']}>
      {als && stand !== 'klaar' && (
        <Button
          size="small"
          variant={gestemd ? 'contained' : 'outlined'}
          aria-pressed={gestemd}
          aria-describedby={`titel-${id}`}
          startIcon={<Teken pad={gestemd ? mdiCheckCircle : mdiThumbUpOutline} />}
          title={t('stemOp', { titel })}
          onClick={() => mutate(!gestemd)}
        >
          {t(gestemd ? 'gestemd' : 'stem')}
        </Button>
      )}
      <span>{t('stemmen', { count: stemmen })}</span>
      <FormAlert error={error} />
    </div>
  );
}

function Item(props: ItemProps) {
  const { t } = useTexts(roadmapTeksten);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const { item, adminId } = props;
  return (
    <li className={css['item']}>
      <Stem {...props} />
      <div className={css['wat']}>
        <h3 id={`titel-${item.id}`}>{item.titel}</h3>
        {item.klaarOp !== null && <p className={css['zacht']}>{t('klaarOp', { dag: dates.day(item.klaarOp) })}</p>}
        <Opmaak tekst={item.tekst} adminId={adminId} />
        <Button size="small" variant="text" aria-expanded={open} aria-describedby={`titel-${item.id}`} onClick={() => setOpen(!open)}>
          {t('reacties', { count: item.reacties.length })}
        </Button>
        {open && <Gesprek {...props} />}
      </div>
    </li>
  );
}

function Leeg() {
  const { t } = useTexts(roadmapTeksten);
  return <Empty title={t('leeg')} text={t('leegUitleg')} />;
}

/** What we make and think of, to vote on and to react to. */
export default function RoadmapScreen() {
  const { t } = useTexts(roadmapTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(roadmapQuery(adminId));
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const { items, als, nogVandaag } = data;
  const standen = VOLGORDE.filter((stand) => items.some((item) => item.stand === stand));
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      {als === null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('meekijken')}
        </Alert>
      )}
      {items.length === 0 && <Leeg />}
      {standen.map((stand) => (
        <section key={stand} className={css['stand']} aria-labelledby={`stand-${stand}`}>
          <h2 id={`stand-${stand}`}>{t(`stand.${stand}`)}</h2>
          <ul className={css['lijst']}>
            {items
              .filter((item) => item.stand === stand)
              .map((item) => (
                <Item key={item.id} adminId={adminId} item={item} als={als} nogVandaag={nogVandaag} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
