import Button from '@mui/material/Button';
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import { leesvoortgangTeksten } from '@spelrijk/teksten/leesvoortgang';
import { minutenTekst } from '@spelrijk/teksten/oefentijd';
import { samenlezenTeksten } from '@spelrijk/teksten/samenlezen';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { useStapnaam } from '../../../../../shared/categorie/niveau.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import { usePathParams } from '../../../params.ts';
import { leerlingLezenQuery } from '../../../volgen.ts';
import css from '../voortgang.module.css';
import { VoorlezenPanel } from './voorlezen-panel.tsx';

const MINUUT_MS = 60_000;
const minuten = (ms: number): number => Math.round(ms / MINUUT_MS);

function TekstTable({ teksten }: Pick<LeesLeerling, 'teksten'>) {
  const { t } = useTexts(leesvoortgangTeksten);
  const dates = useDates();
  const stapnaam = useStapnaam();
  return (
    <ScrollTable
      label={t('kind.tabel')}
      koppen={(['tekst', 'niveau', 'uit', 'woorden', 'minuten', 'stem', 'laatst'] as const).map((kop) => t(`kind.${kop}`))}
    >
      <TableHead>
        <TableRow>
          <TableCell className="vast">{t('kind.tekst')}</TableCell>
          <TableCell>{t('kind.niveau')}</TableCell>
          {(['uit', 'woorden', 'minuten'] as const).map((kolom) => (
            <TableCell key={kolom} align="right">
              {t(`kind.${kolom}`)}
            </TableCell>
          ))}
          <TableCell>{t('kind.stem')}</TableCell>
          <TableCell>{t('kind.laatst')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {teksten.map(({ id, titel, niveau, begonnen, uit, woorden, ms, stem, laatst }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" className="vast">
              {titel}
            </TableCell>
            <TableCell>{stapnaam(niveau)}</TableCell>
            <TableCell align="right">{t('kind.keer', { uit, begonnen })}</TableCell>
            <TableCell align="right">{woorden}</TableCell>
            <TableCell align="right">{minuten(ms)}</TableCell>
            <TableCell>{t(stem ? 'kind.ja' : 'kind.nee')}</TableCell>
            <TableCell>{dates.short(laatst)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

function Gelezen({
  lezen: { roepnaam: naam, weken, teksten, getikt, vragen, nieuweWoorden, woordenLater, tempo },
}: {
  readonly lezen: LeesLeerling;
}) {
  const { t } = useTexts(leesvoortgangTeksten);
  const woorden = weken.reduce((som, week) => som + week.woorden, 0);
  const ms = weken.reduce((som, week) => som + week.ms, 0);
  const perSoort = vragen.map(({ soort, ...geteld }) => `${t(`soorten.${soort}`)} ${t('vanDe', geteld)}`).join(', ');
  return (
    <>
      {teksten.length === 0 ? (
        <p>{t('kind.leeg', { naam })}</p>
      ) : (
        <>
          {woorden > 0 && <p>{t('kind.zin', { count: woorden, minuten: minutenTekst(minuten(ms)) })}</p>}
          {tempo && <p>{t('kind.tempo', tempo)}</p>}
          <TekstTable teksten={teksten} />
          {getikt.length > 0 && <p>{t('kind.getikt', { woorden: getikt.map(({ woord }) => woord).join(', ') })}</p>}
          <p className={css['inleiding']}>{t('tempoUitleg')}</p>
        </>
      )}
      {nieuweWoorden.antwoorden > 0 && <p>{t('kind.nieuweWoorden', { naam, ...nieuweWoorden })}</p>}
      {woordenLater.antwoorden > 0 && <p>{t('kind.woordenLater', { naam, ...woordenLater })}</p>}
      {perSoort !== '' && (
        <p>
          {t('begrepen')}: {perSoort}. {t('vragenUitleg')}
        </p>
      )}
    </>
  );
}

/** What a leerling chose and read on the leesplank, and what it understood of texts. */
export function LeesplankPanel({ naam }: { readonly naam: string }) {
  const { t } = useTexts(leesvoortgangTeksten, samenlezenTeksten, klaarlezenTeksten);
  const { adminId, groepId, leerlingId } = usePathParams();
  const { data, error } = useQuery(leerlingLezenQuery({ adminId, groepId, leerlingId }));
  return (
    <section className={panel['paneel']}>
      <h2>{t('leesvoortgang:kind.titel', { naam })}</h2>
      <Button
        component={Link}
        variant="text"
        to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/samen-lezen', { adminId, groepId, leerlingId })}
      >
        {t('samenlezen:knop')}
      </Button>
      <Button
        component={Link}
        variant="text"
        to={`${href('/admins/:adminId/groepen/:groepId/leesopdrachten', { adminId, groepId })}?kind=${leerlingId}`}
      >
        {t('klaarlezen:klaar.scherm')}
      </Button>
      {data ? <Gelezen lezen={data} /> : error ? <FormAlert error={error} /> : <Waiting />}
      {data && <VoorlezenPanel naam={naam} hardop={data.hardop} />}
    </section>
  );
}
