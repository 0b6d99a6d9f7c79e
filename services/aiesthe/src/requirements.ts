import { ApiError, hasAuthority, type Session } from '@hibiki/http'
import { type Entitlements, findEntitlements, hasCurrentConsent } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from './tables.ts'

/** The functions of a plan that this service checks. */
export type PlanFunction = 'aiesthe' | 'face-diagnosis' | 'sound-therapy' | 'dr-ai-healthcare'

/** The functions that staff grant without a plan by the authority `ai_esthe`: AI esthe, but not the rented device. */
const openedByAuthority: readonly PlanFunction[] = ['aiesthe', 'face-diagnosis', 'sound-therapy']

/**
 * Requires a session with password for data of other people: the session of an easy-login link opens the member's own data only, and a
 * tablet that was handed over does not open that of other customers.
 *
 * @throws ApiError E4014
 */
export function requireConfirmedSessionFor(session: Session, memberId: string): void {
  if (session.assurance === 'low' && memberId !== session.userId) throw new ApiError('E4014')
}

/** @throws ApiError E4003 unless the member consented to the use of their data in the version in force */
export async function requireConsent(db: Kysely<AiestheTables>, memberId: string): Promise<void> {
  if (!(await hasCurrentConsent(db, memberId))) throw new ApiError('E4003')
}

/** @throws ApiError E2001 while the payment is unconfirmed, E2002 where neither plan nor authority opens the function */
export async function requirePlan(
  db: Kysely<AiestheTables>,
  session: Session,
  wanted: PlanFunction,
): Promise<void> {
  requirePlanFunction(await findEntitlements(db, session.userId), session, wanted)
}

/** Checks what every step of a face diagnosis requires. @throws as {@link requireConsent} does, then as {@link requirePlan} */
export async function requireDiagnosisAccess(db: Kysely<AiestheTables>, session: Session): Promise<void> {
  const [agreed, entitlements] = await Promise.all([
    hasCurrentConsent(db, session.userId),
    findEntitlements(db, session.userId),
  ])
  if (!agreed) throw new ApiError('E4003')
  requirePlanFunction(entitlements, session, 'face-diagnosis')
}

function requirePlanFunction(
  entitlements: Entitlements | null,
  session: Session,
  wanted: PlanFunction,
): void {
  if (entitlements?.functions.includes(wanted)) return
  // The authority never overrides a missing payment of the member's own contract.
  if (entitlements?.paymentUnconfirmed) throw new ApiError('E2001')
  if (!hasAuthority(session, 'ai_esthe') || !openedByAuthority.includes(wanted)) throw new ApiError('E2002')
}
