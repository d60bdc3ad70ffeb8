import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { Groepje } from '../../../groepsplan/formulier.ts';
import type { Groepsvoorstel } from '../../../groepsplan/queries.ts';
import { leesdoelId, leesdoelNaam } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';

interface SamenProps {
  readonly voorstel: Groepsvoorstel;
  readonly onTake: (voorstel: Groepje, naam: string) => void;
}

const MINSTE_LEERLINGEN = 2;
/** So many at once: more is a list to choose from. */
const MEESTE_LEESGROEPJES = 4;

/** Groepjes that the answers propose: who needs the same help now. */
export function Samen({ voorstel: { voorstellen, leerlingen, leestreden }, onTake }: SamenProps) {
  const { t } = useTexts(groepsplanTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const lezers = leestreden.filter((trede) => trede.leerlingen.length >= MINSTE_LEERLINGEN).slice(0, MEESTE_LEESGROEPJES);
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
      {lezers.length > 0 && <p className={css['zacht']}>{t('samenLezen')}</p>}
      <ul className={css['kaarten']}>
        {lezers.map((trede) => {
          const naam = blad(`lezen.kort.${trede.doel.soort}`, { niveau: leesdoelNaam(trede.doel) });
          return (
            <li key={leesdoelId(trede.doel)} className={css['kaart']}>
              <h3>{naam}</h3>
              <p>{trede.leerlingen.map(naamVan).join(', ')}</p>
              <div>
                <Button variant="outlined" onClick={() => onTake(trede, t('groepjeVan', { doel: naam }))}>
                  {t('neem')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
