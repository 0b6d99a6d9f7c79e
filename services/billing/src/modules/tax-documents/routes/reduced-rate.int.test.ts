import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { getProductByKey, insertTestMember } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { chargeDueContracts } from '../../renewals/charge-due-contracts.ts'
import { issueDueDocuments } from '../issue-due-documents.ts'

const billing = await createSandboxBilling()
afterAll(() => billing.close())
const { db } = billing.database
const admin = createAdminClient(() => billing)
const issue = () => issueDueDocuments({ database: billing.database, clock: () => billing.clock.now })

beforeEach(async () => {
  billing.clock.now = new Date('2026-11-21T03:00:00Z')
  await setTaxRate('light', 10)
})

async function setTaxRate(key: string, taxRate: number) {
  const { id } = await getProductByKey(billing, key)
  const { body } = await admin.call('GET', `/admin/products/${id}`)
  const { id: _i, key: _k, rental: _r, withdrawnAt: _w, contracts: _c, ...fields } = body
  return admin.call('PUT', `/admin/products/${id}`, { ...fields, taxRate })
}

async function subscribe(name = '東京 花子') {
  const userId = await insertTestMember(billing, { name })
  const card = await insertTestCard(billing, userId)
  const { id: productId } = await getProductByKey(billing, 'light')
  const cookie = await billing.sessions.cookieFor({ userId })
  const response = await billing.app.inject({
    method: 'POST',
    url: '/v3/subscription/subscribe',
    headers: { cookie, 'idempotency-key': randomUUID() },
    payload: { productId, creditCardId: card.id },
  })
  expect(response.statusCode).toBe(200)
  return { userId, cookie }
}

async function listSnapshots(userId: string) {
  const rows = await db
    .selectFrom('tax_documents')
    .select('snapshot')
    .where('member_id', '=', userId)
    .orderBy('number')
    .execute()
  return rows.map(({ snapshot }) => snapshot)
}

const atStandardRate = { rates: [{ ratePercent: 10, amount: 980, tax: 89 }], tax: 89 }
const atReducedRate = { rates: [{ ratePercent: 8, amount: 980, tax: 72 }], tax: 72 }

it('is on receipts, returns and charges of a product that has it', async () => {
  expect((await setTaxRate('light', 8)).body.taxRate).toBe(8)
  const { userId, cookie } = await subscribe()
  await issue()
  const { body } = {
    body: (await billing.app.inject({ url: '/payment/charges', headers: { cookie } })).json(),
  }
  expect(body.charges).toMatchObject([{ amount: 980, tax: 72 }])
  await db
    .updateTable('payments')
    .set({ refunded_yen: 108, settled_at: billing.clock.now })
    .where('member_id', '=', userId)
    .execute()
  await issue()
  expect(await listSnapshots(userId)).toMatchObject([
    { kind: 'receipt', ...atReducedRate },
    { kind: 'return', rates: [{ ratePercent: 8, amount: -108, tax: -8 }] },
  ])
})

it('applies to bills from the change on: a receipt that is issued later has the rate of its bill', async () => {
  const issued = await subscribe()
  await issue()
  const [before] = await listSnapshots(issued.userId)
  const waiting = await subscribe()
  expect((await setTaxRate('light', 8)).status).toBe(200)
  await issue()
  expect(await listSnapshots(issued.userId)).toEqual([before])
  expect(await listSnapshots(waiting.userId)).toMatchObject([atStandardRate])
  billing.clock.now = new Date('2026-12-21T03:00:00Z')
  await chargeDueContracts(billing.jobs)
  await issue()
  for (const { userId } of [issued, waiting])
    expect(await listSnapshots(userId)).toMatchObject([atStandardRate, atReducedRate])
})

it('is on the bill of a company that pays by invoice', async () => {
  await setTaxRate('light', 8)
  const userId = await insertTestMember(billing, { roles: ['ROLE_ENTERPRISE'], name: '法人 一号' })
  const { id: productId } = await getProductByKey(billing, 'light')
  await admin.call('POST', '/admin/contracts', { userId, productId })
  const { body: bills } = await admin.list('invoices', { memberId: userId })
  await admin.call('POST', `/admin/invoices/${bills[0].id}/paid`)
  await setTaxRate('light', 10)
  await issue()
  expect(await listSnapshots(userId)).toMatchObject([atReducedRate])
})

it('has its own total and its own tax classes in the books', async () => {
  await subscribe('標準 一郎')
  await setTaxRate('light', 8)
  const { userId } = await subscribe('軽減 花子')
  await issue()
  await db
    .updateTable('payments')
    .set({ state: 'refunded', settled_at: billing.clock.now })
    .where('member_id', '=', userId)
    .execute()
  await issue()
  const read = async (format: string) => {
    const query = `from=2026-11-01&until=2026-11-30&format=${format}`
    const { body } = await admin.call('GET', `/admin/tax-documents/csv?${query}`)
    return String(body).split('\r\n')
  }
  const freee = await read('freee')
  expect(freee.find((line) => line.includes('標準 一郎'))).toContain(',課税売上10%,980,内税,89,')
  expect(freee.filter((line) => line.includes('軽減 花子'))).toEqual([
    expect.stringContaining(',課税売上8%（軽）,980,内税,72,'),
    expect.stringContaining(',課税売返8%（軽）,980,内税,72,'),
  ])
  const journal = (await read('moneyforward')).filter((line) => line.includes('軽減 花子'))
  expect(journal[0]).toContain(',課税売上 (軽)8%,')
  expect(journal[1]).toContain(',課税売上-返還等 (軽)8%,')
  const { body: totals } = await admin.call('GET', '/admin/tax-documents/totals')
  const november = totals.filter(({ month }: { month: string }) => month === '2026-11')
  expect(november.map(({ ratePercent }: { ratePercent: number }) => ratePercent)).toEqual([10, 8])
})

it('rejects any other rate with 400 E3001', async () => {
  const { status, body } = await setTaxRate('light', 5)
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'E3001', ['taxRate']])
})
