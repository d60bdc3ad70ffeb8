import Button from '@mui/material/Button';
import type { GroepKort, WieEerst } from '@spelrijk/contract/groepen';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { licentieQuery } from '../../../../shared/licentie/queries.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { useComesBack } from '../../../../shared/list/kept.ts';
import { useSteps } from '../../../../shared/page/use-steps.ts';
import { currentUser, useUser } from '../../../../shared/session/session.ts';
import { sessionStore } from '../../../../shared/session/storage.ts';
import type { User } from '../../../../shared/session/user.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import css from '../../parts/parts.module.css';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { groepenQuery, schoolbeginQuery } from '../../queries.ts';
import { abonnementQuery } from '../../thuis/use-abonnement.ts';
import { AttentionPanel } from './parts/attention-panel.tsx';
import { GroepenTable } from './parts/groepen-table.tsx';

/** What a docent of a school does not get to see comes apart: most who open this screen are docenten. */
const BeginPanel = lazy(async () => ({ default: (await import('./parts/begin-panel.tsx')).BeginPanel }));
const SchoolBegin = lazy(async () => ({ default: (await import('./parts/school-begin.tsx')).SchoolBegin }));
const HomePanel = lazy(async () => ({ default: (await import('./parts/home-panel.tsx')).HomePanel }));
const AddKind = lazy(async () => ({ default: (await import('./parts/home-panel.tsx')).AddKind }));
const Praktijk = lazy(async () => ({ default: (await import('./parts/praktijk.tsx')).Praktijk }));
const LicentieNotice = lazy(async () => ({ default: (await import('./parts/licentie-notice.tsx')).LicentieNotice }));
const ThuisNotice = lazy(async () => ({ default: (await import('./parts/thuis-notice.tsx')).ThuisNotice }));
const GroepenKiezen = lazy(async () => ({ default: (await import('./parts/groepen-kiezen.tsx')).GroepenKiezen }));
const NewGroep = lazy(async () => ({ default: (await import('./parts/new-groep.tsx')).NewGroep }));

/** Only who may make a groep sees the button. */
const MAKERS = new Set(['schooladmin']);

/** What the head offers: a school makes groepen, a family adds a child. */
function HeadButton({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const role = useUser()?.role ?? '';
  const [first] = groepen;
  if (role === 'thuisadmin') return first && first.leerlingen > 0 ? <AddKind groepId={first.id} /> : null;
  return MAKERS.has(role) ? <NewGroep /> : null;
}

/** Who keeps the licence. */
const KEEPERS = new Set([...MAKERS, 'thuisadmin']);

const TITELS: Partial<Record<string, 'groepen.titelThuis' | 'groepen.titelPraktijk'>> = {
  thuisadmin: 'groepen.titelThuis',
  rtadmin: 'groepen.titelPraktijk',
};
const titleKey = (user: User | null) => TITELS[user?.role ?? ''] ?? 'groepen.titel';

export const meta = () => pageTitle(adminTeksten, titleKey(currentUser()));

function Summary({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const { t } = useTexts(adminTeksten);
  const atHome = useUser()?.role === 'thuisadmin';
  const leerlingen = groepen.reduce((sum, groep) => sum + groep.leerlingen, 0);
  const vandaag = groepen.reduce((sum, groep) => sum + groep.geoefendVandaag, 0);
  if (atHome && leerlingen === 0) return null;
  const text = atHome
    ? t('groepen.kortThuis', { count: leerlingen, vandaag })
    : t('groepen.kort', { count: groepen.length, leerlingen, vandaag });
  return <p className={css['onder']}>{text}</p>;
}

/** Who keeps the school can choose many and do one thing with all of them; what that takes is loaded when it is asked for. */
function Lijst({ groepen }: { readonly groepen: readonly GroepKort[] }) {
  const { t } = useTexts(adminTeksten);
  // Who chose some and comes back goes on with them: as `chosen.ts` keeps it, which is not loaded here to look.
  const [kiest, setKiest] = useState(() => sessionStore.get('gekozen')?.includes(`"${window.location.pathname}",["`) ?? false);
  const may = MAKERS.has(useUser()?.role ?? '') && groepen.length > 1;
  const balk = may && (
    <Button size="small" disabled={kiest} onClick={() => setKiest(true)}>
      {t('groepen.kiesMeer')}
    </Button>
  );
  const table = <GroepenTable groepen={groepen} balk={balk} />;
  if (!kiest || !may) return table;
  return (
    <Suspense fallback={table}>
      <GroepenKiezen groepen={groepen} />
    </Suspense>
  );
}

interface GroepenProps {
  readonly groepen: readonly GroepKort[];
  readonly eerst: readonly WieEerst[] | null;
}

function Groepen({ groepen, eerst }: GroepenProps) {
  const role = useUser()?.role;
  // One part per drawing: the table may come a moment after what is urgent. Who comes back to a row finds it there.
  const back = useComesBack();
  const step = useSteps(2, !back) + (back ? 2 : 0);
  const begin = role === 'schooladmin' && <SchoolBegin eersteGroep={groepen[0]?.id} />;
  if (groepen.length === 0) return begin || <BeginPanel />;
  if (role === 'thuisadmin') return <HomePanel groepen={groepen} />;
  return (
    <>
      {begin}
      {step > 0 && eerst && <AttentionPanel groepen={groepen} eerst={eerst} />}
      {step > 1 && <Lijst groepen={groepen} />}
    </>
  );
}

/** Whether what stands above the groepen is known: what came in there later would move them from under a finger. */
function useAbove(adminId: string): boolean {
  const role = useUser()?.role;
  const asked = [
    useQuery({ ...licentieQuery(adminId), enabled: role === 'schooladmin' }),
    useQuery({ ...schoolbeginQuery(adminId), enabled: role === 'schooladmin' }),
    useQuery({ ...abonnementQuery(adminId), enabled: role === 'thuisadmin' }),
  ];
  return asked.every(({ isLoading }) => !isLoading);
}

function Overzicht() {
  const { t } = useTexts(adminTeksten, algemeenTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(groepenQuery(adminId));
  const above = useAbove(adminId);
  const user = useUser();
  const beheerder = KEEPERS.has(user?.role ?? '');
  const title = t(titleKey(user));
  if (replaces(error, data))
    return <Failure error={error} onRetry={() => void refetch()} back={{ to: '/', label: t('algemeen:naarBegin') }} />;
  if (!data || !above) return <Waiting />;
  return (
    <>
      <header className={css['kop']}>
        <div>
          <h1>{title}</h1>
          {data.groepen.length > 0 && <Summary groepen={data.groepen} />}
        </div>
        <Suspense>
          <HeadButton groepen={data.groepen} />
        </Suspense>
      </header>
      <Suspense fallback={<Waiting />}>
        {(beheerder || data.oefenen !== 'loopt') &&
          (user?.role === 'thuisadmin' ? <ThuisNotice /> : <LicentieNotice oefenen={data.oefenen} beheerder={beheerder} />)}
        <Groepen groepen={data.groepen} eerst={data.wieEerst} />
      </Suspense>
    </>
  );
}

export default function GroepenScreen() {
  const isPraktijk = useUser()?.role === 'rtadmin';
  if (!isPraktijk) return <Overzicht />;
  return (
    <Suspense fallback={<Waiting />}>
      <Praktijk />
    </Suspense>
  );
}
