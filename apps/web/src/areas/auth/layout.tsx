import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { serverNow } from '../../shared/session/clock.ts';
import { CONCEPT, localStore } from '../../shared/session/storage.ts';
import css from './layout.module.css';

/** Drafts of more than a week ago go off this device, whoever logs in here next. */
async function sweepDrafts(): Promise<void> {
  if (!localStore.keys().some((key) => key.startsWith(CONCEPT))) return;
  const { sweepConcepten } = await import('../../shared/concept/concept.ts');
  sweepConcepten(serverNow());
}

/** The land of Spelrijk behind a card. */
export function Land({ children }: { readonly children: ReactNode }) {
  // A part that could not be fetched is tried the next time.
  useEffect(() => void sweepDrafts().catch(() => undefined), []);
  return (
    <div className={css['land']}>
      <div className={css['heuvels']} />
      <main className={css['midden']}>{children}</main>
    </div>
  );
}

export default function AuthLayout() {
  return (
    <Land>
      <Outlet />
    </Land>
  );
}
