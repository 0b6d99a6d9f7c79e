import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Contract,
  choosePlan,
  clickButton,
  closePurchaseResult,
  confirmPurchase,
  fetchJson,
  listContracts,
  waitForStep,
} from './support/buying.ts'
import { registerNewMember } from './support/members.ts'
import { cardNumbers, createMoneyCalls, submitCard } from './support/money.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product
let member: Page
let admin: Page
let billing: pg.Pool

beforeAll(async () => {
  product = await startProduct({ adminConsole: true })
  member = (await registerNewMember(product)).page
  billing = new pg.Pool({ connectionString: product.databases.billing, max: 1 })
  admin = await product.newPage({ width: 1440, height: 900 })
  const data = { loginId: 'admin', password: 'hibiki-demo' }
  const answer = await admin.request.post('/api/auth/login', { headers: { origin: product.url }, data })
  expect(answer.status()).toBe(200)
})

afterAll(async () => {
  await billing?.end()
  await product?.close()
})

/** The list includes rentals that are over. */
const status = async () => (await fetchJson<Contract[]>(member, 'payment/fetch-history'))[0]?.status
const becomes = (wanted: string) => expect.poll(status, { timeout: 60_000 }).toBe(wanted)

/** Returns the yen taken from the member's card so far, and every attempt. */
async function charged(): Promise<{ yen: number; tries: number }> {
  const { id } = await createMoneyCalls(member, product).post('auth/me', {})
  const { rows } = await billing.query<{ yen: number; tries: number }>(
    `select coalesce(sum(amount_yen) filter (where state = 'succeeded'), 0)::int as yen, count(*)::int as tries
     from billing.payments where member_id = $1`,
    [id],
  )
  return rows[0] ?? { yen: 0, tries: 0 }
}

/** Returns what the member reads of the contract on a newly opened page. */
async function memberReads(...texts: string[]): Promise<void> {
  await member.goto('/mypage/subscription-state')
  for (const text of texts) await member.getByText(text).first().waitFor()
}

/** Presses a button in the rental's row of the console and confirms its question. */
async function adminConfirms(
  action: string,
  question: string,
  beforehand?: () => Promise<void>,
): Promise<void> {
  await admin.goto('/admin/rentals')
  await admin
    .getByRole('row')
    .filter({ hasText: 'Dr.AI レンタル' })
    .getByRole('button', { name: action })
    .click()
  const dialog = admin.getByRole('dialog', { name: question })
  await beforehand?.()
  await dialog.getByRole('button', { name: action }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('A rental, from the order to its end', () => {
  it('is ordered to an address without a charge, and excludes other orders until it is delivered', async () => {
    await choosePlan(member, 'Dr.AI レンタル')
    await waitForStep(member, 'お届け先の選択')
    await member.getByLabel(/^姓/).fill('響')
    await member.getByLabel(/^名/).fill('花子')
    await member.getByLabel('電話番号').fill('09012345678')
    await member.getByLabel('郵便番号').fill('1000001')
    await clickButton(member, '住所を自動入力')
    const town = member.getByLabel('町名・番地')
    await expect.poll(() => town.inputValue()).not.toBe('')
    await town.fill(`${await town.inputValue()}1-1`)
    await clickButton(member, 'お届け先を登録する')
    await member.getByRole('radio', { name: /響 花子/, checked: true }).waitFor()
    await clickButton(member, '次へ')
    await submitCard(member, cardNumbers.good)
    await member.getByText('東京都千代田区').waitFor()
    await member.getByText('配送完了の確認時のお支払い').waitFor()
    await confirmPurchase(member)
    await closePurchaseResult(member)
    expect(await listContracts(member)).toMatchObject([
      { productDisplayName: 'Dr.AI レンタル', status: '40' },
    ])

    await member.goto('/premium-plans')
    await member.getByRole('button', { name: 'レンタル品配送待ち' }).first().waitFor()
    await member.goto('/mypage/soundesthe/random')
    const loop = member.getByRole('switch', { name: 'ループ', exact: true })
    await loop.click()
    const dialog = member.getByRole('dialog', { name: 'プランのご案内' })
    await dialog.getByText('レンタル品の配送をお待ちのため、新しいご契約はできません。').waitFor()
    expect(await charged()).toEqual({ yen: 0, tries: 0 })
  })

  it('is charged once when the console confirms its delivery, and opens its functions', async () => {
    await adminConfirms('配送を確認', '配送の完了を確認しますか？', () =>
      admin.getByRole('dialog').getByLabel('シリアル番号').fill('DR-2026-0042'),
    )
    await becomes('10')
    await memberReads('契約中')
    expect(await charged()).toEqual({ yen: 4980, tries: 1 })
    await member.goto('/mypage/soundesthe/random')
    const loop = member.getByRole('switch', { name: 'ループ', exact: true })
    await loop.click()
    await expect.poll(() => loop.isChecked()).toBe(true)
  })

  it('is cancelled by the member, awaited back after the paid month, and closed when the console confirms the return', async () => {
    await memberReads('契約中')
    await member.getByRole('checkbox', { name: /^Dr\.AI レンタル/ }).check()
    await clickButton(member, '選択した1件を解約する')
    const question = member.getByRole('alertdialog', { name: '解約の確認' })
    await question.getByText('解約後、レンタル品のご返却が必要です。').waitFor()
    await question.getByRole('button', { name: '解約する' }).click()
    await member.getByRole('alertdialog', { name: '解約に成功しました。' }).waitFor()

    await admin.request.post('/dev/clock', { data: { advance: 'P40D' } })
    await becomes('50')
    await memberReads('返却待ち', 'レンタル品をご返却ください。ご返却の確認後に終了します。')
    await adminConfirms('返却を確認', '返却を確認しますか？')
    await becomes('90')
    await memberReads('ご契約はありません。')
    await member.goto('/mypage/payment-history')
    await member.getByText('終了', { exact: true }).waitFor()
    expect(await charged()).toEqual({ yen: 4980, tries: 1 })
  })
})
