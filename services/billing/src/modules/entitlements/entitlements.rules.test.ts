import { describe, expect, it } from 'vitest'
import type { FunctionCode } from '../products/function-codes.rules.ts'
import {
  type BonusGrant,
  computeEntitlements,
  type EntitlingContract,
  findOpenFamilyProduct,
} from './entitlements.rules.ts'
import { checkFeature, listProductsWithFeature } from './feature-check.rules.ts'

const named = (price: number, premium: boolean, ...functionCodes: FunctionCode[]) => ({
  price,
  premium,
  functionCodes,
  familySeats: 0,
  name: { ja: `${price}円`, en: `${price} yen` },
})
const light = named(980, false, 'loop', 'timer')
const premium = named(2980, true, 'loop', 'timer', 'aiesthe', 'sound-therapy')
const drAi = named(4980, true, 'loop', 'dr-ai-healthcare')
const contract = (
  product: EntitlingContract['product'],
  status: EntitlingContract['status'],
  paidUntil: string | null,
  paidMonths = 1,
): EntitlingContract => ({
  product,
  status,
  paidUntil,
  paidMonths,
  lastFailedOn: null,
  paidProduct: null,
  familySeat: null,
})
const due = '2026-12-21'
const on = (today: string, contracts: EntitlingContract[], grants: BonusGrant[] = []) =>
  computeEntitlements(contracts, grants, today)

describe('computeEntitlements', () => {
  it('opens nothing without contracts', () => {
    expect(on(due, [])).toEqual({
      functions: [],
      premium: false,
      paymentUnconfirmed: false,
      planName: null,
      unconfirmedFunctions: [],
      nextChangeOn: null,
    })
  })

  it('opens only the plan paid in full once the renewal of an unpaid upgrade is declined', () => {
    const upgraded = { ...contract(premium, 'active', due), paidProduct: light }
    expect(on(due, [upgraded])).toMatchObject({ premium: true, paymentUnconfirmed: false })
    const overdue = { ...upgraded, status: 'pastDue' as const }
    expect(on('2026-12-22', [overdue])).toMatchObject({ premium: true, paymentUnconfirmed: false })
    const refused = { ...overdue, lastFailedOn: due }
    const inGrace = on('2026-12-28', [refused])
    expect(inGrace).toMatchObject({
      functions: ['loop', 'timer'],
      premium: false,
      paymentUnconfirmed: true,
      planName: light.name,
      unconfirmedFunctions: ['aiesthe', 'sound-therapy'],
      nextChangeOn: '2026-12-29',
    })
    expect(checkFeature('sound-therapy', inGrace, { hasAuthority: false })).toBe('E2001')
    expect(on('2026-12-29', [refused])).toMatchObject({ functions: [], planName: null })
    expect(on('2026-12-22', [{ ...refused, paidProduct: null }])).toMatchObject({ premium: true })
  })

  it('opens the contract of another member only for those whose place the open plan has, and never says that it is unpaid', () => {
    const forFamily = { ...premium, familySeats: 1 }
    const shared = { ...contract(forFamily, 'active', due), familySeat: 1 }
    expect(on('2026-12-01', [shared])).toMatchObject({ premium: true, planName: premium.name })
    expect(findOpenFamilyProduct([shared], '2026-12-01')).toBe(forFamily)
    const second = { ...shared, familySeat: 2 }
    expect(on('2026-12-01', [second])).toMatchObject({ functions: [], premium: false })
    const overdue = { ...shared, status: 'pastDue' as const }
    expect(on('2026-12-28', [overdue])).toMatchObject({ premium: true, nextChangeOn: '2026-12-29' })
    expect(on('2026-12-29', [overdue])).toMatchObject({
      functions: [],
      paymentUnconfirmed: false,
      unconfirmedFunctions: [],
    })
    // The plan that was paid for before an upgrade has no place.
    const declined = { ...overdue, lastFailedOn: due, paidProduct: light }
    expect(on('2026-12-22', [declined])).toMatchObject({ functions: [], paymentUnconfirmed: false })
    expect(findOpenFamilyProduct([{ ...shared, familySeat: null }], '2026-12-01')).toBeNull()
  })

  it('opens what any open contract opens, and returns the name of the dearest plan', () => {
    const both = on('2026-12-01', [
      contract(light, 'active', due),
      contract(drAi, 'cancelReserved', '2026-12-11'),
    ])
    expect(both).toMatchObject({
      functions: ['loop', 'timer', 'dr-ai-healthcare'],
      premium: true,
      planName: drAi.name,
      nextChangeOn: '2026-12-11',
    })
  })

  it.each([
    ['active', '2026-12-20', true],
    ['cancelReserved', '2026-12-20', true],
    ['cancelReserved', due, false],
    ['pastDue', '2026-12-28', true],
    ['pastDue', '2026-12-29', false],
    ['awaitingDelivery', '2026-12-01', false],
    ['awaitingReturn', '2026-12-01', false],
    ['ended', '2026-12-01', false],
  ] as const)('computes premium for a contract in state %s on %s as %s', (status, today, isPremium) => {
    expect(on(today, [contract(premium, status, due)]).premium).toBe(isPremium)
  })

  it('opens nothing while a first payment is pending, and calls nothing unconfirmed', () => {
    expect(on(due, [contract(premium, 'pendingPayment', null, 0)])).toMatchObject({
      functions: [],
      paymentUnconfirmed: false,
    })
  })

  it('opens nothing of a delivered rental before its first payment, because the grace period is for renewals', () => {
    expect(on(due, [contract(drAi, 'pastDue', due, 0)])).toMatchObject({
      functions: [],
      premium: false,
      unconfirmedFunctions: drAi.functionCodes,
      paymentUnconfirmed: true,
      nextChangeOn: null,
    })
  })

  it('marks the payment as unconfirmed after the grace period, and lists the functions that only it closes', () => {
    const late = [contract(premium, 'pastDue', '2026-12-01'), contract(light, 'active', due)]
    expect(on('2026-12-15', late)).toMatchObject({
      functions: ['loop', 'timer'],
      unconfirmedFunctions: ['aiesthe', 'sound-therapy'],
      paymentUnconfirmed: true,
      premium: false,
    })
  })

  it('opens bonus days from their first to their last', () => {
    const days = [{ fromOn: '2026-12-01', untilOn: '2026-12-31', product: premium }]
    expect(on('2026-11-30', [], days)).toMatchObject({ premium: false, nextChangeOn: '2026-12-01' })
    expect(on('2026-12-30', [], days)).toMatchObject({ premium: true, nextChangeOn: '2026-12-31' })
    expect(on('2026-12-31', [], days)).toMatchObject({ premium: false, nextChangeOn: null })
  })
})

describe('checkFeature', () => {
  const without = { hasAuthority: false }
  const closed = { functions: [], unconfirmedFunctions: [] }
  const late = { functions: [], unconfirmedFunctions: ['aiesthe', 'loop'] as FunctionCode[] }

  it('returns E0000 by contract, E2001 when only the payment is missing, else E2002', () => {
    expect(checkFeature('loop', { functions: ['loop'], unconfirmedFunctions: [] }, without)).toBe('E0000')
    expect(checkFeature('loop', late, without)).toBe('E2001')
    expect(checkFeature('timer', late, without)).toBe('E2002')
  })

  it('lets the authority open AI esthe and sound therapy only, and never despite a missing payment', () => {
    const granted = { hasAuthority: true }
    expect(checkFeature('aiesthe', closed, granted)).toBe('E0000')
    expect(checkFeature('sound-therapy', closed, granted)).toBe('E0000')
    expect(checkFeature('dr-ai-healthcare', closed, granted)).toBe('E2002')
    expect(checkFeature('aiesthe', late, granted)).toBe('E2001')
    expect(checkFeature('sound-therapy', late, granted)).toBe('E2001')
    expect(checkFeature('aiesthe', closed, without)).toBe('E2002')
  })

  it('returns the products that open a function, the cheapest first', () => {
    expect(listProductsWithFeature('loop', [drAi, light, premium]).map(({ price }) => price)).toEqual([
      980, 2980, 4980,
    ])
    expect(listProductsWithFeature('dr-ai-healthcare', [drAi, light])).toEqual([drAi])
    expect(listProductsWithFeature('ai-chat', [drAi, light])).toEqual([])
  })
})
