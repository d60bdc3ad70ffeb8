import Button from '@mui/material/Button';
import type { Leesmoment } from '@spelrijk/contract/leesmomenten';
import { minsteTempo } from '@spelrijk/domain/voorlezen';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { Link } from 'react-router';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { useLeesniveau } from '../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../parts/leerling-link.tsx';
import { luisterPath } from '../../voorlezen.ts';
import { opnamePath } from '../../voorleesopnamen.ts';
import { groepjesVan } from './groepjes.ts';
import css from './leesmomenten.module.css';

interface MomentProps {
  readonly plek: { readonly adminId: string; readonly groepId: string };
  readonly moment: Leesmoment;
  readonly busy: boolean;
  readonly onWeg: () => void;
  readonly onTerug: () => void;
}

type Leerling = Leesmoment['leerlingen'][number];

interface CelProps {
  readonly plek: MomentProps['plek'];
  readonly moment: Leesmoment;
  readonly leerling: Leerling;
  readonly tekst: Leesmoment['teksten'][number];
}

function Cel({ plek, moment, leerling, tekst }: CelProps) {
  const { t } = useTexts(voorlezenTeksten);
  const naam = `${leerling.roepnaam} ${leerling.achternaam}`;
  if (leerling.gehoord.includes(tekst.id))
    return (
      <>
        {t('momenten.gehoord')}
        {leerling.eerder.includes(tekst.id) && <small> ({t('momenten.eerder')})</small>}
        {leerling.dubbel.includes(tekst.id) && <small> ({t('momenten.dubbel')})</small>}
      </>
    );
  const opname = leerling.wacht.find((een) => een.tekst === tekst.id);
  if (opname)
    return (
      <Link to={opnamePath(plek, opname.opnameId)} aria-label={t('momenten.opnameLang', { naam, titel: tekst.titel })}>
        {t('momenten.opname')}
      </Link>
    );
  if (!moment.nu) return <>–</>;
  return (
    <Link
      to={luisterPath({ ...plek, leerlingId: leerling.id }, { tekst: tekst.id, moment: moment.id })}
      aria-label={t('momenten.luisterLang', { naam, titel: tekst.titel })}
    >
      {t('momenten.luister')}
    </Link>
  );
}

function Rij({ plek, moment, leerling }: Omit<CelProps, 'tekst'>) {
  const { t } = useTexts(voorlezenTeksten);
  const { tempo, waarom, goed, gelezen } = leerling.hardop;
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="vast">
        <LeerlingLink groepId={plek.groepId} leerling={leerling} />
      </TableCell>
      {moment.teksten.map((tekst) => (
        <TableCell key={tekst.id}>
          <Cel plek={plek} moment={moment} leerling={leerling} tekst={tekst} />
        </TableCell>
      ))}
      <TableCell>{gelezen === 0 ? '–' : t('momenten.goedVan', { goed, gelezen })}</TableCell>
      <TableCell>{tempo ? t('tempo.band', tempo) : waarom && gelezen > 0 ? t(`tempo.${waarom}`) : '–'}</TableCell>
      <TableCell>{leerling.groei ? t(`tempo.${leerling.groei}`) : '–'}</TableCell>
    </TableRow>
  );
}

function Groepjes({ moment }: Pick<MomentProps, 'moment'>) {
  const { t } = useTexts(voorlezenTeksten);
  const groepjes = groepjesVan(moment);
  if (groepjes.length === 0) return null;
  return (
    <>
      <h3>{t('momenten.groepje')}</h3>
      <p>{t('momenten.groepjesUitleg', { tempo: minsteTempo(moment.niveau) })}</p>
      <dl className={css['groepjes']}>
        {groepjes.map(([behoefte, namen]) => (
          <div key={behoefte}>
            <dt>{t(`momenten.${behoefte}`)}</dt>
            <dd>{namen.join(', ') || t('momenten.niemand')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Who was heard, what came of it, and what each needs. By name: nobody is first. */
export function Moment({ plek, moment, busy, onWeg, onTerug }: MomentProps) {
  const { t } = useTexts(voorlezenTeksten);
  const dates = useDates();
  const van = dates.long(moment.van);
  const kop = t('momenten.kop', { niveau: useLeesniveau()(moment.naam), van, tot: dates.long(moment.tot) });
  return (
    <section className={css['moment']} aria-label={kop}>
      <div className={css['kop']}>
        <h2>
          {kop}
          {moment.nu && <small> ({t('momenten.nu')})</small>}
          {moment.gestopt && <small> ({t('momenten.gestopt')})</small>}
        </h2>
        <Button variant="text" disabled={busy} onClick={moment.gestopt ? onTerug : onWeg}>
          {t(moment.gestopt ? 'momenten.terug' : 'momenten.weg')}
        </Button>
      </div>
      <ScrollTable
        label={t('momenten.tabel', { van })}
        koppen={[
          t('momenten.naam'),
          ...moment.teksten.map(({ titel }) => titel),
          ...(['goed', 'tempo', 'sinds'] as const).map((kop) => t(`momenten.${kop}`)),
        ]}
      >
        <TableHead>
          <TableRow>
            <TableCell className="vast">{t('momenten.naam')}</TableCell>
            {moment.teksten.map(({ id, titel }) => (
              <TableCell key={id}>{titel}</TableCell>
            ))}
            <TableCell>{t('momenten.goed')}</TableCell>
            <TableCell>{t('momenten.tempo')}</TableCell>
            <TableCell>{t('momenten.sinds')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {moment.leerlingen.map((leerling) => (
            <Rij key={leerling.id} plek={plek} moment={moment} leerling={leerling} />
          ))}
        </TableBody>
      </ScrollTable>
      <Groepjes moment={moment} />
    </section>
  );
}
