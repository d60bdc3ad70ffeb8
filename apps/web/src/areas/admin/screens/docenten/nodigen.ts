/** Who of a school has no working invitation, and which of the list somebody wants to see. */
import type { Docent } from '@spelrijk/contract/docenten';

const wacht = ({ rol, status, uitnodiging }: Docent): boolean =>
  rol === 'docent' && (status === 'uit-te-nodigen' || (status === 'uitgenodigd' && uitnodiging?.verlopen === true));

/** Who can be invited now, and how many cannot because nobody knows their address. */
export function teNodigen(docenten: readonly Docent[]): { readonly met: readonly Docent[]; readonly zonderAdres: number } {
  const wachtend = docenten.filter(wacht);
  const met = wachtend.filter(({ email }) => email !== null);
  return { met, zonderAdres: wachtend.length - met.length };
}

export const STANDEN = ['alles', 'uit-te-nodigen', 'uitgenodigd', 'verlopen', 'actief', 'zonderGroep'] as const;
export type Stand = (typeof STANDEN)[number];

/** What the address says; everybody when it says something else. */
export const readStand = (text: string): Stand => STANDEN.find((stand) => stand === text) ?? 'alles';

export function past({ rol, status, uitnodiging, groepen }: Docent, stand: Stand): boolean {
  if (stand === 'alles') return true;
  if (stand === 'zonderGroep') return rol === 'docent' && groepen.length === 0;
  if (stand === 'verlopen') return uitnodiging?.verlopen === true;
  return status === stand && (stand !== 'uitgenodigd' || uitnodiging?.verlopen !== true);
}
