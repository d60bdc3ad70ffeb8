import type { Rol } from '@spelrijk/domain/rol';
import { zoekenTeksten } from '@spelrijk/teksten/zoeken';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generatePath, useParams } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import type { MenuItem } from '../../../shared/frame/menu.tsx';
import { SearchDialog } from '../../../shared/search/search-dialog.tsx';
import { createRegister, type Vindbaar } from '../../../shared/search/treffers.ts';
import { isBackOffice } from '../../../shared/session/routes.ts';
import { useMayOpen } from '../../../shared/session/use-may-open.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useMayMove } from '../verhuizen/use-may-move.ts';
import { hasGroepen } from '../zonder-groepen.ts';
import { namen } from './namen.ts';
import { type Doen, VAN_ADMIN, VAN_EEN_SCHOOL, VAN_GROEP } from './schermen.ts';

const MINUUT_MS = 60_000;

interface ZoekenProps {
  readonly adminId: string;
  readonly role: Rol;
  readonly menu: readonly MenuItem[];
  readonly onClose: () => void;
}

/** Search everywhere: names are asked for when somebody searches, never of a customer that our office looks at. */
export function Zoeken({ adminId, role, menu, onClose }: ZoekenProps) {
  const { t } = useTexts(zoekenTeksten);
  const mayOpen = useMayOpen();
  const mayMove = useMayMove();
  const { groepId: hier } = useParams();
  const { data, isLoading } = useQuery({
    queryKey: ['admins', adminId, 'zoekregister'],
    queryFn: () => call('readZoekregister', { params: { adminId } }),
    enabled: !isBackOffice(role),
    staleTime: MINUUT_MS,
  });
  const register = useMemo(() => {
    const screen = (doen: Doen, path: string, groep?: { readonly id: string; readonly naam: string }): Vindbaar[] => {
      const to = generatePath(path, { adminId, groepId: groep?.id ?? '' });
      // Only a school makes groepen; a practice has clients, a home children; a docent moves nobody where the school does not let her.
      if (!mayOpen(to) || (doen === 'groepErbij' && role !== 'schooladmin') || (doen === 'inlezen' && !mayMove)) return [];
      if (VAN_EEN_SCHOOL.has(doen) && !hasGroepen(role)) return [];
      return [
        {
          soort: 'scherm',
          label: t(`doen.${doen}`),
          to,
          ook: t(`ook.${doen}`),
          ...(groep && hasGroepen(role) && { bij: groep.naam }),
          dichtbij: groep?.id === hier,
        },
      ];
    };
    const paths = (van: Readonly<Partial<Record<Doen, string>>>, groep?: { readonly id: string; readonly naam: string }): Vindbaar[] =>
      // Keys of a record that is written out above.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      (Object.entries(van) as [Doen, string][]).flatMap(([doen, path]) => screen(doen, path, groep));
    return createRegister([
      ...(data ? namen(data, { adminId, rol: role, hier }) : []),
      ...menu.map(({ label, to }): Vindbaar => ({ soort: 'scherm', label, to })),
      ...(isBackOffice(role) ? [] : paths(VAN_ADMIN)),
      ...(data?.groepen ?? []).flatMap((groep) => paths(VAN_GROEP, groep)),
    ]);
  }, [adminId, data, hier, mayMove, mayOpen, menu, role, t]);
  return <SearchDialog register={register} busy={isLoading} onClose={onClose} />;
}
