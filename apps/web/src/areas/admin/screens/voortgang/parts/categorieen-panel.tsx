import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useRef, useState } from 'react';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { useNiveau } from '../../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Hand } from '../../../opdrachten/hand.tsx';
import panel from '../../../parts/parts.module.css';
import css from '../voortgang.module.css';
import { byBlok, firstChoice, type Voortgang } from '../../../voortgang.ts';
import { BlokList, NotBegun } from './categorie-list.tsx';
import { Verloop } from './verloop.tsx';

/** Where the chart stands below the list instead of beside it, a choice must bring it into view. */
const STACKED = '(max-width: 1099px)';

/** Every categorie with its range, grouped by block; the chosen one over time beside them. */
export function CategorieenPanel({ voortgang }: { readonly voortgang: Voortgang }) {
  const { t } = useTexts(kindvoortgangTeksten);
  const niveauNaam = useNiveau();
  const { categorieen, leerling } = voortgang;
  const [chosen, setChosen] = useState(() => firstChoice(voortgang));
  const chart = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    setChosen(id);
    if (window.matchMedia(STACKED).matches) chart.current?.scrollIntoView({ behavior: 'smooth' });
  };
  const { bezig, later } = byBlok(categorieen);
  const categorie = categorieen.find(({ id }) => id === chosen);
  const naam = leerling.roepnaam;
  if (bezig.length === 0) return <Empty title={t('categorieen.leeg')} text={t('categorieen.leegUitleg', { naam })} />;
  return (
    <section className={panel['paneel']}>
      <h2>{t('categorieen.titel')}</h2>
      <p className={css['inleiding']}>{t('categorieen.uitleg', { naam })}</p>
      <div className={css['naast']}>
        <div>
          {bezig.map((blok) => (
            <BlokList key={blok.blok} blok={blok} chosen={chosen} onChoose={choose} />
          ))}
          <NotBegun categorieen={later} />
        </div>
        <div ref={chart} className={css['naastplek']}>
          {categorie && (
            <>
              <Hand key={`hand ${categorie.id}`} doel={{ categorie: categorie.id, naam: categorie.naam, leerlingen: [leerling] }} />
              <Verloop key={categorie.id} categorie={categorie} roepnaam={naam} norm={niveauNaam(voortgang.norm)} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
