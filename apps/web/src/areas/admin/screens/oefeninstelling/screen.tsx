import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useParams } from 'react-router';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { Blad } from '../../instellingen/blad.tsx';
import { HouderKruimel, InstellingenKruimel } from '../../instellingen/kruimels.tsx';
import { GroepKruimel } from '../../kruimels.tsx';
import { usePathParams } from '../../params.ts';

export const handle: Crumbs = { kruimels: [GroepKruimel, InstellingenKruimel, HouderKruimel] };
export const meta = () => pageTitle(oefeninstellingenTeksten, 'titel');

/** One setting of a groep: of the groep itself, or of one of its leerlingen. */
export default function OefeninstellingScreen() {
  const { adminId, groepId } = usePathParams();
  const { oefeninstellingId = '' } = useParams();
  return <Blad adres={{ adminId, groepId, oefeninstellingId }} />;
}
