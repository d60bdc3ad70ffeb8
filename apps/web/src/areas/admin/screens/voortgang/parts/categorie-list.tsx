import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../voortgang.module.css';
import type { BlokVoortgang } from '../../../voortgang.ts';
import { RangeBar, useRangeText } from '../../../chart/range-bar.tsx';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';

interface ChoiceProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function CategorieRow({ categorie, chosen, onChoose }: ChoiceProps & { readonly categorie: CategorieVoortgang }) {
  const { t } = useTexts(kindvoortgangTeksten);
  const rangeText = useRangeText();
  const { id, naam, bereik, beeld, laatste } = categorie;
  const geteld = laatste.antwoorden > 0 && t('categorieen.geteld', { goed: laatste.goed, count: laatste.antwoorden });
  return (
    <li>
      <button type="button" className={css['rij']} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
        <span className={css['categorie']}>
          {naam} {!bereik.zeker && <span className={css['aantal']}>{geteld}</span>}
        </span>
        <BeeldMark beeld={beeld} />
        {bereik.zeker && (
          <>
            <RangeBar bereik={bereik} beeld={beeld} />
            <span className={css['zin']}>
              {rangeText(bereik)}
              <span className={css['aantal']}>{geteld}</span>
            </span>
          </>
        )}
      </button>
    </li>
  );
}

/** What still has to come takes one line, and opens on demand. */
export function NotBegun({ categorieen }: { readonly categorieen: readonly CategorieVoortgang[] }) {
  const { t } = useTexts(kindvoortgangTeksten);
  if (categorieen.length === 0) return null;
  return (
    <details className={css['op-slot']}>
      <summary>{t('categorieen.opSlot', { count: categorieen.length })}</summary>
      <p>{categorieen.map(({ naam }) => naam).join(' · ')}</p>
    </details>
  );
}

export function BlokList({ blok: { blok, begonnen, opSlot }, ...choice }: ChoiceProps & { readonly blok: BlokVoortgang }) {
  const { t } = useTexts(kindvoortgangTeksten);
  return (
    <section className={css['blok']}>
      <h3>{t(`blok.${blok}`)}</h3>
      <ul className={css['rijen']}>
        {begonnen.map((categorie) => (
          <CategorieRow key={categorie.id} categorie={categorie} {...choice} />
        ))}
      </ul>
      <NotBegun categorieen={opSlot} />
    </section>
  );
}
