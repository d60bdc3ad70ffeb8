import type { GroepRegel } from '@spelrijk/contract/voortgang';
import { roepnamen } from '@spelrijk/domain/naam';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { MarkedWord } from '../../../chart/marked-word.tsx';
import { Hand } from '../../../opdrachten/hand.tsx';
import type { Doel } from '../../../opdrachten/queries.ts';
import type { GroepVoortgang } from '../../../volgen.ts';
import foutenCss from '../fouten.module.css';
import panelCss from '../panel.module.css';

interface RegelProps {
  readonly regel: GroepRegel;
  readonly most: number;
  readonly naamVan: (id: string) => string;
  /** Who it is to be practised with; empty for an error that is no rule. */
  readonly wie: Doel['leerlingen'];
}

/** Who finds it difficult; else those whose writings are shown. */
function wieBij({ label, voorbeelden }: GroepRegel, { kolommen, leerlingen }: GroepVoortgang): Doel['leerlingen'] {
  if (!kolommen.some(({ id, ladder }) => id === label && ladder !== 'lezen')) return [];
  const moeilijk = leerlingen.filter(({ cellen }) => cellen.some(({ categorie, beeld }) => categorie === label && beeld === 'moeilijk'));
  const getoond = new Set(voorbeelden.map(({ leerlingId }) => leerlingId));
  return moeilijk.length > 0 ? moeilijk : leerlingen.filter(({ id }) => getoond.has(id));
}

function RegelRow({ regel: { label, naam, keer, leerlingen, voorbeelden }, most, naamVan, wie }: RegelProps) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <tr>
      <th scope="row">{naam}</th>
      <td data-kop={t('fouten.aantal')}>
        <span className={foutenCss['telling']}>
          <span className={foutenCss['balk']} aria-hidden="true">
            <span style={{ width: `${(100 * keer) / most}%` }} />
          </span>
          {t('fouten.keer', { count: keer })}
        </span>
      </td>
      <td>{t('fouten.leerlingen', { count: leerlingen })}</td>
      <td data-kop={t('fouten.voorbeelden')}>
        {voorbeelden.length === 0 ? (
          <span className={panelCss['van']}>{t('fouten.geenVoorbeeld')}</span>
        ) : (
          <ul className={panelCss['voorbeelden']}>
            {voorbeelden.map(({ leerlingId, woord, gegeven, doel, getypt, op }) => (
              <li key={`${op}${leerlingId}${woord}`}>
                <MarkedWord word={gegeven} {...getypt} wrong /> <span aria-hidden="true">→</span> <MarkedWord word={woord} {...doel} />{' '}
                <span className={panelCss['van']}>{naamVan(leerlingId)}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="niet-printen">
        <Hand compact doel={{ categorie: label, naam, leerlingen: wie }} />
      </td>
    </tr>
  );
}

/** Rules that are broken most, with what was really written. */
export function FoutenPanel({ voortgang }: { readonly voortgang: GroepVoortgang }) {
  const { regels, leerlingen } = voortgang;
  const { t } = useTexts(voortgangTeksten);
  const most = regels[0]?.keer ?? 1;
  const names = roepnamen(leerlingen);
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('fouten.titel')}</h2>
      {regels.length === 0 ? (
        <p>{t('fouten.leeg')}</p>
      ) : (
        <>
          <p className={panelCss['inleiding']}>{t('fouten.uitleg')}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <section className={panelCss['rol']} aria-label={t('fouten.tabel')} tabIndex={0}>
            <table className={`${panelCss['lijst']} ${panelCss['breed']}`} aria-label={t('fouten.tabel')}>
              <thead>
                <tr>
                  <th scope="col">{t('fouten.regel')}</th>
                  <th scope="col">{t('fouten.aantal')}</th>
                  <th scope="col">{t('fouten.wie')}</th>
                  <th scope="col">{t('fouten.voorbeelden')}</th>
                  <th scope="col" className="niet-printen">
                    <span className="verborgen">{t('fouten.doen')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {regels.map((regel) => (
                  <RegelRow
                    key={regel.label}
                    regel={regel}
                    most={most}
                    naamVan={(id) => names.get(id) ?? ''}
                    wie={wieBij(regel, voortgang).map(({ id }) => ({ id, roepnaam: names.get(id) ?? '' }))}
                  />
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </>
  );
}
