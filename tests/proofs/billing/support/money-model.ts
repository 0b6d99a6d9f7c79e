import fc from 'fast-check'
import { addDaysTo, monthsLater } from '../../../../services/billing/src/testing/expected-contract-life.ts'
import { GUESTS } from './money-family.ts'
import type { Canceller, ChargeLoss, LedgerCharge, MoneyWorld, OrderScreen, TestCard } from './money-world.ts'

type FamilyCommand =
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

/** These are longer than a period, so that everything confirmed is billed. */
const UNTIL_MONTH_BILLED_DAYS = 35
const UNTIL_YEAR_BILLED_DAYS = 370

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

interface KnownPlan {
  /** The monthly price of its product, by which plans are compared. */
  level: number
  /** Yen and months of one period. */
  price: number
  months: number
}

/** What the member confirmed about one contract, and what the ledger says was paid for it. */
interface Known {
  /** The maximum of its next bill by the last screen that was confirmed; 0 while it is cancelled. */
  nextBill: number
  /** The plan in use, and the one from the next bill on. */
  plan: KnownPlan
  nextPlan: KnownPlan
  /** Level of the plan that the running period was paid for, according to the ledger. */
  paidLevel: number
  /** First day of the first period, and the months that the ledger paid since. */
  anchorOn: string
  paidMonths: number
  /** Differences confirmed since, and not charged yet. */
  owed: number
  isCancelled: boolean
  /** Whether the card declined the renewal, and nothing has paid it since. */
  isRenewalRefused: boolean
}

/** Access lasts this many days after a payment that was missed. */
const GRACE_DAYS = 7

export type ChargedFor =
  | LedgerCharge['purpose']
  | 'year'
  | 'year-renewal'
  | 'upgrade-of-year'
  | 'month-after-year'
  /** Numbers for a convenience store were given. */
  | 'konbini'

/** The cheapest amount a card is charged: less is waived when it is all that is owed. */
const MIN_CHARGE_YEN = 50

interface Lived {
  /** The broken invariants; empty when all held. */
  broken: string[]
  /** What the member was charged for. */
  charged: Set<ChargedFor>
  /** How many others have used the member's plan. */
  joined: number
}

function isAnyOrderDone(
  orders: readonly { requestKey: string }[],
  states: readonly { requestKey: string; state: string }[],
): boolean {
  return orders.some(({ requestKey }) =>
    states.some((one) => one.requestKey === requestKey && one.state === 'done'),
  )
}

/** Runs one history through the service. */
export async function runHistory(world: MoneyWorld, steps: readonly HistoryStep[]): Promise<Lived> {
  const known = new Map<string, Known>()
  const shownToday = new Map<string, number>()
  const settlements = new Map<string, number>()
  /** Contracts cancelled while they owed what was not charged. */
  const unsettled = new Set<string>()
  const seen = new Set<string>()
  const broken: string[] = []
  const charged: Lived['charged'] = new Set()
  const say = (what: string) => broken.push(`${world.today()}: ${what}`)

  async function give(commands: readonly MoneyCommand[]): Promise<void> {
    if (commands.length === 0) return
    const contracts = await world.contracts()
    const live = contracts.find(({ status }) => status !== 'ended')
    const indebted = [...known.keys()].filter((id) => debtOf(id) > 0)
    // First all screens are opened, then every button is pressed at the same moment, as in two tabs or by two people.
    const ready = await Promise.all(commands.map((one) => openScreen(one, live?.id ?? indebted[0] ?? null)))
    const results = await Promise.all(ready.map((press) => press?.()))
    await world.clear()
    // A change that waits for the renewal may be undone, or replaced by another one, at the same moment.
    const undoes = results.some((result) => result?.type === 'undo-plan-change')
    const orders = results.flatMap((result) => (result?.type === 'order' ? [result] : []))
    if (live) lookAtChanges(live.id, results)
    const withoutEffect = orders.length > 0 ? await lookAtOrders(orders, undoes) : []
    await readLedger(orders)
    // What was owed before and still is was not settled at the same moment.
    if (isAnyOrderDone(orders, await world.orderStates()))
      for (const id of indebted)
        if (debtOf(id) > 0) say(`an order is done while ${debtOf(id)} yen are owed for an upgrade`)
    // A cancellation that waived what was owed is final, so a change that waited for the renewal is dropped.
    const isWaived = live && unsettled.has(live.id) && results.some((result) => result?.type === 'cancel')
    if (!isWaived) for (const key of withoutEffect) say(`an order of ${key} is done and has no effect`)
  }

  type Change = { type: 'cancel' | 'undo' } | { type: 'undo-plan-change'; shown: number }

  interface Ordered {
    type: 'order'
    screen: OrderScreen
    requestKey: string
    accepted: boolean
  }

  /** Invites, joins, leaves and removes; what comes of it is looked at with the access. */
  async function changeFamily(one: FamilyCommand, contractId: string | null): Promise<null> {
    if (one.type === 'join') await world.family.accept(one.guest)
    else if (one.type === 'leave') await world.family.leave(one.guest)
    else if (one.type === 'remove') await world.family.remove()
    else if (contractId !== null) await world.family.invite(contractId)
    return null
  }

  async function openScreen(one: MoneyCommand, contractId: string | null) {
    if (one.type === 'invite' || one.type === 'join' || one.type === 'leave' || one.type === 'remove')
      return () => changeFamily(one, contractId)
    if (one.type === 'order') {
      const screen = await world.orderScreen(one.plan, one.period)
      if (!screen) return null
      return async (): Promise<Ordered> => {
        world.lose(one.loss)
        const { requestKey, placed } = await world.order(screen, one.card)
        shownToday.set(requestKey, screen.today)
        return { type: 'order', screen, requestKey, accepted: 'accepted' in placed }
      }
    }
    if (one.type === 'refund-part')
      return async () => {
        await world.refundPart(one.percent)
        return null
      }
    if (contractId === null) return null
    if (one.type === 'cancel') {
      const shown = await world.cancelScreen(contractId)
      return async () => {
        world.lose(one.loss)
        const result = await world.cancel(contractId, { by: one.by, shown })
        if (!('accepted' in result)) return null
        settlements.set(contractId, shown)
        if (shown > 0) unsettled.add(contractId)
        return { type: 'cancel' as const }
      }
    }
    if (one.type === 'undo') {
      const isFinal = unsettled.has(contractId)
      return async () => {
        const result = await world.undoCancel(contractId)
        if (!('accepted' in result)) return null
        // The third invariant is that a cancellation that waived what was owed cannot be undone.
        if (isFinal) say('a cancellation that waived what was owed is undone')
        return { type: 'undo' as const }
      }
    }
    if (one.type === 'undo-plan-change') {
      const shown = await world.undoPlanScreen(contractId)
      return async () => {
        const result = await world.undoPlanChange(contractId, shown)
        return 'accepted' in result ? { type: 'undo-plan-change' as const, shown } : null
      }
    }
    if (one.type === 'waive')
      return async () => {
        const result = await world.waive(contractId)
        const before = known.get(contractId)
        if (!('accepted' in result) || !before) return null
        if (debtOf(contractId) === 0) say('something was waived that nobody owes')
        known.set(contractId, { ...before, owed: 0 })
        return null
      }
    if (one.type === 'visit-store')
      return async () => {
        await world.visitStore()
        return null
      }
    if (one.type === 'cancel-konbini')
      return async () => {
        await world.cancelKonbini(contractId)
        return null
      }
    if (one.type === 'konbini') {
      const shown = await world.konbiniScreen(contractId)
      if (shown === 0) return null
      return async () => {
        world.lose(one.loss)
        const isAfterEnd = debtOf(contractId) > 0
        if (isAfterEnd) settlements.set(contractId, Math.max(shown, settlements.get(contractId) ?? 0))
        const result = await world.payAtKonbini(contractId, shown)
        if ('accepted' in result && result.accepted === 'waiting') charged.add('konbini')
        return null
      }
    }
    const debt = debtOf(contractId)
    return async () => {
      if (debt > 0) settlements.set(contractId, Math.max(debt, settlements.get(contractId) ?? 0))
      await world.changeCard(contractId, one.card)
      return null
    }
  }

  /** Returns what is owed for an upgrade whose renewal was declined. */
  function debtOf(contractId: string): number {
    const one = known.get(contractId)
    return one?.isRenewalRefused && one.owed >= MIN_CHARGE_YEN ? one.owed : 0
  }

  /**
   * Sorts what was accepted at one moment into the only order in which all of it is possible: the responses may arrive in another
   * one. What was cancelled and undone is as before, and a change of plan is undone while the contract goes on.
   */
  function lookAtChanges(
    contractId: string,
    accepted: readonly (Change | Ordered | null | undefined)[],
  ): void {
    const before = known.get(contractId)
    const cancel = accepted.some((one) => one?.type === 'cancel')
    const undo = accepted.some((one) => one?.type === 'undo')
    const kept = accepted.find((one) => one?.type === 'undo-plan-change')
    if (!before || !(cancel || undo || kept)) return
    const isCancelled = cancel && undo ? before.isCancelled : cancel || (before.isCancelled && !undo)
    const nextPlan = kept ? before.plan : before.nextPlan
    const shown = kept?.shown ?? (undo ? nextPlan.price : before.nextBill)
    known.set(contractId, { ...before, isCancelled, nextPlan, nextBill: isCancelled ? 0 : shown })
  }

  /**
   * Checks that responses are true, and makes what was confirmed the limit of the next bill. Returns the plans whose orders are
   * done although no contract has or awaits them.
   */
  async function lookAtOrders(orders: readonly Ordered[], isUndoneToo: boolean): Promise<string[]> {
    const withoutEffect: string[] = []
    const contracts = await world.contracts()
    const states = await world.orderStates()
    const done = orders.filter(({ requestKey }) =>
      states.some((one) => one.requestKey === requestKey && one.state === 'done'),
    )
    const placed = (requestKey: string) => states.findIndex((one) => one.requestKey === requestKey)
    const inOrder = [...orders].sort((a, b) => placed(a.requestKey) - placed(b.requestKey))
    for (const { screen, requestKey } of inOrder) {
      const order = states.find((one) => one.requestKey === requestKey)
      if (order && order.state !== 'done' && order.state !== 'failed') say(`an order stays ${order.state}`)
      if (order?.state !== 'done') continue
      const { product, kind, total, today, price, months, difference } = screen
      const contract = contracts.find(
        ({ productId, nextProductId, periodMonths, nextPeriodMonths, status }) =>
          status !== 'ended' &&
          [productId, nextProductId].includes(product.id) &&
          [periodMonths, nextPeriodMonths].includes(months),
      )
      if (!contract) {
        const isReplaced = kind !== 'subscription' && (isUndoneToo || done.length > 1)
        if (!isReplaced) withoutEffect.push(product.key)
        continue
      }
      const before = known.get(contract.id)
      const isNew = kind === 'subscription'
      // What an upgrade of a paid year would charge at once is waived when it is too little, and the plan counts as paid.
      const isWaivedUpgrade = kind === 'upgrade' && months === 12 && today === 0 && difference === 0
      const nextPlan = { level: product.price, price, months }
      known.set(contract.id, {
        nextBill: Math.max(
          isNew ? price : total - today,
          isUndoneToo || done.length > 1 ? (before?.nextBill ?? 0) : 0,
        ),
        nextPlan,
        plan: kind === 'downgrade' || kind === 'periodChange' ? (before?.plan ?? nextPlan) : nextPlan,
        paidLevel: isWaivedUpgrade ? product.price : (before?.paidLevel ?? 0),
        anchorOn: before?.anchorOn ?? world.today(),
        paidMonths: before?.paidMonths ?? 0,
        owed: (before?.owed ?? 0) + difference,
        isCancelled: before?.isCancelled ?? false,
        isRenewalRefused: before?.isRenewalRefused ?? false,
      })
    }
    return withoutEffect
  }

  /** The first invariant is that nobody is charged more than was confirmed last. */
  async function readLedger(orders: readonly Ordered[] = []): Promise<void> {
    if (!world.isLedgerNew()) return
    const fresh = (await world.ledger()).filter(({ paymentId }) => !seen.has(paymentId))
    for (const charge of fresh) {
      seen.add(charge.paymentId)
      if (charge.isRefused) {
        noteRefusal(charge)
        continue
      }
      charged.add(charge.purpose)
      const bound = boundOf(charge)
      if (charge.amount > bound) say(`${charge.purpose}: ${charge.amount} yen charged, ${bound} confirmed`)
      if (charge.purpose === 'settlement') unsettled.delete(charge.contractId ?? '')
      if (charge.contractId !== null) credit(charge, charge.contractId)
    }
    const keys = orders.map(({ requestKey }) => requestKey)
    const together = fresh.filter(
      ({ requestKey, isRefused }) => requestKey !== null && keys.includes(requestKey) && !isRefused,
    )
    const sum = together.reduce((yen, { amount }) => yen + amount, 0)
    const most = Math.max(0, ...orders.map(({ screen }) => screen.today))
    if (sum > most) say(`${sum} yen charged by orders of one moment, each of which showed ${most} at most`)
  }

  function noteRefusal({ purpose, contractId }: LedgerCharge): void {
    const one = known.get(contractId ?? '')
    if (purpose !== 'renewal' || contractId === null || !one) return
    known.set(contractId, { ...one, isRenewalRefused: true })
  }

  function boundOf({ purpose, requestKey, contractId }: LedgerCharge): number {
    if (purpose === 'order') return shownToday.get(requestKey ?? '') ?? 0
    if (purpose === 'settlement') return settlements.get(contractId ?? '') ?? 0
    return known.get(contractId ?? '')?.nextBill ?? 0
  }

  function credit({ purpose, amount, requestKey }: LedgerCharge, contractId: string): void {
    const one = known.get(contractId)
    if (!one) return
    if (purpose === 'settlement') {
      known.set(contractId, {
        ...one,
        paidLevel: one.plan.level,
        owed: Math.max(one.owed - amount, 0),
      })
      return
    }
    if (purpose === 'order') {
      const isUpgrade = one.paidMonths > 0
      if (isUpgrade) charged.add('upgrade-of-year')
      else if (one.plan.months === 12) charged.add('year')
      const isPaid = amount >= (shownToday.get(requestKey ?? '') ?? Number.NaN)
      if (!isPaid) say(`an order is done for ${amount} yen, which is less than its last screen showed`)
      const paidMonths = isUpgrade ? one.paidMonths : one.plan.months
      known.set(contractId, { ...one, paidLevel: one.plan.level, paidMonths })
      return
    }
    const { nextPlan } = one
    if (amount < nextPlan.price) say(`a period of ${nextPlan.price} yen is renewed for ${amount} yen`)
    if (nextPlan.months === 12) charged.add('year-renewal')
    else if (one.plan.months === 12) charged.add('month-after-year')
    known.set(contractId, {
      ...one,
      nextBill: one.isCancelled ? 0 : nextPlan.price,
      plan: nextPlan,
      paidLevel: nextPlan.level,
      paidMonths: one.paidMonths + nextPlan.months,
      owed: 0,
      isRenewalRefused: false,
    })
  }

  /** The second invariant is that what is open was paid for, or is on a bill that is still due and was not declined yet. */
  async function lookAtAccess(): Promise<void> {
    const allowed = [...known.values()].map((one) => {
      const { isCancelled, isRenewalRefused, owed, paidLevel, plan, anchorOn, paidMonths } = one
      const lastDay = addDaysTo(monthsLater(anchorOn, paidMonths), GRACE_DAYS)
      if (world.today() > lastDay) return 0
      const isPaidOnly = isRenewalRefused || (isCancelled && owed >= MIN_CHARGE_YEN)
      return isPaidOnly ? Math.min(paidLevel, plan.level) : plan.level
    })
    const most = Math.max(0, ...allowed)
    const open = await world.openPrice()
    if (open > most) say(`a plan of ${open} yen is open, ${most} was paid for`)
    // The fourth invariant is that a family has no more places than the plan, and no more open than its holder.
    for (const fault of await world.family.findFaults()) say(fault)
  }

  async function pass(count: number): Promise<void> {
    const until = addDaysTo(world.today(), count)
    while (world.today() < until) {
      await world.liveOn(until)
      await world.expireKonbini()
      await world.clear()
      await readLedger()
      await lookAtAccess()
    }
  }

  for (const { commands, days: count } of steps) {
    await give(commands)
    await lookAtAccess()
    await pass(count)
    if (broken.length > 0) return { broken, charged, joined: 0 }
  }
  const isYearly = [...known.values()].some(({ plan, nextPlan }) => plan.months + nextPlan.months > 2)
  await pass(isYearly ? UNTIL_YEAR_BILLED_DAYS : UNTIL_MONTH_BILLED_DAYS)
  for (const wrong of await world.listWrongRefunds()) say(wrong)
  // The fifth invariant is that every period that was paid counts once, whichever way it was paid.
  for (const { id, paidMonths } of await world.paidMonths()) {
    const expected = known.get(id)?.paidMonths
    if (expected !== undefined && paidMonths !== expected)
      say(`${paidMonths} months count as paid, and ${expected} were`)
  }
  return { broken, charged, joined: await world.family.countJoined() }
}
