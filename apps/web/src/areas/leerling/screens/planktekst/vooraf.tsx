import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { Fragment, useState } from 'react';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import { Picture } from '../../parts/picture.tsx';
import type { Planktekst } from './query.ts';
import type { Follow } from './use-follow.ts';
import { Vraag } from './vragen.tsx';
import css from './planktekst.module.css';
import vragenCss from './vragen.module.css';

interface VoorafProps {
  readonly woorden: readonly string[];
  /** By word in small letters: its sound. */
  readonly klanken: Readonly<Record<string, string>>;
  /** By word in small letters: cut as it is read. */
  readonly stukken: Readonly<Record<string, string>>;
  readonly onHeard: (woord: string) => void;
}

const KNIP = ' · ';

/** A word cut as it is read; its dots are seen and not said. */
export function Geknipt({ woord }: { readonly woord: string }) {
  return woord.split(KNIP).map((deel, i) => (
    <Fragment key={`${i}-${deel}`}>
      {i > 0 && <span aria-hidden="true">{KNIP}</span>}
      {deel}
    </Fragment>
  ));
}

/** Words that are harder than the rest of the text, before reading: to see, and to hear where there is a sound. */
export function Vooraf({ woorden, klanken, stukken, onHeard }: VoorafProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const soundOn = useSoundOn();
  if (woorden.length === 0) return null;
  const hear = (woord: string, adres: string): void => {
    onHeard(woord);
    player.unlock();
    void player.play([{ soort: 'klank', adres }]);
  };
  return (
    <section className={css['vooraf']} aria-label={t('plank.vooraf')}>
      <p>{t('plank.vooraf')}</p>
      {woorden.map((woord) => {
        const naam = woord.toLowerCase();
        const adres = klanken[naam];
        const geknipt = stukken[naam] ?? woord;
        return adres === undefined || !soundOn ? (
          <strong key={woord}>
            <Geknipt woord={geknipt} />
          </strong>
        ) : (
          <button key={woord} type="button" onClick={() => hear(naam, adres)}>
            <Geknipt woord={geknipt} />
          </button>
        );
      })}
    </section>
  );
}

interface WoordoefeningProps {
  readonly leerlingId: string;
  readonly tekst: Planktekst;
  readonly beurtId: string;
  readonly follow: Follow;
  readonly onDone: () => void;
}

const NIETS = (): void => undefined;

/** Words of the text, before it is read: what each means, where it stands, and which sentence uses it as it should be. */
export function Woordoefening({ leerlingId, tekst: { id: tekstId, titel, oefenwoorden }, beurtId, follow, onDone }: WoordoefeningProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const [nr, setNr] = useState(0);
  const vraag = oefenwoorden[nr];
  if (!vraag) return null;
  const next = (): void => {
    if (nr + 1 < oefenwoorden.length) setNr(nr + 1);
    else onDone();
  };
  return (
    <div className={vragenCss['oefening']}>
      <h2>{t('plank.oefen.titel', { titel })}</h2>
      <Vraag
        key={vraag.id}
        vraag={vraag}
        intro={
          <div className={vragenCss['woord']}>
            {vraag.plaatje !== undefined && <Picture name={vraag.plaatje} size={96} />}
            <p>
              <strong>{vraag.woord}</strong>: {vraag.vraag}
            </p>
            <p>
              <q>{vraag.zin}</q>
            </p>
          </div>
        }
        teller={t('plank.oefen.nummer', { nr: nr + 1, van: oefenwoorden.length })}
        adres={{ leerlingId, tekstId, beurtId }}
        follow={follow}
        onPlek={NIETS}
        onNext={next}
        onStop={onDone}
        stop={t('plank.oefen.stop')}
      />
    </div>
  );
}
