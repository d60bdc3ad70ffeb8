/** The listening of one text on this screen: its steps, its keys, and sending it. The clock is that of this device, or of the sound that plays. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { KORTST_VOORLEZEN_MS, LEESFOUTEN, leeswoorden, VLOEIEND } from '@spelrijk/domain/voorlezen';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiFout } from '../../../shared/api/fout.ts';
import { serverNow } from '../../../shared/session/clock.ts';
import type { LeerlingPlek } from '../voorlezen.ts';
import * as stap from './luister.ts';
import { toFouten, type Luister } from './luister.ts';
import { createId } from '../../../shared/id.ts';

export type Tekst = Output<Api['readVoorleestekst']>;
/** What is read. */
export type Luistertekst = Pick<Tekst, 'roepnaam' | 'titel' | 'alineas' | 'perRegel' | 'perMinuut'>;
/** Somebody else was first: it is kept, and this listening is done. */
export const isAlBeluisterd = (error: unknown): boolean => error instanceof ApiFout && error.code === 'voorlezingen/al-beluisterd';

type Body = Input<Api['saveVoorlezing']>['body'];
/** What a listener found. */
export type Bevinding = Pick<Body, 'ms' | 'gelezen' | 'fouten' | 'vloeiend'>;
type Versturen = UseMutationResult<Output<Api['saveVoorlezing']>, Error, Bevinding>;

interface Klok {
  readonly nu: () => number;
  /** Keys that mean something else here; true: this was one. */
  readonly onKey?: (event: KeyboardEvent, l: Luister) => boolean;
}

const TOESTEL: Klok = { nu: () => performance.now() };

/** Where left and right mean something else, up and down still move the pointer. */
const VOORUIT: ReadonlySet<string> = new Set(['ArrowRight', 'ArrowDown']);
const TERUG: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp']);

/** How often the pointer is drawn (ms). */
const TEKEN_MS = 200;
const MINUUT_MS = 60_000;

/** Where in the text the reading is, drawn again and again as long as it goes on. */
function useNu(loopt: boolean, klok: () => number): number {
  const [nu, setNu] = useState(klok);
  const lees = useRef(klok);
  useEffect(() => {
    lees.current = klok;
  }, [klok]);
  useEffect(() => {
    if (!loopt) return undefined;
    const wekker = setInterval(() => setNu(lees.current()), TEKEN_MS);
    return () => clearInterval(wekker);
  }, [loopt]);
  return nu;
}

/** One id for one listening: sent again after a failure it is kept once. */
export function useSendLive(plek: LeerlingPlek, tekstId: string, momentId: string | null) {
  const id = useRef(createId());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deel: Bevinding) =>
      call('saveVoorlezing', {
        params: { ...plek, voorlezingId: id.current },
        body: { momentId, tekstId, op: new Date(serverNow() - deel.ms).toISOString(), ...deel },
      }),
    onSettled: (_, error) =>
      error && !isAlBeluisterd(error)
        ? undefined
        : queryClient.invalidateQueries({ queryKey: ['admins', plek.adminId, 'groepen', plek.groepId] }),
  });
}

export function useLuister(tekst: Luistertekst, send: Versturen, { nu: klok, onKey }: Klok = TOESTEL) {
  const woorden = leeswoorden(tekst.alineas.flat());
  const [l, setL] = useState<Luister>(() => stap.createLuister(woorden.length, tekst.perMinuut));
  const nu = useNu(l.fase === 'leest', klok);
  const step = (fn: (van: Luister, nu: number) => Luister): void => setL((van) => fn(van, klok()));
  const save = (): void => {
    if (send.isPending || send.isSuccess || l.fase !== 'eind') return;
    send.mutate({ ms: Math.round(l.ms), gelezen: l.gelezen, fouten: toFouten(l), vloeiend: l.vloeiend });
  };
  // The same function as long as this screen stands: the words of a text are drawn again only when something changes about them.
  const tap = useCallback(
    (woord: number): void =>
      setL((van) => (van.fase === 'laatste' ? stap.chooseLaatste(van, woord) : stap.place(stap.toggle(van, woord), woord, klok()))),
    [klok],
  );
  const pressNumber = (nr: number): void => {
    const soort = LEESFOUTEN[nr - 1];
    const klank = VLOEIEND.find((een) => een === nr);
    if (l.fase === 'leest' && soort) step((van) => stap.chooseSoort(van, soort));
    if (l.fase === 'eind' && klank) step((van) => stap.chooseVloeiend(van, klank));
  };
  const move = (stappen: number): void => step((van, op) => stap.place(van, stap.loper(van, op) + stappen, op));
  /** Of the text: fields and other buttons lie outside it. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (onKey?.(event, l)) event.preventDefault();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (l.fase === 'leest' && VOORUIT.has(event.key)) move(1);
    else if (l.fase === 'leest' && TERUG.has(event.key)) move(-1);
    else if (l.fase === 'leest' && event.key === 'Enter') tap(stap.loper(l, klok()));
    else if (l.fase === 'klaar' && event.key === ' ') step(stap.start);
    else if (l.fase === 'leest' && event.key.toLowerCase() === 'e') step(stap.stop);
    else if (l.fase === 'laatste' && event.key === 'ArrowRight')
      step((van) => ({ ...van, gelezen: Math.min(van.gelezen + 1, van.woorden) }));
    else if (l.fase === 'laatste' && event.key === 'ArrowLeft') step((van) => ({ ...van, gelezen: Math.max(van.gelezen - 1, 1) }));
    else if (l.fase === 'laatste' && event.key === 'Enter') step((van) => stap.chooseLaatste(van, van.gelezen - 1));
    else if (/^[1-5]$/.test(event.key)) pressNumber(Number(event.key));
    else return;
    event.preventDefault();
  };
  return {
    l,
    woorden,
    loper: l.fase === 'leest' ? stap.loper(l, nu) : null,
    minuut: l.fase === 'leest' && nu - l.begon >= MINUUT_MS,
    teKort: l.fase !== 'klaar' && l.fase !== 'leest' && l.ms < KORTST_VOORLEZEN_MS,
    send,
    step,
    tap,
    save,
    onKeyDown,
  };
}

export type Luisteren = ReturnType<typeof useLuister>;
