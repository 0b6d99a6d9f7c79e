import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Page, Request } from '@playwright/test'
import { mockApi } from '../support/mock-api.ts'
import { expect, appTest as test } from '../support/test.ts'

/** Opens the check for a visitor, and records all requests of the browser. */
async function visit(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  await mockApi(page, null)
  await page.goto(path)
  return requests
}

/** Expects only requests for files of the app and for the current user, without any parameters. */
const isHarmless = (request: Request, baseURL: string): boolean => {
  const { origin, pathname, search } = new URL(request.url())
  const isFile = request.method() === 'GET' && search === '' && request.postData() === null
  const asksWhoIsHere =
    /^\/api\/auth\/(me|refresh)$/.test(pathname) && /^(\{\})?$/.test(request.postData() ?? '')
  return origin === baseURL && (asksWhoIsHere || (isFile && !pathname.startsWith('/api/')))
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const counted = (page: Page, answered: number) =>
  expect(page.getByText(`40問中${answered}問に回答済み`)).toBeVisible()

test.describe('A visitor who takes the stress check', () => {
  test('answers by taps on a phone, continues after a reload, and reads whom to talk to', async ({
    page,
    context,
    baseURL,
  }) => {
    const requests = await visit(page, '/stress-check')
    await expect(page.getByRole('button', { name: 'はじめる' })).toBeVisible()
    const findings = await listPageFindings(page)
    await page.getByRole('button', { name: 'はじめる' }).click()
    for (let answered = 1; answered <= 20; answered++) {
      await expect(page.getByRole('heading', { name: new RegExp(`^質問${answered}（`) })).toBeVisible()
      await radio(page, 'あてはまる').click()
      await counted(page, answered)
    }
    await expect(page.getByRole('heading', { name: /^質問21（/ })).toBeVisible()
    findings.push(...(await listPageFindings(page)))

    await page.reload()
    for (let answered = 21; answered <= 40; answered++) {
      await expect(page.getByRole('heading', { name: new RegExp(`^質問${answered}（`) })).toBeVisible()
      await radio(page, 'ときどき').click()
      await counted(page, answered)
    }
    await page.getByRole('button', { name: '結果を見る' }).click()
    const dialog = page.getByRole('dialog', { name: 'チェックの結果' })
    await expect(dialog.getByText('合計 60点（80点満点）')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '0120-279-338' })).toBeVisible()
    findings.push(...(await listPageFindings(page)))
    expect(
      requests.filter((request) => !isHarmless(request, String(baseURL))).map((request) => request.url()),
    ).toEqual([])
    expect(findings).toEqual([])

    const [register] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: /新規登録/ }).click(),
    ])
    await register.waitForURL('**/register-personal')
    await dialog.getByRole('button', { name: '終了する' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hibiki.stress-check'))).toBeNull()
  })

  test('answers area by area with the keyboard on a desktop, is asked for missing answers, and goes back', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(screenSizes.desktop)
    const requests = await visit(page, '/stress-check?back=/support')
    await page.getByRole('button', { name: 'はじめる' }).press('Enter')
    for (let area = 0; area < 8; area++) {
      await expect(page.getByRole('heading', { name: new RegExp(`^質問${area * 5 + 1}〜`) })).toBeVisible()
      await expect(page.getByRole('radiogroup')).toHaveCount(5)
      const groups = await page.getByRole('radiogroup').all()
      for (const [index, group] of groups.entries()) {
        if (area === 1 && index === 2) continue
        await group.getByRole('radio', { name: 'あてはまらない' }).press('Space')
      }
      if (area < 7) await page.getByRole('button', { name: '次へ' }).press('Enter')
    }
    const findings = await listPageFindings(page)
    await page.getByRole('button', { name: '結果を見る' }).press('Enter')
    await expect(page.getByRole('alertdialog').getByText('すべて回答してください。')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^質問6〜10/ })).toBeVisible()
    await expect(page.getByText('選択してください。')).toBeVisible()
    findings.push(...(await listPageFindings(page)))
    await page.getByRole('radiogroup').nth(2).getByRole('radio', { name: 'ときどき' }).press('Space')
    for (let area = 1; area < 7; area++) await page.getByRole('button', { name: '次へ' }).press('Enter')
    await page.getByRole('button', { name: '結果を見る' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'チェックの結果' })
    await expect(dialog.getByText('合計 1点（80点満点）')).toBeVisible()
    findings.push(...(await listPageFindings(page)))
    await expect(dialog.getByRole('link')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: '終了する' }).press('Enter')
    expect(findings).toEqual([])
    const beforeSupport = requests.filter((request) => !request.url().includes('back='))
    expect(
      beforeSupport
        .filter((request) => !isHarmless(request, String(baseURL)))
        .map((request) => request.url()),
    ).toEqual([])
    await page.waitForURL('**/support')
  })
})
