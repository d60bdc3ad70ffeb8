import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';

/** Who of these has a card already, which stops working when a new one is made. */
export const metKaart = (ids: readonly string[], leerlingen: readonly BeheerLeerling[]): readonly BeheerLeerling[] =>
  leerlingen.filter(({ id, wachtwoord }) => wachtwoord !== 'geen' && ids.includes(id));

/** At home a card that hangs on the fridge goes on working until a parent says that it may go; a school asks by choosing who gets one. */
export const magMaken = (oud: number, thuis: boolean, magWeg: boolean): boolean => oud === 0 || !thuis || magWeg;
