import { mdiChevronDown, mdiChevronUp, mdiVolumeHigh } from '@mdi/js';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import { vragenQuery, type Plankvraag } from './query.ts';
import type { Follow } from './use-follow.ts';
import { useVraag, type Adres } from './use-vraag.ts';
import css from './vragen.module.css';

export interface VragenProps extends Adres {
  readonly follow: Follow;
  /** Sentences that light up because they prove the answer, or show where to look. */
  readonly onPlek: (zinnen: readonly number[]) => void;
  readonly onDone: () => void;
}

/** `kort`: what who reads for itself is asked; `rest`: what is left then. */
export type Welke = 'alle' | 'kort' | 'rest';

export function vragenVan({ vragen, vrij }: Output<Api['readPlankvragen']>, welke: Welke): readonly Plankvraag[] {
  if (welke === 'alle' || (welke === 'kort' && vrij.length === 0)) return vragen;
  return vragen.filter(({ id }) => vrij.includes(id) === (welke === 'kort'));
}

/** The questions of a text, one at a time, with the text beside them. */
export function Vragen({ leerlingId, tekstId, beurtId, follow, welke, onPlek, onDone }: VragenProps & { readonly welke: Welke }) {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  const { data, error, refetch } = useQuery(vragenQuery(leerlingId, tekstId, beurtId));
  const [nr, setNr] = useState(0);
  if (error) return <VragenWeg stop={t('plank.vragen.stop')} onRetry={() => void refetch()} onStop={onDone} />;
  const lijst = data ? vragenVan(data, welke) : [];
  const vraag = lijst[nr];
  if (!vraag) return <p className={css['vragen']}>{t('leerling:laden')}</p>;
  const next = (): void => {
    onPlek([]);
    if (nr + 1 < lijst.length) setNr(nr + 1);
    else onDone();
  };
  return (
    <Vraag
      key={vraag.id}
      vraag={vraag}
      teller={t('plank.vragen.nummer', { nr: nr + 1, van: lijst.length })}
      adres={{ leerlingId, tekstId, beurtId }}
      follow={follow}
      onPlek={onPlek}
      onNext={next}
      onStop={onDone}
    />
  );
}

interface VragenWegProps {
  readonly stop: string;
  readonly onRetry: () => void;
  readonly onStop: () => void;
}

/** The questions could not be fetched: once more, or on without them. */
export function VragenWeg({ stop, onRetry, onStop }: VragenWegProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <section className={css['vragen']}>
      <p>{t('plank.vragen.fout')}</p>
      <BigButton onClick={onRetry}>{t('plank.vragen.opnieuw')}</BigButton>
      <BigButton tone="papier" onClick={onStop}>
        {stop}
      </BigButton>
    </section>
  );
}

interface VraagProps {
  readonly vraag: Plankvraag;
  /** What stands above a question about a word: its meaning, its sentence. */
  readonly intro?: ReactNode;
  readonly teller: string;
  readonly adres: Adres;
  readonly follow: Follow;
  readonly onPlek: (zinnen: readonly number[]) => void;
  readonly onNext: () => void;
  readonly onStop: () => void;
  /** What the button that stops says, when not questions are stopped. */
  readonly stop?: string;
}

export function Vraag({ vraag, intro, teller, adres, follow, onPlek, onNext, onStop, stop }: VraagProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const kop = useRef<HTMLHeadingElement>(null);
  useEffect(() => kop.current?.focus(), []);
  const { fase, geprobeerd, gekozen, melding, choose, prove } = useVraag(vraag, adres, onPlek);
  const verder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed is over: the next button is at hand, and who listens hears what it is.
    const knoppen = verder.current;
    if (fase !== 'kies') (knoppen?.querySelector<HTMLElement>('[data-eerst]') ?? knoppen?.querySelector('button'))?.focus();
  }, [fase]);
  return (
    <section className={css['vragen']} data-eigen-toetsen={fase === 'kies' ? true : undefined} aria-label={teller}>
      <p className={css['teller']}>{teller}</p>
      <div className={css['kop']}>
        <h3 ref={kop} tabIndex={-1}>
          {vraag.woord !== undefined
            ? t('plank.oefen.vraag', { woord: vraag.woord })
            : vraag.nieuwWoord
              ? t('plank.vragen.woord')
              : vraag.vraag}
        </h3>
        {/* Afterwards a word is asked without its meaning. */}
        <Hear klanken={vraag.woord !== undefined && !intro ? vraag.klanken.slice(1) : vraag.klanken} onHear={follow.stop} />
      </div>
      {intro}
      {vraag.nieuwWoord && <p className={css['zin']}>{vraag.vraag}</p>}
      <ul className={css['keuzes']}>
        {vraag.keuzes.map((keus) => (
          <li key={keus}>
            <button
              type="button"
              data-stand={keus === gekozen ? 'goed' : geprobeerd.includes(keus) ? 'fout' : undefined}
              // Not disabled: whoever pressed it stays on it, and hears what comes of it.
              aria-disabled={fase !== 'kies' || geprobeerd.includes(keus)}
              onClick={() => void choose(keus)}
            >
              {keus}
            </button>
          </li>
        ))}
      </ul>
      <output>{melding && t(`plank.vragen.meldingen.${melding}`)}</output>
      <div ref={verder} className={css['verder']}>
        {fase === 'bewijs' && (
          <>
            <ZinKnoppen follow={follow} />
            <BigButton disabled={follow.at === 0} onClick={() => void prove(follow.at)}>
              {t('plank.vragen.dezeZin')}
            </BigButton>
          </>
        )}
        {fase === 'klaar' && <BigButton onClick={onNext}>{t('plank.vragen.verder')}</BigButton>}
        <BigButton tone="papier" onClick={onStop}>
          {stop ?? t('plank.vragen.stop')}
        </BigButton>
      </div>
    </section>
  );
}

/** From sentence to sentence with buttons: a screen reader keeps the arrows for itself. */
function ZinKnoppen({ follow: { move } }: { readonly follow: Follow }) {
  const { t } = useTexts(leerlingLezenTeksten);
  return (
    <>
      <RoundButton name={t('plank.vorige')} onClick={() => move(-1)}>
        <Icon path={mdiChevronUp} size={28} />
      </RoundButton>
      <RoundButton data-eerst name={t('plank.volgende')} onClick={() => move(1)}>
        <Icon path={mdiChevronDown} size={28} />
      </RoundButton>
    </>
  );
}

const PAUZE_MS = 300;

export function Hear({ klanken, onHear }: { readonly klanken: readonly string[]; readonly onHear: () => void }) {
  const { t } = useTexts(leerlingLezenTeksten, leerlingTeksten);
  const soundOn = useSoundOn();
  if (!soundOn || klanken.length === 0) return null;
  const hear = (): void => {
    onHear();
    player.unlock();
    void player.play(klanken.flatMap((adres) => [{ soort: 'klank', adres } as const, { soort: 'stil', ms: PAUZE_MS } as const]));
  };
  return (
    <RoundButton name={t('leerling:hoor.lees')} onClick={hear}>
      <Icon path={mdiVolumeHigh} size={24} />
    </RoundButton>
  );
}
