import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../audio/device-setting.ts';
import css from './planktekst.module.css';

interface VoorafProps {
  readonly woorden: readonly string[];
  /** By word in small letters: its sound. */
  readonly klanken: Readonly<Record<string, string>>;
  /** By word in small letters: cut as it is read. */
  readonly stukken: Readonly<Record<string, string>>;
  readonly onHeard: (woord: string) => void;
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
          <strong key={woord}>{geknipt}</strong>
        ) : (
          <button key={woord} type="button" onClick={() => hear(naam, adres)}>
            {geknipt}
          </button>
        );
      })}
    </section>
  );
}
