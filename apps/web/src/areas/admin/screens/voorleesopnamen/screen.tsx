import { voorleesopnameTeksten } from '@spelrijk/teksten/voorleesopname';
import { useQuery } from '@tanstack/react-query';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { opnamenQuery } from '../../voorleesopnamen.ts';
import { Queue } from './queue.tsx';
import { standQuery, toestemmingenQuery } from './queries.ts';
import { Stand } from './stand.tsx';
import { Toestemmingen } from './toestemmingen.tsx';
import css from './voorleesopnamen.module.css';

export const meta = () => pageTitle(voorleesopnameTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(voorleesopnameTeksten, 'titel')] };

/** What waits to be heard, of whom there is a consent, and the switch. */
export default function VoorleesopnamenScreen() {
  const { t } = useTexts(voorleesopnameTeksten);
  const plek = usePathParams();
  const opnamen = useQuery(opnamenQuery(plek));
  const toestemmingen = useQuery(toestemmingenQuery(plek));
  const stand = useQuery(standQuery(plek.adminId));
  if (!opnamen.data || !toestemmingen.data || !stand.data)
    return (
      <Unready
        error={opnamen.error ?? toestemmingen.error ?? stand.error}
        onRetry={() => void Promise.all([opnamen.refetch(), toestemmingen.refetch(), stand.refetch()])}
      />
    );
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <Queue plek={plek} {...opnamen.data} />
      <Toestemmingen plek={plek} {...toestemmingen.data} />
      <Stand key={stand.data.op} adminId={plek.adminId} stand={stand.data} vandaag={toestemmingen.data.vandaag} />
      <p className={css['stil']}>{t('privacy')}</p>
    </>
  );
}
