import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { mdiVolumeHigh } from '@mdi/js';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { player } from '../../../../shared/audio/player.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import css from './leesplank.module.css';

type Weerwoord = Output<Api['readLeesplank']>['weerwoorden'][number];

interface WeerwoordenProps {
  readonly leerlingId: string;
  /** As they were when the shelf was opened: what is answered stays in sight until it is put away. */
  readonly woorden: readonly Weerwoord[];
}

/** Words of a week ago, by themselves on the shelf; each is asked once, and what it means is said after it. */
export function Weerwoorden({ leerlingId, woorden }: WeerwoordenProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const [vast] = useState(woorden);
  const [nr, setNr] = useState(0);
  const woord = vast[nr];
  if (!woord) return null;
  return (
    <section className={css['plank']} aria-labelledby="weerwoorden">
      <h2 id="weerwoorden">{t('plank.oefen.weer')}</h2>
      <Vraag
        key={woord.vraagId}
        leerlingId={leerlingId}
        woord={woord}
        eerste={nr === 0}
        laatste={nr + 1 === vast.length}
        onNext={() => setNr(nr + 1)}
      />
    </section>
  );
}

/** The question is over: what leads on is at hand. */
const focusOn = (knop: HTMLButtonElement | null): void => knop?.focus();

interface VraagProps {
  readonly leerlingId: string;
  readonly woord: Weerwoord;
  readonly eerste: boolean;
  readonly laatste: boolean;
  readonly onNext: () => void;
}

function Vraag({ leerlingId, woord: { vraagId, titel, woord, zin, keuzes, klanken }, eerste, laatste, onNext }: VraagProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const kop = useRef<HTMLHeadingElement>(null);
  // The first comes by itself and takes nobody's place; the next one was asked for.
  useEffect(() => {
    if (!eerste) kop.current?.focus();
  }, [eerste]);
  const [uitslag, setUitslag] = useState<{ readonly gekozen: string; readonly antwoord: string } | null>(null);
  const [bezig, setBezig] = useState(false);
  const [weg, setWeg] = useState(false);
  const answer = async (gekozen: string): Promise<void> => {
    if (bezig || uitslag !== null) return;
    setBezig(true);
    setWeg(false);
    try {
      const { antwoord } = await call('answerWeerwoord', { params: { leerlingId, vraagId }, body: { antwoord: gekozen } });
      setUitslag({ gekozen, antwoord });
    } catch (error) {
      // Asked in another tab meanwhile.
      if (isNotFound(error)) onNext();
      else setWeg(true);
    } finally {
      setBezig(false);
    }
  };
  const goed = uitslag?.gekozen === uitslag?.antwoord;
  return (
    <div className={css['weer']}>
      <p>
        {t('plank.oefen.weerUitleg', { titel })} <q>{zin}</q>
      </p>
      <h3 ref={kop} tabIndex={-1}>
        {t('plank.oefen.betekent', { woord })} <Hear klanken={klanken} />
      </h3>
      <ul>
        {keuzes.map((keus) => (
          <li key={keus}>
            <button
              type="button"
              data-stand={uitslag?.antwoord === keus ? 'goed' : uitslag?.gekozen === keus ? 'fout' : undefined}
              aria-disabled={uitslag !== null}
              onClick={() => void answer(keus)}
            >
              {keus}
            </button>
          </li>
        ))}
      </ul>
      <output>
        {weg && t('plank.vragen.meldingen.weg')}
        {uitslag && (goed ? t('plank.oefen.goed') : t('plank.oefen.fout', { antwoord: uitslag.antwoord }))}
      </output>
      {uitslag && (
        <BigButton ref={focusOn} onClick={onNext}>
          {t(laatste ? 'plank.oefen.klaar' : 'plank.oefen.volgende')}
        </BigButton>
      )}
    </div>
  );
}

const PAUZE_MS = 300;

/** The sentence and what the word may mean; nothing of it when one of them has no sound. */
function Hear({ klanken }: { readonly klanken: readonly string[] }) {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  if (!soundOn || klanken.length === 0) return null;
  const hear = (): void => {
    player.unlock();
    void player.play(klanken.flatMap((adres) => [{ soort: 'klank', adres } as const, { soort: 'stil', ms: PAUZE_MS } as const]));
  };
  return (
    <RoundButton name={t('hoor.lees')} onClick={hear}>
      <Icon path={mdiVolumeHigh} size={24} />
    </RoundButton>
  );
}
