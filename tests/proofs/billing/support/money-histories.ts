import fc from 'fast-check'
import { GUESTS } from './money-family.ts'
import type { Canceller, ChargeLoss, OrderScreen, TestCard } from './money-world.ts'

export type FamilyCommand =
  | { type: 'invite' }
  | { type: 'remove' }
  | { type: 'join'; guest: number }
  | { type: 'leave'; guest: number }

export type MoneyCommand =
  | { type: 'order'; plan: number; period: OrderScreen['period']; card: TestCard; loss: ChargeLoss }
  | { type: 'cancel'; by: Canceller; loss: ChargeLoss }
  | { type: 'undo' }
  | { type: 'undo-plan-change' }
  | { type: 'card'; card: TestCard }
  | { type: 'waive' }
  | { type: 'konbini'; loss: ChargeLoss }
  | { type: 'visit-store' }
  | { type: 'cancel-konbini' }
  | { type: 'refund-part'; percent: number }
  | FamilyCommand

/** Commands given at the same moment, each from its own screen, then days that pass. */
export interface HistoryStep {
  commands: MoneyCommand[]
  days: number
}

const card = fc.oneof({ weight: 3, arbitrary: fc.constant<TestCard>('good') }, fc.constant<TestCard>('bad'))
const loss = fc.oneof(
  { weight: 6, arbitrary: fc.constant<ChargeLoss>('none') },
  fc.constantFrom<ChargeLoss>('answer', 'request'),
)
const order = fc.record({
  type: fc.constant('order' as const),
  plan: fc.integer({ min: 0, max: 2 }),
  period: fc.constantFrom<OrderScreen['period']>(null, 'month', 'year'),
  card,
  loss,
})
const guest = fc.integer({ min: 0, max: GUESTS - 1 })
const by = fc.constantFrom<Canceller>('member', 'staff')
const cancel = fc.record({ type: fc.constant('cancel' as const), by, loss })
const refundPart = fc.record({
  type: fc.constant('refund-part' as const),
  percent: fc.integer({ min: 1, max: 100 }),
})
const command: fc.Arbitrary<MoneyCommand> = fc.oneof(
  { weight: 8, arbitrary: order },
  { weight: 3, arbitrary: cancel },
  fc.record({ type: fc.constant('undo' as const) }),
  fc.record({ type: fc.constant('undo-plan-change' as const) }),
  fc.record({ type: fc.constant('card' as const), card }),
  fc.record({ type: fc.constant('waive' as const) }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('konbini' as const), loss }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('visit-store' as const) }) },
  fc.record({ type: fc.constant('cancel-konbini' as const) }),
  refundPart,
)
const days = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }) },
  fc.integer({ min: 28, max: 40 }),
  { weight: 1, arbitrary: fc.integer({ min: 360, max: 375 }) },
)

/** Histories of one member: one command at a time or two concurrently, and the next bill at the end. */
export const arbitraryHistories: fc.Arbitrary<HistoryStep[]> = fc.array(
  fc.record({
    commands: fc.oneof(
      { weight: 2, arbitrary: fc.array(command, { minLength: 1, maxLength: 1 }) },
      fc.array(command, { minLength: 2, maxLength: 2 }),
    ),
    days,
  }),
  { minLength: 2, maxLength: 7 },
)

const owingCommand: fc.Arbitrary<MoneyCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('konbini' as const), loss }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('visit-store' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel-konbini' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('card' as const), card }) },
  cancel,
  order,
  refundPart,
  fc.record({ type: fc.constant('waive' as const) }),
)
/** Most days are within the life of one payment at a store, and the others lead to the end of an unpaid contract. */
const owingDays = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
  fc.integer({ min: 6, max: 25 }),
)

/** Histories of one member whose renewal was declined, with an upgrade in it or without, and who pays at stores, by card or not. */
export const arbitraryOwingHistories: fc.Arbitrary<HistoryStep[]> = fc
  .record({
    plan: fc.integer({ min: 0, max: 1 }),
    isUpgraded: fc.boolean(),
    daysUntilDue: fc.integer({ min: 31, max: 35 }),
    owing: fc.array(
      fc.record({ commands: fc.array(owingCommand, { minLength: 1, maxLength: 2 }), days: owingDays }),
      { minLength: 2, maxLength: 6 },
    ),
  })
  .map(({ plan, isUpgraded, daysUntilDue, owing }) => {
    const buy = (to: number): MoneyCommand => ({
      type: 'order',
      plan: to,
      period: 'month',
      card: 'good',
      loss: 'none',
    })
    const upgrade: HistoryStep[] = isUpgraded ? [{ commands: [buy(plan + 1)], days: 0 }] : []
    return [
      { commands: [buy(plan)], days: 0 },
      ...upgrade,
      { commands: [{ type: 'card', card: 'bad' }], days: daysUntilDue },
      ...owing,
    ]
  })

const familyCommand: fc.Arbitrary<MoneyCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('invite' as const) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('join' as const), guest }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('leave' as const), guest }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const) }) },
  { weight: 3, arbitrary: order },
  { weight: 2, arbitrary: cancel },
  fc.record({ type: fc.constant('undo' as const) }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('card' as const), card }) },
  fc.record({ type: fc.constant('konbini' as const), loss }),
  fc.record({ type: fc.constant('visit-store' as const) }),
  refundPart,
)

/** Histories of one member who shares a plan with a family, and changes, loses and buys it again meanwhile. */
export const arbitraryFamilyHistories: fc.Arbitrary<HistoryStep[]> = fc
  .record({
    plan: fc.integer({ min: 1, max: 2 }),
    shared: fc.array(fc.record({ commands: fc.array(familyCommand, { minLength: 1, maxLength: 3 }), days }), {
      minLength: 2,
      maxLength: 7,
    }),
  })
  .map(({ plan, shared }) => [
    { commands: [{ type: 'order', plan, period: 'month', card: 'good', loss: 'none' }], days: 0 },
    { commands: [{ type: 'invite' }], days: 0 },
    ...shared,
  ])
