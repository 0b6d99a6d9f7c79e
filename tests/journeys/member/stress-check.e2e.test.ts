import { openTestBrowser, type TestBrowser } from '@hibiki/deploy-local/test-browser'
import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mockApi } from './support/mock-api.ts'
import { serveBuiltApp } from './support/static-app.ts'

let browser: TestBrowser
let app: Awaited<ReturnType<typeof serveBuiltApp>>

beforeAll(async () => {
  app = await serveBuiltApp()
  browser = await openTestBrowser({ webFonts: true })
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** Opens a visitor's page of this size, and records all requests of the browser. */
async function visit(size: keyof typeof screenSizes) {
  const context = await browser.newContext({
    viewport: screenSizes[size],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  await mockApi(page, null)
  return { context, page, requests }
}

/** Expects only requests for files of the app and for the current user, without any parameters. */
const isHarmless = (request: Request): boolean => {
  const { origin, pathname, search } = new URL(request.url())
  const isFile = request.method() === 'GET' && search === '' && request.postData() === null
  const asksWhoIsHere =
    /^\/api\/auth\/(me|refresh)$/.test(pathname) && /^(\{\})?$/.test(request.postData() ?? '')
  return origin === app.url && (asksWhoIsHere || (isFile && !pathname.startsWith('/api/')))
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const counted = (page: Page, answered: number) => page.getByText(`40問中${answered}問に回答済み`).waitFor()

describe('A visitor who takes the stress check', () => {
  it('answers by taps on a phone, continues after a reload, and reads whom to talk to', async () => {
    const { context, page, requests } = await visit('phone')
    await page.goto(`${app.url}/stress-check`)
    await page.getByRole('button', { name: 'はじめる' }).waitFor()
    const findings = await listPageFindings(page)
    await page.getByRole('button', { name: 'はじめる' }).click()
    for (let answered = 1; answered <= 20; answered++) {
      await page.getByRole('heading', { name: new RegExp(`^質問${answered}（`) }).waitFor()
      await radio(page, 'あてはまる').click()
      await counted(page, answered)
    }
    await page.getByRole('heading', { name: /^質問21（/ }).waitFor()
    findings.push(...(await listPageFindings(page)))

    await page.reload()
    for (let answered = 21; answered <= 40; answered++) {
      await page.getByRole('heading', { name: new RegExp(`^質問${answered}（`) }).waitFor()
      await radio(page, 'ときどき').click()
      await counted(page, answered)
    }
    await page.getByRole('button', { name: '結果を見る' }).click()
    const dialog = page.getByRole('dialog', { name: 'チェックの結果' })
    await dialog.getByText('合計 60点（80点満点）').waitFor()
    await dialog.getByRole('link', { name: '0120-279-338' }).waitFor()
    findings.push(...(await listPageFindings(page)))
    expect(requests.filter((request) => !isHarmless(request)).map((request) => request.url())).toEqual([])
    expect(findings).toEqual([])

    const [register] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: /新規登録/ }).click(),
    ])
    await register.waitForURL('**/register-personal')
    await dialog.getByRole('button', { name: '終了する' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.evaluate(() => sessionStorage.getItem('hibiki.stress-check'))).toBeNull()
    await context.close()
  })

  it('answers area by area with the keyboard on a desktop, is asked for missing answers, and goes back', async () => {
    const { context, page, requests } = await visit('desktop')
    await page.goto(`${app.url}/stress-check?back=/support`)
    await page.getByRole('button', { name: 'はじめる' }).press('Enter')
    for (let area = 0; area < 8; area++) {
      await page.getByRole('heading', { name: new RegExp(`^質問${area * 5 + 1}〜`) }).waitFor()
      const groups = await page.getByRole('radiogroup').all()
      expect(groups).toHaveLength(5)
      for (const [index, group] of groups.entries()) {
        if (area === 1 && index === 2) continue
        await group.getByRole('radio', { name: 'あてはまらない' }).press('Space')
      }
      if (area < 7) await page.getByRole('button', { name: '次へ' }).press('Enter')
    }
    const findings = await listPageFindings(page)
    await page.getByRole('button', { name: '結果を見る' }).press('Enter')
    await page.getByRole('alertdialog').getByText('すべて回答してください。').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^質問6〜10/ }).waitFor()
    await page.getByText('選択してください。').waitFor()
    findings.push(...(await listPageFindings(page)))
    await page.getByRole('radiogroup').nth(2).getByRole('radio', { name: 'ときどき' }).press('Space')
    for (let area = 1; area < 7; area++) await page.getByRole('button', { name: '次へ' }).press('Enter')
    await page.getByRole('button', { name: '結果を見る' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'チェックの結果' })
    await dialog.getByText('合計 1点（80点満点）').waitFor()
    findings.push(...(await listPageFindings(page)))
    expect(await dialog.getByRole('link').count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: '終了する' }).press('Enter')
    expect(findings).toEqual([])
    const beforeSupport = requests.filter((request) => !request.url().includes('back='))
    expect(beforeSupport.filter((request) => !isHarmless(request)).map((request) => request.url())).toEqual(
      [],
    )
    await page.waitForURL('**/support')
    await context.close()
  })
})
