import type { GroepLeerling } from '@spelrijk/contract/groepen';
import { compareNamen } from '@spelrijk/domain/naam';
import { useQueries } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { schoolDay } from '../../../../../shared/date/days.ts';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { briefjesQuery } from '../../../briefjes/queries.ts';
import { dicteesQuery } from '../../../dictees.ts';
import { opdrachtenQuery } from '../../../opdrachten/queries.ts';
import { usePathParams } from '../../../params.ts';
import css from '../../../parts/parts.module.css';
import { instructiegroepenQuery } from '../../../volgen.ts';
import { beginVan } from '../../../weekplan/dagen.ts';
import { weekQuery } from '../../../weekplan/queries.ts';
import { woordlijstenQuery } from '../../../woordlijsten.ts';
import bureau from '../groep.module.css';
import { UitlegPanel } from './uitleg-panel.tsx';
import { WeekPanel } from './week-panel.tsx';

// What is looked at first is who needs help; these come right behind it.
const loadBriefjes = async () => ({ default: (await import('../../../briefjes/panel.tsx')).BriefjesPanel });
const loadPlaat = async () => ({ default: (await import('../../../klassenplaat/panel.tsx')).PlaatPanel });
const BriefjesPanel = lazy(loadBriefjes);
const PlaatPanel = lazy(loadPlaat);
const WeekplanPanel = lazy(async () => ({ default: (await import('../../../weekplan/panel.tsx')).WeekplanPanel }));

/**
 * Whether all panels have what they show: one that comes in between pressing and letting go moves what stands below it away from under
 * the finger, and a press that ends elsewhere goes nowhere. One that fails is not waited for.
 */
function useStands(): boolean {
  const { adminId, groepId } = usePathParams();
  const plek = { adminId, groepId };
  useEffect(() => {
    // On their way beside the answers; one that does not come is asked for again by what shows it.
    void Promise.allSettled([loadBriefjes(), loadPlaat()]);
  }, []);
  return useQueries({
    queries: [
      weekQuery(plek, beginVan(schoolDay(serverNow()))),
      woordlijstenQuery(plek),
      dicteesQuery(plek),
      opdrachtenQuery(plek),
      instructiegroepenQuery(adminId, groepId),
      briefjesQuery(plek),
    ],
    combine: (panels) => panels.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0),
  });
}

interface DeskProps {
  readonly leerlingen: readonly GroepLeerling[];
  /** What stands under the panels. */
  readonly children: ReactNode;
}

/** The week, and what a lesson can begin with. */
export function Desk({ leerlingen, children }: DeskProps) {
  const { adminId, groepId } = usePathParams();
  const stands = useStands();
  const regio = useRegio();
  return (
    <Suspense fallback={<section className={`${css['paneel']} ${bureau['wacht']}`} aria-busy="true" />}>
      <WeekplanPanel />
      {stands && (
        <Suspense>
          <div className={bureau['bureau']}>
            <div>
              <WeekPanel />
              <BriefjesPanel leerlingen={leerlingen.toSorted(compareNamen(regio))} />
            </div>
            <UitlegPanel leerlingen={leerlingen} />
          </div>
          {children}
          <PlaatPanel adminId={adminId} groepId={groepId} />
        </Suspense>
      )}
    </Suspense>
  );
}
