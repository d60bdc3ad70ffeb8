import { type RefObject, useEffect, useRef } from 'react';

/** The field of a question that just opened gets the focus, as a dialog should (WAI-ARIA practices). */
export function useFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
