import { useMutation, useQueryClient } from '@tanstack/react-query';
import { beveiligingQuery } from '../../../../../shared/factor/queries.ts';

/** A change of one's own account; the screen shows the new state after it, also when it failed half-way. */
export function useChange<Input = void, Result = unknown>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: beveiligingQuery.queryKey }),
  });
}
