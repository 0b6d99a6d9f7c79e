import { ApiError, type Session } from '@hibiki/http'
import { type Entitlements, findEntitlements, hasAgreed } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from './tables.ts'

/** Functions of a plan that this service asks for. */
export type PlanFunction = 'aiesthe' | 'face-diagnosis' | 'sound-therapy' | 'dr-ai-healthcare'

/** What staff open for somebody without a plan by granting `ai_esthe`: AI esthe, not the rented device. */
const openedByAuthority: readonly PlanFunction[] = ['aiesthe', 'face-diagnosis', 'sound-therapy']

/**
 * What is of other people needs the password: an easy-login link opens the own data only, a tablet that was handed over no other
 * customer's.
 *
 * @throws ApiError E4014
 */
export function requireConfirmedFor(session: Session, memberId: string): void {
  if (session.assurance === 'low' && memberId !== session.userId) throw new ApiError('E4014')
}

/** @throws ApiError E4003 unless the member agreed to the use of their data, in the text in force */
export async function requireConsent(db: Kysely<AiestheTables>, memberId: string): Promise<void> {
  if (!(await hasAgreed(db, memberId))) throw new ApiError('E4003')
}

/** @throws ApiError E2001 while the payment is unconfirmed, E2002 where neither plan nor authority opens the function */
export async function requireFunction(
  db: Kysely<AiestheTables>,
  session: Session,
  wanted: PlanFunction,
): Promise<void> {
  judge(await findEntitlements(db, session.userId), session, wanted)
}

/** What every step of a face diagnosis needs. @throws as {@link requireConsent} does, then as {@link requireFunction} */
export async function requireDiagnosis(db: Kysely<AiestheTables>, session: Session): Promise<void> {
  const [agreed, entitlements] = await Promise.all([
    hasAgreed(db, session.userId),
    findEntitlements(db, session.userId),
  ])
  if (!agreed) throw new ApiError('E4003')
  judge(entitlements, session, 'face-diagnosis')
}

function judge(entitlements: Entitlements | null, { authorities }: Session, wanted: PlanFunction): void {
  if (entitlements?.functions.includes(wanted)) return
  // The authority never bypasses a missing payment of the member's own contract.
  if (entitlements?.paymentUnconfirmed) throw new ApiError('E2001')
  const isGranted = authorities.some((authority) => authority.toLowerCase() === 'ai_esthe')
  if (!isGranted || !openedByAuthority.includes(wanted)) throw new ApiError('E2002')
}
