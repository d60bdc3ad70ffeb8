import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../shared/api/query-client.ts';
import { Proofs } from '../shared/proof/proofs.tsx';
import { onRefused } from '../shared/session/leave.ts';
import { followOtherTabs } from '../shared/session/other-tabs.ts';
import { readyUser } from '../shared/session/session.ts';

export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(followOtherTabs, []);
  // At every start a stored user that is invalid or has expired is cleared, also on pages without a guard.
  useEffect(() => void readyUser(), []);
  useEffect(() => {
    onRefused((path) => {
      // Emptied while its screen still stands, every part of it would ask anew, without a token.
      void Promise.resolve(navigate(path)).then(() => queryClient.removeQueries({ type: 'inactive' }));
    });
  }, [navigate]);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Proofs />
    </QueryClientProvider>
  );
}
