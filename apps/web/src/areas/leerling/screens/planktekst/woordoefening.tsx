import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { useState } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Picture } from '../../parts/picture.tsx';
import type { Planktekst } from './query.ts';
import type { Follow } from './use-follow.ts';
import { Vraag } from './vragen.tsx';
import css from './vragen.module.css';

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
    <div className={css['oefening']}>
      <h2>{t('plank.oefen.titel', { titel })}</h2>
      <Vraag
        key={vraag.id}
        vraag={vraag}
        intro={
          <div className={css['woord']}>
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
