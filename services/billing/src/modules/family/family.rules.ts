import { DAY_MS } from '@hibiki/calendar'
import { type ContractStatus, isHeldStatus } from '../contracts/contract.rules.ts'

/** A product has at most this many places besides the one of its holder. */
export const MAX_FAMILY_SEATS = 4
const INVITATION_LIFETIME_MS = 7 * DAY_MS
/** A holder sends at most this many invitations in 24 hours. */
export const MAX_MAILS_OF_HOLDER = 8
export const HOLDER_WINDOW_MS = DAY_MS
/** An address gets at most this many invitations in seven days, whoever sends them. */
export const MAX_MAILS_TO_ADDRESS = 3
export const ADDRESS_WINDOW_MS = 7 * DAY_MS

export const familyEndReasons = [
  'withdrawn',
  'declined',
  'replaced',
  'removed',
  'left',
  'contract-ended',
  'fewer-seats',
] as const
export type FamilyEndReason = (typeof familyEndReasons)[number]

/** A place that has not ended: an invitation, or a member once `joinedAt` is set. */
export interface FamilyPlace {
  id: string
  contractId: string
  memberId: string | null
  invitedAt: Date
  expiresAt: Date
  joinedAt: Date | null
}

/** A place with what its contract is now. */
export interface ContractFamilyPlace extends FamilyPlace {
  status: ContractStatus
  seats: number
}

export function computeInvitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_LIFETIME_MS)
}

/** Whether an invitation can no longer be accepted. A place that was taken never expires. */
export function isInvitationExpired(
  { joinedAt, expiresAt }: Pick<FamilyPlace, 'joinedAt' | 'expiresAt'>,
  now: Date,
): boolean {
  return joinedAt === null && expiresAt <= now
}

/**
 * Decides whether another person can be invited. Members and open invitations hold a place each; an expired invitation gives its
 * place to the new one.
 * @returns the expired invitation that ends for it, null when a place is free anyway, or undefined when there is none
 */
export function findPlaceToReplace<P extends FamilyPlace>(
  places: readonly P[],
  { seats, now }: { seats: number; now: Date },
): P | null | undefined {
  if (places.length < seats) return null
  const open = places.filter((place) => !isInvitationExpired(place, now))
  if (open.length >= seats) return undefined
  return inOrder(places).find((place) => isInvitationExpired(place, now))
}

interface LostPlace<P> {
  place: P
  reason: FamilyEndReason
}

/**
 * Finds the places that end because their contract is over or its plan has fewer of them. Who joined first stays; invitations give
 * way before members do.
 */
export function findLostPlaces<P extends ContractFamilyPlace>(places: readonly P[]): LostPlace<P>[] {
  const contractIds = [...new Set(places.map(({ contractId }) => contractId))]
  return contractIds.flatMap((contractId): LostPlace<P>[] => {
    const ofContract = inOrder(places.filter((place) => place.contractId === contractId))
    const [first] = ofContract
    if (first === undefined) return []
    if (!isHeldStatus(first.status)) return ofContract.map((place) => ({ place, reason: 'contract-ended' }))
    return ofContract.slice(first.seats).map((place) => ({ place, reason: 'fewer-seats' }))
  })
}

/** Returns members by the time at which they joined, then invitations by theirs. */
function inOrder<P extends FamilyPlace>(places: readonly P[]): P[] {
  return places.toSorted((a, b) => {
    if (a.joinedAt !== null && b.joinedAt !== null) return compare(a.joinedAt, b.joinedAt, a, b)
    if (a.joinedAt === null && b.joinedAt === null) return compare(a.invitedAt, b.invitedAt, a, b)
    return a.joinedAt === null ? 1 : -1
  })
}

function compare(x: Date, y: Date, a: { id: string }, b: { id: string }): number {
  return x.getTime() - y.getTime() || (a.id < b.id ? -1 : 1)
}

/** Returns when the next mail may be sent, or null when it may be sent now. */
export function findMailWait(
  mailedAt: readonly Date[],
  { max, windowMs, now }: { max: number; windowMs: number; now: Date },
): Date | null {
  const recent = mailedAt
    .filter((at) => at.getTime() > now.getTime() - windowMs)
    .toSorted((a, b) => a.getTime() - b.getTime())
  const oldest = recent.at(-max)
  return oldest === undefined ? null : new Date(oldest.getTime() + windowMs)
}

/** The same address in another case or with blanks around it is the same. */
export function normalizeAddress(email: string): string {
  return email.trim().toLowerCase()
}
