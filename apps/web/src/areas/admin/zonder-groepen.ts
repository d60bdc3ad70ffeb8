import type { Rol } from '@spelrijk/domain/rol';
import { hasSchool } from '../../shared/session/routes.ts';

/** A practice has clients and a home has children; the groep that they hang on is ours and on no screen of theirs. */
export const hasGroepen = (rol: Rol | undefined): boolean => rol === undefined || hasSchool(rol);

/** Under the name of a child: its groep and its year. The year alone where the groep is ours, or is called after it. */
export const formatPlaats = (rol: Rol | undefined, groep: string, jaar: string): string =>
  [...(hasGroepen(rol) && groep.toLowerCase() !== jaar ? [groep] : []), jaar].join(' · ');
