import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import type { Instelbaar, InstelNaam } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ApiFout, isOffline } from '../../../../shared/api/fout.ts';
import { Hersteld } from '../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../shared/concept/use-concept.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { isBackOffice } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { giveBack, applyTo, isConcept, LEEG, afterConcept, countConcept, setOpties } from '../concept.ts';
import css from '../instellingen.module.css';
import { DELEN, namenVan, OPTIES, type Deel } from '../opties.ts';
import { useInstellen, type InstellingAdres, type Instellingblad } from '../queries.ts';
import { Bewaarbalk } from './bewaarbalk.tsx';
import { OptieRij, type RijProps } from './optie-rij.tsx';
import { Proefdag } from './proefdag.tsx';
import { Voorbeeld } from './voorbeeld.tsx';
import { Voorinstellingen } from './voorinstellingen.tsx';

interface FormulierProps {
  readonly adres: InstellingAdres;
  readonly blad: Instellingblad;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every option of a groep or leerling, with what it does beside it. */
export function Formulier({ adres, blad }: FormulierProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { houder, leerlingen, voorinstellingen } = blad;
  const instellen = useInstellen(adres);
  const { update } = instellen;
  const bewaard = useConcept(`oefeninstelling:${houder.leerlingId ?? adres.groepId}`, LEEG, isConcept);
  const { waarde: concept, set: change, forget } = bewaard;
  const [gekozen, setGekozen] = useState('');
  const [zoek, setZoek] = useState('');
  const role = useUser()?.role;
  const uit = !role || isBackOffice(role);
  const isGroep = houder.soort === 'groep';
  const groep = isGroep ? {} : blad.groep.eigen;
  const eigen = afterConcept(houder.eigen, concept);
  const onSet = (opties: Instelbaar): void => {
    update.reset();
    change(setOpties(concept, houder.eigen, opties));
  };
  const onTerug = (namen: readonly InstelNaam[]): void => change(giveBack(concept, houder.eigen, namen));
  const uitkomst = useRef<HTMLDivElement>(null);
  // The bar with the buttons goes: who works with the keyboard stays where it was.
  const close = (): void => {
    forget();
    uitkomst.current?.focus();
  };
  const save = (): void => {
    setGekozen('');
    const body = { versie: houder.versie, zet: concept.zet, terug: [...concept.terug] };
    update.mutate({ oefeninstellingId: houder.id, body }, { onSuccess: close });
  };
  const rij = { eigen, bewaard: houder.eigen, groep, isGroep, uit, vanzelf: blad.automatisch, onSet, onTerug };
  return (
    <div className={css['blad']}>
      <div>
        {uit && <Alert severity="info">{t('instelling.alleenLezen')}</Alert>}
        {!uit && <Hersteld concept={bewaard} />}
        {!uit && (
          <Voorinstellingen
            eigen={voorinstellingen}
            zet={eigen}
            instellen={instellen}
            onChoose={(zet, naam) => {
              onSet(zet);
              setGekozen(naam);
            }}
          />
        )}
        <p aria-live="polite">{gekozen !== '' && t('voorinstelling.gekozen', { naam: gekozen })}</p>
        <div className={css['filters']}>
          <TextField label={t('instelling.zoek')} value={zoek} onChange={({ target }) => setZoek(target.value)} />
          <Link to={href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId: adres.adminId, groepId: adres.groepId })}>
            {t('instelling.woordlijsten')}
          </Link>
          <a className={css['naarvoorbeeld']} href="#voorbeeld-kop">
            {t('instelling.naarVoorbeeld')}
          </a>
        </div>
        <Delen zoek={zoek} blad={blad} rij={rij} />
        <div ref={uitkomst} tabIndex={-1}>
          <Uitkomst update={update} blad={blad} />
        </div>
        {!uit && <Bewaarbalk aantal={countConcept(concept)} bezig={update.isPending} onSave={save} onVervallen={close} />}
      </div>
      <aside className={css['zij']}>
        <Voorbeeld alles={applyTo(eigen, groep)} jaargroep={houder.jaargroep ?? 5} />
        {!uit && (!isGroep || leerlingen.length > 0) && (
          <Proefdag adres={{ ...adres, oefeninstellingId: houder.id }} eigen={eigen} leerlingen={leerlingen} />
        )}
      </aside>
    </div>
  );
}

interface DelenProps {
  readonly zoek: string;
  readonly blad: Instellingblad;
  readonly rij: Omit<RijProps, 'optie' | 'afwijkers' | 'leerlijn' | 'halfjaren'>;
}

function Delen({ zoek, blad, rij }: DelenProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const past = (naam: InstelNaam): boolean => fold(`${t(`optie.${naam}.naam`)} ${t(`optie.${naam}.uitleg`)}`).includes(fold(zoek.trim()));
  const gevonden = OPTIES.filter((optie) => namenVan(optie).some(past));
  if (gevonden.length === 0) return <p>{t('instelling.nietsGevonden')}</p>;
  const optiesIn = (deel: Deel) => gevonden.filter((optie) => optie.deel === deel);
  return DELEN.filter((deel) => optiesIn(deel).length > 0).map((deel) => (
    <section key={deel} className={css['deel']} aria-labelledby={`deel-${deel}`}>
      <h2 id={`deel-${deel}`}>{t(`deel.${deel}`)}</h2>
      {optiesIn(deel).map((optie) => (
        <OptieRij
          key={optie.naam}
          {...rij}
          optie={optie}
          leerlijn={blad.leerlijn}
          halfjaren={blad.halfjaren}
          afwijkers={blad.leerlingen
            .filter(({ wijktAf }) => namenVan(optie).some((naam) => wijktAf.includes(naam)))
            .map(({ naam }) => naam)}
        />
      ))}
    </section>
  ));
}

interface UitkomstProps {
  readonly update: ReturnType<typeof useInstellen>['update'];
  readonly blad: Instellingblad;
}

/** What came of saving: also who was first, and that nothing is lost without a connection. */
function Uitkomst({ update, blad }: UitkomstProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { moment } = useDates();
  const { error, isSuccess } = update;
  if (isSuccess) return <FormAlert error={null} done={t('bewaar.klaar')} />;
  if (isOffline(error)) return <Alert severity="warning">{t('bewaar.geenVerbinding')}</Alert>;
  const { gewijzigd } = blad.houder;
  if (error instanceof ApiFout && error.code === 'oefeninstellingen/intussen-gewijzigd' && gewijzigd) {
    const naam = gewijzigd.door === '' ? t('bewaar.iemand') : gewijzigd.door;
    return <Alert severity="warning">{t('bewaar.botsing', { naam, tijd: moment(gewijzigd.op) })}</Alert>;
  }
  return <FormAlert error={error} />;
}
