import { listPageFindings } from '@hibiki/test-harness'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerNewMember } from './support/members.ts'
import {
  logInDemoMember,
  type Product,
  readAudioTime,
  startProduct,
  waitUntilPlayedTo,
} from './support/product.ts'
import { serveNextVersion } from './support/serve-next-version.ts'
import { waitForExpression, waitUntilInstalled } from './support/wait-until-installed.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

/** A phone that lets the app install its service worker, unlike the pages of the other journeys. */
const newPhone = (baseURL = product.url): Promise<BrowserContext> =>
  product.browser.newContext({
    baseURL,
    locale: 'ja-JP',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const keptTitles = (page: Page): Promise<string[]> =>
  page.evaluate(
    `caches.match('/kept-sounds').then((list) => list ? list.json() : []).then((list) => list.map(({ sound }) => sound.title))`,
  )

describe('The app on a phone', () => {
  it('is installed, opens offline and plays a downloaded sound, which is recorded once, later', async () => {
    const phone = await newPhone()
    const page = await phone.newPage()
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    await logInDemoMember(page, 'general@hibiki.example')
    await page.goto('/mypage/tonight')
    await waitUntilInstalled(page)
    const devTools = await phone.newCDPSession(page)
    const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
    // Playwright's browser context is a private window, which is the only reason why it cannot be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )

    await page.goto('/mypage/tonight')
    await button(page, '再生する').click()
    await vi.waitUntil(async () => (await keptTitles(page)).length === 1, { timeout: 60_000, interval: 500 })
    const [title = ''] = await keptTitles(page)
    await button(page, '一時停止する').click()
    await button(page, '終了する').click()
    await page.getByText('今回聴いた時間').waitFor()
    await expect.poll(async () => (await product.plays()).length).toBe(1)

    await phone.setOffline(true)
    await page.goto('/mypage/tonight')
    await page.getByText(/^ネットワークに接続していません。最近お聴きになった音は/).waitFor()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await button(page, '再生する').click()
    await waitUntilPlayedTo(page, 3)

    // Other pages say why they do not work, and the sound goes on.
    await button(page, '小さくする').click()
    await page.getByRole('link', { name: '記録', exact: true }).click()
    // The text depends on whether the browser knows that it is offline (navigator.onLine).
    const said = page.getByText(/^(ネットワークに接続していません|通信できませんでした)。/)
    await said.first().waitFor()
    const carried = page.getByRole('region', { name: `プレーヤー：${title}` })
    await carried.getByText(/残り/).waitFor()
    const before = await readAudioTime(page)
    await waitUntilPlayedTo(page, before + 1)
    await carried.getByRole('button', { name: '一時停止する' }).click()
    await carried.getByText(/送信待ち/).waitFor()
    expect(await product.plays()).toHaveLength(1)

    await phone.setOffline(false)
    await expect.poll(async () => (await product.plays()).length).toBe(2)
    const [, offline] = await product.plays()
    expect(offline).toMatchObject({ dmv_type_code: '02', plan_code: '01' })
    expect(offline?.played_seconds).toBeGreaterThanOrEqual(3)
    await page.goto('/mypage/tonight')
    await button(page, '再生する').waitFor()
    expect(await product.plays()).toHaveLength(2)

    // No data of the session is left.
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ログアウト' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => keptTitles(page)).toEqual([])
    expect(violations).toEqual([])
    await phone.close()
  })

  it('offers a new version while nothing plays, and activates it on request', async () => {
    const served = await serveNextVersion(product.url)
    const phone = await newPhone(served.url)
    const page = await phone.newPage()
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
    expect(await offer.count()).toBe(0)
    expect(await page.evaluate('window.isFirstPage')).toBe(true)
    await button(page, '一時停止する').click()
    await offer.waitFor()
    expect(await listPageFindings(page)).toEqual([])
    await button(page, '更新する').click()
    await waitForExpression(page, 'window.isFirstPage === undefined')
    await page.getByRole('button', { name: /無料サンプルを聴く/ }).waitFor()
    // The waiting service worker serves the page now.
    await waitForExpression(
      page,
      `navigator.serviceWorker.getRegistration().then(({ waiting, active }) =>
        waiting === null && active === navigator.serviceWorker.controller && active.state === 'activated')`,
    )
    expect(await page.evaluate('caches.has("hibiki-shell-next")')).toBe(true)
    await phone.close()
    await served.close()
  })

  it('is dark from its first frame at night', async () => {
    const phone = await newPhone()
    const page = await phone.newPage()
    // This is what the browser paints before any of the app's own files has arrived.
    await page.route('**/assets/**', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await waitForExpression(page, 'document.querySelector("#root") !== null')
    expect(await page.evaluate('document.querySelector("#root").childElementCount')).toBe(0)
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      'rgb(14, 27, 44)',
    )
    await phone.close()
  })
})

describe('The first sound', () => {
  it('is one tap away for a newly registered member, also by keyboard', async () => {
    const { page } = await registerNewMember(product)
    await page.goto('/mypage')
    await page.waitForURL('**/mypage/tonight')
    const play = button(page, '再生する')
    await play.waitFor()
    const unnamed = await page.evaluate<string[]>(
      `[...document.querySelectorAll('button, a[href], input')].filter((each) => each.checkVisibility() &&
        !(each.getAttribute('aria-label') || each.getAttribute('aria-labelledby') || each.labels?.length || each.textContent.trim()))
        .map((each) => each.outerHTML)`,
    )
    expect(unnamed).toEqual([])
    const focused = play.and(page.locator(':focus'))
    for (let stops = 0; stops < 40 && (await focused.count()) === 0; stops++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await waitUntilPlayedTo(page, 1)
    await page.context().close()
  })
})
