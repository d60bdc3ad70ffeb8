/** What can be put on a day, and for whom. */
import { compareNamen, roepnamen } from '@spelrijk/domain/naam';
import type { WeektaakSoort } from '@spelrijk/domain/weektaak';
import { useQuery } from '@tanstack/react-query';
import { useRegio } from '../../../shared/region/use-regio.ts';
import { dicteesQuery } from '../dictees.ts';
import { usePathParams } from '../params.ts';
import { groepVoortgangQuery } from '../volgen.ts';
import { woordlijstenQuery } from '../woordlijsten.ts';

interface Keus {
  readonly id: string;
  readonly naam: string;
}

interface Groepje extends Keus {
  readonly leerlingIds: readonly string[];
}

export interface Keuzes {
  readonly wat: Readonly<Record<WeektaakSoort, readonly Keus[]>>;
  readonly groepjes: readonly Groepje[];
  readonly leerlingen: readonly { readonly id: string; readonly roepnaam: string }[];
}

/** Null while they come. A dictation that somebody began with stands fast. */
export function useKeuzes(): Keuzes | null {
  const { adminId, groepId } = usePathParams();
  const regio = useRegio();
  const lijsten = useQuery(woordlijstenQuery({ adminId, groepId })).data?.woordlijsten;
  const dictees = useQuery(dicteesQuery({ adminId, groepId })).data?.dictees;
  const voortgang = useQuery(groepVoortgangQuery(adminId, groepId)).data;
  if (!lijsten || !dictees || !voortgang) return null;
  const namen = roepnamen(voortgang.leerlingen);
  return {
    wat: {
      lijst: lijsten.map(({ id, naam }) => ({ id, naam })),
      categorie: voortgang.kolommen.filter(({ ladder }) => ladder !== 'lezen').map(({ id, naam }) => ({ id, naam })),
      dictee: dictees
        .filter(({ status, begonnen }) => status !== 'gesloten' && begonnen === 0)
        .map(({ id, titel }) => ({ id, naam: titel })),
    },
    groepjes: voortgang.groepjes.map(({ categorie, naam, leerlingen }) => ({
      id: categorie,
      naam,
      leerlingIds: leerlingen.map(({ id }) => id),
    })),
    leerlingen: voortgang.leerlingen.toSorted(compareNamen(regio)).map(({ id }) => ({ id, roepnaam: namen.get(id) ?? '' })),
  };
}
