import { mdiVolumeHigh } from '@mdi/js';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Picture } from '../../../parts/picture.tsx';
import css from './example.module.css';

interface ExampleProps {
  readonly woord: string;
  /** The letters that the rule is about, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly audio?: string | undefined;
  readonly plaatje?: string | undefined;
  readonly onSay: (adres: string) => void;
}

/** A word with its tricky letters marked by weight, line and colour. */
export function Example({ woord, start, end, audio, plaatje, onSay }: ExampleProps) {
  const { t } = useTexts(leerlingTeksten);
  // A rule about the whole word marks nothing: a word that is all marked says as little as one that is not.
  const marked = end > start && end - start < woord.length;
  return (
    <div className={css['voorbeeld']}>
      <span className={css['plaatje']}>{plaatje !== undefined && <Picture name={plaatje} size={44} />}</span>
      <span className={css['woord']} lang="nl" data-lang={woord.length > 8 || undefined}>
        {marked ? woord.slice(0, start) : woord}
        {marked && <mark className={css['stuk']}>{woord.slice(start, end)}</mark>}
        {marked && woord.slice(end)}
      </span>
      {audio !== undefined && (
        <RoundButton name={t('venster.hoorWoord', { woord })} onClick={() => onSay(audio)}>
          <Icon path={mdiVolumeHigh} size={24} />
        </RoundButton>
      )}
    </div>
  );
}
