import type { Beloningen } from '@spelrijk/contract/beloningen';
import { holVan, nogVoorHol } from '@spelrijk/domain/hol';
import { SPAARKAARTEN, type Spaarkaart } from '@spelrijk/domain/spaarkaart';
import { holTeksten } from '@spelrijk/teksten/hol';
import { BigButton } from '@spelrijk/ui/big-button';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useChooseHol } from '../use-beloningen.ts';
import { Hol, HolSchaduw } from './hol.tsx';
import css from './op-kaart.module.css';

interface HolOpKaartProps {
  readonly leerlingId: string;
  readonly card: Spaarkaart;
  readonly beloningen: Beloningen;
  readonly looksOn: boolean;
}

/** The hol of a spaarkaart: a shadow with what it still takes, or a home to move into. */
export function HolOpKaart({ leerlingId, card, beloningen, looksOn }: HolOpKaartProps) {
  const { t } = useTexts(holTeksten);
  const kies = useChooseHol(leerlingId);
  const hol = holVan(SPAARKAARTEN.indexOf(card) + 1);
  if (!hol) return null;
  const nog = nogVoorHol(card, beloningen.blobs);
  const woont = beloningen.hol === hol.nummer;
  return (
    <div className={css['hol']}>
      <div className={css['beeld']}>
        {nog > 0 ? <HolSchaduw nummer={hol.nummer} /> : <Hol nummer={hol.nummer} bewoner={woont ? beloningen.figuur : undefined} />}
      </div>
      <div className={css['tekst']}>
        <h3>{t('van', { vorm: t(`vormen.${hol.vorm}`), kaart: card.naam })}</h3>
        <p aria-live="polite">{nog > 0 ? t('nog', { count: nog }) : t(woont ? 'woont' : 'bezoek')}</p>
        {kies.isError && <p role="alert">{kies.error.message}</p>}
        {nog === 0 && !looksOn && (
          <BigButton tone={woont ? 'papier' : 'zee'} disabled={kies.isPending} onClick={() => kies.mutate(woont ? null : hol.nummer)}>
            {t(woont ? 'verhuis' : 'woon')}
          </BigButton>
        )}
      </div>
    </div>
  );
}
