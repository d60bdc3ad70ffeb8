import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BlobMood } from '@spelrijk/ui/blob';
import { BlobFigure, Bloep } from '@spelrijk/ui/blob';
import type { GameArt } from '../../contract/art.ts';

const MOODS: readonly BlobMood[] = ['blij', 'denkt', 'verrast', 'trots', 'slaapt'];
const moodOf = (toon: string): BlobMood => MOODS.find((mood) => mood === toon) ?? 'blij';

let made = 0;

/**
 * Blobs for the stage: `kit:blob` is the pupil's own (toon: a mood), `kit:bloep` explains rules (toon: a mood),
 * `kit:publiek` is anyone else (toon: `seed mood`). Each is drawn once by React and cloned from then on.
 */
export function blobArt(figuur: number): GameArt {
  return {
    'kit:blob': { node: (toon) => drawOnce(createElement(BlobFigure, { seed: figuur, mood: moodOf(toon) })) },
    'kit:bloep': { node: (toon) => drawOnce(createElement(Bloep, { mood: moodOf(toon) })) },
    'kit:publiek': { node: (toon) => drawOnce(drawPubliek(toon)) },
  };
}

function drawPubliek(toon: string): ReturnType<typeof createElement> {
  const [seed = '1', mood = ''] = toon.split(' ');
  return createElement(BlobFigure, { seed: Number(seed), mood: moodOf(mood) });
}

/** The prefix keeps the gradients of two drawings apart: each root would start counting its ids anew. */
function drawOnce(element: ReturnType<typeof createElement>): Element {
  const host = document.createElement('div');
  const root = createRoot(host, { identifierPrefix: `toneel${++made}-` });
  flushSync(() => root.render(element));
  const drawing = host.firstElementChild?.cloneNode(true);
  root.unmount();
  return drawing instanceof Element ? drawing : document.createElement('span');
}
