import Button from '@mui/material/Button';
import type { DicteeLeerling } from '@spelrijk/contract/dictees';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import type { Dictees, ReadDictee } from '../../../dictees.ts';
import panel from '../../../parts/parts.module.css';
import lijstCss from '../../../woorden/woorden.module.css';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../woorden/afnemen.module.css';
import { Blad, BLADEN, type Bladsoort } from '../../../woorden/blad.tsx';
import { VoorEen } from './voor-een.tsx';

interface AfnemenPanelProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly read: ReadDictee;
  readonly setStatus: Dictees['setStatus'];
}

/** Every way to take it: on the board, on paper, on the devices, typed over from paper. */
export function AfnemenPanel({ adminId, groepId, read, setStatus }: AfnemenPanelProps) {
  const { t } = useTexts(dicteeTeksten);
  const [blad, setBlad] = useState<Bladsoort>('leerkracht');
  const { id, status } = read.dictee;
  const params = { adminId, groepId, dicteeId: id };
  const isOpen = status === 'open';
  const role = useUser()?.role;
  const eigen = role === 'rtadmin' || role === 'thuisadmin';
  const staat = useStaat(read, eigen);
  const print = (soort: Bladsoort): void => {
    setBlad(soort);
    // The sheet has to stand there before the browser looks.
    setTimeout(() => window.print(), 60);
  };
  return (
    <>
      <section className={`${panel['paneel']} niet-printen`}>
        <h2>{t('afnemen.kop')}</h2>
        <div className={css['manieren']}>
          <div>
            <h3>{t('afnemen.bord')}</h3>
            <p>{t('afnemen.bordUitleg')}</p>
            <Button component={Link} to={href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/bord', params)}>
              {t('afnemen.bordKnop')}
            </Button>
          </div>
          <div>
            <h3>{t('afnemen.papier')}</h3>
            <div className={css['knoppen']}>
              {BLADEN.map((soort) => (
                <Button key={soort} variant="outlined" onClick={() => print(soort)}>
                  {t(`afnemen.${soort}`)}
                </Button>
              ))}
            </div>
          </div>
          <div>
            <h3>{t('afnemen.apparaat')}</h3>
            <p aria-live="polite">{staat}</p>
            <Button
              variant={isOpen ? 'outlined' : 'contained'}
              disabled={setStatus.isPending}
              onClick={() => setStatus.mutate({ id, status: isOpen ? 'gesloten' : 'open' })}
            >
              {t(isOpen ? 'afnemen.sluiten' : 'afnemen.openen')}
            </Button>
            <FormAlert error={setStatus.error} />
            {eigen && !isOpen && read.leerlingen.length > 1 && (
              <VoorEen adminId={adminId} groepId={groepId} dicteeId={id} leerlingen={read.leerlingen} />
            )}
          </div>
          <div>
            <h3>{t('afnemen.typen')}</h3>
            <p>{t('afnemen.typenUitleg')}</p>
            <div className={css['knoppen']}>
              <Button
                variant="outlined"
                component={Link}
                to={href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/intypen', params)}
              >
                {t('afnemen.typenKnop')}
              </Button>
              <Button
                variant="outlined"
                component={Link}
                to={href('/admins/:adminId/groepen/:groepId/klassendictee/:dicteeId/verslag', params)}
              >
                {t('afnemen.verslag')}
              </Button>
            </div>
          </div>
        </div>
        <Stand leerlingen={read.leerlingen} aantal={read.dictee.aantal} />
      </section>
      <Blad soort={blad} read={{ ...read, titel: read.dictee.titel }} />
    </>
  );
}

/** Open for one child: also after a reload it says for whom. */
function useStaat({ dictee, leerlingen }: ReadDictee, eigen: boolean): string {
  const { t } = useTexts(dicteeTeksten);
  const [een, ...anderen] = leerlingen;
  if (dictee.status !== 'open') return t('afnemen.apparaatUitleg');
  return eigen && een && anderen.length === 0 ? t('afnemen.staatKlaar', { naam: een.naam }) : t('afnemen.isOpen');
}

/** How far each child is; whoever is not done stands on top. */
function Stand({ leerlingen, aantal }: { readonly leerlingen: readonly DicteeLeerling[]; readonly aantal: number }) {
  const { t } = useTexts(dicteeTeksten);
  const RANG = { bezig: 0, niet: 1, klaar: 2 } as const;
  if (leerlingen.every(({ status }) => status === 'niet')) return null;
  return (
    <>
      <h3 className={css['tussen']}>{t('afnemen.stand')}</h3>
      <ScrollTable label={t('afnemen.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('afnemen.wie')}</TableCell>
            <TableCell>{t('lijst.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {leerlingen
            .toSorted((a, b) => RANG[a.status] - RANG[b.status])
            .map(({ id, naam, status, gemaakt }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {naam}
                </TableCell>
                <TableCell className={lijstCss['zacht']}>
                  {status === 'bezig' ? t('afnemen.bezig', { count: gemaakt, totaal: aantal }) : t(`afnemen.${status}`)}
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </ScrollTable>
    </>
  );
}
