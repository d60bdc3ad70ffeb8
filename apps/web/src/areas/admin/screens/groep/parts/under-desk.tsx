import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dicteesQuery } from '../../../dictees.ts';
import { opdrachtenQuery } from '../../../opdrachten/queries.ts';
import { usePathParams } from '../../../params.ts';
import { groepVoortgangQuery } from '../../../volgen.ts';
import { woordlijstenQuery } from '../../../woordlijsten.ts';

/**
 * What stands under the panels, once they stand: a panel that comes in between pressing and letting go moves the row away from under the
 * finger, and a press that ends elsewhere goes nowhere. One that fails is not waited for.
 */
export function UnderDesk({ children }: { readonly children: ReactNode }) {
  const { adminId, groepId } = usePathParams();
  const plek = { adminId, groepId };
  const waits = useQueries({
    queries: [woordlijstenQuery(plek), dicteesQuery(plek), opdrachtenQuery(plek), groepVoortgangQuery(adminId, groepId)],
    combine: (panels) => panels.some(({ isLoading, failureCount }) => isLoading && failureCount === 0),
  });
  return !waits && children;
}
