import { listPageFindings } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import {
  codesOf,
  findButton,
  listPlays,
  readAudioTime,
  waitForPlays,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { watchPolicyViolations } from '../support/policy-violations.ts'
import { serveNextVersion } from '../support/serve-next-version.ts'
import { expect, test } from '../support/test.ts'
import { waitForExpression, waitUntilInstalled } from '../support/wait-until-installed.ts'

// A phone lets the app install its service worker.
test.use({ serviceWorkers: 'allow', colorScheme: 'dark' })

const keptTitles = (page: Page): Promise<string[]> =>
  page.evaluate(
    `caches.match('/kept-sounds').then((list) => list ? list.json() : []).then((list) => list.map(({ sound }) => sound.title))`,
  )

test.describe('The app on a phone', () => {
  test('is installed, opens offline and plays a downloaded sound, which is recorded once, later', async ({
    product,
    member,
  }) => {
    const { page } = member
    const phone = page.context()
    const violations = watchPolicyViolations(page)
    await page.goto('/mypage/tonight')
    await waitUntilInstalled(page)
    const devTools = await phone.newCDPSession(page)
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
    // Playwright's browser context is a private window, which is the only reason why it cannot be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )

    await page.goto('/mypage/tonight')
    await findButton(page, '再生する').click()
    await expect.poll(() => keptTitles(page), { timeout: 60_000 }).toHaveLength(1)
    const [title = ''] = await keptTitles(page)
    await findButton(page, '一時停止する').click()
    await findButton(page, '終了する').click()
    await expect(page.getByText('今回聴いた時間')).toBeVisible()
    await waitForPlays(product, member)

    await phone.setOffline(true)
    await page.goto('/mypage/tonight')
    await expect(page.getByText(/^ネットワークに接続していません。最近お聴きになった音は/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 3)

    // Other pages say why they do not work, and the sound goes on.
    await findButton(page, '小さくする').click()
    await page.getByRole('link', { name: '記録', exact: true }).click()
    // The text depends on whether the browser knows that it is offline (navigator.onLine).
    const said = page.getByText(/^(ネットワークに接続していません|通信できませんでした)。/)
    await expect(said.first()).toBeVisible()
    const carried = page.getByRole('region', { name: `プレーヤー：${title}` })
    await expect(carried.getByText(/残り/)).toBeVisible()
    const before = await readAudioTime(page)
    await waitUntilPlayedTo(page, before + 1)
    await carried.getByRole('button', { name: '一時停止する' }).click()
    await expect(carried.getByText(/送信待ち/)).toBeVisible()
    expect(await listPlays(product, member)).toHaveLength(1)

    await phone.setOffline(false)
    const offline = await waitForPlays(product, member, 2)
    expect(codesOf(offline)).toBe('02/01')
    expect(offline.played_seconds).toBeGreaterThanOrEqual(3)
    await page.goto('/mypage/tonight')
    await expect(findButton(page, '再生する')).toBeVisible()
    expect(await listPlays(product, member)).toHaveLength(2)

    // No data of the session is left.
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ログアウト' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => keptTitles(page)).toEqual([])
    expect(violations).toEqual([])
  })

  test('offers a new version while nothing plays, and activates it on request', async ({
    product,
    newPage,
  }) => {
    const served = await serveNextVersion(product.url)
    const page = await newPage({ baseURL: served.url })
    await page.goto('/')
    await waitUntilInstalled(page)
    // The first tap of a visitor plays the sound itself.
    await page.getByRole('button', { name: /無料サンプルを聴く/ }).click()
    await waitUntilPlayedTo(page, 1)
    await page.evaluate('window.isFirstPage = true')
    served.release()
    await page.evaluate('navigator.serviceWorker.getRegistration().then((its) => its.update())')
    await page.waitForFunction(
      'navigator.serviceWorker.getRegistration().then((its) => its.waiting !== null)',
    )
    const offer = page.getByText('新しいバージョンがあります。')
    await expect(offer).toHaveCount(0)
    expect(await page.evaluate('window.isFirstPage')).toBe(true)
    await findButton(page, '一時停止する').click()
    await expect(offer).toBeVisible()
    expect(await listPageFindings(page)).toEqual([])
    await findButton(page, '更新する').click()
    await waitForExpression(page, 'window.isFirstPage === undefined')
    await expect(page.getByRole('button', { name: /無料サンプルを聴く/ })).toBeVisible()
    // The waiting service worker serves the page now.
    await waitForExpression(
      page,
      `navigator.serviceWorker.getRegistration().then(({ waiting, active }) =>
        waiting === null && active === navigator.serviceWorker.controller && active.state === 'activated')`,
    )
    await waitForExpression(page, 'caches.has("hibiki-shell-next")')
    await served.close()
  })

  test('is dark from its first frame at night', async ({ page }) => {
    // This is what the browser paints before any of the app's own files has arrived.
    await page.route('**/assets/**', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await waitForExpression(page, 'document.querySelector("#root") !== null')
    await expect(page.locator('#root > *')).toHaveCount(0)
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      'rgb(14, 27, 44)',
    )
  })
})

test.describe('The first sound', () => {
  test('is one tap away for a newly registered member, also by keyboard', async ({ member: { page } }) => {
    await page.goto('/mypage')
    await page.waitForURL('**/mypage/tonight')
    const play = findButton(page, '再生する')
    await expect(play).toBeVisible()
    const unnamed = await page.evaluate<string[]>(
      `[...document.querySelectorAll('button, a[href], input')].filter((each) => each.checkVisibility() &&
        !(each.getAttribute('aria-label') || each.getAttribute('aria-labelledby') || each.labels?.length || each.textContent.trim()))
        .map((each) => each.outerHTML)`,
    )
    expect(unnamed).toEqual([])
    const isFocused = () => play.evaluate((element) => element === document.activeElement)
    for (let stops = 0; stops < 40 && !(await isFocused()); stops++) await page.keyboard.press('Tab')
    await expect(play).toBeFocused()
    await page.keyboard.press('Enter')
    await waitUntilPlayedTo(page, 1)
  })
})
