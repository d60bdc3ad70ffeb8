import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createQueryClient } from '../shared/api/query-client.ts';
import { Proofs } from '../shared/proof/proofs.tsx';
import { taalOfHost } from '../shared/region/region.ts';
import { onRefused } from '../shared/session/leave.ts';
import { followOtherTabs } from '../shared/session/other-tabs.ts';
import { readyUser } from '../shared/session/session.ts';
import { i18next } from '../shared/texts/i18n.ts';

/**
 * Pages are rendered at build time in Dutch; the Flemish words come right after hydration, so that the first drawing
 * is the one the document already shows.
 */
function useTaalOfHost(): void {
  useEffect(() => {
    void i18next.changeLanguage(taalOfHost(window.location.hostname));
  }, []);
}

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const navigate = useNavigate();
  useTaalOfHost();
  useEffect(followOtherTabs, []);
  // At every start a stored user that is invalid or has expired is cleared, also on pages without a guard.
  useEffect(() => void readyUser(), []);
  useEffect(() => {
    onRefused((path) => {
      queryClient.clear();
      void navigate(path);
    });
  }, [navigate, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Proofs />
    </QueryClientProvider>
  );
}
