import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { noteOf } from '../../contracts/rules.ts'
import { useSession } from '../../session/session-context.ts'

const notes: readonly string[] = ['unpaid', 'delivery', 'return']

/**
 * What the member's contracts wait for, each once. A session of an easy login may not read contracts (D-059): it hears of nothing
 * here instead of being asked for the password.
 */
export function useWaitingContracts(): readonly string[] {
  const { user } = useSession()
  const { data = [] } = useQuery({
    queryKey: ['contracts', 'waiting'],
    queryFn: async () => (await unwrap(api.GET('/payment/fetch-subscription'))) ?? [],
    enabled: user !== null && (user.planName !== null || user.premium),
    retry: false,
    select: (contracts) => contracts.map(noteOf),
  })
  return notes.filter((note) => data.includes(note))
}
