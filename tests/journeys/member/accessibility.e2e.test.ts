import { openTestBrowser, type TestBrowser } from '@hibiki/deploy-local/test-browser'
import { listPageFindingsBySize, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mockApi } from './support/mock-api.ts'
import { serveBuiltApp } from './support/static-app.ts'

const member = { username: '山田 花子', roles: ['ROLE_GENERAL'], premium: true }

const visitorPages = [
  '/',
  '/login',
  '/menu',
  '/environment',
  '/support',
  '/privacy-policy',
  '/premium-plans',
  '/nowhere',
]
const memberPages = ['/', '/menu', '/mypage/soundesthe', '/mypage/soundesthe/random', '/mypage/activity']

const pages = [
  ...visitorPages.map((path) => ({ path, name: 'a visitor', who: null })),
  ...memberPages.map((path) => ({ path, name: 'a member', who: member })),
]

let browser: TestBrowser
let app: Awaited<ReturnType<typeof serveBuiltApp>>
let localApp: Awaited<ReturnType<typeof serveBuiltApp>>

beforeAll(async () => {
  app = await serveBuiltApp()
  localApp = await serveBuiltApp({ mode: 'local' })
  browser = await openTestBrowser({ webFonts: true })
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
  await localApp?.close()
})

async function open(path: string, who: typeof member | null, size: keyof typeof screenSizes, { url } = app) {
  const context = await browser.newContext({
    viewport: screenSizes[size],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  await mockApi(page, who)
  await page.goto(url + path)
  await page.locator('main h1').waitFor()
  await waitForPageToSettle(page)
  return { page, violations, close: () => context.close() }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('pages on a phone and on a desktop', () => {
  it.each(pages)('$path has no serious axe finding for $name', async ({ path, who }) => {
    const { page, violations, close } = await open(path, who, 'phone')
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(violations).toEqual([])
    await close()
  })
})

describe('pages of local mode', () => {
  it('/playground has no serious axe finding', async () => {
    const { page, violations, close } = await open('/playground', null, 'phone', localApp)
    await page.getByRole('heading', { level: 1, name: '動作テスト' }).waitFor()
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(violations).toEqual([])
    await close()
  })
})

describe('the page zoom at 360 px', () => {
  it.each(['/', '/login', '/menu', '/mypage/soundesthe', '/mypage/activity'])(
    '%s stays inside the screen when enlarged to the limit',
    async (path) => {
      const { page, close } = await open(path, path.startsWith('/mypage') ? member : null, 'phone')
      await page.evaluate(() => {
        localStorage.setItem('hibiki.page-scale', '1.5')
      })
      // The server stores a member's zoom.
      await page.route('**/api/page-size/scale', (route) => route.fulfill({ json: 1.5 }))
      await page.reload()
      await page.locator('main h1').waitFor()
      await waitForPageToSettle(page)
      expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('150%')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await close()
    },
  )
})

describe('the keyboard', () => {
  it('skips to the page first, and focus moves to each new page', async () => {
    const { page, close } = await open('/', null, 'desktop')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
    await page.getByRole('link', { name: '推奨環境' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: '推奨環境' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('推奨環境')
    await close()
  })

  it('opens and closes the phone menu, which returns the focus, and opens the chosen page', async () => {
    const { page, close } = await open('/', null, 'phone')
    const button = page.getByRole('button', { name: 'メニューを開く' })
    await button.press('Enter')
    await page.getByRole('dialog', { name: 'メニュー' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'メニュー' }).waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.press('Enter')
    const menu = page.getByRole('dialog', { name: 'メニュー' })
    await menu.getByRole('link', { name: '推奨環境' }).press('Enter')
    await menu.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('推奨環境')
    await close()
  })
})
