import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newAddress, newMember, password } from './support/members.ts'
import { logIn, type Product, startProduct } from './support/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product?.close())

const cards = { good: '4242 4242 4242 4242', declinedWhenCharged: '4000 0000 0000 0341' }

const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const planCard = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Chooses a plan by its name on the page of all plans. */
async function choosePlan(page: Page, name: string): Promise<void> {
  await page.goto('/premium-plans')
  await planCard(page, name).getByRole('button').click()
}

async function giveCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('カード番号').fill(number)
  await page.getByRole('textbox', { name: '有効期限' }).fill('12 / 30')
  await page.getByLabel('セキュリティコード').fill('123')
  await page.getByLabel('カードの名義人（ローマ字）').fill('HANAKO HIBIKI')
  await press(page, 'カードを登録する')
}

/** The last step, once everything on it is there. */
async function buy(page: Page): Promise<void> {
  await step(page, 'ご注文内容の確認')
  await page.getByRole('term').filter({ hasText: '解約について' }).waitFor()
  await press(page, '購入する')
}

async function leaveResult(page: Page, text = 'お申込みが完了しました。'): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'お申し込みありがとうございます' })
  await dialog.getByText(text).waitFor()
  await dialog.getByRole('button', { name: 'ホームへ' }).click()
  await page.waitForURL(`${product.url}/`)
}

interface Contract {
  userName: string
  productDisplayName: string
  status: string
}

const read = async <T>(page: Page, path: string): Promise<T> =>
  (await page.request.get(`/api/${path}`)).json()
const contractsOf = (page: Page) => read<Contract[]>(page, 'payment/fetch-subscription')

describe('A visitor', () => {
  it('chooses a plan, registers by mail, pays, and the gate is open', async () => {
    const email = newAddress()
    const page = await product.newPage()
    await choosePlan(page, 'ライト')
    await page.waitForURL('**/premium-plan-account-method')
    await page.getByText('くり返し再生').waitFor()
    await page.getByText('980 円 / 月', { exact: true }).waitFor()
    await page.locator('main').getByRole('link', { name: '新規登録する' }).click()
    await page.getByLabel('メールアドレス').fill(email)
    await press(page, '確認メールを送信する')

    // The mail is opened elsewhere: the choice travels with the link.
    const phone = await product.newPage()
    await phone.goto(await product.linkOfMail(email, 'メールアドレスのご確認'))
    await phone.getByLabel('ユーザー名').fill('kaori')
    await phone.getByLabel('パスワード', { exact: true }).fill(password)
    await phone.getByLabel('パスワード（確認）', { exact: true }).fill(password)
    await phone.getByLabel('利用規約に同意する').check()
    await phone.getByLabel('データの提供に同意する').check()
    await press(phone, '登録する')

    await phone.waitForURL('**/payment?step=card')
    await giveCard(phone, cards.good)
    await step(phone, 'ご注文内容の確認')
    await phone.reload()
    await buy(phone)
    await leaveResult(phone)

    await phone.goto('/mypage/soundesthe/random')
    const loop = phone.getByRole('switch', { name: 'ループ', exact: true })
    await loop.click()
    await vi.waitUntil(() => loop.isChecked(), { timeout: 10_000 })
    expect(await phone.getByRole('dialog').count()).toBe(0)
    const owned = await contractsOf(phone)
    expect(owned.map(({ productDisplayName, status }) => `${productDisplayName} ${status}`)).toEqual([
      'ライト 10',
    ])
  })
})

describe('A member whose card is refused', () => {
  it('reads why, takes another card, and has bought once', async () => {
    const { page } = await newMember(product)
    await choosePlan(page, 'スタンダード')
    await giveCard(page, cards.declinedWhenCharged)
    for (const _ of [1, 2]) {
      await buy(page)
      const dialog = page.getByRole('alertdialog', { name: '購入に失敗しました' })
      await dialog.getByText('カードのお支払いを確認できませんでした。').waitFor()
      await dialog.getByRole('button', { name: '閉じる' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    expect((await contractsOf(page)).filter(({ status }) => status === '10')).toEqual([])

    await press(page, 'お支払いカードを変更する')
    await press(page, 'カードを追加する')
    await giveCard(page, cards.good)
    await buy(page)
    await leaveResult(page)
    expect((await contractsOf(page)).filter(({ status }) => status === '10')).toHaveLength(1)
    expect(await read<unknown[]>(page, 'credit-card/fetch-all')).toHaveLength(2)
    await page.goto('/premium-plans')
    expect(
      await planCard(page, 'スタンダード').getByRole('button', { name: '既に契約中です' }).isDisabled(),
    ).toBe(true)
  })
})

describe('A member who loses the connection while buying', () => {
  it('is told so honestly, asks again, and has bought once', async () => {
    const { page } = await newMember(product)
    await choosePlan(page, 'ライト')
    await giveCard(page, cards.good)
    const subscribe = '**/v3/subscription/subscribe'
    await page.route(subscribe, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await buy(page)
    await page.getByText('通信が途切れたため、お申し込みの結果を受け取れませんでした。').waitFor()
    await page.reload()
    await page.getByRole('region', { name: 'お申し込みの結果を確認しています' }).waitFor()
    await page.unroute(subscribe)
    await press(page, '結果を確認する')
    await leaveResult(page)
    expect((await contractsOf(page)).map(({ status }) => status)).toEqual(['10'])
  })
})

describe('A person in charge', () => {
  it('buys a plan for two customers at once, each with a contract of their own', async () => {
    const page = await product.newPage()
    await logIn(page, 'pic@hibiki.example')
    const headers = { origin: product.url, 'idempotency-key': crypto.randomUUID() }
    const [application] = await read<{ code: string }[]>(page, 'pic/approval/applying?page=0&size=5')
    const data = { applyingCode: application?.code }
    const approved = await page.request.post('/api/pic/approval/approve', { headers, data })
    expect(approved.status()).toBe(200)

    await choosePlan(page, 'スタンダード')
    await step(page, 'ご使用者様の選択')
    const names = ['東京 花子', '申請 待ち']
    await vi.waitUntil(
      async () => {
        await press(page, '検索')
        await page.getByRole('checkbox', { name: /東京 花子/ }).waitFor()
        return (await page.getByRole('checkbox', { name: /申請 待ち/ }).count()) === 1
      },
      { timeout: 20_000, interval: 500 },
    )
    for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await press(page, '次へ')
    await giveCard(page, cards.good)
    await step(page, 'ご注文内容の確認')
    const table = page.getByRole('table', { name: 'ご注文内容' })
    await table.getByText('お客様').waitFor()
    expect(await table.getByRole('row').count()).toBe(2)
    await page.getByText('3,960 円').first().waitFor()
    expect(await page.getByRole('region', { name: 'ご使用者' }).getByRole('listitem').count()).toBe(2)
    await buy(page)
    await leaveResult(page)
    const bought = (await contractsOf(page)).filter((one) => one.productDisplayName === 'スタンダード')
    expect(bought.map(({ userName, status }) => `${userName} ${status}`).sort()).toEqual([
      '東京 花子 10',
      '申請 待ち 10',
    ])
  })
})

describe('A rental', () => {
  it('is ordered to an address, and waits for its delivery unpaid', async () => {
    const { page } = await newMember(product)
    await choosePlan(page, 'Dr.AI レンタル')
    await step(page, 'お届け先の選択')
    await page.getByLabel(/^姓/).fill('響')
    await page.getByLabel(/^名/).fill('花子')
    await page.getByLabel('電話番号').fill('09012345678')
    await page.getByLabel('郵便番号').fill('1000001')
    await press(page, '住所を自動入力')
    const town = page.getByLabel('町名・番地')
    await vi.waitUntil(async () => (await town.inputValue()) !== '', { timeout: 10_000 })
    await town.fill(`${await town.inputValue()}1-1`)
    await press(page, 'お届け先を登録する')
    await page.getByRole('radio', { name: /響 花子/, checked: true }).waitFor()
    await press(page, '次へ')
    await giveCard(page, cards.good)
    await page.getByText('東京都千代田区').waitFor()
    await page.getByText('配送完了の確認時のお支払い').waitFor()
    await buy(page)
    await leaveResult(page)
    const [contract] = await contractsOf(page)
    expect(`${contract?.productDisplayName} ${contract?.status}`).toBe('Dr.AI レンタル 40')

    await page.goto('/premium-plans')
    await page.getByRole('button', { name: 'レンタル品配送待ち' }).first().waitFor()
    await page.goto('/mypage/soundesthe/random')
    await page.getByRole('switch', { name: 'ループ', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
    await dialog.getByText('レンタル品の配送をお待ちのため、新しいご契約はできません。').waitFor()
  })
})
