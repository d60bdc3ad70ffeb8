import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { Blad } from '../../instellingen/blad.tsx';
import { HouderKruimel, InstellingenKruimel } from '../../instellingen/kruimels.tsx';
import { GroepKruimel } from '../../kruimels.tsx';
import { usePathParams } from '../../params.ts';

export const handle: Crumbs = { kruimels: [GroepKruimel, InstellingenKruimel, HouderKruimel] };
export const meta = () => pageTitle(oefeninstellingenTeksten, 'titel');

/** How one leerling practises. */
export default function LeerlingInstellingenScreen() {
  const { adminId, groepId, leerlingId } = usePathParams();
  return <Blad adres={{ adminId, groepId, oefeninstellingId: leerlingId }} />;
}
