import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { lazy, Suspense } from 'react';
import { useNiveau } from '../../../../../shared/categorie/niveau.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import type { GroepVoortgang } from '../../../volgen.ts';
import groeiCss from '../groei.module.css';
import panelCss from '../panel.module.css';
import { groeiVan, opNiveau, schaalVan, tegenNorm } from '../../../groei.ts';

const Woordencurve = lazy(async () => ({ default: (await import('../../../chart/woordencurve.tsx')).Woordencurve }));

interface SchaalProps {
  readonly leerling: VoortgangLeerling;
  readonly schaal: readonly [van: number, tot: number];
}

/** The range on the ladder with the norm as a diamond; the words stand in the other columns. */
function Schaal({ leerling: { niveau, norm, roepnaam }, schaal: [van, tot] }: SchaalProps) {
  const { t } = useTexts(voortgangTeksten);
  const niveauNaam = useNiveau();
  const place = (trede: number): string => `${(100 * (trede - van)) / (tot - van)}%`;
  const words = niveau && {
    naam: roepnaam,
    niveau: niveauNaam(niveau.midden),
    laag: niveauNaam(niveau.laag),
    hoog: niveauNaam(niveau.hoog),
    norm: niveauNaam(norm),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of boxes
    <span className={groeiCss['schaal']} role="img" aria-label={words ? t('groei.beschrijving', words) : t('groei.onbekend')}>
      {niveau && (
        <>
          <span className={groeiCss['reik']} style={{ left: place(niveau.laag), right: `calc(100% - ${place(niveau.hoog)})` }} />
          <span className={groeiCss['streep']} style={{ left: place(niveau.midden) }} />
        </>
      )}
      <span className={groeiCss['ruit']} style={{ left: place(norm) }} />
    </span>
  );
}

function LeerlingRow({ leerling, schaal }: SchaalProps) {
  const { t, i18n } = useTexts(voortgangTeksten);
  const niveauNaam = useNiveau();
  const dates = useDates();
  const { groepId } = usePathParams();
  const { niveau, norm } = leerling;
  const groei = groeiVan(leerling);
  const against = tegenNorm(leerling);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <tr>
      <th scope="row">
        <LeerlingLink groepId={groepId} leerling={leerling} />
      </th>
      <td data-kop={t('groei.niveau')}>
        {niveau ? (
          <>
            <strong>{niveauNaam(niveau.midden)}</strong> {/* Between <M3 and <M3 says nothing more. */}
            {niveauNaam(niveau.laag) !== niveauNaam(niveau.hoog) && (
              <span className={panelCss['van']}>{t('groei.bereik', { laag: niveauNaam(niveau.laag), hoog: niveauNaam(niveau.hoog) })}</span>
            )}
          </>
        ) : (
          t('groei.onbekend')
        )}
      </td>
      <td data-kop={t('groei.norm')}>{niveauNaam(norm)}</td>
      <td data-kop={t('groei.verschil')}>{against && t(`groei.${against}`)}</td>
      <td data-kop={t('groei.schaal')}>
        <Schaal leerling={leerling} schaal={schaal} />
      </td>
      <td data-kop={t('groei.groei')}>
        {groei ? (
          <>
            {t('groei.halfjaar', { aantal: number.format(groei.midden), dag: dates.dayMonth(groei.sinds) })}
            <span className={panelCss['van']}>
              {t('groei.groeiBereik', {
                laag: number.format(groei.laag),
                hoog: number.format(groei.hoog),
                norm: number.format(groei.norm),
              })}
            </span>
          </>
        ) : (
          t('groei.teKort')
        )}
      </td>
    </tr>
  );
}

/** Where everybody stands on the learning line, with the range, the norm, and what was gained this school year. */
export function GroeiPanel({ voortgang: { leerlingen } }: { readonly voortgang: GroepVoortgang }) {
  const { t } = useTexts(voortgangTeksten);
  const niveauNaam = useNiveau();
  const schaal = schaalVan(leerlingen);
  const ends = `${niveauNaam(schaal[0])} – ${niveauNaam(schaal[1])}`;
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('groei.titel')}</h2>
      <p className={panelCss['inleiding']}>{t('groei.uitleg')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={panelCss['rol']} aria-label={t('groei.tabel')} tabIndex={0}>
        <table className={panelCss['lijst']} aria-label={t('groei.tabel')}>
          <thead>
            <tr>
              <th scope="col">{t('groei.naam')}</th>
              <th scope="col">{t('groei.niveau')}</th>
              <th scope="col">{t('groei.norm')}</th>
              <th scope="col">{t('groei.verschil')}</th>
              <th scope="col">
                {t('groei.schaal')} <span className={panelCss['van']}>{ends}</span>
              </th>
              <th scope="col">{t('groei.groei')}</th>
            </tr>
          </thead>
          <tbody>
            {opNiveau(leerlingen).map((leerling) => (
              <LeerlingRow key={leerling.id} leerling={leerling} schaal={schaal} />
            ))}
          </tbody>
        </table>
      </section>
      <Suspense fallback={<Waiting />}>
        <Woordencurve />
      </Suspense>
    </>
  );
}
