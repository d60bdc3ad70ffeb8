import { useEffect, useEffectEvent, useId, useImperativeHandle, useMemo, useRef } from 'react';
import type { PointerEvent, ReactElement, Ref, RefObject } from 'react';
import styles from './stage.module.css';
import type { GameArt, Tooi } from '../../contract/art.ts';
import type { GameInput, Item, Stand } from '../../contract/game.ts';
import { KIT_ART } from '../kit-art.ts';
import { maatOf } from '../measures.ts';
import { blobArt } from './blob-art.tsx';
import { DomView } from './dom-view.ts';
import type { ViewClasses } from './dom-view.ts';
import { plaatjeArt } from './plaatje-art.ts';

/** How the host draws a frame: straight to the elements, past React. */
export interface StageHandle {
  paint(items: readonly Item[]): void;
  /** What stands on the stage now, for the keyboard. */
  readonly items: readonly Item[];
}

export interface StageProps {
  readonly ref?: Ref<StageHandle>;
  /** The drawings of the game. */
  readonly art: GameArt;
  /** What everything on the stage wears; absent: it looks as it was drawn. */
  readonly tooi?: Tooi | undefined;
  /** Seed of the pupil's own blob, drawn as `kit:blob`. */
  readonly figuur: number;
  readonly stand: Stand;
  /** Address of a picture of the word bank, drawn as `kit:plaatje`. */
  readonly plaatje?: (naam: string) => string;
  /** The first frame; later ones go through the handle. */
  readonly items?: readonly Item[];
  /** One sentence about the stage for a screen reader; the host's live region speaks it, here it can be read again. */
  readonly beschrijving: string;
  readonly onInput: (input: GameInput) => void;
}

const CLASSES: ViewClasses = {
  item: styles['item'] ?? '',
  pick: styles['pick'] ?? '',
  moves: styles['moves'] ?? '',
  label: styles['label'] ?? '',
  nummer: styles['nummer'] ?? '',
};

/**
 * The playing field. It fills its parent and keeps the proportions of the stand; React renders it once, frames are
 * painted through the handle.
 * @example <Stage ref={stage} art={game.art} figuur={7} stand="liggend" beschrijving={tekst} onInput={send} />
 */
export function Stage({ ref, art, tooi, figuur, stand, plaatje, items, beschrijving, onInput }: StageProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(null);
  const achter = useRef<HTMLDivElement>(null);
  const view = useView({ root, field, achter }, { art, tooi, figuur, stand, plaatje, items, onInput });
  useImperativeHandle(
    ref,
    () => ({
      paint: (next) => view.current?.paint(next),
      get items() {
        return view.current?.items ?? [];
      },
    }),
    [view],
  );
  const id = useId();
  const point = (fase: 'neer' | 'beweeg' | 'los') => (event: PointerEvent) =>
    sendPoint(event, { fase, field: field.current, stand, onInput });
  return (
    <div ref={root} className={styles['stage']} data-tooi={tooi && 'nacht'}>
      <div ref={achter} className={styles['achter']} aria-hidden="true" />
      <section
        ref={field}
        className={styles['vlak']}
        aria-label="Speelveld"
        aria-describedby={id}
        tabIndex={-1}
        onPointerDown={point('neer')}
        onPointerMove={point('beweeg')}
        onPointerUp={point('los')}
        onPointerCancel={point('los')}
      >
        <p id={id} className={styles['verborgen']}>
          {beschrijving}
        </p>
      </section>
      {tooi && <div className={styles['neon']} aria-hidden="true" />}
    </div>
  );
}

type ViewProps = Pick<StageProps, 'art' | 'tooi' | 'figuur' | 'stand' | 'items' | 'onInput'> & {
  readonly plaatje: StageProps['plaatje'] | undefined;
};

interface Lagen {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLElement | null>;
  readonly achter: RefObject<HTMLDivElement | null>;
}

function useView({ root, field, achter }: Lagen, props: ViewProps): RefObject<DomView | null> {
  const { art, tooi, figuur, stand, plaatje, items } = props;
  const view = useRef<DomView | null>(null);
  const onPick = useEffectEvent((pick: string) => props.onInput({ soort: 'kies', pick }));
  const firstItems = useEffectEvent(() => props.items ?? []);
  const allArt = useMemo(() => ({ ...KIT_ART, ...blobArt(figuur), ...(plaatje && plaatjeArt(plaatje)), ...art }), [art, figuur, plaatje]);
  useEffect(() => {
    const around = root.current;
    if (around === null || field.current === null) return;
    const made = new DomView(field.current, {
      art: allArt,
      tooi,
      classes: CLASSES,
      onPick: (pick) => onPick(pick),
      onOmgeving({ boven, opzij }) {
        around.style.setProperty('--omgeving', `url("${boven}")`);
        around.style.setProperty('--omgeving-opzij', `url("${opzij}")`);
      },
      ...(achter.current && { achter: achter.current }),
    });
    // Another dress is put on over what stands there.
    const first = view.current?.items ?? firstItems();
    view.current = made;
    // Before the next frame, and not in here: the blobs are drawn by React, which draws nothing while it is still busy with this screen.
    queueMicrotask(() => {
      if (view.current === made && made.items.length === 0) made.paint(first);
    });
    const unwatch = watchSize(around, stand, (scale) => made.resize(scale));
    return () => {
      unwatch();
      made.destroy();
    };
  }, [allArt, tooi, root, field, achter, stand]);
  useEffect(() => {
    if (items !== undefined) queueMicrotask(() => view.current?.paint(items));
  }, [items]);
  return view;
}

/** Keeps the field as large as fits and tells its scale in CSS pixels per stage unit. */
function watchSize(root: HTMLElement, stand: Stand, onScale: (scale: number) => void): () => void {
  const { w, h } = maatOf(stand);
  const fit = (): void => {
    const scale = Math.max(0.05, Math.min(root.clientWidth / w, root.clientHeight / h));
    root.style.setProperty('--veld-w', `${Math.floor(w * scale)}px`);
    root.style.setProperty('--veld-h', `${Math.floor(h * scale)}px`);
    root.dataset['rand'] = root.clientWidth / w < root.clientHeight / h ? 'boven' : 'opzij';
    onScale(scale);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(root);
  fit();
  return () => observer.disconnect();
}

interface PointOpties {
  readonly fase: 'neer' | 'beweeg' | 'los';
  readonly field: HTMLElement | null;
  readonly stand: Stand;
  readonly onInput: (input: GameInput) => void;
}

/** Pointers on a button are that button's own; elsewhere the game hears where. */
function sendPoint(event: PointerEvent, { fase, field, stand, onInput }: PointOpties): void {
  if (field === null || (fase === 'beweeg' && event.buttons === 0)) return;
  if (event.target instanceof Element && event.target.closest('button') !== null) return;
  const box = field.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return;
  // What is dragged may be let go over a button.
  if (fase === 'neer') field.setPointerCapture(event.pointerId);
  const { w, h } = maatOf(stand);
  onInput({ soort: 'wijs', fase, x: ((event.clientX - box.left) / box.width) * w, y: ((event.clientY - box.top) / box.height) * h });
}
