import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertTestCard } from '../../../testing/cards.ts'
import { getProductByKey, insertTestContract, insertTestMember } from '../../../testing/contracts.ts'
import { createAdminClient } from '../../../testing/create-admin-client.ts'
import { createSandboxBilling } from '../../../testing/sandbox-billing.ts'
import { chargeDueContracts } from '../../renewals/charge-due-contracts.ts'
import { issueDueDocuments } from '../issue-due-documents.ts'
import { deleteOldTaxDocuments } from '../tax-documents.sql.ts'

const started = new Date('2026-11-21T03:00:00Z')
const agencyCode = '100000000001'
const billing = await createSandboxBilling()
afterAll(() => billing.close())
beforeEach(() => {
  billing.clock.now = started
})
const { db } = billing.database
const admin = createAdminClient(() => billing)

type Caller = { userId: string; roles?: Role[]; agencyCode?: string }

async function send(caller: Caller, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { cookie: await billing.sessions.cookieFor(caller), 'idempotency-key': randomUUID() }
  return billing.app.inject({ method, url, headers, ...(payload && { payload }) })
}
async function call(caller: Caller, method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await send(caller, method, url, payload)
  return { status: response.statusCode, body: response.json() }
}
const issue = () => issueDueDocuments({ database: billing.database, clock: () => billing.clock.now })

async function buyer(name = '東京 花子', caller: Omit<Caller, 'userId'> = {}) {
  const userId = await insertTestMember(billing, { name, agencyCode })
  const card = await insertTestCard(billing, userId)
  return { caller: { userId, ...caller }, card }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

async function buy({ caller, card }: Buyer, key: string, userIds?: string[]): Promise<void> {
  const { id: productId } = await getProductByKey(billing, key)
  const body = { productId, creditCardId: card.id, ...(userIds && { userIds }) }
  expect((await call(caller, 'POST', '/v3/subscription/subscribe', body)).status).toBe(200)
  await issue()
}

const documentsOf = ({ userId }: Caller) =>
  db
    .selectFrom('tax_documents')
    .selectAll()
    .where('member_id', '=', userId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()

async function newestDocument(caller: Caller) {
  const id = (await documentsOf(caller)).at(-1)?.id
  return call(caller, 'GET', `/payment/document?id=${id}`)
}

/** Has the provider's money go back, as a payment for a contract that is over does. */
async function setPayment(
  caller: Caller,
  change: { state?: 'refund-due' | 'refunded' | 'succeeded'; refunded_yen?: number },
) {
  await db
    .updateTable('payments')
    .set({ ...change, settled_at: billing.clock.now })
    .where('member_id', '=', caller.userId)
    .execute()
  await issue()
}

describe('a receipt', () => {
  it('is issued once for each charge, with the seller, the tax and the period, also when it is issued by two replicas', async () => {
    const member = await buyer()
    const { id: productId } = await getProductByKey(billing, 'premium')
    await call(member.caller, 'POST', '/v3/subscription/subscribe', {
      productId,
      creditCardId: member.card.id,
    })
    await Promise.all([issue(), issue(), issue()])
    expect(await documentsOf(member.caller)).toHaveLength(1)
    const { status, body } = await newestDocument(member.caller)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'receipt',
      tradedOn: '2026-11-21',
      issuedOn: '2026-11-21',
      addressee: '東京 花子',
      card: 'Visa 4242',
      items: [
        {
          name: 'プレミアム',
          periodFrom: '2026-11-21',
          periodTo: '2026-12-20',
          amount: 2980,
          ratePercent: 10,
        },
      ],
      rates: [{ ratePercent: 10, amount: 2980, tax: 270 }],
      total: 2980,
      tax: 270,
      replacedById: null,
    })
    expect(body.issuer.registrationNumber).toMatch(/^T\d{13}$/)
    const { body: charged } = await call(member.caller, 'GET', '/payment/charges')
    expect(charged.charges[0].documents).toEqual([
      { id: body.id, kind: 'receipt', number: body.number, amount: 2980 },
    ])
  })

  it('names all customers of one payment to the salon that pays, and does not exist for them', async () => {
    const salon = await buyer('サロン 一郎', { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    const customers = [
      await insertTestMember(billing, { agencyCode, name: '客 一' }),
      await insertTestMember(billing, { agencyCode, name: '客 二' }),
    ]
    await buy(salon, 'light', customers)
    const { body } = await newestDocument(salon.caller)
    expect(body).toMatchObject({ total: 1960, tax: 178, addressee: 'サロン 一郎' })
    expect(body.items.map(({ userName }: { userName: string }) => userName).sort()).toEqual([
      '客 一',
      '客 二',
    ])
    const other = { userId: customers[0] ?? '' }
    expect((await call(other, 'GET', `/payment/document?id=${body.id}`)).body.code).toBe(
      'BILLING_DOCUMENT_NOT_FOUND',
    )
    expect((await call(other, 'GET', `/payment/document-pdf?id=${body.id}`)).status).toBe(404)
    expect((await call(other, 'POST', '/payment/document/reissue', { id: body.id })).status).toBe(404)
  })

  it('waits for the name of a member whom billing does not know yet, for an hour at most', async () => {
    const { id: productId } = await getProductByKey(billing, 'light')
    const buyUnknown = async () => {
      const { caller, card } = await buyer()
      await call(caller, 'POST', '/v3/subscription/subscribe', { productId, creditCardId: card.id })
      await db.deleteFrom('members').where('user_id', '=', caller.userId).execute()
      await issue()
      return caller
    }
    const [known, unknown] = [await buyUnknown(), await buyUnknown()]
    expect(await documentsOf(known)).toEqual([])
    await insertTestMember(billing, { userId: known.userId, name: '後から 花子' })
    await issue()
    expect(await documentsOf(known)).toMatchObject([{ snapshot: { addressee: '後から 花子' } }])
    expect(await documentsOf(unknown)).toEqual([])
    billing.clock.now = new Date(started.getTime() + 3_600_001)
    await issue()
    expect(await documentsOf(unknown)).toMatchObject([{ snapshot: { addressee: '' } }])
  })

  it('is issued for a bill that a company paid without a card', async () => {
    const userId = await insertTestMember(billing, { roles: ['ROLE_ENTERPRISE'], name: '法人 一号' })
    const { id: productId } = await getProductByKey(billing, 'premium')
    await admin.call('POST', '/admin/contracts', { userId, productId })
    const { body: bills } = await admin.list('invoices', { memberId: userId })
    await issue()
    expect(await documentsOf({ userId })).toEqual([])
    await admin.call('POST', `/admin/invoices/${bills[0].id}/paid`)
    await issue()
    await issue()
    expect(await documentsOf({ userId })).toMatchObject([
      { kind: 'receipt', amount_yen: 2980, invoice_id: bills[0].id },
    ])
  })

  it('is a PDF that is the same file each time', async () => {
    const member = await buyer()
    await buy(member, 'light')
    const [document] = await documentsOf(member.caller)
    const url = `/payment/document-pdf?id=${document?.id}`
    const first = await send(member.caller, 'GET', url)
    expect(first.headers['content-type']).toBe('application/pdf')
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    billing.clock.now = new Date('2027-03-01T00:00:00Z')
    expect((await send(member.caller, 'GET', url)).rawPayload.equals(first.rawPayload)).toBe(true)
  })
})

describe('a refund', () => {
  it('makes a return document of the whole receipt, and its failure at the bank a reversal', async () => {
    const member = await buyer()
    await buy(member, 'premium')
    billing.clock.now = new Date('2026-12-02T03:00:00Z')
    await setPayment(member.caller, { state: 'refunded' })
    const receipt = (await documentsOf(member.caller))[0]?.snapshot
    expect((await newestDocument(member.caller)).body).toMatchObject({
      kind: 'return',
      tradedOn: '2026-12-02',
      total: -2980,
      tax: -270,
      items: [{ name: 'プレミアム', amount: -2980 }],
      about: { number: receipt?.number, tradedOn: '2026-11-21' },
    })
    await setPayment(member.caller, { state: 'refund-due' })
    expect((await newestDocument(member.caller)).body).toMatchObject({
      kind: 'return-reversal',
      total: 2980,
      tax: 270,
    })
    await setPayment(member.caller, { state: 'refunded' })
    const kinds = (await documentsOf(member.caller)).map(({ kind }) => kind)
    expect(kinds).toEqual(['receipt', 'return', 'return-reversal', 'return'])
  })

  it('makes both documents of money that came and went before anything was issued', async () => {
    const member = await buyer()
    const { id: productId } = await getProductByKey(billing, 'light')
    await call(member.caller, 'POST', '/v3/subscription/subscribe', {
      productId,
      creditCardId: member.card.id,
    })
    await setPayment(member.caller, { state: 'refunded' })
    expect((await documentsOf(member.caller)).map((one) => [one.kind, one.amount_yen])).toEqual([
      ['receipt', 980],
      ['return', -980],
    ])
  })

  it('of a part makes a return of that part', async () => {
    const member = await buyer()
    await buy(member, 'premium')
    await setPayment(member.caller, { refunded_yen: 1000 })
    expect((await newestDocument(member.caller)).body).toMatchObject({
      kind: 'return',
      total: -1000,
      tax: -90,
    })
    await setPayment(member.caller, { refunded_yen: 2980 })
    expect((await newestDocument(member.caller)).body).toMatchObject({ kind: 'return', total: -1980 })
  })
})

describe('POST /payment/statements', () => {
  it('issues one invoice to a salon for three customers, with the tax rounded once, and the same one again', async () => {
    const salon = await buyer('サロン 二郎', { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    for (const name of ['客 一', '客 二', '客 三'])
      await buy(salon, 'light', [await insertTestMember(billing, { agencyCode, name })])
    const early = await call(salon.caller, 'POST', '/payment/statements', { month: '2026-11' })
    expect([early.status, early.body.fields]).toEqual([400, { month: '終わった月を選んでください。' }])
    billing.clock.now = new Date('2026-12-01T03:00:00Z')
    const { body: issued } = await call(salon.caller, 'POST', '/payment/statements', { month: '2026-11' })
    const { body } = await call(salon.caller, 'GET', `/payment/document?id=${issued.id}`)
    // Three receipts of 980 yen contain 89 yen of tax each, which is 267 yen; one invoice of 2,940 yen contains 267.27.
    expect(body).toMatchObject({
      kind: 'statement',
      total: 2940,
      tax: 267,
      tradedOn: '2026-11-30',
      addressee: 'サロン 二郎',
    })
    expect(body.items).toHaveLength(3)
    expect((await call(salon.caller, 'POST', '/payment/statements', { month: '2026-11' })).body).toEqual(
      issued,
    )
    const { body: months } = await call(salon.caller, 'GET', '/payment/statements')
    expect(months).toEqual([
      {
        month: '2026-11',
        amount: 2940,
        documents: 3,
        isOver: true,
        open: 0,
        statements: [{ id: issued.id, number: body.number }],
      },
    ])
  })

  it('issues another one for what came to light later, and 404 for a month without charges', async () => {
    const member = await buyer()
    await buy(member, 'light')
    billing.clock.now = new Date('2026-12-03T03:00:00Z')
    const { body: first } = await call(member.caller, 'POST', '/payment/statements', { month: '2026-11' })
    await db
      .updateTable('payments')
      .set({ created_at: started })
      .where('member_id', '=', member.caller.userId)
      .execute()
    await setPayment(member.caller, { state: 'refunded' })
    expect((await call(member.caller, 'POST', '/payment/statements', { month: '2026-11' })).body).toEqual(
      first,
    )
    expect((await call(member.caller, 'POST', '/payment/statements', { month: '2026-10' })).body.code).toBe(
      'BILLING_DOCUMENT_NOT_FOUND',
    )
    billing.clock.now = new Date('2027-01-03T03:00:00Z')
    const { body: second } = await call(member.caller, 'POST', '/payment/statements', { month: '2026-12' })
    expect((await call(member.caller, 'GET', `/payment/document?id=${second.id}`)).body).toMatchObject({
      total: -980,
    })
  })
})

describe('the addressee', () => {
  it('is kept for later documents and changes an issued one by a new document in its place', async () => {
    const member = await buyer()
    await buy(member, 'premium')
    billing.clock.now = new Date('2026-12-01T03:00:00Z')
    const { body: statement } = await call(member.caller, 'POST', '/payment/statements', { month: '2026-11' })
    expect((await call(member.caller, 'GET', '/payment/document-addressee')).body).toEqual({ name: null })
    await call(member.caller, 'POST', '/payment/document-addressee', { name: ' 株式会社ひびき ' })
    expect((await call(member.caller, 'GET', '/payment/document-addressee')).body).toEqual({
      name: '株式会社ひびき',
    })
    const [receipt] = await documentsOf(member.caller)
    const before = (await send(member.caller, 'GET', `/payment/document-pdf?id=${receipt?.id}`)).rawPayload
    const { body: issued } = await call(member.caller, 'POST', '/payment/document/reissue', {
      id: receipt?.id,
    })
    const again = await call(member.caller, 'POST', '/payment/document/reissue', { id: receipt?.id })
    expect(again.body).toEqual(issued)
    expect((await call(member.caller, 'GET', `/payment/document?id=${issued.id}`)).body).toMatchObject({
      addressee: '株式会社ひびき',
      replaces: receipt?.snapshot.number,
      total: 2980,
    })
    expect((await call(member.caller, 'GET', `/payment/document?id=${receipt?.id}`)).body).toMatchObject({
      addressee: '東京 花子',
      replacedById: issued.id,
    })
    expect(
      (await send(member.caller, 'GET', `/payment/document-pdf?id=${receipt?.id}`)).rawPayload.equals(before),
    ).toBe(true)
    // The statement repeats the new document instead of the first one, so no second statement is issued.
    expect((await call(member.caller, 'POST', '/payment/statements', { month: '2026-11' })).body).toEqual(
      statement,
    )
    const { body: blank } = await call(member.caller, 'POST', '/payment/document-addressee', { name: '　 ' })
    expect(blank.code).toBe('E3001')
  })

  it('can be changed twenty times', async () => {
    const member = await buyer()
    await buy(member, 'light')
    const [receipt] = await documentsOf(member.caller)
    let last = { status: 0, body: { code: '' } }
    for (let count = 1; count <= 21; count += 1) {
      await call(member.caller, 'POST', '/payment/document-addressee', { name: `会社${count}` })
      last = await call(member.caller, 'POST', '/payment/document/reissue', { id: receipt?.id })
    }
    expect([last.status, last.body.code]).toEqual([422, 'BILLING_DOCUMENT_LIMIT'])
    expect(await documentsOf(member.caller)).toHaveLength(21)
  })
})

describe('what was issued', () => {
  it('is refused any change and removal by the database, until the law no longer requires it', async () => {
    const member = await buyer()
    await buy(member, 'light')
    const [document] = await documentsOf(member.caller)
    const id = document?.id ?? ''
    await expect(sql`update tax_documents set amount_yen = 1 where id = ${id}`.execute(db)).rejects.toThrow(
      'never changes',
    )
    await expect(
      sql`update tax_document_rates set tax_yen = 1 where document_id = ${id}`.execute(db),
    ).rejects.toThrow('never changes')
    await expect(sql`delete from tax_document_rates where document_id = ${id}`.execute(db)).rejects.toThrow(
      'never changes',
    )
    await expect(sql`delete from tax_documents where id = ${id}`.execute(db)).rejects.toThrow(
      'as long as the law',
    )
    await expect(sql`truncate tax_documents cascade`.execute(db)).rejects.toThrow('as long as the law')
    const remove = (today: string) =>
      db.transaction().execute((trx) => deleteOldTaxDocuments(trx, { today, limit: 1000 }))
    await remove('2038-01-21')
    expect(await documentsOf(member.caller)).toHaveLength(1)
    expect(await remove('2038-01-22')).toBeGreaterThan(0)
    expect(await documentsOf(member.caller)).toEqual([])
  })

  it('outlives the member without the account, and the typed addressee of later documents does not', async () => {
    const member = await buyer()
    await buy(member, 'light')
    await call(member.caller, 'POST', '/payment/document-addressee', { name: '株式会社ひびき' })
    const [document] = await documentsOf(member.caller)
    await billing.deliver('identity.person-deleted.v1', {
      userId: member.caller.userId,
      at: started.toISOString(),
    })
    const kept = await db
      .selectFrom('tax_documents')
      .selectAll()
      .where('id', '=', document?.id ?? '')
      .executeTakeFirst()
    expect(kept).toMatchObject({ member_id: null, amount_yen: 980, snapshot: document?.snapshot })
    const addressees = db
      .selectFrom('tax_document_addressees')
      .selectAll()
      .where('member_id', '=', member.caller.userId)
    expect(await addressees.execute()).toEqual([])
  })

  it('has numbers without gaps, whoever issues and whatever fails', async () => {
    const before = await db
      .selectFrom('tax_document_counters')
      .select('last_number')
      .executeTakeFirstOrThrow()
    const members = await Promise.all(Array.from({ length: 6 }, () => buyer()))
    const { id: productId } = await getProductByKey(billing, 'light')
    for (const { caller, card } of members)
      await call(caller, 'POST', '/v3/subscription/subscribe', { productId, creditCardId: card.id })
    const failing = db
      .transaction()
      .execute(async (trx) => {
        await sql`update tax_document_counters set last_number = last_number + 1`.execute(trx)
        throw new Error('a crash')
      })
      .catch(() => {})
    await Promise.all([failing, issue(), issue(), issue(), issue()])
    const issued = await db
      .selectFrom('tax_documents')
      .select('number')
      .where('number', '>', before.last_number)
      .orderBy('number')
      .execute()
    expect(issued.map(({ number }) => number - before.last_number)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('the console', () => {
  const until = '2026-12-31'
  const from = '2026-11-01'

  it('finds documents by their number, addressee and payment, and shows what is written on them', async () => {
    const member = await buyer('検索 三郎')
    await buy(member, 'premium')
    const [document] = await documentsOf(member.caller)
    for (const filter of [
      { q: '検索 三郎' },
      { q: document?.snapshot.number },
      { memberId: member.caller.userId },
      { paymentId: document?.payment_id },
    ])
      expect((await admin.list('tax-documents', filter)).body).toMatchObject([
        { id: document?.id, amount: 2980, tax: 270, addressee: '検索 三郎' },
      ])
    const { body } = await admin.call('GET', `/admin/tax-documents/${document?.id}`)
    expect(body.view).toMatchObject({ kind: 'receipt', total: 2980 })
    expect((await admin.call('GET', `/admin/tax-documents/${randomUUID()}`)).status).toBe(404)
  })

  it('exports the books for freee and Money Forward, with returns on the other side, and logs it', async () => {
    const member = await buyer('=cmd|calc')
    await buy(member, 'premium')
    await setPayment(member.caller, { state: 'refunded' })
    const [receipt] = await documentsOf(member.caller)
    const read = async (format: string) => {
      const cookie = await billing.sessions.cookieFor({ userId: randomUUID(), roles: ['ROLE_ADMIN'] })
      const url = `/admin/tax-documents/csv?from=${from}&until=${until}&format=${format}`
      const response = await billing.app.inject({ method: 'GET', url, headers: { cookie } })
      return response.body.split('\r\n')
    }
    const freee = await read('freee')
    expect(freee[0]).toContain(
      '収支区分,管理番号,発生日,決済期日,取引先コード,取引先,勘定科目,税区分,金額,税計算区分,税額,備考',
    )
    const own = freee.filter((line) => line.includes('=cmd'))
    expect(own[0]).toContain(
      `収入,${receipt?.snapshot.number},2026/11/21,,,'=cmd|calc,売上高,課税売上10%,2980,内税,270,`,
    )
    expect(own[1]).toContain('支出,')
    expect(own[1]).toContain('課税売返10%,2980')
    const journal = await read('moneyforward')
    expect(journal[0]).toContain(
      '取引No,取引日,借方勘定科目,借方補助科目,借方部門,借方取引先,借方税区分,借方インボイス,借方金額(円),借方税額,貸方勘定科目',
    )
    const entries = journal.filter((line) => line.includes('=cmd'))
    expect(entries[0]).toContain(
      "売掛金,,,'=cmd|calc,対象外,,2980,0,売上高,,,'=cmd|calc,課税売上 10%,,2980,270",
    )
    expect(entries[1]).toContain("売上高,,,'=cmd|calc,課税売上-返還等 10%,,2980,270,売掛金")
    expect((await read('plain')).some((line) => line.includes(',-2980,-270'))).toBe(true)
    const { body: log } = await admin.list('commerce-log', { action: 'tax-documents-exported' })
    expect(log[0].detail).toMatchObject({ from, until })
  })

  it('shows totals by month and rate that are the sums of the documents', async () => {
    const { body: totals } = await admin.call('GET', '/admin/tax-documents/totals')
    const { rows } = await sql<{ month: string; amount: number; tax: number; documents: number }>`
      select to_char(traded_on, 'YYYY-MM') as month, sum(amount_yen)::int as amount, sum(tax_yen)::int as tax, count(*)::int as documents
      from tax_documents d where kind <> 'statement' and not exists (select from tax_documents n where n.replaces_id = d.id)
      group by 1 order by 1 desc`.execute(db)
    expect(totals).toEqual(rows.map((row) => ({ ...row, ratePercent: 10 })))
  })
})

describe('without the seller', () => {
  it('documents wait until it is known who issues them', async () => {
    const shop = await createSandboxBilling({ seller: null })
    const userId = await insertTestMember(shop)
    const { id } = await insertTestContract(shop, { key: 'light', userId })
    expect(id).toBeDefined()
    const paid = { member_id: userId, provider_customer_id: 'cus', payment_method_id: 'pm', amount_yen: 980 }
    const settled = {
      state: 'succeeded' as const,
      created_at: started,
      asked_at: started,
      settled_at: started,
    }
    await shop.database.db
      .insertInto('payments')
      .values({ ...paid, ...settled })
      .execute()
    const count = await issueDueDocuments({ database: shop.database, clock: () => shop.clock.now })
    expect(count).toBe(0)
    await shop.close()
  })
})

it('renewals get receipts of their own', async () => {
  const member = await buyer()
  await buy(member, 'light')
  billing.clock.now = new Date('2026-12-21T03:00:00Z')
  await chargeDueContracts(billing.jobs)
  await issue()
  expect((await documentsOf(member.caller)).map(({ traded_on }) => traded_on)).toEqual([
    '2026-11-21',
    '2026-12-21',
  ])
})
