import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  choosePlan,
  clickButton,
  closePurchaseResult,
  confirmPurchase,
  fetchJson,
  findPlanCard,
  listContracts,
  waitForStep,
} from './support/buying.ts'
import { createMailAddress, MEMBER_PASSWORD, registerNewMember } from './support/members.ts'
import { cardNumbers, submitCard } from './support/money.ts'
import { logInDemoMember, type Product, startProduct } from './support/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product?.close())

describe('A visitor', () => {
  it("chooses a plan, registers by mail and pays, which opens the plan's functions", async () => {
    const email = createMailAddress()
    const page = await product.newPage()
    await choosePlan(page, 'ライト')
    await page.waitForURL('**/premium-plan-account-method')
    // The address changes before the page, and until then every plan shows its functions.
    await page.locator('main').getByRole('link', { name: '新規登録する' }).waitFor()
    await page.getByText('くり返し再生').waitFor()
    await page.getByText('980 円 / 月', { exact: true }).waitFor()
    await page.locator('main').getByRole('link', { name: '新規登録する' }).click()
    await page.getByLabel('メールアドレス').fill(email)
    await clickButton(page, '確認メールを送信する')

    // The mail is opened in another browser, so the link carries the chosen product.
    const phone = await product.newPage()
    await phone.goto(await product.linkOfMail(email, 'メールアドレスのご確認'))
    await phone.getByLabel('ユーザー名').fill('kaori')
    await phone.getByLabel('パスワード', { exact: true }).fill(MEMBER_PASSWORD)
    await phone.getByLabel('パスワード（確認）', { exact: true }).fill(MEMBER_PASSWORD)
    await phone.getByLabel('利用規約に同意する').check()
    await phone.getByLabel('データの提供に同意する').check()
    await clickButton(phone, '登録する')

    await phone.waitForURL('**/payment?step=card')
    await submitCard(phone, cardNumbers.good)
    await waitForStep(phone, 'ご注文内容の確認')
    await phone.reload()
    await confirmPurchase(phone)
    await closePurchaseResult(phone)

    await phone.goto('/mypage/soundesthe/random')
    const loop = phone.getByRole('switch', { name: 'ループ', exact: true })
    await loop.click()
    await expect.poll(() => loop.isChecked()).toBe(true)
    expect(await phone.getByRole('dialog').count()).toBe(0)
    const owned = await listContracts(phone)
    expect(owned.map(({ productDisplayName, status }) => `${productDisplayName} ${status}`)).toEqual([
      'ライト 10',
    ])
  })
})

describe('A member whose card is declined', () => {
  it('reads why, uses another card, and has bought once', async () => {
    const { page } = await registerNewMember(product)
    await choosePlan(page, 'スタンダード')
    await submitCard(page, cardNumbers.failingLater)
    for (const _ of [1, 2]) {
      await confirmPurchase(page)
      const dialog = page.getByRole('alertdialog', { name: '購入に失敗しました' })
      await dialog.getByText('カードのお支払いを確認できませんでした。').waitFor()
      await dialog.getByRole('button', { name: '閉じる' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    expect((await listContracts(page)).filter(({ status }) => status === '10')).toEqual([])

    await clickButton(page, 'お支払いカードを変更する')
    await clickButton(page, 'カードを追加する')
    await submitCard(page, cardNumbers.good)
    await confirmPurchase(page)
    await closePurchaseResult(page)
    expect((await listContracts(page)).filter(({ status }) => status === '10')).toHaveLength(1)
    expect(await fetchJson<unknown[]>(page, 'credit-card/fetch-all')).toHaveLength(2)
    await page.goto('/premium-plans')
    expect(
      await findPlanCard(page, 'スタンダード').getByRole('button', { name: '既に契約中です' }).isDisabled(),
    ).toBe(true)
  })
})

describe('A member who loses the connection while buying', () => {
  it('reads that the result was lost, retries, and has bought once', async () => {
    const { page } = await registerNewMember(product)
    await choosePlan(page, 'ライト')
    await submitCard(page, cardNumbers.good)
    const subscribe = '**/v3/subscription/subscribe'
    await page.route(subscribe, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await confirmPurchase(page)
    await page.getByText('通信が途切れたため、お申し込みの結果を受け取れませんでした。').waitFor()
    await page.reload()
    await page.getByRole('region', { name: 'お申し込みの結果を確認しています' }).waitFor()
    await page.unroute(subscribe)
    await clickButton(page, '結果を確認する')
    await closePurchaseResult(page)
    expect((await listContracts(page)).map(({ status }) => status)).toEqual(['10'])
  })
})

describe('A person in charge', () => {
  it('buys a plan for two customers at once, each with a contract of their own', async () => {
    const page = await product.newPage()
    await logInDemoMember(page, 'pic@hibiki.example')
    const headers = { origin: product.url, 'idempotency-key': crypto.randomUUID() }
    const [application] = await fetchJson<{ code: string }[]>(page, 'pic/approval/applying?page=0&size=5')
    const data = { applyingCode: application?.code }
    const approved = await page.request.post('/api/pic/approval/approve', { headers, data })
    expect(approved.status()).toBe(200)

    await choosePlan(page, 'スタンダード')
    await waitForStep(page, 'ご使用者様の選択')
    const names = ['東京 花子', '申請 待ち']
    // Billing receives the event of a new customer a moment later, and the page requests the list only when it is loaded.
    await vi.waitUntil(
      async () => {
        await page.reload()
        await page.getByRole('checkbox', { name: /東京 花子/ }).waitFor()
        return (await page.getByRole('checkbox', { name: /申請 待ち/ }).count()) === 1
      },
      { timeout: 60_000, interval: 1000 },
    )
    for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await clickButton(page, '次へ')
    // The demo has registered a card.
    await page.getByRole('radio', { name: /4242/ }).check()
    await clickButton(page, '次へ')
    await waitForStep(page, 'ご注文内容の確認')
    const table = page.getByRole('table', { name: 'ご注文内容' })
    await table.getByText('お客様').waitFor()
    expect(await table.getByRole('row').count()).toBe(2)
    await page.getByText('3,960 円').first().waitFor()
    const users = page.getByRole('region', { name: 'ご使用者' }).getByRole('listitem')
    await expect.poll(() => users.count()).toBe(2)
    await confirmPurchase(page)
    await closePurchaseResult(page)
    const bought = (await listContracts(page)).filter((one) => one.productDisplayName === 'スタンダード')
    expect(bought.map(({ userName, status }) => `${userName} ${status}`).sort()).toEqual([
      '東京 花子 10',
      '申請 待ち 10',
    ])
  })
})
