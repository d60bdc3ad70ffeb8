/** Method and block while somebody types them: kept on this device with what else was typed. */
import { useState } from 'react';
import { z } from 'zod';
import { forgetConcept, loadConcept, storeConcept } from '../../../../shared/concept/concept.ts';
import { serverNow } from '../../../../shared/session/clock.ts';
import { useUser } from '../../../../shared/session/session.ts';

const Kop = z.object({ methode: z.string(), blok: z.string() });
type Kop = z.infer<typeof Kop>;
const isKop = (value: unknown): value is Kop => Kop.safeParse(value).success;

export function useKop(groepId: string, toetsId: string, read: Kop | null) {
  const userId = useUser()?._id ?? '';
  const naam = `methodetoetskop:${groepId}:${toetsId}`;
  const [kop, setKop] = useState<Kop>(() => loadConcept(userId, naam, serverNow(), isKop) ?? read ?? { methode: '', blok: '' });
  return {
    kop: { methode: kop.methode.trim(), blok: kop.blok.trim() },
    getypt: kop,
    change: (deel: Partial<Kop>): void => {
      const nieuw = { ...kop, ...deel };
      setKop(nieuw);
      storeConcept(userId, naam, serverNow(), nieuw);
    },
    forget: (): void => forgetConcept(userId, naam),
  };
}
