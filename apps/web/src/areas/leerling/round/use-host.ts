import type { Regio } from '@spelrijk/domain/admin';
import type { Taak } from '@spelrijk/domain/taak';
import type { Game, GameManifest, GameState, Stand } from '@spelrijk/game-kit/contract';
import { withoutVersiering } from '@spelrijk/game-kit/stage';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type HostBeeld, type Hulp, RoundHost } from '../play/host.ts';
import { useSoundOn } from '../audio/device-setting.ts';
import { inSilence } from '../play/prompt.ts';
import { keepRecord, keepRonde, readRecord, readRonde } from '../play/record.ts';
import { progressOf, type Rest } from '../play/resume.ts';
import type { AnswerSender } from '../queue/sender.ts';

export interface RoundProps {
  readonly leerlingId: string;
  readonly taak: Taak;
  readonly rest: Rest;
  readonly manifest: GameManifest;
  readonly game: Game;
  /** Null: nothing is stored or sent. */
  readonly sender: AnswerSender | null;
  readonly looksOn: boolean;
  readonly regio: Regio;
  readonly figuur: number;
  /** What the stepping stones lead to. */
  readonly thuis?: ReactNode | undefined;
  readonly jaargroep: number;
  /** Per opgave of the taak: in which attempt it was right; and how many words were right before the soft clock was empty. */
  readonly onDone: (done: readonly (number | null)[], opTijd: number | null) => void;
  readonly onBreuk: () => void;
  /** Something to keep was found in play. */
  readonly onVondst?: (stuk: string) => void;
  /** Its own ghost in this game; absent: it plays against nobody. */
  readonly spook?: number | null;
  readonly onRecord?: (waarde: number) => void;
  /** Leaves the game in the middle. */
  readonly onStop: () => void;
}

interface Around {
  readonly rustig: boolean;
  /** The soft clock runs: the stage is a little quicker too. */
  readonly klok: boolean;
  readonly mayHint: boolean;
  readonly stand: Stand;
  readonly stage: RefObject<StageHandle | null>;
  readonly onHulp: (hulp: Hulp) => void;
  readonly onHoor: (keuze: string) => void;
}

/** Speeds of the stage: calm, usual, with the soft clock. */
const TEMPO = { rustig: 0.6, gewoon: 1, klok: 1.25 } as const;
/** What a game offers as help is a thing to pick with such a name; without hints it is not on the stage. */
const JOKER = 'joker:';

/** The host lives as long as the round; the screen follows it. */
export function useHost(
  props: RoundProps,
  { rustig, klok, mayHint, stand, stage, ...around }: Around,
): { readonly host: RoundHost; readonly beeld: HostBeeld } {
  const { taak, manifest, rest, game, leerlingId, looksOn } = props;
  const { slug } = manifest;
  const toets = taak.toets === true;
  const tempo = rustig ? TEMPO.rustig : klok ? TEMPO.klok : TEMPO.gewoon;
  const silent = !useSoundOn();
  const [host] = useState(
    () =>
      new RoundHost({
        ...props,
        ...(silent && { rest: { ...rest, todo: rest.todo.map(inSilence) } }),
        slug,
        taakId: taak.id,
        rustig,
        tempo,
        toets,
        stand,
        vorige: readRecord(leerlingId, slug),
        spook: props.spook ?? null,
        ronde: readRonde(leerlingId, slug),
      }),
  );
  const beeld = useSyncExternalStore(host.subscribe, host.getBeeld);
  const onFrame = useEffectEvent((state: GameState) => {
    const items = game.logic.scene(state);
    const shown = mayHint ? items : items.filter(({ pick }) => pick?.startsWith(JOKER) !== true);
    stage.current?.paint(host.zuinig ? withoutVersiering(shown) : shown);
  });
  const onDone = useEffectEvent((uitslag: readonly (number | null)[]) => {
    if (!looksOn && !toets) keepRonde(leerlingId, slug, readRonde(leerlingId, slug) + 1);
    props.onDone(progressOf(taak.opgaven, rest, uitslag), klok ? host.opTijd : null);
  });
  const onBreuk = useEffectEvent(() => props.onBreuk());
  const onRecord = useEffectEvent((waarde: number) => props.onRecord?.(waarde));
  const onVondst = useEffectEvent((stuk: string) => props.onVondst?.(stuk));
  const onHulp = useEffectEvent((hulp: Hulp) => around.onHulp(hulp));
  const onHoor = useEffectEvent((keuze: string) => around.onHoor(keuze));
  const onMeting = useEffectEvent((waarde: number) => {
    if (!looksOn) keepRecord(leerlingId, slug, waarde);
  });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') host.pause();
    };
    document.addEventListener('visibilitychange', look);
    const stop = host.run({
      onFrame: (state) => onFrame(state),
      onDone: (uitslag) => onDone(uitslag),
      onBreuk: () => onBreuk(),
      onHulp: (hulp) => onHulp(hulp),
      onMeting: (waarde) => onMeting(waarde),
      onRecord: (waarde) => onRecord(waarde),
      onVondst: (stuk) => onVondst(stuk),
      onHoor: (keuze) => onHoor(keuze),
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [host]);
  useEffect(() => host.turn(stand), [host, stand]);
  return { host, beeld };
}
