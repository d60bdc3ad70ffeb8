import Alert from '@mui/material/Alert';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { opdrachtTeksten } from '@spelrijk/teksten/opdrachten';
import { isZin } from '@spelrijk/domain/woordlijst';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { schoolDay } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { Choice } from '../parts/choice.tsx';
import css from './opdrachten.module.css';
import { type Duur, totVan, volgendeVrijdag } from './periode.ts';
import { type Doel, useOpdrachten, voorstelQuery } from './queries.ts';
import { createId } from '../../../shared/id.ts';

type Voorstel = Output<Api['proposeOpdracht']>;

/** Longer than this it is a sentence, and takes a line. */
const LANGSTE_WOORD = 22;

interface VinkjesProps {
  readonly titel: string;
  readonly namen: readonly { readonly id: string; readonly naam: string; readonly noot?: string | undefined }[];
  readonly uit: ReadonlySet<string>;
  readonly onUit: (uit: ReadonlySet<string>) => void;
}

/** Everything is on until it is taken off. */
function Vinkjes({ titel, namen, uit, onUit }: VinkjesProps) {
  const toggle = (id: string): void => {
    const next = new Set(uit);
    if (!next.delete(id)) next.add(id);
    onUit(next);
  };
  return (
    <fieldset className={css['vinkjes']} data-breed={namen.some(({ naam }) => naam.length > LANGSTE_WOORD)}>
      <legend>{titel}</legend>
      {namen.map(({ id, naam, noot }) => (
        <label key={id}>
          <input type="checkbox" checked={!uit.has(id)} onChange={() => toggle(id)} />
          <span>
            {naam}
            {noot !== undefined && <small>{noot}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface OpdrachtDialogProps {
  readonly doel: Doel;
  /** To practise, or only to look back. */
  readonly soort: 'oefen' | 'terug';
  readonly onClose: () => void;
}

const KORTST = 4;
const GEEN: Voorstel = { naam: '', woorden: [], terug: [] };

/** What was chosen, ready to send. One id per opened dialog: sending twice sets going once. */
function useKeuze({ doel, soort }: Omit<OpdrachtDialogProps, 'onClose'>, voorstel: Voorstel) {
  const [ids] = useState(() => ({ opdracht: createId(), dictee: createId() }));
  const [wieUit, setWieUit] = useState<ReadonlySet<string>>(new Set());
  const [woordUit, setWoordUit] = useState<ReadonlySet<string>>(new Set());
  const [duur, setDuur] = useState<Duur>('vrijdag');
  const [kijktTerug, setKijktTerug] = useState(true);
  const vandaag = schoolDay(serverNow());
  const dag = volgendeVrijdag(vandaag);
  const leerlingIds = doel.leerlingen.map(({ id }) => id).filter((id) => !wieUit.has(id));
  const woorden = voorstel.woorden.map(({ woord }) => woord).filter(({ woord }) => !woordUit.has(woord));
  const terug = kijktTerug && voorstel.terug.length > 0 ? { dicteeId: ids.dictee, dag, woorden: voorstel.terug } : null;
  const periode = soort === 'oefen' ? { van: vandaag, tot: totVan(duur, vandaag) } : { van: dag, tot: dag };
  const body = { categorie: doel.categorie, leerlingIds, woorden: soort === 'oefen' ? woorden : [], ...periode, terug };
  return { id: ids.opdracht, body, vandaag, dag, wieUit, setWieUit, woordUit, setWoordUit, duur, setDuur, kijktTerug, setKijktTerug };
}

interface WoordkeuzeProps {
  readonly voorstel: Voorstel;
  readonly keuze: Pick<ReturnType<typeof useKeuze>, 'woordUit' | 'setWoordUit'>;
  readonly soort: 'zin' | 'woord';
  readonly isKort: boolean;
}

/** What to practise with; own mistakes first. */
function Woordkeuze({ voorstel, keuze, soort, isKort }: WoordkeuzeProps) {
  const { t } = useTexts(opdrachtTeksten);
  return (
    <>
      <Vinkjes
        titel={t(`dialoog.wat.${soort}`)}
        namen={voorstel.woorden.map(({ woord: { woord }, gegeven }) => ({
          id: woord,
          naam: woord,
          noot: gegeven === null ? undefined : t('dialoog.schreef', { gegeven }),
        }))}
        uit={keuze.woordUit}
        onUit={keuze.setWoordUit}
      />
      {isKort && <p className={css['noot']}>{t(`dialoog.teWeinig.${soort}`)}</p>}
      {!isKort && voorstel.woorden.some(({ gegeven }) => gegeven !== null) && (
        <p className={css['noot']}>{t(`dialoog.eigenEerst.${soort}`)}</p>
      )}
    </>
  );
}

/** For whom, with which words, how long, and whether to look back. */
export function OpdrachtDialog({ doel, soort, onClose }: OpdrachtDialogProps) {
  const { t } = useTexts(opdrachtTeksten);
  const { adminId, groepId } = usePathParams();
  const dates = useDates();
  const { save } = useOpdrachten({ adminId, groepId });
  const { data, error } = useQuery(voorstelQuery({ adminId, groepId }, doel));
  const voorstel = data ?? GEEN;
  const keuze = useKeuze({ doel, soort }, voorstel);
  const { body, vandaag, dag } = keuze;
  const isOefen = soort === 'oefen';
  const isKort = isOefen && voorstel.woorden.length > 0 && body.woorden.length < KORTST;
  const isLeeg = !isOefen && voorstel.terug.length === 0;
  const soortRij = voorstel.woorden.some(({ woord: { woord } }) => isZin(woord)) ? 'zin' : 'woord';
  return (
    <FormDialog
      title={t(isOefen ? 'dialoog.oefenTitel' : 'dialoog.terugTitel', { naam: doel.naam })}
      cancel={t('dialoog.annuleer')}
      submit={t('dialoog.zetKlaar')}
      busy={save.isPending || !data || body.leerlingIds.length === 0 || isKort || isLeeg}
      error={save.error ?? error}
      onSubmit={() => save.mutate({ id: keuze.id, body }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{isOefen ? t(`dialoog.oefenUitleg.${soortRij}`) : t('dialoog.terugUitleg')}</p>
      {doel.leerlingen.length > 1 && (
        <Vinkjes
          titel={t('dialoog.wie')}
          namen={doel.leerlingen.map(({ id, roepnaam }) => ({ id, naam: roepnaam }))}
          uit={keuze.wieUit}
          onUit={keuze.setWieUit}
        />
      )}
      {body.leerlingIds.length === 0 && <Alert severity="warning">{t('dialoog.niemand')}</Alert>}
      {!data && !error && <p>{t('dialoog.laden')}</p>}
      {data && isOefen && data.woorden.length === 0 && <Alert severity="info">{t('dialoog.alleenRegel')}</Alert>}
      {isOefen && voorstel.woorden.length > 0 && <Woordkeuze voorstel={voorstel} keuze={keuze} soort={soortRij} isKort={isKort} />}
      {isOefen && (
        <Choice
          label={t('dialoog.duur')}
          value={keuze.duur}
          options={[
            ['vandaag', t('dialoog.vandaag')],
            ['vrijdag', t('dialoog.vrijdag', { dag: dates.short(totVan('vrijdag', vandaag)) })],
            ['weken', t('dialoog.weken', { dag: dates.short(totVan('weken', vandaag)) })],
          ]}
          onChange={keuze.setDuur}
        />
      )}
      {isOefen && voorstel.terug.length > 0 && (
        <label className={css['terug']}>
          <input type="checkbox" checked={keuze.kijktTerug} onChange={({ target }) => keuze.setKijktTerug(target.checked)} />
          {t(`dialoog.terugkijken.${soortRij}`, { dag: dates.short(dag), aantal: voorstel.terug.length })}
        </label>
      )}
      {body.terug && (
        <p className={css['noot']}>
          {t(`dialoog.vanDatDictee.${soortRij}`, {
            woorden: voorstel.terug.map(({ woord }) => woord).join(soortRij === 'zin' ? ' ' : ', '),
          })}
        </p>
      )}
    </FormDialog>
  );
}
