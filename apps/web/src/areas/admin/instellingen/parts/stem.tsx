import { mdiPlay } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import type { Regio } from '@spelrijk/domain/admin';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useQuery } from '@tanstack/react-query';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { uitgesprokenQuery } from '../queries.ts';

/** The rule that is heard as a sample. */
const REGEL = 'ei-ij';

/** A real rule in the voice that was chosen. */
export function Stem({ spraak, regio }: { readonly spraak: Oefeninstelling['spraak']; readonly regio: Regio }) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const stem: Regio = spraak === 'streek' ? regio : spraak === 'vlaams' ? 'be' : 'nl';
  const { data } = useQuery(uitgesprokenQuery(stem));
  const adres = data?.regels[REGEL];
  if (adres === undefined) return null;
  const play = (): void => {
    player.unlock();
    // A browser that may not play stays silent.
    void player.play([{ soort: 'klank', adres }]);
  };
  return (
    <Button
      variant="text"
      startIcon={
        <SvgIcon>
          <path d={mdiPlay} />
        </SvgIcon>
      }
      onClick={play}
    >
      {t('voorbeeld.luister')}: {t(`waarde.spraak.${spraak}`)}
    </Button>
  );
}
