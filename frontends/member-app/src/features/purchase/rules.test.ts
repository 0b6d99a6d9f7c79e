import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import { canChooseUsers, canPurchase, findPurchaseFailureOutcome, toCompletedPurchase } from './rules.ts'

const refusal = (status: number, code: string) => new ApiError(status, { code, message: '' }, null)

describe('the right to buy', () => {
  it.each([
    ['ROLE_GENERAL', true, false],
    ['ROLE_CUSTOMER', true, false],
    ['ROLE_PERSON_IN_CHARGE', true, true],
    ['ROLE_ADMIN', true, true],
    ['ROLE_ENTERPRISE', false, false],
  ] as const)('lets %s buy: %s, and choose users: %s', (role, buys, chooses) => {
    expect([canPurchase({ roles: [role] }), canChooseUsers({ roles: [role] })]).toEqual([buys, chooses])
  })
})

describe('the outcome of a failed purchase', () => {
  const first = { sentBefore: false }
  const again = { sentBefore: true }

  it.each([
    [409, 'E2005'],
    [404, 'E4040'],
    [422, 'BILLING_DELIVERY_REQUIRED'],
  ])('treats %i %s as a refusal without a purchase', (status, code) =>
    expect(findPurchaseFailureOutcome(refusal(status, code), again)).toBe('refused'),
  )

  it.each([
    [402, 'BILLING_CARD_DECLINED'],
    [402, 'BILLING_CARD_AUTHENTICATION'],
    [409, 'BILLING_PAYMENT_LAPSED'],
    [409, 'BILLING_PAYMENT_REFUNDED'],
    [409, 'BILLING_PRICE_CHANGED'],
  ])('requires a new idempotency key after %i %s', (status, code) =>
    expect(findPurchaseFailureOutcome(refusal(status, code), first)).toBe('refused-for-key'),
  )

  it.each([refusal(504, 'E5040'), refusal(500, ''), new TypeError('no network')])(
    'treats %s as an unclear outcome',
    (error) => expect(findPurchaseFailureOutcome(error, first)).toBe('unclear'),
  )

  it.each([
    [401, 'E4010'],
    [429, 'E4290'],
    [422, 'E4014'],
  ])('treats %i %s as unclear after an earlier attempt', (status, code) => {
    expect(findPurchaseFailureOutcome(refusal(status, code), first)).toBe('refused')
    expect(findPurchaseFailureOutcome(refusal(status, code), again)).toBe('unclear')
  })
})

describe('the page of a purchased product', () => {
  const bought = ({
    state,
    rental,
    codes,
    users,
  }: {
    state?: 'done' | 'confirming'
    rental?: boolean
    codes?: string[]
    users?: string[]
  }) =>
    toCompletedPurchase({
      placed: { state: state ?? 'done', message: '' },
      product: { rental: rental ?? false, functionCodes: codes ?? ['loop', 'timer'], functions: ['ループ'] },
      users: users ?? [],
    })

  it('returns the page of the function that the plan includes', () => {
    expect(bought({})).toMatchObject({ to: 'soundesthe', opened: ['ループ'] })
    expect(bought({ codes: ['loop', 'aiesthe'] }).to).toBe('aiesthe')
  })

  it('returns the contracts before a rental is delivered, and when the buyer is not the user', () => {
    expect(bought({ rental: true, codes: ['aiesthe'] })).toMatchObject({
      to: 'subscriptionState',
      opened: [],
    })
    expect(bought({ users: ['hana'], codes: ['aiesthe'] }).to).toBe('subscriptionState')
  })

  it('returns null while the payment is being confirmed', () => {
    expect(bought({ state: 'confirming' })).toMatchObject({ to: null, opened: [] })
  })
})
