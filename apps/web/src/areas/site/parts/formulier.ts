/** What a form of the site remembers and how it looks at what was typed. The server looks again. */
import { isUuid } from '@spelrijk/base/id';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useLayoutEffect, useRef, useState } from 'react';
import { isMailLike } from '../../../shared/form/fields.ts';
import { useHydrated } from '../../../shared/page/use-hydrated.ts';
import { sessionStore } from '../../../shared/session/storage.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { createId } from '../../../shared/id.ts';

export type Velden = Readonly<Record<string, string>>;

/** A rule per field: the sentence that is wrong with it, or nothing. */
export type Regels<V extends Velden> = { readonly [Veld in keyof V]?: (waarde: string, velden: V) => string | undefined };

function loadConcept<V extends Velden>(sleutel: string, leeg: V): V {
  try {
    const oud: unknown = JSON.parse(sessionStore.get(sleutel) ?? '{}');
    if (typeof oud !== 'object' || oud === null) return leeg;
    const bekend = Object.entries(oud).filter(([veld, waarde]) => veld in leeg && typeof waarde === 'string');
    return { ...leeg, ...Object.fromEntries(bekend) };
  } catch {
    return leeg;
  }
}

const SENDING = ':verzending';

/**
 * Under which id it is sent, and how long somebody was at it: also after a reload, so that what arrived without an answer does not arrive twice, and who
 * sends at once what stands there again is no robot.
 */
function sendingOf(sleutel: string): { readonly id: string; readonly ms: number } {
  const [id = '', ms = ''] = sessionStore.get(`${sleutel}${SENDING}`)?.split(' ') ?? [];
  return isUuid(id) ? { id, ms: Number(ms) || 0 } : { id: createId(), ms: 0 };
}

/** What somebody filled in before the page had its script. */
function readIngevuld<V extends Velden>(formulier: HTMLFormElement | null, leeg: V): Partial<V>;
function readIngevuld(formulier: HTMLFormElement | null, leeg: Velden): Velden {
  if (!formulier) return {};
  const ingevuld = new FormData(formulier);
  return Object.fromEntries(
    Object.entries(leeg).flatMap(([veld, was]) => {
      const waarde = ingevuld.get(veld);
      return typeof waarde === 'string' && waarde !== was ? [[veld, waarde]] : [];
    }),
  );
}

/**
 * A form whose text outlives a reload and a lost connection, as long as the tab: on a shared device the next one sees nothing of it.
 * The first drawing is that of the page as it was built; what was kept, and what was typed meanwhile, comes in right after it.
 * `controleer` looks at everything, shows what is wrong and goes to the first field on the page; true when all is well. `leeg` is a constant.
 */
export function useFormulier<V extends Velden>(sleutel: string, leeg: V, regels: Regels<V>) {
  const hydrated = useHydrated();
  const [gebouwd] = useState(!hydrated);
  const [velden, setVelden] = useState(() => (gebouwd ? leeg : loadConcept(sleutel, leeg)));
  const [fouten, setFouten] = useState<ReadonlyMap<string, string>>(new Map());
  const [{ id, ms }, setSending] = useState(() => sendingOf(sleutel));
  const formulier = useRef<HTMLFormElement>(null);
  const [begin] = useState(() => (gebouwd ? 0 : performance.now()));
  useLayoutEffect(() => {
    if (gebouwd) setVelden({ ...loadConcept(sleutel, leeg), ...readIngevuld(formulier.current, leeg) });
  }, [gebouwd, sleutel, leeg]);

  // A tab that stood open for weeks says a day.
  const duur = (): number => Math.min(86_400_000, Math.round(ms + performance.now() - begin));
  const set = (veld: keyof V & string, waarde: string): void => {
    const nieuw = { ...velden, [veld]: waarde };
    setVelden(nieuw);
    setFouten(new Map([...fouten].filter(([naam]) => naam !== veld)));
    sessionStore.set(sleutel, JSON.stringify(nieuw));
    sessionStore.set(`${sleutel}${SENDING}`, `${id} ${duur()}`);
  };
  const check = (): boolean => {
    const gevonden = new Map(
      Object.entries(regels).flatMap(([veld, regel]) => {
        const fout = regel?.(velden[veld] ?? '', velden);
        return fout === undefined ? [] : [[veld, fout] as const];
      }),
    );
    setFouten(gevonden);
    const op = [...(formulier.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    op.find(({ name }) => gevonden.has(name))?.focus();
    return gevonden.size === 0;
  };
  const forget = (): void => {
    sessionStore.remove(sleutel);
    sessionStore.remove(`${sleutel}${SENDING}`);
  };
  const opnieuw = (): void => {
    setVelden(leeg);
    forget();
    setSending({ id: createId(), ms });
  };
  return {
    velden,
    fout: (veld: keyof V & string) => fouten.get(veld),
    set,
    /** What a `Veld` needs to be this field. */
    veld: (name: keyof V & string) => ({
      name,
      waarde: velden[name] ?? '',
      onWaarde: (waarde: string) => set(name, waarde),
      fout: fouten.get(name),
    }),
    check,
    opnieuw,
    forget,
    formulier,
    id,
    duur,
  };
}

/** The rules that forms share, in the words of the product. */
export function useRegels() {
  const { t } = useTexts(siteTeksten);
  return {
    verplicht: (waarde: string): string | undefined => (waarde.trim() === '' ? t('formulier.fouten.verplicht') : undefined),
    email: (waarde: string): string | undefined =>
      waarde.trim() === '' ? t('formulier.fouten.verplicht') : isMailLike(waarde) ? undefined : t('formulier.fouten.email'),
    geheel: (waarde: string): string | undefined =>
      /^[1-9]\d{0,5}$/.test(waarde.trim()) && Number(waarde) <= 100_000 ? undefined : t('formulier.fouten.geheel'),
    choose: (waarde: string): string | undefined => (waarde === '' ? t('formulier.fouten.kies') : undefined),
  };
}
