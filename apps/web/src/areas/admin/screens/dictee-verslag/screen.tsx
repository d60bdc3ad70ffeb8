import Button from '@mui/material/Button';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { SAMENGEVAT } from '@spelrijk/domain/antwoord';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { href, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { Empty } from '../../../../shared/list/empty.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { dicteesCrumb, verslagCrumb, verslagQuery } from '../../dictees.ts';
import { Hand } from '../../opdrachten/hand.tsx';
import { usePathParams } from '../../params.ts';
import panel from '../../parts/parts.module.css';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import lijstCss from '../../woorden/woorden.module.css';
import { perCategorie, perLeerling, perWoord } from './tellen.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';

export const handle: Crumbs = { crumbs: [groepCrumb, dicteesCrumb, verslagCrumb, crumb(dicteeTeksten, 'verslag.titel')] };
export const meta = () => pageTitle(dicteeTeksten, 'verslag.titel');

type Verslag = Output<Api['readDicteeVerslag']>;

interface TableProps {
  readonly title: string;
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

function Panel({ title, label, head, children }: TableProps) {
  return (
    <section className={panel['paneel']}>
      <h2>{title}</h2>
      <ScrollTable label={label}>
        <TableHead>
          <TableRow>
            {head.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </ScrollTable>
    </section>
  );
}

function Leerlingen({ leerlingen, antwoorden }: Verslag) {
  const { t } = useTexts(dicteeTeksten);
  const head = [t('verslag.wie'), t('verslag.goed'), t('verslag.fouten')];
  return (
    <Panel title={t('verslag.leerlingen')} label={t('verslag.leerlingTabel')} head={head}>
      {perLeerling(leerlingen, antwoorden).map(({ id, naam, goed, totaal, fouten }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            {naam}
          </TableCell>
          <TableCell>{t('verslag.vanDe', { goed, totaal })}</TableCell>
          <TableCell className={lijstCss['categorie']}>
            {fouten.length === 0 && t('verslag.foutloos')}
            {fouten.map(({ woord, gegeven, naam: fout }) => (
              <div key={woord}>
                <strong>{gegeven || t('verslag.leegWoord')}</strong> → {woord}
                {fout !== '' && <span className={lijstCss['zacht']}> ({fout})</span>}
              </div>
            ))}
          </TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}

function Categorieen({ leerlingen, antwoorden }: Verslag) {
  const { t } = useTexts(dicteeTeksten);
  const head = [t('verslag.categorie'), t('verslag.goed'), t('verslag.wieFout'), ''];
  const tellingen = perCategorie(leerlingen, antwoorden);
  // Words to remember, and words that nobody can recognise, say nothing about a rule.
  if (tellingen.length === 0) return null;
  return (
    <Panel title={t('verslag.categorieen')} label={t('verslag.categorieTabel')} head={head}>
      {tellingen.map(({ categorie, naam, procent, wie }) => (
        <TableRow key={categorie}>
          <TableCell component="th" scope="row">
            {naam}
          </TableCell>
          <TableCell>{t('verslag.procent', { count: procent })}</TableCell>
          <TableCell className={lijstCss['categorie']}>{wie.map(({ naam: wat }) => wat).join(', ')}</TableCell>
          <TableCell className="niet-printen">
            <Hand compact doel={{ categorie, naam, leerlingen: wie.map(({ id, naam: wat }) => ({ id, roepnaam: wat })) }} />
          </TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}

function Woorden({ woorden, antwoorden }: Verslag) {
  const { t } = useTexts(dicteeTeksten);
  const head = [t('verslag.woord'), t('verslag.goed'), t('verslag.geschreven')];
  return (
    <Panel title={t('verslag.woorden')} label={t('verslag.woordTabel')} head={head}>
      {perWoord(woorden, antwoorden).map(({ woord, goed, totaal, geschreven }) => (
        <TableRow key={woord}>
          <TableCell component="th" scope="row">
            <span className={lijstCss['woord']}>{woord}</span>
          </TableCell>
          <TableCell>{t('verslag.vanDe', { goed, totaal })}</TableCell>
          <TableCell className={lijstCss['categorie']}>
            {geschreven.map(({ tekst, keer }) => `${tekst || t('verslag.leegWoord')}${keer > 1 ? ` (${keer})` : ''}`).join(', ')}
          </TableCell>
        </TableRow>
      ))}
    </Panel>
  );
}

function Report({ verslag }: { readonly verslag: Verslag }) {
  const { t } = useTexts(dicteeTeksten);
  const { antwoorden, titel } = verslag;
  if (antwoorden.length === 0)
    return (
      <>
        <ScreenHead title={titel} />
        <Empty title={t('verslag.leeg')} text={t('verslag.leegUitleg')} />
      </>
    );
  const gemaakt = new Set(antwoorden.map(({ leerlingId }) => leerlingId)).size;
  const procent = Math.round((100 * antwoorden.filter(({ goed }) => goed).length) / antwoorden.length);
  const isSamengevat = antwoorden.some(({ gegeven }) => gegeven === SAMENGEVAT);
  const zinnen = [
    t('verslag.gemaakt', { count: gemaakt }),
    t('verslag.gemiddeld', { count: procent }),
    ...(isSamengevat ? [t('verslag.samengevat')] : []),
  ];
  const print = (
    <Button className="niet-printen" variant="outlined" onClick={() => window.print()}>
      {t('verslag.afdrukken')}
    </Button>
  );
  return (
    <>
      <ScreenHead title={titel} text={zinnen.join(' ')} action={print} />
      <Categorieen {...verslag} />
      <Leerlingen {...verslag} />
      <Woorden {...verslag} />
    </>
  );
}

export default function DicteeVerslagScreen() {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const { dicteeId = '' } = useParams();
  const { data, error, refetch } = useQuery(verslagQuery({ adminId, groepId }, dicteeId));
  const to = href('/admins/:adminId/groepen/:groepId/klassendictee', { adminId, groepId });
  if (replaces(error, data)) return <Failure error={error} onRetry={() => void refetch()} back={{ to, label: t('lijst.titel') }} />;
  return data ? <Report verslag={data} /> : <Waiting />;
}
