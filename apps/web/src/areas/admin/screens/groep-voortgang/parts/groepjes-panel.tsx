import Button from '@mui/material/Button';
import type { Instructiegroep } from '@spelrijk/contract/voortgang';
import { roepnamen } from '@spelrijk/domain/naam';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { href, Link } from 'react-router';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { useMayOpen } from '../../../../../shared/session/use-may-open.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { MarkedWord } from '../../../chart/marked-word.tsx';
import { Hand } from '../../../opdrachten/hand.tsx';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import type { GroepVoortgang } from '../../../volgen.ts';
import namenCss from '../namen.module.css';
import panelCss from '../panel.module.css';

/** Marks the one part of the page that goes on paper; the print styles hide the rest. */
const MARK = 'alleenDit';

/** Prints one element of the page; without one, the whole page. */
function printOnly(element: HTMLElement | null): void {
  const root = document.documentElement;
  if (element) {
    element.dataset[MARK] = 'ja';
    root.dataset['printDeel'] = 'ja';
  }
  window.print();
  if (element) delete element.dataset[MARK];
  delete root.dataset['printDeel'];
}

interface GroepjeProps {
  readonly groepje: Instructiegroep;
  readonly leerlingen: GroepVoortgang['leerlingen'];
}

function Wie({ groepje, leerlingen }: GroepjeProps) {
  const { t } = useTexts(voortgangTeksten);
  const { groepId } = usePathParams();
  return (
    <ul className={namenCss['wie']}>
      {groepje.leerlingen.map(({ id, laatste, laag, hoog }) => {
        const leerling = leerlingen.find((ander) => ander.id === id);
        const range = laag === null || hoog === null ? '' : t('groepjes.bereik', { laag: Math.round(laag), hoog: Math.round(hoog) });
        return (
          leerling && (
            <li key={id}>
              <LeerlingLink groepId={groepId} leerling={leerling} />
              <span>
                {[t('groepjes.geteld', { goed: laatste.goed, count: laatste.antwoorden }), range].filter((part) => part !== '').join(' · ')}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** A plan with this groepje in it, for a school that keeps care plans. */
function NaarGroepsplan({ groepje }: Pick<GroepjeProps, 'groepje'>) {
  const { t } = useTexts(voortgangTeksten);
  const { adminId, groepId } = usePathParams();
  const mayOpen = useMayOpen();
  const pad = href('/admins/:adminId/groepen/:groepId/groepsplannen/:groepsplanId/edit', { adminId, groepId, groepsplanId: 'nieuw' });
  if (!mayOpen(pad)) return null;
  const zoek = new URLSearchParams({ doel: groepje.categorie, wie: groepje.leerlingen.map(({ id }) => id).join(',') });
  return (
    <Button className="niet-printen" component={Link} to={`${pad}?${zoek.toString()}`} variant="text">
      {t('groepjes.groepsplan')}
    </Button>
  );
}

function Groepje({ groepje, leerlingen }: GroepjeProps) {
  const { t } = useTexts(voortgangTeksten);
  const namen = roepnamen(leerlingen);
  const naamVan = (id: string): string => namen.get(id) ?? '';
  return (
    <section className={namenCss['groepje']} aria-label={groepje.naam}>
      <header>
        <div>
          <h3>{groepje.naam}</h3>
          <p>{t('groepjes.wie', { count: groepje.leerlingen.length })}</p>
        </div>
        <Button className="niet-printen" variant="text" onClick={({ currentTarget }) => printOnly(currentTarget.closest('section'))}>
          {t('groepjes.print')}
        </Button>
      </header>
      <Wie groepje={groepje} leerlingen={leerlingen} />
      <Hand
        doel={{
          categorie: groepje.categorie,
          naam: groepje.naam,
          leerlingen: groepje.leerlingen.map(({ id }) => ({ id, roepnaam: naamVan(id) })),
        }}
      />
      <NaarGroepsplan groepje={groepje} />
      <p className={namenCss['regel']}>
        <strong>{t('groepjes.regel')}:</strong> {groepje.regel}
      </p>
      {groepje.stappen.length > 0 && (
        <>
          <h4>{t('groepjes.stappen')}</h4>
          <ol>
            {groepje.stappen.map((stap) => (
              <li key={stap}>{stap}</li>
            ))}
          </ol>
        </>
      )}
      {groepje.voorbeelden.length > 0 && (
        <>
          <h4>{t('groepjes.zo')}</h4>
          <ul className={panelCss['voorbeelden']}>
            {groepje.voorbeelden.map(({ leerlingId, woord, gegeven, doel, getypt, op }) => (
              <li key={`${op}${leerlingId}${woord}`}>
                <MarkedWord word={gegeven} {...getypt} wrong /> <span aria-hidden="true">→</span> <MarkedWord word={woord} {...doel} />{' '}
                <span className={panelCss['van']}>{naamVan(leerlingId)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Who needs the same explanation, with what they wrote and how to explain it; each on paper by itself. */
export function GroepjesPanel({ voortgang: { groepjes, leerlingen } }: { readonly voortgang: GroepVoortgang }) {
  const { t } = useTexts(voortgangTeksten);
  if (groepjes.length === 0) return <Empty title={t('groepjes.leeg')} text={t('groepjes.leegUitleg')} />;
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('groepjes.titel')}</h2>
      <p className={panelCss['inleiding']}>{t('groepjes.uitleg')}</p>
      <div className={namenCss['groepjes']}>
        {groepjes.map((groepje) => (
          <Groepje key={groepje.categorie} groepje={groepje} leerlingen={leerlingen} />
        ))}
      </div>
    </>
  );
}
