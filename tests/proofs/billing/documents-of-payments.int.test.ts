import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '@hibiki/http'
import { chooseCount, proofSeed } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPayment } from '../../../services/billing/src/modules/payments/payments.sql.ts'
import {
  adoptRefunds,
  RefundsUnderWayError,
} from '../../../services/billing/src/modules/refunds/adopt-refunds.ts'
import {
  closeRefundByStaff,
  type RefundClosing,
} from '../../../services/billing/src/modules/refunds/close-refund-by-staff.ts'
import { refundByStaff } from '../../../services/billing/src/modules/refunds/refund-by-staff.ts'
import {
  findRefundableYen,
  listRefundsOfPayment,
} from '../../../services/billing/src/modules/refunds/refunds.sql.ts'
import { reconcileRefund } from '../../../services/billing/src/modules/refunds/send-refund.ts'
import { issueDueDocuments } from '../../../services/billing/src/modules/tax-documents/issue-due-documents.ts'
import { issueStatement } from '../../../services/billing/src/modules/tax-documents/issue-statement.ts'
import { reissueDocument } from '../../../services/billing/src/modules/tax-documents/reissue-document.ts'
import { sumByRate } from '../../../services/billing/src/modules/tax-documents/tax.rules.ts'
import { saveAddressee } from '../../../services/billing/src/modules/tax-documents/tax-documents.sql.ts'
import { listMonthTotals } from '../../../services/billing/src/modules/tax-documents/tax-documents-admin.sql.ts'
import { type BillingApp, createBillingApp } from '../../../services/billing/src/testing/billing-app.ts'
import { insertTestMember } from '../../../services/billing/src/testing/contracts.ts'
import { createRefundLedger, type RefundLoss } from './support/refund-ledger.ts'

const HISTORIES = chooseCount({ test: 300, prove: 20_000 })
const LANES = 6
const DAY_MS = 86_400_000
const log = pino({ level: 'silent' })

type Command =
  | { kind: 'charge'; amount: number; unwanted: boolean; atStore: boolean }
  | { kind: 'refund' | 'reject' | 'reissue'; at: number }
  | { kind: 'refund-part'; at: number; percent: number; loss: RefundLoss }
  | { kind: 'refund-in-dashboard'; at: number; percent: number }
  | { kind: 'bank-changes-its-mind' | 'hear-of-refunds' | 'name-account'; at: number }
  | { kind: 'close-refund'; at: number; outcome: RefundClosing }
  | { kind: 'reconcile-refunds' }
  | { kind: 'issue' | 'statement' }

const at = fc.nat(3)
const arbitraryCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('charge' as const),
      amount: fc.integer({ min: 50, max: 30_000 }),
      unwanted: fc.boolean(),
      atStore: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund' as const, 'reject' as const, 'reissue' as const),
      at,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund-part' as const),
      at,
      percent: fc.integer({ min: 1, max: 100 }),
      loss: fc.constantFrom('none' as const, 'none' as const, 'answer' as const, 'request' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund-in-dashboard' as const),
      at,
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'bank-changes-its-mind' as const,
        'hear-of-refunds' as const,
        'name-account' as const,
      ),
      at,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('close-refund' as const),
      at,
      outcome: fc.constantFrom('returned' as const, 'dropped' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reconcile-refunds' as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('issue' as const, 'statement' as const) }) },
)
/** Commands of a step run at the same time; then so many days pass. */
const arbitraryHistory = fc.array(
  fc.record({
    commands: fc.array(arbitraryCommand, { minLength: 1, maxLength: 4 }),
    days: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 1, maxLength: 8 },
)

let billing: BillingApp
beforeAll(async () => {
  billing = await createBillingApp({ now: '2027-01-15T03:00:00Z', connections: 2 * LANES })
})
afterAll(() => billing.close())

/** One payer with a clock of its own. */
async function createPayer() {
  const { database } = billing
  const { db } = database
  const memberId = await insertTestMember(billing)
  let now = new Date('2027-01-15T03:00:00Z')
  const ledger = createRefundLedger()
  const deps = { database, clock: () => now, payments: ledger.createProvider(() => now), log }
  const listPayments = () =>
    db
      .selectFrom('payments')
      .select(['id', 'amount_yen', 'state', 'provider_id'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  const pick = async (index: number) => {
    const payments = await listPayments()
    return payments[index % Math.max(payments.length, 1)]
  }
  /** Does what the service does when an event about a refund arrives. */
  const hearOfRefunds = async (paymentId: string) => {
    const payment = await findPayment(db, paymentId)
    if (payment) await adoptRefunds(deps, payment)
  }
  const reconcileOwnRefunds = async () => {
    for (const { id } of await listPayments())
      for (const refund of await listRefundsOfPayment(db, id))
        if (refund.state === 'pending') await reconcileRefund(deps, refund)
  }
  const statement = (month: string) => issueStatement(deps, { memberId, month })

  async function run(command: Command): Promise<unknown> {
    switch (command.kind) {
      case 'charge': {
        const state = command.unwanted ? ('refund-due' as const) : ('succeeded' as const)
        const providerId = `pi_${randomUUID()}`
        const { atStore } = command
        const how = atStore
          ? { method: 'konbini' as const, payment_method_id: null }
          : { method: 'card' as const, payment_method_id: 'pm' }
        const ids = { member_id: memberId, provider_customer_id: 'cus', ...how }
        ledger.charge(providerId, command.amount, { atStore })
        const times = { created_at: now, asked_at: now, settled_at: now }
        return db
          .insertInto('payments')
          .values({ ...ids, ...times, provider_id: providerId, amount_yen: command.amount, state })
          .execute()
      }
      case 'refund':
      case 'reject': {
        const payment = await pick(command.at)
        if (!payment) return
        const [from, to] =
          command.kind === 'refund'
            ? (['refund-due', 'refunded'] as const)
            : (['refunded', 'refund-due'] as const)
        return db
          .updateTable('payments')
          .set({ state: to, settled_at: now, failure_code: to === 'refund-due' ? 'refund-failed' : null })
          .where('id', '=', payment.id)
          .where('state', '=', from)
          .execute()
      }
      case 'refund-part': {
        const payment = await pick(command.at)
        if (!payment) return
        const shownLeft = await findRefundableYen(db, payment.id)
        const amount = Math.max(Math.ceil((shownLeft * command.percent) / 100), 1)
        ledger.lose(command.loss)
        const act = { reason: 'お詫び', actorId: memberId }
        return refundByStaff(deps, { ...act, paymentId: payment.id, amount, shownLeft })
      }
      case 'refund-in-dashboard': {
        const payment = await pick(command.at)
        if (payment?.state !== 'succeeded') return
        return ledger.refundInDashboard(payment.provider_id ?? '', { percent: command.percent, now })
      }
      case 'close-refund': {
        const payment = await pick(command.at)
        if (!payment) return
        const { outcome } = command
        return closeRefundByStaff(deps, {
          paymentId: payment.id,
          outcome,
          reason: '銀行振込',
          actorId: memberId,
        })
      }
      case 'bank-changes-its-mind':
        return ledger.changeMind(command.at)
      case 'name-account':
        return ledger.nameAccount(command.at)
      case 'hear-of-refunds': {
        const payment = await pick(command.at)
        return payment && hearOfRefunds(payment.id)
      }
      case 'reconcile-refunds':
        return reconcileOwnRefunds()
      case 'reissue': {
        await saveAddressee(db, { memberId, name: `会社 ${randomUUID().slice(0, 8)}`, now })
        const documents = await db
          .selectFrom('tax_documents')
          .select('id')
          .where('member_id', '=', memberId)
          .orderBy('id')
          .execute()
        const document = documents[command.at % Math.max(documents.length, 1)]
        return document && reissueDocument(deps, { memberId, id: document.id })
      }
      case 'issue':
        return issueDueDocuments(deps, { memberId })
      case 'statement':
        return statement(new Date(now.getTime() - 31 * DAY_MS).toISOString().slice(0, 7))
    }
  }

  return {
    memberId,
    /** Returns what the provider has refunded of a payment. */
    sumRefundedAtProvider: ledger.sumAccepted,
    run: (command: Command) =>
      run(command).catch((error: unknown) => {
        // A month without charges, too many corrections and refunds of more than is left are refused, and an event waits for a
        // refund that is being settled; everything else is a fault.
        if (!(error instanceof ApiError || error instanceof RefundsUnderWayError)) throw error
      }),
    pass(days: number) {
      now = new Date(now.getTime() + days * DAY_MS)
    },
    async finish() {
      now = new Date(now.getTime() + 62 * DAY_MS)
      ledger.lose('none')
      await reconcileOwnRefunds()
      ledger.nameAccount()
      for (const { id } of await listPayments()) await hearOfRefunds(id)
      while ((await issueDueDocuments(deps, { memberId })) > 0);
      // The month of the last documents has to be over, too.
      now = new Date(now.getTime() + 62 * DAY_MS)
      const { rows } = await sql<{ month: string }>`
        select distinct to_char(traded_on, 'YYYY-MM') as month from tax_documents
        where member_id = ${memberId} and kind <> 'statement'`.execute(db)
      for (const { month } of rows) await statement(month)
    },
  }
}

type Payer = Awaited<ReturnType<typeof createPayer>>

/** Whether everything that was returned is booked; of more than was paid, which needs several people, only whole refunds that fit are. */
const isAllThatWasReturned = ({ yen, amount, returned }: Record<'yen' | 'amount' | 'returned', number>) =>
  returned > amount || yen === returned

/** Compares everything that was issued to a payer with what was paid and given back. */
async function listFaults({ memberId, sumRefundedAtProvider }: Payer): Promise<string[]> {
  const { db } = billing.database
  const { rows: payments } = await sql<{ id: string; net: number; documented: number }>`
    select p.id, (case when state = 'refunded' then 0 else amount_yen - refunded_yen end) as net,
      (select coalesce(sum(d.amount_yen), 0)::int from tax_documents d where d.payment_id = p.id
        and not exists (select from tax_documents newer where newer.replaces_id = d.id)) as documented
    from payments p where member_id = ${memberId}`.execute(db)
  const { rows: refunded } = await sql<{
    id: string
    providerId: string
    amount: number
    refunded: number
    made: number
    withoutProvider: number
    open: number
    refunds: number[]
    returns: number[]
  }>`
    select p.id, p.provider_id as "providerId", p.amount_yen as amount, p.refunded_yen as refunded,
      coalesce(sum(r.amount_yen) filter (where r.state = 'made'), 0)::int as made,
      coalesce(sum(r.amount_yen) filter (where r.without_provider), 0)::int as "withoutProvider",
      (count(*) filter (where r.state = 'pending' or r.documented <> (r.state = 'made')))::int as open,
      coalesce(array_agg(r.amount_yen order by r.amount_yen) filter (where r.state = 'made'), '{}') as refunds,
      array(select -d.amount_yen from tax_documents d where d.payment_id = p.id and d.kind = 'return'
        and not exists (select from tax_documents newer where newer.replaces_id = d.id)
        except all select d.amount_yen from tax_documents d where d.payment_id = p.id and d.kind = 'return-reversal'
        and not exists (select from tax_documents newer where newer.replaces_id = d.id) order by 1) as returns
    from payments p left join refunds r on r.payment_id = p.id
    where p.member_id = ${memberId} and p.state = 'succeeded' group by p.id`.execute(db)
  const documents = await db
    .selectFrom('tax_documents as d')
    .select(['d.id', 'd.kind', 'd.amount_yen', 'd.tax_yen', 'd.snapshot', 'd.replaces_id'])
    .where('d.member_id', '=', memberId)
    .execute()
  const replaced = new Set(documents.map(({ replaces_id }) => replaces_id))
  const inForce = documents.filter(({ id }) => !replaced.has(id))
  const sum = (kinds: readonly string[]) =>
    inForce.filter(({ kind }) => kinds.includes(kind)).reduce((yen, { amount_yen }) => yen + amount_yen, 0)
  const net = payments.reduce((yen, payment) => yen + payment.net, 0)
  const { rows: repeated } = await sql<{ id: string; statements: number }>`
    select d.id, count(s.id)::int as statements from tax_documents d
    left join tax_statement_documents r on r.document_id = d.id
    left join tax_documents s on s.id = r.statement_id
      and not exists (select from tax_documents newer where newer.replaces_id = s.id)
    where d.member_id = ${memberId} and d.kind <> 'statement'
      and not exists (select from tax_documents newer where newer.replaces_id = d.id)
    group by d.id`.execute(db)
  return [
    ...refunded
      .filter(
        ({ providerId, amount, refunded: yen, made, open, withoutProvider }) =>
          yen !== made ||
          yen > amount ||
          open > 0 ||
          !isAllThatWasReturned({
            yen,
            amount,
            returned: sumRefundedAtProvider(providerId) + withoutProvider,
          }),
      )
      .map(({ id, refunded: yen, made, providerId, withoutProvider }) => {
        const there = `${sumRefundedAtProvider(providerId)} at the provider, ${withoutProvider} without it`
        return `payment ${id}: ${yen} yen refunded, ${made} by its refunds, ${there}`
      }),
    ...refunded
      .filter(({ refunds, returns }) => !isDeepStrictEqual(refunds, returns))
      .map(({ id, refunds, returns }) => `payment ${id}: refunds ${refunds}, return documents ${returns}`),
    ...payments
      .filter(({ net: paid, documented }) => paid !== documented)
      .map(({ id, net: paid, documented }) => `payment ${id}: ${paid} yen paid, ${documented} documented`),
    ...documents
      .filter(({ snapshot }) => !isDeepStrictEqual(sumByRate(snapshot.items), snapshot.rates))
      .map(({ id }) => `document ${id} has other sums than its items`),
    ...documents
      .filter(
        ({ amount_yen, tax_yen, snapshot }) => amount_yen !== snapshot.total || tax_yen !== snapshot.tax,
      )
      .map(({ id }) => `document ${id} has other columns than its text`),
    ...(sum(['receipt', 'return', 'return-reversal']) === net
      ? []
      : ['the documents are not the charges less the refunds']),
    ...(sum(['statement']) === net ? [] : ['the statements are not the charges less the refunds']),
    ...repeated
      .filter(({ statements }) => statements !== 1)
      .map(({ id, statements }) => `document ${id} is in ${statements} statements`),
  ]
}

describe('documents under charges, refunds in whole and in part, corrections and statements, in any order and concurrently', () => {
  it(
    `say in sum what was paid less what was given back, in ${HISTORIES} histories (seed ${proofSeed}), with numbers without gaps`,
    async () => {
      const property = fc.asyncProperty(arbitraryHistory, async (steps) => {
        const payer = await createPayer()
        for (const { commands, days } of steps) {
          await Promise.all(commands.map(payer.run))
          payer.pass(days)
        }
        await payer.finish()
        expect(await listFaults(payer)).toEqual([])
      })
      await Promise.all(
        Array.from({ length: LANES }, (_, lane) =>
          fc.assert(property, { numRuns: Math.ceil(HISTORIES / LANES), seed: (proofSeed + lane) % 2 ** 31 }),
        ),
      )
      const { db } = billing.database
      const { rows: gaps } = await sql<{ issuer: string }>`
        select issuer from tax_documents group by issuer having min(number) <> 1 or max(number) <> count(*)`.execute(
        db,
      )
      expect(gaps).toEqual([])
      const { rows: months } = await sql<{ month: string; amount: number; tax: number }>`
        select to_char(traded_on, 'YYYY-MM') as month, sum(amount_yen)::int as amount, sum(tax_yen)::int as tax
        from tax_documents d where kind <> 'statement'
          and not exists (select from tax_documents newer where newer.replaces_id = d.id)
        group by 1 order by 1 desc`.execute(db)
      const totals = (await listMonthTotals(db)).map(({ month, amount, tax }) => ({ month, amount, tax }))
      expect(totals).toEqual(months)
      expect(months.length).toBeGreaterThan(1)
    },
    chooseCount({ test: 300_000, prove: 7_200_000 }),
  )
})
