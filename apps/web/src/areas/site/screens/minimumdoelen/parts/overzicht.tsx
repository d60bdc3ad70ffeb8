import type { Blok } from '@spelrijk/domain/categorie';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/pagina.module.css';

interface Rij {
  readonly naam: string;
  readonly blok: Blok;
  /** Where it begins in Flanders, as `4b`. */
  readonly halfjaar: string;
}

const BLOKKEN: readonly Blok[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** The last leerjaar before the first moment of the lower school. */
const VIERDE = 4;
const isVroeg = ({ halfjaar }: Rij): boolean => halfjaar.startsWith('K') || Number(halfjaar.slice(0, 1)) <= VIERDE;
const opHalfjaar = (a: Rij, b: Rij): number => (a.halfjaar.replace('K', '0') < b.halfjaar.replace('K', '0') ? -1 : 1);

/** What is practised up to each moment, by part of the learning line. */
export function Overzicht({ rijen }: { readonly rijen: readonly Rij[] }) {
  const { t } = useTexts(siteTeksten);
  const namen = (gekozen: readonly Rij[]): string =>
    gekozen
      .toSorted(opHalfjaar)
      .map(({ naam }) => naam)
      .join(' · ');
  return (
    <section className={css['deel']} id="overzicht">
      <h2>{t('minimumdoelen.kop')}</h2>
      {BLOKKEN.map((blok) => {
        const eigen = rijen.filter((rij) => rij.blok === blok);
        const later = eigen.filter((rij) => !isVroeg(rij));
        return (
          <div key={blok}>
            <h3>{t(`minimumdoelen.blok.${blok}`)}</h3>
            <p>
              <strong>{t('minimumdoelen.vierde')}:</strong> {namen(eigen.filter(isVroeg))}
            </p>
            <p>
              <strong>{t('minimumdoelen.zesde')}:</strong> {later.length === 0 ? t('minimumdoelen.geen') : namen(later)}
            </p>
          </div>
        );
      })}
    </section>
  );
}
