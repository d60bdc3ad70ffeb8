import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Licentie, Licentieverzoek } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { StaffDialog } from '../../../shared/dialog/staff-dialog.tsx';
import css from '../../../shared/form/form.module.css';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { isIntussen, licentieQuery } from '../../../shared/licentie/queries.ts';
import { call } from '../../../shared/api/call.ts';
import own from '../../../shared/licentie/licentie.module.css';
import { Regels } from '../../../shared/licentie/regels.tsx';
import { useLicentieWords } from '../../../shared/licentie/use-words.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';

interface BesluitDialogProps {
  readonly admin: { readonly id: string; readonly naam: string };
  readonly licentie: Pick<Licentie, 'tot' | 'plaatsen' | 'gebruikt'>;
  readonly verzoek: Licentieverzoek;
  readonly onClose: () => void;
}

const Ingevuld = z.object({
  tot: z.string(),
  plaatsen: z.string(),
  antwoord: z.string(),
  was: z.object({ tot: z.string().nullable(), plaatsen: z.number().nullable() }),
});
type Ingevuld = z.infer<typeof Ingevuld>;
const isIngevuld = (value: unknown): value is Ingevuld => Ingevuld.safeParse(value).success;

/** What nobody asked for or typed is as it is now, or granting the rest would put it back; everything else stays. */
const follow = <T extends string | number>(veld: string, gevraagd: T | null, was: T | null, nu: T | null): string =>
  gevraagd === null && veld === String(was ?? '') ? String(nu ?? '') : veld;

type Besluit = Parameters<typeof call<'decideVerzoek'>>[1]['body'];

/** Who asks for what, beside what there is now. */
function Vraag({ licentie, verzoek }: Pick<BesluitDialogProps, 'licentie' | 'verzoek'>) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const door = verzoek.door || t('verzoek.iemand');
  return (
    <>
      <p className={css['zacht']}>{t('verzoek.openKantoor', { door, op: words.on(verzoek.op) })}</p>
      <dl className={css['feiten']}>
        <div>
          <dt>{t('besluit.gevraagd')}</dt>
          <dd>
            <Regels regels={words.asked(verzoek)} />
          </dd>
        </div>
        <div>
          <dt>{t('besluit.nu')}</dt>
          <dd>
            <Regels regels={words.now(licentie)} />
          </dd>
        </div>
      </dl>
      {verzoek.opmerking !== '' && (
        <div>
          <p className={css['zacht']}>{t('besluit.opmerking', { door })}</p>
          <p className={own['tekst']}>{verzoek.opmerking}</p>
        </div>
      )}
    </>
  );
}

/** What is filled in for an answer to a request, kept on this device, and the sending of it. */
function useBesluit({ admin, licentie, verzoek, onClose }: BesluitDialogProps) {
  const client = useQueryClient();
  const concept = useConcept<Ingevuld>(
    `besluit:${verzoek.id}`,
    {
      tot: verzoek.tot ?? licentie.tot ?? '',
      plaatsen: String(verzoek.plaatsen ?? licentie.plaatsen ?? ''),
      antwoord: '',
      was: { tot: licentie.tot, plaatsen: licentie.plaatsen },
    },
    isIngevuld,
  );
  const change = (deel: Partial<Ingevuld>): void => concept.set({ ...concept.nu(), ...deel });
  const refresh = (): Promise<unknown> =>
    Promise.all([licentieQuery(admin.id).queryKey, ['office']].map((queryKey) => client.invalidateQueries({ queryKey })));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Besluit) => call('decideVerzoek', { params: { adminId: admin.id, verzoekId: verzoek.id }, body }),
    onSuccess: async () => {
      concept.forget();
      await refresh();
      onClose();
    },
    // What there is now stands beside the request again, and what was filled in is on that from here on.
    onError: async (fout) => {
      if (!isIntussen(fout)) return;
      await refresh();
      const nu = await client.fetchQuery(licentieQuery(admin.id));
      const { tot, plaatsen, was } = concept.nu();
      change({
        tot: follow(tot, verzoek.tot, was.tot, nu.tot),
        plaatsen: follow(plaatsen, verzoek.plaatsen, was.plaatsen, nu.plaatsen),
        was: { tot: nu.tot, plaatsen: nu.plaatsen },
      });
    },
  });
  return { concept, change, mutate, isPending, error };
}

/** Granting or refusing a request; what was asked for is filled in already. */
export function BesluitDialog({ admin, licentie, verzoek, onClose }: BesluitDialogProps) {
  const { t } = useTexts(licentieTeksten);
  const { concept, change, mutate, isPending, error } = useBesluit({ admin, licentie, verzoek, onClose });
  const { tot, plaatsen, antwoord, was } = concept.waarde;
  const [nodig, setNodig] = useState(false);
  const grant = (): void =>
    mutate({ besluit: 'toegekend', tot: tot || null, plaatsen: plaatsen === '' ? null : Number(plaatsen), antwoord, was });
  const refuse = (): void => {
    setNodig(antwoord.trim() === '');
    if (antwoord.trim() !== '') mutate({ besluit: 'afgewezen', antwoord });
  };
  return (
    <StaffDialog
      title={t('besluit.titel', { naam: admin.naam })}
      content={css['formulier']}
      wrap
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('besluit.sluit')}
          </Button>
          <Button variant="outlined" color="error" disabled={isPending} onClick={refuse}>
            {t('besluit.wijsAf')}
          </Button>
          <Button disabled={isPending} onClick={grant}>
            {t('besluit.kenToe')}
          </Button>
        </>
      }
    >
      <Vraag licentie={licentie} verzoek={verzoek} />
      <div className={css['rij']}>
        <TextField
          type="date"
          label={t('besluit.termijn')}
          value={tot}
          helperText={t('besluit.leegBetekent')}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => change({ tot: target.value })}
        />
        <TextField
          label={t('besluit.plaatsen')}
          value={plaatsen}
          helperText={t('besluit.leegBetekent')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
          onChange={({ target }) => change({ plaatsen: target.value.replace(/\D/g, '') })}
        />
      </div>
      <Hersteld concept={concept} />
      <TextField
        label={t('besluit.antwoord')}
        value={antwoord}
        error={nodig}
        helperText={t(nodig ? 'besluit.antwoordNodig' : 'besluit.antwoordUitleg')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={({ target }) => change({ antwoord: target.value })}
      />
      <FormAlert error={error} />
    </StaffDialog>
  );
}
