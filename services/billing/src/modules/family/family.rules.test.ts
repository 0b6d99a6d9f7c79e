import { describe, expect, it } from 'vitest'
import {
  type ContractFamilyPlace,
  computeInvitationExpiry,
  findLostPlaces,
  findMailWait,
  findPlaceToReplace,
  isInvitationExpired,
} from './family.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

function place(
  id: string,
  options: { joined?: number; invited?: number; expires?: number; contractId?: string } = {},
): ContractFamilyPlace {
  const { joined, invited = -1, expires = 1, contractId = 'one' } = options
  return {
    id,
    contractId,
    memberId: joined === undefined ? null : `member-${id}`,
    invitedAt: hours(invited),
    expiresAt: hours(expires),
    joinedAt: joined === undefined ? null : hours(joined),
    status: 'active',
    seats: 2,
  }
}

describe('isInvitationExpired', () => {
  it('is true from the seventh day on, to the millisecond, and never for a member', () => {
    const expiresAt = computeInvitationExpiry(now)
    expect(expiresAt).toEqual(hours(7 * 24))
    expect(isInvitationExpired({ joinedAt: null, expiresAt }, new Date(expiresAt.getTime() - 1))).toBe(false)
    expect(isInvitationExpired({ joinedAt: null, expiresAt }, expiresAt)).toBe(true)
    expect(isInvitationExpired({ joinedAt: now, expiresAt }, expiresAt)).toBe(false)
  })
})

describe('findPlaceToReplace', () => {
  it('needs nothing to end while a place is free', () => {
    expect(findPlaceToReplace([place('a', { joined: -1 })], { seats: 2, now })).toBeNull()
  })

  it('finds none when members and open invitations hold all places', () => {
    const places = [place('a', { joined: -1 }), place('b')]
    expect(findPlaceToReplace(places, { seats: 2, now })).toBeUndefined()
    expect(findPlaceToReplace([], { seats: 0, now })).toBeUndefined()
  })

  it('finds the oldest expired invitation', () => {
    const places = [place('new', { invited: -2, expires: -1 }), place('old', { invited: -3, expires: -1 })]
    expect(findPlaceToReplace(places, { seats: 2, now })?.id).toBe('old')
  })
})

describe('findLostPlaces', () => {
  const lost = (places: ContractFamilyPlace[]) =>
    findLostPlaces(places).map((one) => `${one.place.id} ${one.reason}`)

  it('ends nothing while the contract is in use and has the places', () => {
    for (const status of ['active', 'cancelReserved', 'pastDue'] as const)
      expect(lost([{ ...place('a', { joined: -1 }), status }])).toEqual([])
  })

  it('ends all places of a contract that is over, and none of another one', () => {
    const over = [place('a', { joined: -1 }), place('b')].map((one) => ({ ...one, status: 'ended' as const }))
    const other = place('c', { joined: -1, contractId: 'two' })
    expect(lost([...over, other])).toEqual(['a contract-ended', 'b contract-ended'])
  })

  it('ends invitations first and then who joined last when the plan has fewer places', () => {
    const places = [place('invited'), place('late', { joined: -1 }), place('early', { joined: -2 })]
    expect(lost(places)).toEqual(['invited fewer-seats'])
    expect(lost(places.map((one) => ({ ...one, seats: 1 })))).toEqual([
      'late fewer-seats',
      'invited fewer-seats',
    ])
    expect(lost(places.map((one) => ({ ...one, seats: 0 })))).toHaveLength(3)
  })
})

describe('findMailWait', () => {
  const options = { max: 2, windowMs: 24 * 3_600_000, now }

  it('lets a mail be sent while fewer were sent in the window', () => {
    expect(findMailWait([hours(-1)], options)).toBeNull()
    expect(findMailWait([hours(-24), hours(-1)], options)).toBeNull()
  })

  it('returns when enough of the mails are out of the window', () => {
    expect(findMailWait([hours(-1), hours(-23)], options)).toEqual(hours(1))
    expect(findMailWait([hours(-1), hours(-23), hours(-2)], options)).toEqual(hours(22))
  })
})
