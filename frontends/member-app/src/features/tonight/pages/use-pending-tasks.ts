import { paths } from '../../../app/paths.ts'
import { $api } from '../../../lib/api/queries.ts'
import { findContractNoteKey } from '../../contracts/rules.ts'
import { isInvitedToMentalCheck } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'

const contractNotes = ['unpaid', 'atKonbini', 'delivery', 'return'] as const

export interface PendingTask {
  /** A key under `waiting` in the texts. */
  name: (typeof contractNotes)[number] | 'check'
  to: string
}

/**
 * Lists what waits for the member: a mental check, a declined card, numbers to pay with at a store, a device to be delivered or returned, each once. Null until everything
 * is loaded. An easy-login session may not read contracts; it gets no such notes instead of being asked for the password.
 */
export function usePendingTasks(): readonly PendingTask[] | null {
  const { user } = useSession()
  const contracts = $api.useQuery('get', '/payment/fetch-subscription', undefined, {
    enabled: user !== null && (user.planName !== null || user.premium),
    retry: false,
    select: (all) => all.map(findContractNoteKey),
  })
  const check = $api.useQuery('get', '/mental-check/can-any-mentalcheck', undefined, {
    enabled: isInvitedToMentalCheck(user),
  })
  if (contracts.isLoading || check.isLoading) return null
  return [
    ...contractNotes
      .filter((note) => contracts.data?.includes(note))
      .map((name) => ({ name, to: paths.subscriptionState })),
    ...(check.data ? [{ name: 'check' as const, to: paths.mentalCheck }] : []),
  ]
}
