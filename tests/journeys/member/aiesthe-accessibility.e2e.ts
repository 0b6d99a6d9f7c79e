import { chooseAppearance, listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Locator } from '@playwright/test'
import { aiestheAnswers, aiestheViews } from '../support/aiesthe-views.ts'
import { ERROR_PAGE_TITLE_PATTERN } from '../support/mock-api.ts'
import { expect, appTest as test } from '../support/test.ts'
import { openView } from '../support/views.ts'

/** Each language is checked on one size and in one appearance only: texts change nothing but the width. */
const looksLike = [
  { language: 'ja', size: screenSizes.phone, appearance: 'night' },
  { language: 'en', size: screenSizes.desktop, appearance: 'day' },
] as const
const member = { username: '東京 花子', roles: ['ROLE_CUSTOMER'], premium: true }

test.beforeEach(async ({ page, faceFilm: _camera }) => {
  // No test here analyses the photo: without its engine the page leaves that to the server at once.
  await page.route('**/face-worker*', (route) => route.abort())
})

test.describe('pages of AI esthe on a phone at night in Japanese and on a desktop by day in English', () => {
  for (const [name, { path, answers, lead }] of Object.entries(aiestheViews))
    test(`${name} has no serious axe finding and does not scroll sideways`, async ({ page }) => {
      for (const { language, size, appearance } of looksLike) {
        await page.setViewportSize(size)
        const address = `/mypage/${path}${path.includes('?') ? '&' : '?'}lang=${language}`
        await openView(page, { path: address, member, answers: { ...aiestheAnswers, ...answers }, lead })
        await expect(page.getByText(ERROR_PAGE_TITLE_PATTERN)).toHaveCount(0)
        await chooseAppearance(page, appearance)
        expect(await listPageFindings(page)).toEqual([])
      }
      await page.setViewportSize(screenSizes.phone)
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBeLessThanOrEqual(0)
    })
})

test.describe('pages of AI esthe by keyboard', () => {
  const ringOf = (control: Locator) =>
    control.evaluate((element) => {
      const root = element.closest('.MuiButtonBase-root') ?? element
      const { outlineStyle, outlineWidth } = getComputedStyle(root)
      return `${outlineStyle} ${outlineWidth}`
    })

  for (const [path, role] of [
    ['aiesthe/dr_ai_healthcare/un64', 'button'],
    ['aiesthe', 'link'],
    ['mentalcheck', 'checkbox'],
  ] as const)
    test(`${path} shows the focus of the first ${role}`, async ({ page }) => {
      await openView(page, { path: `/mypage/${path}`, member, answers: aiestheAnswers })
      const control = page.locator('main').getByRole(role).first()
      await expect(control).toBeVisible()
      expect(await ringOf(control)).toMatch(/^none/)
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab')
          return control.evaluate((element) => element === element.ownerDocument.activeElement)
        })
        .toBe(true)
      await expect.poll(() => ringOf(control)).toBe('solid 2px')
    })
})
