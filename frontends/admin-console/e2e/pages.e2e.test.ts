import { AxeBuilder } from '@axe-core/playwright'
import { launchChromium } from '@hibiki/test-harness'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockApi } from '../src/testing/mock-api.ts'
import { serveConsole } from './support/serve-console.ts'

const pages = [
  '/',
  '/members',
  '/members/m-premium/show',
  '/agencies',
  '/agencies/a-1/show',
  '/applications',
  '/applications/ap-1/show',
  '/grants',
  '/grants?tab=deprive',
  '/transfers',
  '/transfers/t-1/show',
  '/transfers/create',
  '/invitations',
  '/invitations/create',
  '/audit-log',
  '/audit-log/al-7/show',
  '/login?ended=refused',
]
const readers = [
  { name: 'Japanese, phone', lang: 'ja', width: 360, height: 780 },
  { name: 'English, desk', lang: 'en', width: 1440, height: 900 },
]

let browser: Browser
let site: Awaited<ReturnType<typeof serveConsole>>

beforeAll(async () => {
  site = await serveConsole()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

async function answer(route: Route, api: ReturnType<typeof createMockApi>): Promise<void> {
  const asked = route.request()
  const body = asked.postData()
  const request = new Request(asked.url(), {
    method: asked.method(),
    headers: asked.headers(),
    ...(body ? { body } : {}),
  })
  const answered = await api.handle(request)
  await route.fulfill({
    status: answered.status,
    headers: Object.fromEntries(answered.headers),
    body: await answered.text(),
  })
}

const wider = (page: Page) => page.evaluate('document.documentElement.scrollWidth - window.innerWidth')

describe.each(readers)('every page of the console ($name)', ({ lang, width, height }) => {
  it.each(pages)(
    '%s: within the policy and the screen, no serious axe finding, no complaint',
    async (path) => {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      const api = createMockApi()
      await page.route('**/api/**', (route) => answer(route, api))
      await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1 }).first().waitFor()

      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await wider(page)).toBeLessThanOrEqual(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
