import type { Rol } from '@spelrijk/domain/rol';
import { Rol as Rollen } from '@spelrijk/domain/rol';

export type Actie = 'session.login' | 'session.logout';

/** Everybody may see who they are and log out: their own session only. */
export const may = (rol: Rol, _actie: Actie): boolean => Rollen.options.includes(rol);
