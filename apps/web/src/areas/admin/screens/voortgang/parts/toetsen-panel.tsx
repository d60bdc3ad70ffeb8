import Button from '@mui/material/Button';
import type { Toets } from '@spelrijk/contract/toetsen';
import type { Rol } from '@spelrijk/domain/rol';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import panel from '../../../parts/parts.module.css';
import { usePathParams } from '../../../params.ts';
import type { Voortgang } from '../../../voortgang.ts';
import css from '../voortgang.module.css';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { createId } from '../../../../../shared/id.ts';

type Telling = Toets['resultaat'][number]['alles'];

/** All categories of a test together. */
const addUp = (tellingen: readonly Telling[]): Telling => ({
  aantal: tellingen.reduce((som, { aantal }) => som + aantal, 0),
  goed: tellingen.reduce((som, { goed }) => som + goed, 0),
});

function ToetsRow({ toets: { op, soort, status, gevraagd, resultaat } }: { readonly toets: Toets }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const dates = useDates();
  const alles = addUp(resultaat.map((rij) => rij.alles));
  const nieuw = addUp(resultaat.map((rij) => rij.nieuw));
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="vast">
        {dates.long(op)}
      </TableCell>
      <TableCell>
        {t(`toetsen.soorten.${soort}`)}
        {status === 'open' && ` (${t(gevraagd === 0 ? 'toetsen.wacht' : 'toetsen.open')})`}
      </TableCell>
      <TableCell align="right">{alles.aantal === 0 ? '–' : t('toetsen.van', alles)}</TableCell>
      <TableCell align="right">{nieuw.aantal === 0 ? '–' : t('toetsen.van', nieuw)}</TableCell>
    </TableRow>
  );
}

/** Who sets a test; a parent is not asked to. */
const ZETTERS: readonly (Rol | undefined)[] = ['schooladmin', 'docent', 'rtadmin'];
const SOORTEN = ['voortgang', 'plaatsing'] as const;
type Soort = (typeof SOORTEN)[number];
const isSoort = (soort: Toets['soort']): boolean => SOORTEN.some((een) => een === soort);

function SetDialog({ soort, naam, onClose }: { readonly soort: Soort; readonly naam: string; readonly onClose: () => void }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const { adminId, leerlingId } = usePathParams();
  const queryClient = useQueryClient();
  // One id for this dialog: a second press, or a second send, sets no second test.
  const [id] = useState(createId);
  const set = useMutation({
    mutationFn: () => call('createToets', { params: { adminId, leerlingId }, body: { id, soort } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`toetsen.zet.${soort}`)}
      width="xs"
      cancel={t('toetsen.annuleer')}
      submit={t('toetsen.zetKlaar')}
      busy={set.isPending}
      error={set.error}
      onClose={onClose}
      onSubmit={() => set.mutate()}
    >
      <p>{t(`toetsen.watIs.${soort}`, { naam })}</p>
    </FormDialog>
  );
}

/** That one waits, and while nothing of it was written the way back of who set it by mistake. */
function WaitingToets({ toets, naam, onTaken }: { readonly toets: Toets; readonly naam: string; readonly onTaken: () => void }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const { adminId, leerlingId } = usePathParams();
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => call('removeToets', { params: { adminId, leerlingId, toetsId: toets.id } }),
    onSuccess: onTaken,
    // Refused: somebody else took it, or the child began; the page shows which.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId] }),
  });
  return (
    <div className={css['naTabel']}>
      <p>{t('toetsen.staat', { naam })}</p>
      <FormAlert error={take.error} />
      {toets.gevraagd === 0 && (
        <Button variant="outlined" size="small" className="niet-printen" disabled={take.isPending} onClick={() => take.mutate()}>
          {t('toetsen.neemTerug')}
        </Button>
      )}
    </div>
  );
}

/** Sets a test for this leerling, or says that one is waiting: two at a time would be asked one after the other. */
function SetToets({ toetsen, leerling: { roepnaam: naam } }: Pick<Voortgang, 'toetsen' | 'leerling'>) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const rol = useUser()?.role;
  const [soort, setSoort] = useState<Soort>();
  const [isTaken, setTaken] = useState(false);
  if (!ZETTERS.includes(rol)) return null;
  const open = toetsen.find((toets) => toets.status === 'open' && isSoort(toets.soort));
  if (open) return <WaitingToets key={open.id} toets={open} naam={naam} onTaken={() => setTaken(true)} />;
  return (
    <>
      <FormAlert error={null} done={isTaken ? t('toetsen.terug', { naam }) : undefined} />
      <div className={`${panel['knoppen']} ${css['naTabel']} niet-printen`}>
        {SOORTEN.map((een) => (
          <Button
            key={een}
            variant="outlined"
            size="small"
            onClick={() => {
              setTaken(false);
              setSoort(een);
            }}
          >
            {t(`toetsen.zet.${een}`)}
          </Button>
        ))}
        {soort && <SetDialog soort={soort} naam={naam} onClose={() => setSoort(undefined)} />}
      </div>
    </>
  );
}

/** Start tests, progress tests and those of a care plan, with words never practised apart. */
export function ToetsenPanel({ toetsen, leerling }: Pick<Voortgang, 'toetsen' | 'leerling'>) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('toetsen.titel')}</h2>
      {toetsen.length === 0 ? (
        <p>{t('toetsen.leeg')}</p>
      ) : (
        <ScrollTable
          label={t('toetsen.tabel')}
          koppen={(['wanneer', 'soort', 'alles', 'nieuw'] as const).map((kop) => t(`toetsen.${kop}`))}
        >
          <TableHead>
            <TableRow>
              <TableCell className="vast">{t('toetsen.wanneer')}</TableCell>
              <TableCell>{t('toetsen.soort')}</TableCell>
              <TableCell align="right">{t('toetsen.alles')}</TableCell>
              <TableCell align="right">{t('toetsen.nieuw')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {toetsen.map((toets) => (
              <ToetsRow key={toets.id} toets={toets} />
            ))}
          </TableBody>
        </ScrollTable>
      )}
      <SetToets toetsen={toetsen} leerling={leerling} />
    </section>
  );
}
