import type { Zoekregister } from '@spelrijk/contract/zoekregister';
import type { Rol } from '@spelrijk/domain/rol';
import { href } from 'react-router';
import type { Vindbaar } from '../../../shared/search/treffers.ts';
import { clientPad } from '../clienten/paden.ts';
import { hasGroepen } from '../zonder-groepen.ts';

const leerlingPad = (adminId: string, groepId: string, leerlingId: string, rol: Rol): string =>
  rol === 'rtadmin'
    ? clientPad({ adminId, leerlingId })
    : href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', { adminId, groepId, leerlingId });

interface Waar {
  readonly adminId: string;
  readonly rol: Rol;
  /** The groep whose screens somebody is at. */
  readonly hier?: string | undefined;
}

/** Children, groepen, colleagues and lists, with the way to each. The groep of a home or a practice is ours: it is found nowhere and named nowhere. */
export function namen({ leerlingen, groepen, docenten, woordlijsten }: Zoekregister, { adminId, rol, hier }: Waar): Vindbaar[] {
  const metGroepen = hasGroepen(rol);
  return [
    ...leerlingen.map(({ id, naam, groepId, groep }): Vindbaar => ({
      soort: 'leerling',
      label: naam,
      to: leerlingPad(adminId, groepId, id, rol),
      ...(metGroepen && { bij: groep, dichtbij: groepId === hier }),
    })),
    ...(metGroepen ? groepen : []).map(({ id, naam }): Vindbaar => ({
      soort: 'groep',
      label: naam,
      to: href('/admins/:adminId/groepen/:groepId', { adminId, groepId: id }),
    })),
    ...docenten.map(({ naam }): Vindbaar => ({
      soort: 'docent',
      label: naam,
      to: href('/admins/:adminId/docenten', { adminId }),
      zoek: naam,
    })),
    ...woordlijsten.map(({ id, naam, groepId }): Vindbaar => {
      const to = href('/admins/:adminId/groepen/:groepId/woordlijsten/:woordlijstId', { adminId, groepId, woordlijstId: id });
      return { soort: 'woordlijst', label: naam, to };
    }),
  ];
}
