import type { Rol } from '@spelrijk/domain/rol';

/** A practice has clients and a home has children; the groep that they hang on is ours and on no screen of theirs. */
export const hasGroepen = (rol: Rol | undefined): boolean => rol !== 'rtadmin' && rol !== 'thuisadmin';
