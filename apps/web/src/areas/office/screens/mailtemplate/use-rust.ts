import { useEffect, useState } from 'react';

/** The value once it has been the same for `ms`: a preview follows somebody who types, not every letter. */
export function useRust<T>(waarde: T, ms: number): T {
  const [rustig, setRustig] = useState(waarde);
  useEffect(() => {
    const timer = setTimeout(() => setRustig(waarde), ms);
    return () => clearTimeout(timer);
  }, [waarde, ms]);
  return rustig;
}
