import { mdiCheckCircle, mdiThumbUpOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Roadmapitem } from '@spelrijk/contract/roadmap';
import type { RoadmapStand } from '@spelrijk/domain/roadmap';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from 'react-router';
import account from '../../../../shared/account/account.module.css';
import { FormAlert } from '../../../../shared/account/form-alert.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { Opmaak } from '../../../../shared/opmaak/opmaak.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { RoadmapKruimel } from './kruimel.tsx';
import { Gesprek } from './parts/gesprek.tsx';
import { roadmapQuery, useStem, type Als } from './queries.ts';
import css from './roadmap.module.css';

export const handle: Crumbs = { kruimels: [RoadmapKruimel] };
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
  return (
    <div className={account['leeg']}>
      <h2>{t('leeg')}</h2>
      <p>{t('leegUitleg')}</p>
    </div>
  );
}

/** What we make and think of, to vote on and to react to. */
export default function RoadmapScreen() {
  const { t } = useTexts(roadmapTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(roadmapQuery(adminId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  const { items, als, nogVandaag } = data;
  const standen = VOLGORDE.filter((stand) => items.some((item) => item.stand === stand));
  return (
    <>
      <ScreenHead title={t('roadmap:titel')} text={t('roadmap:uitleg')} />
      {als === null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('roadmap:meekijken')}
        </Alert>
      )}
      {items.length === 0 && <Leeg />}
      {standen.map((stand) => (
        <section key={stand} className={css['stand']} aria-labelledby={`stand-${stand}`}>
          <h2 id={`stand-${stand}`}>{t(`roadmap:stand.${stand}`)}</h2>
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
