import type { Client } from '@spelrijk/contract/clienten';

/** Who comes first stands first; who has no appointment comes last, by name. */
const rang = ({ volgende }: Pick<Client, 'volgende'>): string =>
  volgende === null ? '~' : `${volgende.dag} ${volgende.tijd === '' ? '~' : volgende.tijd}`;

export const opAfspraak = <C extends Pick<Client, 'volgende'>>(clienten: readonly C[]): readonly C[] =>
  clienten.toSorted((a, b) => (rang(a) < rang(b) ? -1 : rang(a) > rang(b) ? 1 : 0));

export const komtOp = (clienten: readonly Pick<Client, 'volgende'>[], dag: string): number =>
  clienten.filter(({ volgende }) => volgende?.dag === dag).length;
