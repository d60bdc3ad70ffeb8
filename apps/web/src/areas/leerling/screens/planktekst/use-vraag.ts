import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { Plankvraag } from './query.ts';

type Melding = 'kijkNog' | 'betekenis' | 'plek' | 'zoek' | 'anders' | 'hier' | 'goed' | 'weg';

/** The reading that an answer belongs to. */
export interface Adres {
  readonly leerlingId: string;
  readonly tekstId: string;
  readonly beurtId: string;
}

interface Stand {
  readonly fase: 'kies' | 'bewijs' | 'klaar';
  /** Choices that were not it. */
  readonly geprobeerd: readonly string[];
  readonly gekozen: string | null;
  /** Sentences that were not it. */
  readonly zinnen: number;
  readonly melding: Melding | null;
}

const BEGIN: Stand = { fase: 'kies', geprobeerd: [], gekozen: null, zinnen: 0, melding: null };

interface Vraagstand extends Omit<Stand, 'zinnen'> {
  readonly choose: (keus: string) => Promise<void>;
  readonly prove: (zin: number) => Promise<void>;
}

/** One question: choose until it is right, then show where it stands; the server judges both. `onPlek`: sentences to light up. */
export function useVraag({ id, bewijs, woord }: Plankvraag, adres: Adres, onPlek: (zinnen: readonly number[]) => void): Vraagstand {
  const [stand, setStand] = useState(BEGIN);
  const [bezig, setBezig] = useState(false);
  const { leerlingId, tekstId, beurtId } = adres;
  const judge = async (antwoord: string, zin: number | null, poging: number) => {
    setBezig(true);
    try {
      const params = { leerlingId, tekstId, vraagId: id };
      return await call('answerPlankvraag', { params, body: { beurtId, antwoord, zin, poging } });
    } catch {
      setStand((oud) => ({ ...oud, melding: 'weg' }));
      return null;
    } finally {
      setBezig(false);
    }
  };
  const choose = async (keus: string): Promise<void> => {
    if (bezig || stand.fase !== 'kies' || stand.geprobeerd.includes(keus)) return;
    const oordeel = await judge(keus, null, stand.geprobeerd.length + 1);
    if (!oordeel) return;
    const { goed, plek } = oordeel;
    if (plek.length > 0) onPlek(plek);
    if (!goed)
      setStand({ ...stand, geprobeerd: [...stand.geprobeerd, keus], melding: plek.length > 0 ? 'plek' : woord ? 'betekenis' : 'kijkNog' });
    // Where the place was shown already there is nothing to find.
    else if (bewijs && stand.melding !== 'plek') setStand({ ...stand, fase: 'bewijs', gekozen: keus, melding: 'zoek' });
    else setStand({ ...stand, fase: 'klaar', gekozen: keus, melding: 'goed' });
  };
  const prove = async (zin: number): Promise<void> => {
    // The title proves nothing.
    if (bezig || zin === 0) return;
    const oordeel = await judge(stand.gekozen ?? '', zin, stand.zinnen + 1);
    if (!oordeel) return;
    const { goed, plek } = oordeel;
    if (plek.length > 0) onPlek(plek);
    if (goed) setStand({ ...stand, fase: 'klaar', melding: 'goed' });
    else if (plek.length > 0) setStand({ ...stand, fase: 'klaar', melding: 'hier' });
    else setStand({ ...stand, zinnen: stand.zinnen + 1, melding: 'anders' });
  };
  const { zinnen: _, ...zichtbaar } = stand;
  return { ...zichtbaar, choose, prove };
}
