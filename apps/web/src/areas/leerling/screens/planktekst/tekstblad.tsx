import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { beeldProps, GROOTTE } from '../../../../shared/kindbeeld/kindbeeld.ts';
import { useInstelling } from '../../use-instelling.ts';
import type { Leeswijze } from './leeswijze.ts';
import type { Planktekst } from './query.ts';
import type { Follow } from './use-follow.ts';
import css from './planktekst.module.css';

const LETTER_REM = 1.4;

interface TekstbladProps {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly tekst: Planktekst;
  readonly follow: Pick<Follow, 'at' | 'gezocht' | 'stuk'>;
  readonly wijze: Leeswijze;
  /** No sentence is lit: the child goes at its own pace. */
  readonly donker?: boolean;
  /** Sentences that prove an answer. */
  readonly plek: readonly number[];
}

/** Room above and below the lines that stay clear (px). */
const RAND = 4;

/** Tells the text where its lit sentence stands, so that a cover can leave those lines free; again when the text is laid out anew. */
function useLiniaal(body: RefObject<HTMLElement | null>, at: number, on: boolean): void {
  useLayoutEffect(() => {
    const text = body.current;
    if (!text || !on) return undefined;
    const place = (): void => {
      const zin = text.querySelector(`[data-zin="${at}"]`);
      if (!zin) return;
      const [blad, regels] = [text.getBoundingClientRect(), zin.getBoundingClientRect()];
      text.style.setProperty('--regel-van', `${Math.round(regels.top - blad.top) - RAND}px`);
      text.style.setProperty('--regel-tot', `${Math.round(regels.bottom - blad.top) + RAND}px`);
    };
    const watcher = new ResizeObserver(place);
    watcher.observe(text);
    // Letters that arrive later lay the lines out anew, without changing the size of the text.
    void document.fonts.ready.then(place);
    place();
    return () => watcher.disconnect();
  }, [body, at, on]);
}

/** The text itself, in the letters the child reads best. */
export function Tekstblad({ body, tekst, follow, wijze, plek, donker = false }: TekstbladProps) {
  const { titel, alineas, perRegel } = tekst;
  const { at, gezocht, stuk } = follow;
  const { instelling } = useInstelling();
  const { letter: lettertype, ruimte: spatiering, maat } = wijze;
  const { className, ...beeld } = beeldProps({ ...instelling, ...(lettertype && { lettertype }), ...(spatiering && { spatiering }) });
  // What the docent set is in the size of the whole page already.
  const schaal = maat ? GROOTTE[maat] / GROOTTE[instelling.lettergrootte] : 1;
  useLiniaal(body, at, wijze.liniaal);
  useEffect(() => {
    // In new browsers scrolling answers with a promise, which an effect must not give back.
    body.current?.querySelector(`[data-zin="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [body, at]);
  const starts = alineas.map((_, i) => 1 + alineas.slice(0, i).flat().length);
  const nu = Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );
  return (
    <div
      ref={body}
      className={`${css['tekst']} ${className}`}
      {...beeld}
      data-regels={perRegel}
      style={{ fontSize: `${LETTER_REM * schaal}rem` }}
    >
      <h2 tabIndex={-1}>
        <Sentence zin={titel} nr={0} lit={at === 0 && !donker} said={at === 0 ? stuk : -1} />
      </h2>
      {alineas.map((zinnen, i) => (
        <p key={starts[i]} hidden={wijze.stuk && i !== nu}>
          {zinnen.map((zin, n) => (
            <Sentence
              key={`${n}-${zin}`}
              zin={zin}
              nr={(starts[i] ?? 1) + n}
              lit={(starts[i] ?? 1) + n === at && !donker}
              said={(starts[i] ?? 1) + n === at ? stuk : -1}
              plek={plek.includes((starts[i] ?? 1) + n)}
            />
          ))}
        </p>
      ))}
      {wijze.liniaal && <div className={css['deksel']} />}
      {/* Who listens to the screen does not see which sentence lights up; what the voice reads is not said twice. */}
      <div className="verborgen" aria-live="polite">
        {gezocht && !donker && ([titel, ...alineas.flat()][at] ?? '')}
      </div>
    </div>
  );
}

const wordIn = (stuk: string): string | undefined => /\p{L}+(?:['’-]\p{L}+)*/u.exec(stuk.toLowerCase())?.[0];

interface SentenceProps {
  readonly zin: string;
  readonly nr: number;
  readonly lit: boolean;
  /** Which of its pieces is being said; -1: none. */
  readonly said: number;
  readonly plek?: boolean;
}

function Sentence({ zin, nr, lit, said, plek = false }: SentenceProps) {
  return (
    <>
      <span className={css['zin']} data-zin={nr} data-plek={plek || undefined} aria-current={lit ? true : undefined}>
        {zin.split(/(\s+)/).map((stuk, i) => (
          <span key={`${i}-${stuk}`} data-woord={wordIn(stuk)} data-zegt={i === 2 * said || undefined}>
            {stuk}
          </span>
        ))}
      </span>{' '}
    </>
  );
}
