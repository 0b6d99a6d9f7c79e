import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { readAudioTime, waitUntilPlayedTo } from '../support/plays.ts'
import { demoPassword, desktop, expect, test } from '../support/test.ts'

const findMiniPlayer = (page: Page) => page.getByRole('region', { name: /^プレーヤー：/ })
const findTaster = (page: Page, mood: string) =>
  page.getByRole('button', { name: new RegExp(`^${mood} .*(再生する|一時停止する)$`) })

test.describe('A visitor on a phone', () => {
  test.use({ viewport: screenSizes.phone })

  test('plays a taster in one tap, scrolls with the mini player, and takes it to the next public page', async ({
    page,
  }) => {
    const records: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/dmv/')) records.push(request.url())
    })
    await page.goto('/')
    const taster = findTaster(page, 'お手入れ')
    await expect(taster.locator('img')).toHaveJSProperty('complete', true)
    await taster.click()
    await waitUntilPlayedTo(page, 2)
    await expect(findMiniPlayer(page)).toBeInViewport({ ratio: 1 })
    await page.locator('#awards').scrollIntoViewIfNeeded()
    await expect(findMiniPlayer(page)).toBeInViewport({ ratio: 1 })

    await page.getByRole('button', { name: 'メニューを開く' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'プラン' }).click()
    await page.waitForURL('**/premium-plans')
    const heard = await readAudioTime(page)
    await waitUntilPlayedTo(page, heard + 1)
    await expect(findMiniPlayer(page)).toBeInViewport({ ratio: 1 })
    await findMiniPlayer(page)
      .getByRole('button', { name: /再生画面を開く/ })
      .click()
    await expect(findTaster(page, 'お手入れ')).toBeInViewport()
    expect(records).toEqual([])
  })

  test('sees the mini player while the free sample is scrolled out of sight', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /無料サンプルを聴く/ }).click()
    await waitUntilPlayedTo(page, 1)
    await expect(findMiniPlayer(page)).toHaveCount(1)
    await page.locator('#services').scrollIntoViewIfNeeded()
    await page.locator('#plans').scrollIntoViewIfNeeded()
    await expect(findMiniPlayer(page)).toHaveCount(2)
    await findMiniPlayer(page).last().getByRole('button', { name: '一時停止する' }).click()
    await page.locator('#top').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(findMiniPlayer(page)).toHaveCount(1)
    await expect(findMiniPlayer(page).getByRole('button', { name: '再生する' })).toBeVisible()
  })

  test('finds the stress check directly below the first screen, one tap away', async ({ page }) => {
    await page.goto('/')
    const entrance = page.getByRole('link', { name: /^無料ストレスチェック 40の質問/ })
    const services = page.locator('#services')
    await expect(services).toBeAttached()
    const [top, hero, below] = await Promise.all(
      [entrance, page.locator('#top'), services].map((found) =>
        found.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return { top, bottom }
        }),
      ),
    )
    expect(top?.top).toBeGreaterThanOrEqual(Number(hero?.bottom) - 1)
    expect(top?.top).toBeLessThan(Number(hero?.bottom) + 8)
    expect(below?.top).toBeGreaterThan(Number(top?.bottom))
    await entrance.click()
    await page.waitForURL('**/stress-check')
  })

  test('registers from the menu', async ({ page }) => {
    await page.goto('/support')
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '無料会員登録' }).click()
    await page.waitForURL('**/register-personal')
  })
})

test('A visitor at a desk finds plans and registration in the header', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/support')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: '無料会員登録' })).toHaveAttribute(
    'href',
    '/register-personal',
  )
  await header.getByRole('link', { name: 'プラン' }).click()
  await page.waitForURL('**/premium-plans')
})

for (const [name, viewport, appearance] of [
  ['a phone', screenSizes.phone, 'night'],
  ['a phone by day', screenSizes.phone, 'day'],
  ['a desk', desktop, 'day'],
  ['a desk at night', desktop, 'night'],
] as const) {
  test(`The home page with a playing taster has no serious finding on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(`localStorage.setItem('hibiki.appearance', '${appearance}')`)
    await page.goto('/')
    await findTaster(page, '呼吸').click()
    await expect(findMiniPlayer(page)).toBeVisible()
    expect(await listPageFindings(page)).toEqual([])
  })
}

/** Stores a check with all 40 answers in this tab, and asks for its result. */
async function finishStressCheck(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('hibiki.stress-check') === null && location.pathname === '/stress-check') {
      const answers = Array.from({ length: 40 }, (_, index) => (index < 20 ? 0 : 2))
      const draft = { owner: null, begun: true, answers, position: 39, result: null }
      sessionStorage.setItem('hibiki.stress-check', JSON.stringify(draft))
    }
  })
  await page.goto('/stress-check')
  await page.getByRole('button', { name: '結果を見る' }).click()
  await expect(page.getByText('合計 40点（80点満点）')).toBeVisible()
}

/** Carries the result into the registration of an address, and opens its form by the link of the mail. */
async function registerWithResult(page: Page, email: string, findLink: () => Promise<string>): Promise<Page> {
  const [registration] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /結果を持って登録する/ }).click(),
  ])
  await registration.waitForURL('**/register-personal?from=stress-check')
  await registration.getByLabel('メールアドレス').fill(email)
  await registration.getByRole('button', { name: '確認メールを送信する' }).click()
  await registration.goto(await findLink())
  await registration.getByLabel('表示名').fill('雫 さやか')
  await registration.getByLabel('パスワード', { exact: true }).fill(demoPassword)
  await registration.getByLabel('利用規約に同意する').check()
  await registration.getByLabel('データの提供に同意する').check()
  return registration
}

test.describe('A visitor with a result of the stress check', () => {
  test.use({ viewport: screenSizes.phone })

  test('hears a fitting sound with one tap, and registers with the result by a consent of its own', async ({
    product,
    page,
  }) => {
    const sent: string[] = []
    page.context().on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await finishStressCheck(page)
    const listen = page.getByRole('button', { name: 'この結果に合う音を聴く' })
    await expect(listen).toBeVisible()
    expect(sent.filter((request) => !request.includes('/api/auth/'))).toEqual([])
    await listen.click()
    await waitUntilPlayedTo(page, 1)
    expect(await listPageFindings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: '一時停止する' }).click()

    const email = 'carries-result@hibiki.example'
    const findLink = () => product.linkOfMail(email, 'メールアドレスのご確認')
    const registration = await registerWithResult(page, email, findLink)
    const consent = registration.getByRole('checkbox', { name: '結果の保存に同意する' })
    await expect(consent).not.toBeChecked()
    expect(await listPageFindings(registration)).toEqual([])
    await consent.check()
    expect(sent.filter((request) => request.includes('stress-check'))).toEqual([])
    await registration.getByRole('button', { name: '登録する' }).click()
    await registration.waitForURL('**/mypage/**')
    await expect
      .poll(() => sent.filter((request) => request.includes('stress-check')))
      .toEqual(['POST /api/stress-check/save'])
    const notice = registration.getByRole('status')
    await expect(
      notice.filter({ hasText: 'ストレスチェックの結果をカレンダーに保存しました。' }),
    ).toBeVisible()
    const results = async () => (await registration.request.get('/api/stress-check/results')).json()
    await expect.poll(results).toMatchObject([{ score: 40, level: 4, forChoice: false }])
  })

  test('sends nothing of the result without the consent', async ({ product, page }) => {
    const sent: string[] = []
    page.context().on('request', (request) => {
      if (request.url().includes('/api/stress-check')) sent.push(request.url())
    })
    await finishStressCheck(page)
    const email = 'keeps-result@hibiki.example'
    const findLink = () => product.linkOfMail(email, 'メールアドレスのご確認')
    const registration = await registerWithResult(page, email, findLink)
    await expect(registration.getByRole('checkbox', { name: '結果の保存に同意する' })).not.toBeChecked()
    await registration.getByRole('button', { name: '登録する' }).click()
    await registration.waitForURL('**/mypage/**')
    await expect(registration.getByRole('heading', { name: /雫 さやか/ })).toBeVisible()
    expect(sent).toEqual([])
    expect(await registration.evaluate(() => localStorage.getItem('hibiki.stress-check.carried'))).toBeNull()
  })
})
