import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../../testing/billing-app.ts'
import { insertTestContract, insertTestMember } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())

const { call, list, acts } = createAdminClient(() => billing)

async function addInvoice({
  name,
  agencyCode,
  paidAt,
  count,
}: {
  name: string
  agencyCode?: string
  paidAt: string
  count?: number
}) {
  const userId = await insertTestMember(billing, { name, agencyCode: agencyCode ?? null })
  const { id: contractId, product } = await insertTestContract(billing, { key: 'light', userId })
  await sql`insert into invoices (contract_id, member_id, product_name, period_from, period_until,
      unit_price_yen, amount_yen, state, due_on, created_at, paid_at)
    select ${contractId}, ${userId}, ${JSON.stringify(product.name)}::jsonb, date '2020-01-01' + n, date '2020-02-01' + n,
      980, 980, 'paid', date '2020-01-01' + n, ${paidAt}::timestamptz, ${paidAt}::timestamptz
    from generate_series(0, ${(count ?? 1) - 1}::int) n`.execute(billing.database.db)
  return { userId, contractId }
}
const csv = (query: Record<string, string>) =>
  call('GET', `/admin/invoices/csv?${new URLSearchParams(query)}`)

describe('GET /admin/invoices', () => {
  it('filters by days in Japan', async () => {
    const { userId: memberId } = await addInvoice({ name: '請求 一子', paidAt: '2026-06-30T15:30:00Z' })
    const found = async (from: string, until: string) =>
      (await list('invoices', { memberId, from, until, state: ['paid'] })).body.length
    expect([await found('2026-07-01', '2026-07-01'), await found('2026-06-01', '2026-06-30')]).toEqual([1, 0])
    expect((await list('invoices', { from: '2026-02-30' })).body.fields).toEqual({ from: expect.any(String) })
  })
})

describe('GET /admin/invoices/csv', () => {
  it('sends a file for spreadsheets, marked as UTF-8, with times in Japan, without formulas, and of the requested agency', async () => {
    await addInvoice({
      name: '=HYPERLINK("http://x")',
      agencyCode: '100000000007',
      paidAt: '2026-05-01T15:30:00Z',
    })
    await addInvoice({ name: '請求 二子', paidAt: '2026-05-02T00:00:00Z' })
    const { status, body } = await csv({
      from: '2026-05-01',
      until: '2026-05-31',
      agencyCode: '100000000007',
    })
    expect(status).toBe(200)
    const [header, line, ...rest] = (body as string).split('\r\n')
    expect(header?.startsWith('\uFEFF請求ID,請求日時,状態,お支払者')).toBe(true)
    expect(line).toContain(`,2026-05-02 00:30:00,支払済み,"'=HYPERLINK(""http://x"")",`)
    expect(line).toContain(',100000000007,ライト,2020-01-01,2020-02-01,980,0,980,')
    expect(rest).toEqual([''])
    expect((await csv({ from: '2026-05-01', until: '2026-05-31' })).body.split('\r\n')).toHaveLength(4)
    expect((await acts('invoices'))[0]).toMatchObject({
      action: 'invoices-exported',
      detail: { from: '2026-05-01', until: '2026-05-31', rows: 2 },
    })
  })

  it('lists every bill once, even when several batches were written in the same moment', async () => {
    await addInvoice({ name: '請求 三子', paidAt: '2025-01-10T00:00:00Z', count: 2500 })
    const lines = ((await csv({ from: '2025-01-01', until: '2025-12-31' })).body as string)
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(2501)
    expect(new Set(lines).size).toBe(2501)
  })

  it('rejects a missing, reversed or too long period with 400, and other roles with 403', async () => {
    expect((await csv({ from: '2026-05-01' })).body.fields).toEqual({ until: expect.any(String) })
    for (const until of ['2026-04-30', '2027-05-02', '2026-02-31'])
      expect((await csv({ from: '2026-05-01', until })).body.fields).toEqual({ until: expect.any(String) })
    expect((await csv({ from: '2026-05-01', until: '2027-05-01' })).status).toBe(200)
    const url = '/admin/invoices/csv?from=2026-05-01&until=2026-05-31'
    expect((await call('GET', url, undefined, { roles: ['ROLE_PERSON_IN_CHARGE'] })).status).toBe(403)
  })
})
