import { ApiError, hasAuthority, type Session } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import type { ContentContext } from '../../context.ts'
import type { SoundKind } from '../../tables.ts'

/** The functions of a plan that choose sounds of each kind; any of them suffices. Sounds of other kinds are free or belong to a room. */
const FUNCTIONS: Partial<Record<SoundKind, readonly string[]>> = {
  aiesthe: ['aiesthe', 'face-diagnosis', 'dr-ai-healthcare'],
  sound_therapy: ['sound-therapy'],
}

/**
 * Requires the same plan as aiesthe does before it signs a link. Links of aiesthe name the sound; those that name the file come from routes of
 * this service, which require no plan.
 *
 * @throws ApiError E2001 while the payment is unconfirmed, E2002 where neither plan nor authority opens the sound
 */
export async function requirePlan(
  { db, findSoundKind }: Pick<ContentContext, 'db' | 'findSoundKind'>,
  session: Session,
  fileId: string,
): Promise<void> {
  const kind = await findSoundKind(fileId)
  const wanted = kind && FUNCTIONS[kind]
  if (!wanted) return
  const entitlements = await findEntitlements(db, session.userId)
  if (wanted.some((name) => entitlements?.functions.includes(name))) return
  if (entitlements?.paymentUnconfirmed) throw new ApiError('E2001')
  if (!hasAuthority(session, 'ai_esthe')) throw new ApiError('E2002')
}
