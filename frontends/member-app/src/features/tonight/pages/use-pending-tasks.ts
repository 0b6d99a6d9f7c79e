import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../app/paths.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { findContractNoteKey } from '../../contracts/rules.ts'
import { useHasDueMentalCheck } from '../../mental-check/api/use-mental-check.ts'
import { isInvitedToMentalCheck } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'

export interface PendingTask {
  /** A key under `waiting` in the texts. */
  name: string
  to: string
}

const contractNotes: readonly string[] = ['unpaid', 'delivery', 'return']

/**
 * Lists what waits for the member: a mental check, a declined card, a device to be delivered or returned, each once. Null until everything
 * is loaded. An easy-login session may not read contracts; it gets no such notes instead of being asked for the password.
 */
export function usePendingTasks(): readonly PendingTask[] | null {
  const { user } = useSession()
  const contracts = useQuery({
    queryKey: ['contracts', 'waiting'],
    queryFn: async () => (await unwrap(api.GET('/payment/fetch-subscription'))) ?? [],
    enabled: user !== null && (user.planName !== null || user.premium),
    retry: false,
    select: (all) => all.map(findContractNoteKey),
  })
  const check = useHasDueMentalCheck(isInvitedToMentalCheck(user))
  if (contracts.isLoading || check.isLoading) return null
  return [
    ...contractNotes
      .filter((note) => contracts.data?.includes(note))
      .map((name) => ({ name, to: paths.subscriptionState })),
    ...(check.data ? [{ name: 'check', to: paths.mentalCheck }] : []),
  ]
}
