import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { layoutFor } from '../../shared/kindbeeld/letterbord.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { landkaartQuery } from './landkaart-query.ts';
import { useInstelling } from './use-instelling.ts';
import { useMedia } from './use-media.ts';

/** The letter board for who has no keys, or was given one; null where there are keys to type on. */
export function useBord() {
  const { leerlingId = '' } = useParams();
  const { i18n } = useTexts(algemeenTeksten);
  const { toetsenbord } = useInstelling().instelling;
  const touch = useMedia('(pointer: coarse)');
  const keys = useMedia('(any-pointer: fine)');
  const jaargroep = useQuery(landkaartQuery(leerlingId)).data?.leerling.jaargroep ?? 5;
  if (toetsenbord === 'automatisch' || toetsenbord === 'geen') {
    const asks = toetsenbord === 'automatisch' ? touch : touch && !keys;
    return asks ? layoutFor(i18n.language === 'nl-BE' ? 'be' : 'nl', jaargroep) : null;
  }
  return toetsenbord;
}
