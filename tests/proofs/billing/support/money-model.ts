import { addDaysTo, monthsLater } from '../../../../services/billing/src/testing/expected-contract-life.ts'
import type { FamilyCommand, HistoryStep, MoneyCommand } from './money-histories.ts'
import type { LedgerCharge, MoneyWorld, OrderScreen } from './money-world.ts'

/** These are longer than a period, so that everything confirmed is billed. */
const UNTIL_MONTH_BILLED_DAYS = 35
const UNTIL_YEAR_BILLED_DAYS = 370

interface KnownPlan {
  /** The monthly price of its product, by which plans are compared. */
  level: number
  /** Yen and months of one period. */
  price: number
  months: number
}

/** What the member confirmed about one contract, and what the ledger says was paid for it. */
interface KnownContract {
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

interface HistoryResult {
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
    states.some((state) => state.requestKey === requestKey && state.state === 'done'),
  )
}

/** Runs one history through the service. */
export async function runHistory(world: MoneyWorld, steps: readonly HistoryStep[]): Promise<HistoryResult> {
  const known = new Map<string, KnownContract>()
  const shownToday = new Map<string, number>()
  const settlements = new Map<string, number>()
  /** Contracts cancelled while they owed what was not charged. */
  const unsettled = new Set<string>()
  const seen = new Set<string>()
  const broken: string[] = []
  const charged: HistoryResult['charged'] = new Set()
  const reportBroken = (what: string) => broken.push(`${world.today()}: ${what}`)

  async function runCommands(commands: readonly MoneyCommand[]): Promise<void> {
    if (commands.length === 0) return
    const contracts = await world.contracts()
    const live = contracts.find(({ status }) => status !== 'ended')
    // A cancellation is refused while a payment waits, so what is paid at the same moment is paid before it.
    const isDuePaid = commands.some(({ type }) => type === 'visit-store' || type === 'card')
    const billsBefore = new Map(isDuePaid ? [...known].map(([id, { nextBill }]) => [id, nextBill]) : [])
    const indebted = [...known.keys()].filter((id) => getDebt(id) > 0)
    // First all screens are opened, then every button is pressed at the same moment, as in two tabs or by two people.
    const ready = await Promise.all(
      commands.map((command) => openScreen(command, live?.id ?? indebted[0] ?? null)),
    )
    const results = await Promise.all(ready.map((press) => press?.()))
    await world.clear()
    // A change that waits for the renewal may be undone, or replaced by another one, at the same moment.
    const undoes = results.some((result) => result?.type === 'undo-plan-change')
    const orders = results.flatMap((result) => (result?.type === 'order' ? [result] : []))
    if (live) recordChanges(live.id, results)
    const withoutEffect = orders.length > 0 ? await checkOrders(orders, undoes) : []
    await readLedger(orders, billsBefore)
    // What was owed before and still is was not settled at the same moment.
    if (isAnyOrderDone(orders, await world.orderStates()))
      for (const id of indebted)
        if (getDebt(id) > 0) reportBroken(`an order is done while ${getDebt(id)} yen are owed for an upgrade`)
    // A cancellation that waived what was owed is final, so a change that waited for the renewal is dropped.
    const isWaived = live && unsettled.has(live.id) && results.some((result) => result?.type === 'cancel')
    if (!isWaived)
      for (const key of withoutEffect) reportBroken(`an order of ${key} is done and has no effect`)
  }

  type Change = { type: 'cancel' | 'undo' } | { type: 'undo-plan-change'; shown: number }

  interface Ordered {
    type: 'order'
    screen: OrderScreen
    requestKey: string
    accepted: boolean
  }

  /** Invites, joins, leaves and removes; what comes of it is looked at with the access. */
  async function changeFamily(command: FamilyCommand, contractId: string | null): Promise<null> {
    if (command.type === 'join') await world.family.accept(command.guest)
    else if (command.type === 'leave') await world.family.leave(command.guest)
    else if (command.type === 'remove') await world.family.remove()
    else if (contractId !== null) await world.family.invite(contractId)
    return null
  }

  async function openScreen(command: MoneyCommand, contractId: string | null) {
    if (
      command.type === 'invite' ||
      command.type === 'join' ||
      command.type === 'leave' ||
      command.type === 'remove'
    )
      return () => changeFamily(command, contractId)
    if (command.type === 'order') {
      const screen = await world.orderScreen(command.plan, command.period)
      if (!screen) return null
      return async (): Promise<Ordered> => {
        world.lose(command.loss)
        const { requestKey, placed } = await world.order(screen, command.card)
        shownToday.set(requestKey, screen.today)
        return { type: 'order', screen, requestKey, accepted: 'accepted' in placed }
      }
    }
    if (command.type === 'refund-part')
      return async () => {
        await world.refundPart(command.percent)
        return null
      }
    if (contractId === null) return null
    if (command.type === 'cancel') {
      const shown = await world.cancelScreen(contractId)
      return async () => {
        world.lose(command.loss)
        const result = await world.cancel(contractId, { by: command.by, shown })
        if (!('accepted' in result)) return null
        settlements.set(contractId, shown)
        if (shown > 0) unsettled.add(contractId)
        return { type: 'cancel' as const }
      }
    }
    if (command.type === 'undo') {
      const isFinal = unsettled.has(contractId)
      return async () => {
        const result = await world.undoCancel(contractId)
        if (!('accepted' in result)) return null
        // The third invariant is that a cancellation that waived what was owed cannot be undone.
        if (isFinal) reportBroken('a cancellation that waived what was owed is undone')
        return { type: 'undo' as const }
      }
    }
    if (command.type === 'undo-plan-change') {
      const shown = await world.undoPlanScreen(contractId)
      return async () => {
        const result = await world.undoPlanChange(contractId, shown)
        return 'accepted' in result ? { type: 'undo-plan-change' as const, shown } : null
      }
    }
    if (command.type === 'waive')
      return async () => {
        const result = await world.waive(contractId)
        const before = known.get(contractId)
        if (!('accepted' in result) || !before) return null
        if (getDebt(contractId) === 0) reportBroken('something was waived that nobody owes')
        known.set(contractId, { ...before, owed: 0 })
        return null
      }
    if (command.type === 'visit-store')
      return async () => {
        await world.visitStore()
        return null
      }
    if (command.type === 'cancel-konbini')
      return async () => {
        await world.cancelKonbini(contractId)
        return null
      }
    if (command.type === 'konbini') {
      const shown = await world.konbiniScreen(contractId)
      if (shown === 0) return null
      return async () => {
        world.lose(command.loss)
        const isAfterEnd = getDebt(contractId) > 0
        if (isAfterEnd) settlements.set(contractId, Math.max(shown, settlements.get(contractId) ?? 0))
        const result = await world.payAtKonbini(contractId, shown)
        if ('accepted' in result && result.accepted === 'waiting') charged.add('konbini')
        return null
      }
    }
    const debt = getDebt(contractId)
    return async () => {
      if (debt > 0) settlements.set(contractId, Math.max(debt, settlements.get(contractId) ?? 0))
      await world.changeCard(contractId, command.card)
      return null
    }
  }

  /** Returns what is owed for an upgrade whose renewal was declined. */
  function getDebt(contractId: string): number {
    const contract = known.get(contractId)
    return contract?.isRenewalRefused && contract.owed >= MIN_CHARGE_YEN ? contract.owed : 0
  }

  /**
   * Sorts what was accepted at one moment into the only order in which all of it is possible: the responses may arrive in another
   * one. What was cancelled and undone is as before, and a change of plan is undone while the contract goes on.
   */
  function recordChanges(
    contractId: string,
    accepted: readonly (Change | Ordered | null | undefined)[],
  ): void {
    const before = known.get(contractId)
    const cancel = accepted.some((change) => change?.type === 'cancel')
    const undo = accepted.some((change) => change?.type === 'undo')
    const kept = accepted.find((change) => change?.type === 'undo-plan-change')
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
  async function checkOrders(orders: readonly Ordered[], isUndoneToo: boolean): Promise<string[]> {
    const withoutEffect: string[] = []
    const contracts = await world.contracts()
    const states = await world.orderStates()
    const done = orders.filter(({ requestKey }) =>
      states.some((state) => state.requestKey === requestKey && state.state === 'done'),
    )
    const placed = (requestKey: string) => states.findIndex((state) => state.requestKey === requestKey)
    const inOrder = [...orders].sort((a, b) => placed(a.requestKey) - placed(b.requestKey))
    for (const { screen, requestKey } of inOrder) {
      const order = states.find((state) => state.requestKey === requestKey)
      if (order && order.state !== 'done' && order.state !== 'failed')
        reportBroken(`an order stays ${order.state}`)
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
  async function readLedger(
    orders: readonly Ordered[] = [],
    billsBefore: ReadonlyMap<string, number> = new Map(),
  ): Promise<void> {
    if (!world.isLedgerNew()) return
    const fresh = (await world.ledger()).filter(({ paymentId }) => !seen.has(paymentId))
    for (const charge of fresh) {
      seen.add(charge.paymentId)
      if (charge.isRefused) {
        recordDeclinedRenewal(charge)
        continue
      }
      charged.add(charge.purpose)
      const bound = getMaxCharge(charge, billsBefore)
      if (charge.amount > bound)
        reportBroken(`${charge.purpose}: ${charge.amount} yen charged, ${bound} confirmed`)
      if (charge.purpose === 'settlement') unsettled.delete(charge.contractId ?? '')
      if (charge.contractId !== null) recordPayment(charge, charge.contractId)
    }
    const keys = orders.map(({ requestKey }) => requestKey)
    const together = fresh.filter(
      ({ requestKey, isRefused }) => requestKey !== null && keys.includes(requestKey) && !isRefused,
    )
    const sum = together.reduce((yen, { amount }) => yen + amount, 0)
    const max = Math.max(0, ...orders.map(({ screen }) => screen.today))
    if (sum > max)
      reportBroken(`${sum} yen charged by orders of one moment, each of which showed ${max} at most`)
  }

  function recordDeclinedRenewal({ purpose, contractId }: LedgerCharge): void {
    const contract = known.get(contractId ?? '')
    if (purpose !== 'renewal' || contractId === null || !contract) return
    known.set(contractId, { ...contract, isRenewalRefused: true })
  }

  function getMaxCharge(
    { purpose, requestKey, contractId }: LedgerCharge,
    billsBefore: ReadonlyMap<string, number>,
  ): number {
    if (purpose === 'order') return shownToday.get(requestKey ?? '') ?? 0
    const id = contractId ?? ''
    if (purpose === 'settlement') return settlements.get(id) ?? 0
    return Math.max(known.get(id)?.nextBill ?? 0, billsBefore.get(id) ?? 0)
  }

  function recordPayment({ purpose, amount, requestKey }: LedgerCharge, contractId: string): void {
    const contract = known.get(contractId)
    if (!contract) return
    if (purpose === 'settlement') {
      known.set(contractId, {
        ...contract,
        paidLevel: contract.plan.level,
        owed: Math.max(contract.owed - amount, 0),
      })
      return
    }
    if (purpose === 'order') {
      const isUpgrade = contract.paidMonths > 0
      if (isUpgrade) charged.add('upgrade-of-year')
      else if (contract.plan.months === 12) charged.add('year')
      const isPaid = amount >= (shownToday.get(requestKey ?? '') ?? Number.NaN)
      if (!isPaid)
        reportBroken(`an order is done for ${amount} yen, which is less than its last screen showed`)
      const paidMonths = isUpgrade ? contract.paidMonths : contract.plan.months
      known.set(contractId, { ...contract, paidLevel: contract.plan.level, paidMonths })
      return
    }
    const { nextPlan } = contract
    if (amount < nextPlan.price)
      reportBroken(`a period of ${nextPlan.price} yen is renewed for ${amount} yen`)
    if (nextPlan.months === 12) charged.add('year-renewal')
    else if (contract.plan.months === 12) charged.add('month-after-year')
    known.set(contractId, {
      ...contract,
      nextBill: contract.isCancelled ? 0 : nextPlan.price,
      plan: nextPlan,
      paidLevel: nextPlan.level,
      paidMonths: contract.paidMonths + nextPlan.months,
      owed: 0,
      isRenewalRefused: false,
    })
  }

  /** The second invariant is that what is open was paid for, or is on a bill that is still due and was not declined yet. */
  async function checkAccess(): Promise<void> {
    const allowed = [...known.values()].map((contract) => {
      const { isCancelled, isRenewalRefused, owed, paidLevel, plan, anchorOn, paidMonths } = contract
      const lastDay = addDaysTo(monthsLater(anchorOn, paidMonths), GRACE_DAYS)
      if (world.today() > lastDay) return 0
      const isPaidOnly = isRenewalRefused || (isCancelled && owed >= MIN_CHARGE_YEN)
      return isPaidOnly ? Math.min(paidLevel, plan.level) : plan.level
    })
    const max = Math.max(0, ...allowed)
    const open = await world.openPrice()
    if (open > max) reportBroken(`a plan of ${open} yen is open, ${max} was paid for`)
    // The fourth invariant is that a family has no more places than the plan, and no more open than its holder.
    for (const fault of await world.family.findFaults()) reportBroken(fault)
  }

  async function passDays(count: number): Promise<void> {
    const until = addDaysTo(world.today(), count)
    while (world.today() < until) {
      await world.liveOn(until)
      await world.expireKonbini()
      await world.clear()
      await readLedger()
      await checkAccess()
    }
  }

  for (const { commands, days: count } of steps) {
    await runCommands(commands)
    await checkAccess()
    await passDays(count)
    if (broken.length > 0) return { broken, charged, joined: 0 }
  }
  const isYearly = [...known.values()].some(({ plan, nextPlan }) => plan.months + nextPlan.months > 2)
  await passDays(isYearly ? UNTIL_YEAR_BILLED_DAYS : UNTIL_MONTH_BILLED_DAYS)
  for (const wrong of await world.listWrongRefunds()) reportBroken(wrong)
  // The fifth invariant is that every period that was paid counts once, whichever way it was paid.
  for (const { id, paidMonths } of await world.paidMonths()) {
    const expected = known.get(id)?.paidMonths
    if (expected !== undefined && paidMonths !== expected)
      reportBroken(`${paidMonths} months count as paid, and ${expected} were`)
  }
  return { broken, charged, joined: await world.family.countJoined() }
}
