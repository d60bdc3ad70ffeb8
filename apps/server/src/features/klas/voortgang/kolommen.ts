/** The columns of the matrix: spelling, verbs and reading in the order of the learning line. */
import type { MatrixKolom } from '@spelrijk/contract/voortgang';
import type { Regio } from '@spelrijk/domain/admin';
import { getLeestrede } from '@spelrijk/taal/lezen';
import { categorieenOpVolgorde, leerlijnVan, leestredenVan } from '../../oefenen/standen/index.ts';

const gebouwd = new Map<Regio, readonly MatrixKolom[]>();

function buildKolommen(regio: Regio): readonly MatrixKolom[] {
  const { categorieen } = leerlijnVan(regio);
  const spellen = categorieenOpVolgorde(regio).map(({ id, naam, blok }): MatrixKolom => ({
    id,
    naam,
    ladder: categorieen.get(id)?.ladder ?? 'spelling',
    fase: blok,
  }));
  const lezen = leestredenVan(regio).flatMap((id): MatrixKolom[] => {
    const trede = getLeestrede(id);
    return trede ? [{ id, naam: trede.naam, ladder: 'lezen', fase: trede.domein }] : [];
  });
  return [...spellen, ...lezen];
}

/** Everything that can be practised in a region; built once. */
export function kolommenVan(regio: Regio): readonly MatrixKolom[] {
  const kolommen = gebouwd.get(regio) ?? buildKolommen(regio);
  gebouwd.set(regio, kolommen);
  return kolommen;
}
