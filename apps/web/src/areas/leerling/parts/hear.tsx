import { mdiVolumeHigh } from '@mdi/js';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../audio/device-setting.ts';
import type { Line } from '../audio/speak.ts';

interface HearProps {
  /** What is said, line after line. */
  readonly lines: readonly Line[];
  /** What the button is called; "Lees voor" unless told. */
  readonly name?: string;
}

/** One tap reads a part of the screen aloud: for children who cannot read it yet. */
export function Hear({ lines, name }: HearProps) {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  if (!soundOn) return null;
  return (
    <RoundButton name={name ?? t('hoor.lees')} onClick={() => void import('../audio/speak.ts').then(({ speak }) => speak(lines))}>
      <Icon path={mdiVolumeHigh} size={24} />
    </RoundButton>
  );
}
