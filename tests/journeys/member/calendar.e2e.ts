import { listPageFindings, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import {
  createCalendarEvent,
  hanakoId,
  oneEventPerCategory,
  sakuraId,
} from '../../../frontends/member-app/src/features/calendar/testing/create-calendar-event.ts'
import { faceResult } from '../../../frontends/member-app/src/features/face/testing/face-result.ts'
import { ERROR_PAGE_TITLE_PATTERN, type MockResponses, mockApi } from '../support/mock-api.ts'
import { expect, appTest as test } from '../support/test.ts'

const customers = [
  { id: hanakoId, name: '東京 花子', email: 'hanako@salon.example', agency: '100000000001', assigned: true },
  { id: sakuraId, name: '京都 桜', email: 'sakura@salon.example', agency: '100000000001', assigned: false },
]
/** A day with more events than fit its cell. */
const crowd = Array.from({ length: 7 }, (_, minute) =>
  createCalendarEvent(20 + minute, 'medical_sound', `2026-11-12 21:0${minute}:00`, {
    end: `2026-11-12 21:2${minute}:00`,
    title: `メディカルサウンド 自然音 ${minute}`,
  }),
)
const play = {
  planName: 'AIエステ（顔診断）',
  soundName: '朝の水音',
  courseMin: 20,
  username: '東京 花子',
  startDateTime: '2026-11-20 21:03:00',
  endDateTime: '2026-11-20 21:23:00',
  totalPlayingTime: '00:19:58',
}
const chart = {
  title: '施術記録',
  userName: '東京 花子',
  updated: '2026-11-03 15:00:00',
  customerInput: true,
  diagnosis: 'linked',
  calteItems: Array.from({ length: 8 }, (_, index) => ({
    id: `${index}`,
    type: 'text_field',
    label: `項目${index}`,
    value: '保湿60分',
    fieldLabel: 'published',
  })),
}
const answers: MockResponses = {
  'agreement/providing-data': { json: true },
  'calendar/esthe-between': { json: [...oneEventPerCategory, ...crowd] },
  'calendar/esthe-between/version': { json: { version: 'as at first' } },
  'calendar/feed': { json: { createdAt: '2026-11-20 12:00:00' } },
  'pic/calte/customers': { json: { users: customers } },
  'account/users': { json: customers },
  'dmv/record-result': { json: play },
  'soundesthe/record-result': { json: play },
  'common/calte/get-format': { json: chart },
  'aiesthe/detect-result': { json: faceResult },
}
const staff = { username: '銀座 太郎', roles: ['ROLE_PERSON_IN_CHARGE'], premium: false }

// The calendar's times are Japanese whatever the time zone of the browser.
test.use({ timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => mockApi(page, staff, answers))

const languages = {
  ja: { month: '月', week: '週', day: '日', close: '閉じる' },
  en: { month: 'Month', week: 'Week', day: 'Day', close: 'Close' },
} as const

async function open(
  page: Page,
  path: string,
  size: keyof typeof screenSizes,
  language: keyof typeof languages = 'ja',
) {
  await page.setViewportSize(screenSizes[size])
  await page.goto(`/mypage/${path}&lang=${language}`)
  await expect(page.locator('main h1')).toBeVisible()
  await waitForPageToSettle(page)
  await expect(page.locator('section[aria-busy=false]').first()).toBeVisible()
}

/** Expects no serious axe finding and no sideways scrolling. */
async function isAccessible(page: Page): Promise<void> {
  await expect(page.getByText(ERROR_PAGE_TITLE_PATTERN)).toHaveCount(0)
  expect(await listPageFindings(page)).toEqual([])
}

const looks = [
  ['phone', 'ja'],
  ['desktop', 'en'],
] as const

for (const [size, language] of looks)
  test.describe(`the calendar on a ${size} (${language})`, () => {
    const words = languages[language]

    test('has no serious axe finding in any view and detail', async ({ page }) => {
      test.setTimeout(60_000)

      await open(page, 'calendar?day=2026-11-12', size, language)
      // On a phone the views and filters are folded.
      if (size === 'phone') await page.getByRole('button', { name: '表示と絞り込み' }).click()
      for (const view of ['month', 'week', 'day'] as const) {
        await page.getByRole('button', { name: words[view], exact: true }).click()
        await isAccessible(page)
      }
      await page.getByRole('button', { name: words.month, exact: true }).click()
      // On a phone the rows of the chosen day are listed.
      if (size === 'phone') await page.getByRole('button', { name: /^2026年11月20日/ }).click()
      for (const title of [/顔診断結果/, /施術記録/, /朝の水音/]) {
        await page.getByText(title).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await isAccessible(page)
        await page.getByRole('button', { name: words.close, exact: true }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    test('has no serious axe finding in the choice of customers', async ({ page }) => {
      await open(page, `mng-calendar?day=2026-11-20&customers=${hanakoId}`, size, language)
      await page.getByRole('combobox').click()
      await page.getByRole('option').last().click()
      await expect(page.getByText(language === 'ja' ? '2名を表示しています。' : /^2 customers/)).toBeVisible()
      await isAccessible(page)
    })
  })

test.describe('a month on a desktop', () => {
  test('uses Japanese time, and "more" opens the day with all of its events', async ({ page }) => {
    await open(page, 'calendar?day=2026-11-22', 'desktop')
    await page
      .getByText(/^ほか\d件$/)
      .first()
      .click()
    await page.waitForURL(/view=day/)
    await page.waitForURL(/day=2026-11-12/)
    await expect(page.getByRole('heading', { level: 2, name: '2026年11月12日(木)' })).toBeVisible()
    for (let minute = 0; minute < crowd.length; minute++)
      await expect(page.getByText(`自然音 ${minute}`)).toBeAttached()
    await expect(page.getByText('21:06')).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: '2026年11月' })).toBeVisible()
  })

  test('is operated by keyboard: to a day, to an event, and back to it', async ({ page }) => {
    await open(page, 'calendar?day=2026-11-22', 'desktop')
    const event = page.locator('.calendar-event').filter({ hasText: '施術記録' })
    await expect(event).toBeVisible()
    await event.focus()
    await expect(event).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByText('保湿60分').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(event).toBeFocused()

    await page.getByLabel('2026年11月20日').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/day=2026-11-20/)
  })
})

test.describe('the scripts of the calendar', () => {
  test('do not contain the grid on the first page or in the agenda of a phone', async ({ page }) => {
    const files: string[] = []
    page.on('response', (response) => files.push(new URL(response.url()).pathname))
    await open(page, 'calendar?day=2026-11-20', 'phone')
    await expect(page.getByText('カルテ 施術記録')).toBeVisible()
    const grids = () => files.filter((file) => file.includes('CalendarGrid') && file.endsWith('.js'))
    expect(grids()).toEqual([])
    await open(page, 'calendar?day=2026-11-22', 'desktop')
    await expect(page.locator('.calendar-event').first()).toBeVisible()
    // The previous page may have begun to load it, too, when its window grew.
    expect(new Set(grids()).size).toBe(1)
  })
})
