import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Tekening } from '../../../shared/klassenplaat/tekening.tsx';
import { usePlaattitel } from '../../../shared/klassenplaat/use-plaattitel.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { landkaartQuery } from '../landkaart-query.ts';
import { klassenplaatPath } from '../paths.ts';
import { useTooi } from '../tooi/use-tooi.ts';
import { klassenplaatQuery } from './query.ts';
import css from './lijst.module.css';

interface LijstProps {
  readonly leerlingId: string;
  /** `kaart`: a small picture that hangs on the map; `rij`: with what happened to it; `kast`: with its name, beside what is one's own. */
  readonly vorm: 'kaart' | 'rij' | 'kast';
}

/** The picture of the groep in a frame that leads to it; nothing where there is none, or no connection. */
export function Lijst({ leerlingId, vorm }: LijstProps) {
  const { t } = useTexts(klassenplaatTeksten);
  const kaart = useQuery(landkaartQuery(leerlingId));
  const { data } = useQuery({ ...klassenplaatQuery(leerlingId), enabled: kaart.data?.plaat === true });
  const { tooi } = useTooi();
  const titelOf = usePlaattitel();
  if (!data) return null;
  const { nu, klaar, van } = data;
  // A picture that became whole with this taak is what one wants to see.
  const toon = nu.stukjes === 0 ? (klaar[0] ?? nu) : nu;
  const naam = t(van === 'thuis' ? 'kind.titelThuis' : 'kind.titel');
  const bij = vorm === 'rij' ? t(van === 'thuis' ? 'kind.erbijThuis' : 'kind.erbij') : naam;
  return (
    <Link className={css['lijst']} data-vorm={vorm} to={klassenplaatPath(leerlingId)} aria-label={`${bij}: ${t('kind.bekijk')}`}>
      <span className={css['raam']}>
        <Tekening
          plaat={toon.plaat}
          stukjes={toon.stukjes}
          perDeel={toon.perDeel}
          title={titelOf(toon.plaat).beeld}
          nacht={tooi !== 'dag'}
        />
      </span>
      <span className={css['naam']}>{bij}</span>
    </Link>
  );
}
