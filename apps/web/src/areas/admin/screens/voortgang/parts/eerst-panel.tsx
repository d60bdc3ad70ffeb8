import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Hand } from '../../../opdrachten/hand.tsx';
import panel from '../../../parts/parts.module.css';
import { Reasons } from '../../../parts/reasons.tsx';
import { eerstVan, type Voortgang } from '../../../voortgang.ts';
import css from '../voortgang.module.css';

/** What to do first: why this leerling needs somebody, and the rules that go wrong now, each with what can be done about it. */
export function EerstPanel({ voortgang }: { readonly voortgang: Voortgang }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const { aandacht, leerling, categorieen } = voortgang;
  const eerst = eerstVan(categorieen);
  return (
    <section className={`${panel['paneel']} ${css['eerst']}`}>
      <h2>{t('eerst.titel')}</h2>
      {aandacht.length > 0 && <Reasons reasons={aandacht} />}
      {eerst.length === 0 && (
        <p>{t(categorieen.some(({ antwoorden }) => antwoorden > 0) ? 'eerst.niets' : 'eerst.leeg', { naam: leerling.roepnaam })}</p>
      )}
      {eerst.map(({ id, naam, laatste }) => (
        <div key={id} className={css['eerstregel']}>
          <h3>
            {naam} <span className={css['aantal']}>{t('eerst.geteld', { goed: laatste.goed, count: laatste.antwoorden })}</span>
          </h3>
          <Hand doel={{ categorie: id, naam, leerlingen: [leerling] }} />
        </div>
      ))}
    </section>
  );
}
