import { describe, expect, it } from 'vitest'
import {
  findAction,
  findRentalInTransit,
  findUnlockingPlan,
  findUnlockingPlanIn,
  isBuyable,
  isVisible,
  listUnlockingPlans,
  toPermission,
  toPurchaseStatus,
} from './rules.ts'
import type { Product } from './types.ts'

const product = (overrides: Partial<Product> = {}): Product => ({
  id: 'light',
  displayName: 'ライト',
  price: 980,
  description: '',
  functions: [],
  functionCodes: [],
  imageUrl: '',
  statusCode: '00',
  rental: false,
  ...overrides,
})

describe('the answer of a feature check', () => {
  it.each(['E0000', { code: 'E0000' }])('%j allows', (answer) => {
    expect(toPermission(answer)).toEqual({ kind: 'allowed' })
  })

  it('names the plans when the member has none for it', () => {
    const products = [product(), product({ id: 'executive', hidden: true })]
    expect(toPermission({ code: 'E2002', products })).toEqual({
      kind: 'plan-needed',
      products: [products[0]],
    })
  })

  it('names the cheapest plan on offer as the one that unlocks', () => {
    const products = [
      product({ displayName: 'プレミアム', price: 2980 }),
      product({ displayName: 'executive', price: 1 }),
      product(),
    ]
    expect(findUnlockingPlan({ code: 'E2002', products })).toBe('ライト')
    for (const code of ['E0000', 'E2001', 'E2002']) expect(findUnlockingPlan({ code })).toBeNull()
  })

  it('offers for what no check answers only plans that open it', () => {
    const opens = { functionCodes: ['aiesthe', 'face-diagnosis'] }
    const premium = product({ id: 'premium', displayName: 'プレミアム', price: 2980, ...opens })
    const rental = product({ id: 'rental', displayName: 'Dr.AI レンタル', price: 4980, ...opens })
    const plans = [product({ functionCodes: ['aiesthe'] }), rental, premium]
    expect(listUnlockingPlans([...plans, { ...premium, hidden: true }], 'face-diagnosis')).toEqual([
      rental,
      premium,
    ])
    expect(findUnlockingPlanIn(plans, 'face-diagnosis')).toBe('プレミアム')
    expect(
      findUnlockingPlanIn([{ ...plans[0], statusCode: '90' } as Product, premium], 'face-diagnosis'),
    ).toBe('プレミアム')
    expect(findUnlockingPlanIn([premium, { ...rental, statusCode: '90' }], 'face-diagnosis')).toBeNull()
    expect(findUnlockingPlanIn([], 'ai-chat')).toBeNull()
  })

  it('tells an unpaid plan from a missing one', () => {
    expect(toPermission({ code: 'E2001', products: [product()] })).toEqual({ kind: 'unpaid' })
  })

  it('any other answer is no permission', () => {
    expect(toPermission('E9999')).toEqual({ kind: 'plan-needed', products: [] })
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
  ])('%s can be bought: %s', (code, can) => expect(isBuyable(code)).toBe(can))

  it('a code nobody knows has no text', () => {
    expect(toPurchaseStatus('91')).toBe('91')
    expect(toPurchaseStatus('77')).toBeNull()
  })
})

describe('what is shown', () => {
  it.each([
    ['marked as hidden', { hidden: true }, false],
    ['of a hidden name', { displayName: 'Studio Unlimited with face rhythm rental' }, false],
    ['of another name', { displayName: 'studio' }, true],
    ['hidden, but contracted', { hidden: true, statusCode: '90' }, true],
    ['of a hidden name, on its way to its owner', { displayName: 'executive', statusCode: '91' }, true],
    ['of a hidden name, to be bought', { displayName: 'healthcare course', statusCode: '10' }, false],
  ] as const)('%s', (_, overrides, shown) => expect(isVisible(product(overrides))).toBe(shown))
})

describe('what a purchase waits for', () => {
  it.each([
    [['00', '90'], null],
    [['90', '91'], 'delivery'],
    [['92', '92'], 'return'],
  ] as const)('%j: %s', (codes, waits) => {
    expect(findRentalInTransit(codes.map((statusCode) => product({ statusCode })))).toBe(waits)
  })
})

describe('the action beside a status', () => {
  const other = product({ statusCode: '10' })
  const rental = product({ statusCode: '10', rental: true })

  it('changes a plan to another, and adds a rental beside it', () => {
    const all = [product({ statusCode: '90' }), other, rental]
    expect(findAction(other, all)).toBe('change')
    expect(findAction(rental, all)).toBe('add')
  })

  it('adds a plan for whom has a rental only, and takes what is not in the list for a plan', () => {
    expect(findAction(other, [product({ statusCode: '90', rental: true }), other])).toBe('add')
    expect(findAction(other, [other])).toBe('change')
  })

  it('has a word of its own for who had it before, and none where the status is one', () => {
    expect(findAction(product({ statusCode: '20' }), [])).toBe('again')
    for (const statusCode of ['00', '90', '91', '92', '99'])
      expect(findAction(product({ statusCode }), [])).toBeNull()
  })
})
