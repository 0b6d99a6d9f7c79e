import { listPageFindingsBySize, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import { watchPolicyViolations } from '../support/policy-violations.ts'
import { serveBuiltApp } from '../support/static-app.ts'
import { expect, appTest as test } from '../support/test.ts'
import { openView } from '../support/views.ts'

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
  ...visitorPages.map((path) => ({ path, name: 'a visitor', member: undefined })),
  ...memberPages.map((path) => ({ path, name: 'a member', member })),
]

test.describe('pages on a phone and on a desktop', () => {
  for (const { name, ...view } of pages)
    test(`${view.path} has no serious axe finding for ${name}`, async ({ page }) => {
      const violations = watchPolicyViolations(page)
      await openView(page, view)
      expect(await listPageFindingsBySize(page)).toEqual([])
      expect(violations).toEqual([])
    })
})

test.describe('pages of local mode', () => {
  test('/playground has no serious axe finding', async ({ page }) => {
    const app = await serveBuiltApp({ mode: 'local' })
    const violations = watchPolicyViolations(page)
    await openView(page, { path: `${app.url}/playground` })
    await expect(page.getByRole('heading', { level: 1, name: '動作テスト' })).toBeVisible()
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(violations).toEqual([])
    await app.close()
  })
})

test.describe('the page zoom at 360 px', () => {
  for (const path of ['/', '/login', '/menu', '/mypage/soundesthe', '/mypage/activity'])
    test(`${path} stays inside the screen when enlarged to the limit`, async ({ page }) => {
      await openView(page, { path, member: path.startsWith('/mypage') ? member : undefined })
      await page.evaluate(() => {
        localStorage.setItem('hibiki.page-scale', '1.5')
      })
      // The server stores a member's zoom.
      await page.route('**/api/page-size/scale', (route) => route.fulfill({ json: 1.5 }))
      await page.reload()
      await expect(page.locator('main h1')).toBeVisible()
      await waitForPageToSettle(page)
      await expect(page.locator('html')).toHaveAttribute('style', /font-size: 150%/)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0)
    })
})

test.describe('the keyboard', () => {
  test('skips to the page first, and focus moves to each new page', async ({ page }) => {
    await page.setViewportSize(screenSizes.desktop)
    await openView(page, { path: '/' })
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
    await page.getByRole('link', { name: '推奨環境' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '推奨環境' })).toBeFocused()
  })

  test('opens and closes the phone menu, which returns the focus, and opens the chosen page', async ({
    page,
  }) => {
    await openView(page, { path: '/' })
    const button = page.getByRole('button', { name: 'メニューを開く' })
    await button.press('Enter')
    await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'メニュー' })).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.press('Enter')
    const menu = page.getByRole('dialog', { name: 'メニュー' })
    await menu.getByRole('link', { name: '推奨環境' }).press('Enter')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: '推奨環境' })).toBeFocused()
  })
})
