import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFrontends } from '@hibiki/deploy-local/frontends-setup'
import { startTestProduct } from '@hibiki/deploy-local/test-product'
import { launchChromium, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createPublishedDiagnosis } from '../journeys/support/diagnosing.ts'
import { allPicturedPages } from './pages.ts'
import type { PicturedPage } from './pictured-page.ts'

// `npm run pictures` takes every page in its languages, by day and at night, on a phone and a desktop, into `.pictures/`, and the
// pages of enterprise rooms on their tablet, too. ⏎ `-- --only tonight` takes the pages with this in their name, `--languages
// ja`, `--looks phone-night`, `--full` whole pages, `--url http://localhost:3000` those of a product that runs already.

const DIAGNOSES = 2
const hasFonts = `document.fonts.size > 0 && [...document.fonts].every(({ status }) => status !== 'loading') && [...document.fonts].some(({ status }) => status === 'loaded')`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    languages: { type: 'string', default: 'ja,en,cn,tw' },
    looks: { type: 'string', default: 'phone-day,phone-night,desktop-day,desktop-night,tablet-day' },
    url: { type: 'string' },
    out: { type: 'string', default: '.pictures' },
    full: { type: 'boolean', default: false },
  },
})
const languages = values.languages.split(',')
const wanted = allPicturedPages.filter(({ name }) => name.includes(values.only))
await mkdir(values.out, { recursive: true })

if (!values.url) await buildFrontends()
const product = values.url ? null : await startTestProduct({ demoCharts: true })
const browser = await launchChromium()
const url = values.url ?? product?.url ?? ''
const failures: string[] = []
try {
  for (const look of values.looks.split(',')) {
    const [size, appearance] = look.split('-') as [keyof typeof screenSizes, 'day' | 'night']
    const shown = wanted.filter((picture) => size !== 'tablet' || picture.isForTablet)
    for (const who of new Set(shown.map((picture) => picture.who))) {
      const context = await open(browser, size, appearance, who)
      for (const picture of shown.filter((each) => each.who === who)) {
        for (const language of languages.filter(
          (each) => !picture.isConsole || each === 'ja' || each === 'en',
        )) {
          await take(context, picture, language, look).catch((error: unknown) => {
            failures.push(`${picture.name} ${language} ${look}: ${String(error).split('\n')[0]}`)
          })
        }
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await product?.close()
}
for (const failure of failures) console.error(failure)
console.log(`${wanted.length} pages, ${failures.length} failures, in ${values.out}`)
process.exitCode = failures.length > 0 ? 1 : 0

async function open(
  from: Pick<Browser, 'newContext'>,
  size: keyof typeof screenSizes,
  appearance: 'day' | 'night',
  who: PicturedPage['who'],
): Promise<BrowserContext> {
  const context = await from.newContext({
    viewport: screenSizes[size],
    baseURL: url,
    locale: 'ja-JP',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    hasTouch: size !== 'desktop',
  })
  await context.addInitScript(`localStorage.setItem('hibiki.appearance', '${appearance}')`)
  if (who === 'visitor') return context
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(`${who}@hibiki.example`)
  await page.getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
  await page.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.waitForURL('**/mypage/**')
  // The page is opened once before, so that its first dialog covers no picture.
  await page.evaluate("fetch('/api/v1/activity/notice')")
  if (who === 'customer' && !values.url) await diagnose(page)
  await page.close()
  return context
}

/** Finished diagnoses for the pages that show them, made once. */
async function diagnose(page: Page): Promise<void> {
  const made: unknown[] = await (await page.request.get('/api/aiesthe/my-history')).json()
  for (let count = made.length; count < DIAGNOSES; count++) await createPublishedDiagnosis(page)
}

async function take(
  context: BrowserContext,
  picture: PicturedPage,
  language: string,
  look: string,
): Promise<void> {
  const page = await context.newPage()
  const refused: string[] = []
  // A page that requests what its member may not have ends the session, and all later pictures would fail.
  if (picture.who !== 'visitor')
    page.on('response', (response) => {
      const isRefusal = response.status() === 401 || response.status() === 403
      const { pathname } = new URL(response.url())
      // A screen is no board until its code was entered.
      const isUnpairedBoard = pathname === '/api/v2/enterprise/board'
      if (isRefusal && !isUnpairedBoard) refused.push(`${response.status()} ${pathname}`)
    })
  try {
    await page.addInitScript(`localStorage.setItem('hibiki.language', '${language}')`)
    await page.goto(picture.path)
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 20_000 })
    await picture.lead?.(page)
    await waitForPageToSettle(page)
    // The fonts of the app arrive after the page.
    await page.waitForFunction(hasFonts, null, { timeout: 5_000 }).catch(() => undefined)
    await page.screenshot({
      path: join(values.out, `${picture.name}.${language}.${look}.png`),
      fullPage: values.full,
    })
    if (refused.length > 0) throw new Error(`refused: ${refused.join(', ')}`)
  } finally {
    await page.close()
  }
}
