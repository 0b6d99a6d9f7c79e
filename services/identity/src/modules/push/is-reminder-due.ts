import type { Day } from '@hibiki/calendar'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { IdentityContext } from '../../context.ts'
import { pickAddress } from '../../pick-address.ts'

const RESPONSE_TIMEOUT_MS = 5_000
const DueReminder = Type.Object({ isDue: Type.Boolean() })

type Deps = Pick<IdentityContext, 'config' | 'internalFetch'>

/** Asks charts whether a member is to be reminded of an appointment on a day, now; rejects when it does not respond. */
export async function isReminderDue(
  { config, internalFetch }: Deps,
  { userId, day }: { userId: string; day: Day },
): Promise<boolean> {
  const url = new URL(`/internal/members/${userId}/due-reminder?day=${day}`, pickAddress(config.CHARTS_URL))
  const response = await internalFetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`charts responded with ${response.status}`)
  return Value.Parse(DueReminder, await response.json()).isDue
}
