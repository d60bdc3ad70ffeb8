import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { Groepsvoorstel } from '../../../groepsplan/queries.ts';
import css from '../../../plan/plan.module.css';

interface SamenProps {
  readonly voorstel: Groepsvoorstel;
  readonly onTake: (voorstel: Groepsvoorstel['voorstellen'][number], naam: string) => void;
}

/** Groepjes that the answers propose: who needs the same help now. */
export function Samen({ voorstel: { voorstellen, leerlingen }, onTake }: SamenProps) {
  const { t } = useTexts(groepsplanTeksten);
  const naamVan = (id: string): string => leerlingen.find((kind) => kind.id === id)?.roepnaam ?? '';
  return (
    <section>
      <h2>{t('samen')}</h2>
      <p className={css['zacht']}>{t(voorstellen.length === 0 ? 'geenSamen' : 'samenUitleg')}</p>
      <ul className={css['kaarten']}>
        {voorstellen.map((een) => (
          <li key={een.categorie} className={css['kaart']}>
            <h3>{een.naam}</h3>
            <p>{een.leerlingen.map(naamVan).join(', ')}</p>
            <p className={css['zacht']}>{een.regel}</p>
            <div>
              <Button variant="outlined" onClick={() => onTake(een, t('groepjeVan', { doel: een.naam }))}>
                {t('neem')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
