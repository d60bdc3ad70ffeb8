import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { oefeninstellingenCrumb, houderCrumb } from '../../instellingen/crumbs.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Blad } from '../../instellingen/blad.tsx';
import { usePathParams } from '../../params.ts';

export const handle: Crumbs = { crumbs: [groepCrumb, oefeninstellingenCrumb, houderCrumb] };
export const meta = () => pageTitle(oefeninstellingenTeksten, 'titel');

/** How one leerling practises. */
export default function LeerlingInstellingenScreen() {
  const { adminId, groepId, leerlingId } = usePathParams();
  return <Blad adres={{ adminId, groepId, oefeninstellingId: leerlingId }} />;
}
