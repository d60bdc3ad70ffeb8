import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';

/** Who of these has a card already. */
export const metKaart = (ids: readonly string[], leerlingen: readonly BeheerLeerling[]): readonly BeheerLeerling[] =>
  leerlingen.filter(({ id, wachtwoord }) => wachtwoord !== 'geen' && ids.includes(id));
