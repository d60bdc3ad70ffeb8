import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Counts from 0 to `last`, one step for every frame that has been drawn, beginning when `ready`: what is large and is drawn
 * in steps leaves the browser free for a finger in between.
 */
export function useSteps(last: number, ready: boolean): number {
  const [step, setStep] = useState(0);
  const done = !ready || step >= last;
  useEffect(() => {
    if (done) return;
    let timer = 0;
    // The frame first, then the work: a timer set in a frame fires after that frame is on the screen.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setStep(step + 1)), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [step, done]);
  return step;
}

/** What nobody sees at first, for behind the first drawing: asking for a file costs a slow processor as much as drawing a plank of the signpost. */
export const Later = ({ children }: { readonly children: ReactNode }) => useSteps(1, true) > 0 && children;
