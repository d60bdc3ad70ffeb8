import { mdiBookOpenPageVariant, mdiImageMultiple, mdiStarCircle, mdiViewGrid, mdiVolumeHigh, mdiVolumeOff } from '@mdi/js';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { Icon } from '@spelrijk/ui/icon';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../../audio/device-setting.ts';
import { useLooksOn } from '../../../looks-on.ts';
import { leesplankPath, mijnVoortgangPath, spaarkaartenPath, verzamelingenPath } from '../../../paths.ts';
import { Laatje } from './laatje.tsx';

interface DingenProps {
  readonly leerlingId: string;
  /** False when rewards are switched off. */
  readonly spaart: boolean;
  readonly knop: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onGeluid: () => void;
}

/** Where a child can go from the map, in words. */
export function Dingen({ leerlingId, spaart, knop, onClose, onGeluid }: DingenProps) {
  const { t } = useTexts(leerlingTeksten);
  const looksOn = useLooksOn();
  const soundOn = useSoundOn();
  const plekken = [
    { naam: t('kaart.naarPlank'), icon: mdiBookOpenPageVariant, to: leesplankPath(leerlingId) },
    { naam: t('kaart.naarIk'), icon: mdiStarCircle, to: mijnVoortgangPath(leerlingId) },
    ...(spaart
      ? [
          { naam: t('kaart.naarSparen'), icon: mdiViewGrid, to: spaarkaartenPath(leerlingId) },
          { naam: t('kaart.naarVerzamelingen'), icon: mdiImageMultiple, to: verzamelingenPath(leerlingId) },
        ]
      : []),
  ];
  return (
    <Laatje naam={t('kaart.dingen')} knop={knop} kant="onder" onClose={onClose}>
      {plekken.map(({ naam, icon, to }) => (
        <li key={to}>
          <Link to={to}>
            <Icon path={icon} />
            {naam}
          </Link>
        </li>
      ))}
      {!looksOn && (
        <li>
          <button type="button" onClick={onGeluid}>
            <Icon path={soundOn ? mdiVolumeHigh : mdiVolumeOff} />
            {t('geluid.open')}
          </button>
        </li>
      )}
    </Laatje>
  );
}
