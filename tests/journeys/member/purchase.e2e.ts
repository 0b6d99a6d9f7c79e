import type { Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import {
  addCard,
  cardNumbers,
  choosePlan,
  closePurchaseResult,
  confirmPurchase,
  findPlanCard,
  listContracts,
  submitCard,
  waitForStep,
} from '../support/money.ts'
import { findButton } from '../support/plays.ts'
import { demoPassword, expect, test } from '../support/test.ts'

/** Counts the clicks that the page receives from now on, across navigation inside the app. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.clicks = '0'
    const onClick = () => {
      dataset.clicks = String(Number(dataset.clicks) + 1)
    }
    addEventListener('click', onClick, { capture: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks))
}

const isScrollableSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const listVerticalTexts = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        getComputedStyle(element).writingMode === 'horizontal-tb' ? [] : (element.textContent ?? ''),
      ),
    )

test.describe('A visitor', () => {
  test("chooses a plan, registers by mail and pays, which opens the plan's functions", async ({
    product,
    page,
    newPage,
  }) => {
    const email = 'kaori@hibiki.example'
    await choosePlan(page, 'ライト')
    await page.waitForURL('**/premium-plan-account-method')
    // The address changes before the page, and until then every plan shows its functions.
    await expect(page.locator('main').getByRole('link', { name: '新規登録する' })).toBeVisible()
    await expect(page.getByText('くり返し再生')).toBeVisible()
    await expect(page.getByText('980 円 / 月', { exact: true })).toBeVisible()
    await page.locator('main').getByRole('link', { name: '新規登録する' }).click()
    await page.getByLabel('メールアドレス').fill(email)
    await findButton(page, '確認メールを送信する').click()

    // The mail is opened in another browser, so the link carries the chosen product.
    const phone = await newPage()
    await phone.goto(await product.linkOfMail(email, 'メールアドレスのご確認'))
    await phone.getByLabel('ユーザー名').fill('kaori')
    await phone.getByLabel('パスワード', { exact: true }).fill(demoPassword)
    await phone.getByLabel('利用規約に同意する').check()
    await phone.getByLabel('データの提供に同意する').check()
    await findButton(phone, '登録する').click()

    await phone.waitForURL('**/payment?step=card')
    await submitCard(phone, cardNumbers.good)
    await waitForStep(phone, 'ご注文内容の確認')
    await phone.reload()
    await confirmPurchase(phone)
    await closePurchaseResult(phone)

    await phone.goto('/mypage/soundesthe/random')
    const loop = phone.getByRole('switch', { name: 'ループ', exact: true })
    await loop.click()
    await expect(loop).toBeChecked()
    await expect(phone.getByRole('dialog')).toHaveCount(0)
    expect(await listContracts(phone)).toMatchObject([{ productDisplayName: 'ライト', status: '10' }])
  })
})

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

test.describe('The plans', () => {
  for (const viewport of phones)
    test(`fit a phone at ${viewport.width}×${viewport.height}, with rentals apart and the comparison folded`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/premium-plans')
      const premium = findPlanCard(page, 'プレミアム')
      await expect(premium.getByText('スタンダードのすべてに加えて')).toBeVisible()
      await expect(premium.getByText('くり返し再生')).toHaveCount(0)
      const rentals = page.getByRole('region', { name: '機器のレンタル' })
      await expect(rentals.getByRole('button', { name: '契約する' })).toHaveCount(2)
      await expect(page.locator('main .MuiButton-contained')).toHaveCount(1)
      await expect(page.getByRole('table')).toHaveCount(0)

      await page.getByText('プランをくらべる').click()
      await expect(page.getByRole('table')).toHaveCount(2)
      expect(await listVerticalTexts(page)).toEqual([])
      expect(await isScrollableSideways(page)).toBe(false)
      await expect(page.locator('main .MuiButton-contained')).toHaveCount(1)
    })
})

test.describe('A member with a card', () => {
  for (const viewport of phones)
    test(`buys a plan with two taps at ${viewport.width}×${viewport.height}`, async ({
      member: { page },
    }) => {
      await page.setViewportSize(viewport)
      await addCard(page)
      await page.goto('/premium-plans')
      const readClicks = await countClicks(page)
      await findPlanCard(page, 'ライト').getByRole('button', { name: '契約する' }).click()
      await waitForStep(page, 'ご注文内容の確認')
      await expect(page.getByRole('region', { name: 'お支払いカード' }).getByText('4444')).toBeVisible()
      const buy = page.getByRole('button', { name: '購入する', exact: true })
      await expect(buy).toBeEnabled()
      await expect(buy).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main .MuiButton-contained')).toHaveCount(1)
      expect(await isScrollableSideways(page)).toBe(false)
      await buy.click()
      await expect(page.getByRole('alertdialog', { name: 'お申し込みありがとうございます' })).toBeVisible()
      expect(await readClicks()).toBe(2)
      expect(await listContracts(page)).toMatchObject([{ productDisplayName: 'ライト', status: '10' }])
    })
})

test.describe('A member who meets a closed switch', () => {
  test('sees what it does, buys the plan and returns to the sound with the switch on', async ({
    member: { page },
  }) => {
    await addCard(page)
    await page.goto('/mypage/soundesthe/random')
    const player = page.getByRole('region', { name: /^プレーヤー：/ })
    const label = (await player.getAttribute('aria-label')) ?? ''
    await page.getByRole('switch', { name: 'ループ', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
    await expect(dialog.getByText('終わりまで聴いても、とぎれずに最初から続きます。')).toBeVisible()
    expect(await isScrollableSideways(page)).toBe(false)
    const readClicks = await countClicks(page)
    await dialog.getByRole('button', { name: '契約する' }).first().click()
    await waitForStep(page, 'ご注文内容の確認')
    await page.getByRole('button', { name: '購入する', exact: true }).click()
    const done = page.getByRole('alertdialog', { name: 'お申し込みありがとうございます' })
    await expect(done.getByText('くり返し再生')).toBeVisible()
    await done.getByRole('button', { name: `「${label.replace('プレーヤー：', '')}」に戻る` }).click()
    await page.waitForURL('**/mypage/soundesthe/random')
    expect(await readClicks()).toBe(3)
    await expect(page.getByRole('region', { name: label })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'ループ', exact: true })).toBeChecked()
  })
})

test.describe('A member whose card is declined', () => {
  test('reads why, uses another card, and has bought once', async ({ member: { page } }) => {
    await choosePlan(page, 'スタンダード')
    await submitCard(page, cardNumbers.failingLater)
    for (const _ of [1, 2]) {
      await confirmPurchase(page)
      const dialog = page.getByRole('alertdialog', { name: '購入に失敗しました' })
      await expect(dialog.getByText('カードのお支払いを確認できませんでした。')).toBeVisible()
      await dialog.getByRole('button', { name: '閉じる' }).click()
      await expect(dialog).toHaveCount(0)
    }
    expect((await listContracts(page)).filter(({ status }) => status === '10')).toEqual([])

    await findButton(page, 'お支払いカードを変更する').click()
    await findButton(page, 'カードを追加する').click()
    await submitCard(page, cardNumbers.good)
    await confirmPurchase(page)
    await closePurchaseResult(page)
    expect((await listContracts(page)).filter(({ status }) => status === '10')).toHaveLength(1)
    expect(await fetchJson(page, 'credit-card/fetch-all')).toHaveLength(2)
    await page.goto('/premium-plans')
    await expect(
      findPlanCard(page, 'スタンダード').getByRole('button', { name: '既に契約中です' }),
    ).toBeDisabled()
  })
})

test.describe('A member who loses the connection while buying', () => {
  test('reads that the result was lost, retries, and has bought once', async ({ member: { page } }) => {
    await choosePlan(page, 'ライト')
    await submitCard(page, cardNumbers.good)
    const subscribe = '**/v3/subscription/subscribe'
    await page.route(subscribe, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await confirmPurchase(page)
    await expect(page.getByText('通信が途切れたため、お申し込みの結果を受け取れませんでした。')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: 'お申し込みの結果を確認しています' })).toBeVisible()
    await page.unroute(subscribe)
    await findButton(page, '結果を確認する').click()
    await closePurchaseResult(page)
    expect((await listContracts(page)).map(({ status }) => status)).toEqual(['10'])
  })
})

test.describe('A person in charge', () => {
  test('buys a plan for two customers at once, each with a contract of their own', async ({
    createMember,
    agency,
  }) => {
    const { page } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    await addCard(page)
    await createMember({ agency, role: 'ROLE_CUSTOMER', username: '京都 桜' })
    await createMember({ agency, isApplicant: true, username: '申請 楓' })
    const [application] = await fetchJson(page, 'pic/approval/applying?page=0&size=5')
    await callApi(page, 'pic/approval/approve', { applyingCode: application.code })

    await choosePlan(page, 'スタンダード')
    await waitForStep(page, 'ご使用者様の選択')
    const names = ['京都 桜', '申請 楓']
    const user = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
    // Billing receives the events about customers a moment later, and the page requests the list only when it is loaded.
    await expect(async () => {
      await page.reload()
      for (const name of names) await expect(user(name)).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    for (const name of names) await user(name).check()
    await findButton(page, '次へ').click()
    await waitForStep(page, 'ご注文内容の確認')
    const table = page.getByRole('table', { name: 'ご注文内容' })
    await expect(table.getByText('お客様')).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(page.getByText('3,960 円').first()).toBeVisible()
    const users = page.getByRole('region', { name: 'ご使用者' }).getByRole('listitem')
    await expect(users).toHaveCount(2)
    await confirmPurchase(page)
    await closePurchaseResult(page)
    const bought = await listContracts(page)
    expect(bought.map((one) => `${one.userName} ${one.productDisplayName} ${one.status}`).sort()).toEqual([
      '京都 桜 スタンダード 10',
      '申請 楓 スタンダード 10',
    ])
  })
})
