import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import css from '../voortgang.module.css';
import type { Voortgang } from '../../../voortgang.ts';

/** Which games were played, most played first. */
export function GamesPanel({ games }: Voortgang) {
  const { t } = useTexts(kindvoortgangTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('games.titel')}</h2>
      {games.length === 0 ? (
        <p>{t('games.leeg')}</p>
      ) : (
        <>
          <p>{t('games.uitleg')}</p>
          <table className={css['tabelletje']}>
            <thead>
              <tr>
                <th scope="col">{t('games.spel')}</th>
                <th scope="col">{t('games.taken')}</th>
                <th scope="col">{t('games.minuten')}</th>
              </tr>
            </thead>
            <tbody>
              {[...games]
                .sort((a, b) => b.taken - a.taken)
                .map(({ slug, titel, taken, minuten }) => (
                  <tr key={slug}>
                    <th scope="row">{titel}</th>
                    <td>{taken}</td>
                    <td>{Math.round(minuten)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
