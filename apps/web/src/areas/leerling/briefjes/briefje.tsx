import type { Kindbriefje } from '@spelrijk/contract/briefjes';
import { briefjeTeksten } from '@spelrijk/teksten/briefjes';
import { BigButton } from '@spelrijk/ui/big-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Line } from '../audio/speak.ts';
import { isDeviceVoiceOn } from '../audio/device-setting.ts';
import { landkaartQuery } from '../landkaart-query.ts';
import { useLooksOn } from '../looks-on.ts';
import { Hear } from '../parts/hear.tsx';
import css from './briefje.module.css';

/** What was read leaves the map at once; without a connection it comes again another time. */
function useSeen(leerlingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (briefjeId: string) => call('seeBriefje', { params: { leerlingId, briefjeId } }),
    onSuccess: (_, briefjeId) =>
      client.setQueryData(
        landkaartQuery(leerlingId).queryKey,
        (kaart) => kaart && { ...kaart, briefjes: kaart.briefjes.filter(({ id }) => id !== briefjeId) },
      ),
  });
}

function useWords({ soort, tekst, naam }: Kindbriefje): { readonly zinnen: readonly string[]; readonly lines: readonly Line[] } {
  const { t } = useTexts(briefjeTeksten);
  if (soort !== 'eigen') {
    const zinnen = [t(`vast.${soort}`), ...(naam === null ? [] : [naam])];
    return { zinnen, lines: zinnen };
  }
  // Own words were never recorded: only a voice of the device can say them.
  return { zinnen: [tekst], lines: isDeviceVoiceOn() ? [tekst] : [] };
}

interface BladProps {
  readonly briefje: Kindbriefje;
  readonly isLast: boolean;
  readonly onSeen: () => void;
}

function Blad({ briefje, isLast, onSeen }: BladProps) {
  const { t } = useTexts(briefjeTeksten);
  const { zinnen, lines } = useWords(briefje);
  return (
    <>
      <div className={css['kop']}>
        <h2 id="briefje-kop">{t('kaart.kop')}</h2>
        {lines.length > 0 && <Hear lines={[t('kaart.kop'), ...lines]} />}
      </div>
      {zinnen.map((zin) => (
        <p key={zin} className={css['zin']}>
          {zin}
        </p>
      ))}
      {briefje.door !== '' && <p className={css['van']}>{t('kaart.van', { naam: briefje.door })}</p>}
      <BigButton tone="zon" onClick={onSeen}>
        {t(isLast ? 'kaart.gezien' : 'kaart.volgende')}
      </BigButton>
    </>
  );
}

/** One sheet after another over the map, until each was seen. */
export function Briefje({ leerlingId, briefjes }: { readonly leerlingId: string; readonly briefjes: readonly Kindbriefje[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const looksOn = useLooksOn();
  const seen = useSeen(leerlingId);
  const [weg, setWeg] = useState<ReadonlySet<string>>(new Set());
  const over = briefjes.filter(({ id }) => !weg.has(id));
  const [briefje] = over;
  const isOpen = briefje !== undefined;
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element && !element.open) element.showModal();
  }, [isOpen]);
  if (!briefje) return null;
  const putAway = (): void => {
    setWeg(new Set([...weg, briefje.id]));
    // Who looks along reads it too, and takes it from nobody.
    if (!looksOn) seen.mutate(briefje.id);
  };
  return (
    <dialog
      ref={dialog}
      className={css['blad']}
      aria-labelledby="briefje-kop"
      onCancel={(event) => {
        event.preventDefault();
        putAway();
      }}
    >
      <Blad key={briefje.id} briefje={briefje} isLast={over.length === 1} onSeen={putAway} />
    </dialog>
  );
}
