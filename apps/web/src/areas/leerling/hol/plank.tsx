import type { Beloningen } from '@spelrijk/contract/beloningen';
import { eigenHolen } from '@spelrijk/domain/hol';
import { holTeksten } from '@spelrijk/teksten/hol';
import { BlobFigure } from '@spelrijk/ui/blob';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Choices } from '../parts/choices.tsx';
import { useChooseHol } from '../use-beloningen.ts';
import { Hol } from './hol.tsx';

interface HolplankProps {
  readonly leerlingId: string;
  readonly beloningen: Beloningen;
  readonly figuur: number;
  readonly looksOn: boolean;
}

/** Beside the clothes: in which hol one lives. Who has none yet reads how one comes by it. */
export function Holplank({ leerlingId, beloningen, figuur, looksOn }: HolplankProps) {
  const { t } = useTexts(holTeksten);
  const kies = useChooseHol(leerlingId);
  const nu = kies.isPending ? kies.variables : beloningen.hol;
  const choose = (nummer: number | null): void => {
    if (!looksOn && nummer !== nu) kies.mutate(nummer);
  };
  const eigen = eigenHolen(beloningen.blobs);
  const buiten = {
    key: 'buiten',
    name: t('buiten'),
    on: nu === null,
    picture: <BlobFigure seed={figuur} />,
    onChoose: () => choose(null),
  };
  return (
    <>
      <Choices
        wide
        title={t('waar')}
        note={t('uitleg')}
        choices={[
          ...(eigen.length > 0 ? [buiten] : []),
          ...eigen.map(({ nummer, vorm, kaart }) => ({
            key: kaart.id,
            name: t('van', { vorm: t(`vormen.${vorm}`), kaart: kaart.naam }),
            on: nu === nummer,
            picture: <Hol nummer={nummer} bewoner={nu === nummer ? figuur : undefined} />,
            onChoose: () => choose(nummer),
          })),
        ]}
      />
      {kies.isError && <p role="alert">{kies.error.message}</p>}
    </>
  );
}
