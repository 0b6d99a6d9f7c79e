import { ApiError, type Session } from '@hibiki/http'
import { findEntitlements } from '@hibiki/projections'
import type { ContentContext } from '../../context.ts'
import type { SoundKind } from '../../tables.ts'

/** Functions of a plan, any of which chooses a sound of the kind. Sounds of other kinds are free, or a room's. */
const FUNCTIONS: Partial<Record<SoundKind, readonly string[]>> = {
  aiesthe: ['aiesthe', 'face-diagnosis', 'dr-ai-healthcare'],
  sound_therapy: ['sound-therapy'],
}

/**
 * What aiesthe asks before it gives a link. Its links name the sound; those that name the file are of this service's own calls,
 * which ask for no plan.
 *
 * @throws ApiError E2001 while the payment is unconfirmed, E2002 where neither plan nor authority opens the sound
 */
export async function requirePlan(
  { db, soundKind }: Pick<ContentContext, 'db' | 'soundKind'>,
  { userId, authorities }: Session,
  fileId: string,
): Promise<void> {
  const kind = await soundKind(fileId)
  const wanted = kind && FUNCTIONS[kind]
  if (!wanted) return
  const entitlements = await findEntitlements(db, userId)
  if (wanted.some((name) => entitlements?.functions.includes(name))) return
  if (entitlements?.paymentUnconfirmed) throw new ApiError('E2001')
  if (!authorities.some((authority) => authority.toLowerCase() === 'ai_esthe')) throw new ApiError('E2002')
}
