import { describe, expect, it } from 'vitest'
import { createProduct } from '../../testing/create-product.ts'
import {
  findPurchaseAction,
  findRentalInTransit,
  findUnlockingPlanName,
  findUnlockingPlanNameAmong,
  isBuyable,
  isProductVisible,
  listUnlockingPlans,
  toFeaturePermission,
  toPurchaseStatus,
} from './rules.ts'
import type { Product } from './types.ts'

describe('the response of a feature check', () => {
  it.each(['E0000', { code: 'E0000' }])('returns allowed for %j', (answer) => {
    expect(toFeaturePermission(answer)).toEqual({ kind: 'allowed' })
  })

  it('returns the plans to choose from when the member has none for it', () => {
    const products = [createProduct(), createProduct({ id: 'executive', hidden: true })]
    expect(toFeaturePermission({ code: 'E2002', products })).toEqual({
      kind: 'plan-needed',
      products: [products[0]],
    })
  })

  it('proposes the smallest plan first, and rented devices after all of them', () => {
    const names = ['プレミアム', 'Dr.AI レンタル', 'ライト']
    const products = [2980, 480, 980].map((price, index) =>
      createProduct({ displayName: names[index] ?? '', price, rental: price === 480 }),
    )
    const permission = toFeaturePermission({ code: 'E2002', products })
    expect(permission.kind === 'plan-needed' && permission.products.map((one) => one.displayName)).toEqual([
      'ライト',
      'プレミアム',
      'Dr.AI レンタル',
    ])
    expect(findUnlockingPlanName({ code: 'E2002', products })).toBe('ライト')
  })

  it('finds the name of the cheapest offered plan that includes the function', () => {
    const products = [
      createProduct({ displayName: 'プレミアム', price: 2980 }),
      createProduct({ displayName: 'executive', price: 1 }),
      createProduct(),
    ]
    expect(findUnlockingPlanName({ code: 'E2002', products })).toBe('ライト')
    for (const code of ['E0000', 'E2001', 'E2002']) expect(findUnlockingPlanName({ code })).toBeNull()
  })

  it('lists only plans with the function when no check exists', () => {
    const opens = { functionCodes: ['aiesthe', 'face-diagnosis'] }
    const premium = createProduct({ id: 'premium', displayName: 'プレミアム', price: 2980, ...opens })
    const rental = createProduct({ id: 'rental', displayName: 'Dr.AI レンタル', price: 4980, ...opens })
    const plans = [createProduct({ functionCodes: ['aiesthe'] }), rental, premium]
    expect(listUnlockingPlans([...plans, { ...premium, hidden: true }], 'face-diagnosis')).toEqual([
      premium,
      rental,
    ])
    expect(findUnlockingPlanNameAmong(plans, 'face-diagnosis')).toBe('プレミアム')
    expect(
      findUnlockingPlanNameAmong([{ ...plans[0], statusCode: '90' } as Product, premium], 'face-diagnosis'),
    ).toBe('プレミアム')
    expect(
      findUnlockingPlanNameAmong([premium, { ...rental, statusCode: '90' }], 'face-diagnosis'),
    ).toBeNull()
    expect(findUnlockingPlanNameAmong([], 'ai-chat')).toBeNull()
  })

  it('distinguishes an unpaid plan from a missing one', () => {
    expect(toFeaturePermission({ code: 'E2001', products: [createProduct()] })).toEqual({ kind: 'unpaid' })
  })

  it('treats any other response as no permission', () => {
    expect(toFeaturePermission('E9999')).toEqual({ kind: 'plan-needed', products: [] })
  })
})

describe('the purchase status', () => {
  it.each([
    ['00', true],
    ['10', true],
    ['20', true],
    ['90', false],
    ['91', false],
    ['92', false],
    ['77', false],
  ])('tells whether status %s can be bought: %s', (code, can) => expect(isBuyable(code)).toBe(can))

  it('returns no status for an unknown code', () => {
    expect(toPurchaseStatus('91')).toBe('91')
    expect(toPurchaseStatus('77')).toBeNull()
  })
})

describe('the visibility of a product', () => {
  it.each([
    ['marked as hidden', { hidden: true }, false],
    ['of a hidden name', { displayName: 'Studio Unlimited with face rhythm rental' }, false],
    ['of another name', { displayName: 'studio' }, true],
    ['hidden, but contracted', { hidden: true, statusCode: '90' }, true],
    ['of a hidden name, on its way to its owner', { displayName: 'executive', statusCode: '91' }, true],
    ['of a hidden name, to be bought', { displayName: 'healthcare course', statusCode: '10' }, false],
  ] as const)('shows or hides a product: %s', (_, overrides, shown) =>
    expect(isProductVisible(createProduct(overrides))).toBe(shown),
  )
})

describe('a rental in transit', () => {
  it.each([
    [['00', '90'], null],
    [['90', '91'], 'delivery'],
    [['92', '92'], 'return'],
  ] as const)('finds for the statuses %j that a purchase waits for: %s', (codes, waits) => {
    expect(findRentalInTransit(codes.map((statusCode) => createProduct({ statusCode })))).toBe(waits)
  })
})

describe('the action beside a status', () => {
  const other = createProduct({ statusCode: '10' })
  const rental = createProduct({ statusCode: '10', rental: true })

  it('returns change for another plan, and add for a rental', () => {
    const all = [createProduct({ statusCode: '90' }), other, rental]
    expect(findPurchaseAction(other, all)).toBe('change')
    expect(findPurchaseAction(rental, all)).toBe('add')
  })

  it('returns add for a member with only a rental, and treats an unlisted product as a plan', () => {
    expect(findPurchaseAction(other, [createProduct({ statusCode: '90', rental: true }), other])).toBe('add')
    expect(findPurchaseAction(other, [other])).toBe('change')
  })

  it('returns again for an ended product, and null when the status says it all', () => {
    expect(findPurchaseAction(createProduct({ statusCode: '20' }), [])).toBe('again')
    for (const statusCode of ['00', '90', '91', '92'] as const)
      expect(findPurchaseAction(createProduct({ statusCode }), [])).toBeNull()
  })
})
