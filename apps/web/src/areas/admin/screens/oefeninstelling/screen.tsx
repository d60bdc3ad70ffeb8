import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useParams } from 'react-router';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { oefeninstellingenCrumb, houderCrumb } from '../../instellingen/crumbs.ts';
import { groepCrumb } from '../../crumbs.ts';
import { Blad } from '../../instellingen/blad.tsx';
import { usePathParams } from '../../params.ts';

export const handle: Crumbs = { crumbs: [groepCrumb, oefeninstellingenCrumb, houderCrumb] };
export const meta = () => pageTitle(oefeninstellingenTeksten, 'titel');

/** One setting of a groep: of the groep itself, or of one of its leerlingen. */
export default function OefeninstellingScreen() {
  const { adminId, groepId } = usePathParams();
  const { oefeninstellingId = '' } = useParams();
  return <Blad adres={{ adminId, groepId, oefeninstellingId }} />;
}
