/** A list while somebody works on it: what was read, what was typed since, and what we know of every word. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUser } from '../../../shared/session/session.ts';
import type { Woordlijsten } from '../woordlijsten.ts';
import { dropConcept, keepConcept, readConcept, type Concept, type Rij } from './concept.ts';
import type { WoordRij } from './rijen.ts';
import { createId } from '../../../shared/id.ts';

export type ReadLijst = Output<Api['readWoordlijst']>;
type Berichten = Output<Api['analyseWoorden']>;

/** What a screen needs of what was read: of a list, or of a dictation. */
interface Gelezen extends Pick<ReadLijst, 'woorden' | 'berichten'> {
  readonly lijst: Pick<ReadLijst['lijst'], 'id' | 'versie' | 'naam' | 'magWijzigen'>;
}

interface Options {
  readonly groepId: string;
  readonly woordlijstId: string;
  readonly read: Gelezen | null;
  readonly analyse: Woordlijsten['analyse'];
}

interface State {
  readonly id: string;
  readonly versie: number;
  readonly naam: string;
  readonly rijen: readonly WoordRij[];
  /** Something was typed that is not saved. */
  readonly isConcept: boolean;
}

const fromRead = ({ lijst, woorden, berichten }: Gelezen): State => ({
  id: lijst.id,
  versie: lijst.versie,
  naam: lijst.naam,
  rijen: woorden.map((rij, i) => ({ rij, bericht: berichten[i] ?? null })),
  isConcept: false,
});

const fromConcept = ({ id, versie, naam, woorden }: Concept): State => ({
  id,
  versie,
  naam,
  rijen: woorden.map((rij) => ({ rij, bericht: null })),
  isConcept: true,
});

const empty = (): State => ({ id: createId(), versie: 0, naam: '', rijen: [], isConcept: false });

function begin(userId: string, { groepId, woordlijstId, read }: Options): State {
  const concept = read?.lijst.magWijzigen === false ? null : readConcept(userId, groepId, woordlijstId);
  if (concept) return fromConcept(concept);
  return read ? fromRead(read) : empty();
}

const toVragen = (rijen: readonly WoordRij[]) => rijen.map(({ rij: { zin: _zin, ...rij } }) => rij);

export function useLijst(options: Options) {
  const { groepId, woordlijstId, analyse, read } = options;
  const userId = useUser()?._id ?? '';
  const [state, setState] = useState(() => begin(userId, options));
  // Answers of the server come in any order: each adds to what is there then, not to what was there when it was asked.
  const latest = useRef(state);
  const put = (volgende: State): void => {
    latest.current = volgende;
    setState(volgende);
  };

  /** Asks what is known of these rows; the answer finds its row by the word. */
  const ask = (rijen: readonly WoordRij[]): void => {
    if (rijen.length === 0) return;
    const show = ({ woorden }: Berichten): void => {
      const bij = new Map(rijen.map(({ rij }, i) => [rij, woorden[i] ?? null]));
      const nu = latest.current;
      put({ ...nu, rijen: nu.rijen.map((row) => (bij.has(row.rij) ? { ...row, bericht: bij.get(row.rij) ?? null } : row)) });
    };
    // Asked for one row after another: each answer counts. What fails is told by the mutation itself.
    void analyse.mutateAsync({ woorden: toVragen(rijen) }).then(show, () => undefined);
  };

  const askBegin = useEffectEvent(() => ask(state.rijen.filter(({ bericht }) => bericht === null)));
  useEffect(() => askBegin(), []);

  const change = (nieuw: Partial<Pick<State, 'naam' | 'rijen'>>): void => {
    const volgende = { ...latest.current, ...nieuw, isConcept: true };
    const { id, versie, naam, rijen } = volgende;
    keepConcept(userId, groepId, woordlijstId, { id, versie, naam, woorden: rijen.map(({ rij }) => rij) });
    put(volgende);
  };

  return {
    ...state,
    setNaam: (naam: string): void => change({ naam }),
    /** The rows at this moment, for what comes in later than it was asked. */
    rijenNu: (): readonly WoordRij[] => latest.current.rijen,
    setRijen: (rijen: readonly WoordRij[]): void => change({ rijen }),
    /** Asks what is known of these words, which are in the list by now. */
    askAbout: (rijen: readonly Rij[]): void => ask(latest.current.rijen.filter(({ rij }) => rijen.includes(rij))),
    /** Another row in the place of this word; two rows never become the same word. */
    replace: (woord: string, rij: Rij): void => {
      const rest = latest.current.rijen.filter((row) => row.rij.woord !== rij.woord || row.rij.woord === woord);
      const nieuw: WoordRij = { rij, bericht: null };
      change({ rijen: rest.map((row) => (row.rij.woord === woord ? nieuw : row)) });
      ask([nieuw]);
    },
    saved: (versie: number): void => {
      dropConcept(userId, groepId, woordlijstId);
      put({ ...latest.current, versie, isConcept: false });
    },
    forget: (): void => {
      dropConcept(userId, groepId, woordlijstId);
      put(read ? fromRead(read) : empty());
    },
  };
}
