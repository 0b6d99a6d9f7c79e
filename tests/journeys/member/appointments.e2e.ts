import { addDays, getIsoWeekday, getJstDay } from '@hibiki/calendar'
import { listPageFindings, navigateInApp, screenSizes } from '@hibiki/test-harness'
import type { Locator, Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { expect, test } from '../support/test.ts'

const isAccessible = async (page: Page) => expect(await listPageFindings(page)).toEqual([])

/** Counts the taps that a person needs; typing is none. */
function createTapCounter() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    count: () => taps,
  }
}

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

async function openEvent(page: Page, calendar: string, title: string): Promise<Locator> {
  await page.goto(calendar)
  await page.locator('section[aria-busy=false]').getByText(title).first().click()
  const dialog = page.getByRole('dialog', { name: new RegExp(title) })
  await expect(dialog.getByText('60分')).toBeVisible()
  return dialog
}

for (const size of ['phone', 'desktop'] as const)
  test(`an appointment on a ${size} is made, seen by both, changed and cancelled`, async ({
    createMember,
    agency,
  }) => {
    const { page: staff } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    const { page: customer } = await createMember({
      agency,
      role: 'ROLE_CUSTOMER',
      username: '逗子 花子',
      usernameKana: 'ズシ ハナコ',
    })
    for (const page of [staff, customer]) {
      await page.setViewportSize(screenSizes[size])
      await page
        .context()
        .addInitScript("localStorage.setItem('hibiki.appearance', innerWidth < 600 ? 'night' : 'day')")
    }
    await expect
      .poll(async () => (await fetchJson(staff, 'pic/calte/customers')).users)
      .toMatchObject([{ nameKana: 'ズシ ハナコ' }])
    const today = getJstDay(Date.now())
    const nextWeek = addDays(today, 7)

    await test.step('is made weekly from the day of the salon, in five taps', async () => {
      await staff.goto('/mypage/calte-management')
      const { tap, count } = createTapCounter()
      await tap(button(staff, '予約を入れる'))
      const form = staff.getByRole('dialog', { name: '予約を入れる' })
      await tap(form.getByRole('combobox', { name: 'お客様' }))
      await staff.keyboard.type('ずし')
      await tap(staff.getByRole('option', { name: /逗子 花子/ }))
      await tap(form.getByLabel('内容'))
      await staff.keyboard.type('フェイシャル')
      // The form offers the next full hour; the test needs one that is on this day.
      await form.getByLabel('日付').fill(today)
      await form.getByLabel('開始').fill('10:00')
      await form.getByLabel('繰り返し').selectOption('weekly')
      await expect(form.getByRole('group', { name: '曜日' })).toBeVisible()
      await isAccessible(staff)
      await tap(button(form, '保存する'))
      await expect(form).toHaveCount(0)
      expect(count()).toBe(5)
      const list = staff.getByRole('list', { name: '今日の予約' })
      await expect(list.getByRole('listitem')).toHaveText([/10:00–11:00.*逗子 花子 さん.*フェイシャル/])
      await isAccessible(staff)
    })

    await test.step('is said to overlap another one, which is saved all the same', async () => {
      await button(staff, '予約を入れる').click()
      const form = staff.getByRole('dialog', { name: '予約を入れる' })
      await form.getByLabel('内容').fill('電話')
      await form.getByLabel('日付').fill(nextWeek)
      await form.getByLabel('開始').fill('10:30')
      await button(form, '保存する').click()
      const alert = staff.getByRole('alertdialog')
      await expect(alert).toContainText('同じ時間に別の予約があります')
      await expect(alert).toContainText('フェイシャル')
      await button(alert, '閉じる').click()
    })

    await test.step('is in the calendars of both, week after week', async () => {
      for (const view of ['month', 'week', 'day']) {
        await staff.goto(`/mypage/mng-calendar?view=${view}&day=${nextWeek}`)
        await expect(staff.getByText(/逗子 花子様 フェイシャル（重なりあり）/).first()).toBeVisible()
        await isAccessible(staff)
      }
      const dialog = await openEvent(customer, `/mypage/calendar?view=day&day=${nextWeek}`, 'フェイシャル')
      await expect(dialog).not.toContainText('重なり')
      await expect(button(dialog, '予約を変更する')).toHaveCount(0)
      await isAccessible(customer)
    })

    await test.step('is changed this once, and cancelled from the week after on', async () => {
      const dialog = await openEvent(staff, `/mypage/mng-calendar?view=day&day=${nextWeek}`, 'フェイシャル')
      await isAccessible(staff)
      await button(dialog, '予約を変更する').click()
      const form = staff.getByRole('dialog', { name: '予約を変更する' })
      await expect(form.getByRole('radio', { name: 'この回だけ' })).toBeChecked()
      await isAccessible(staff)
      await form.getByLabel('開始').fill('15:00')
      await button(form, '保存する').click()
      await expect(form).toHaveCount(0)
      await expect(staff.getByText(/逗子 花子様 フェイシャル$/).first()).toBeVisible()

      const weekAfter = addDays(today, 14)
      const later = await openEvent(staff, `/mypage/mng-calendar?view=day&day=${weekAfter}`, 'フェイシャル')
      await button(later, '取り消す').click()
      const question = staff.getByRole('alertdialog', { name: '予約の取り消し' })
      await question.getByRole('radio', { name: 'この回とそれ以降' }).check()
      await isAccessible(staff)
      await button(question, '取り消す').click()
      await expect(staff.getByText('フェイシャル')).toHaveCount(0)

      const body = { userIds: [], since: today, until: addDays(today, 60) }
      const events: { category: string; start: string; title: string }[] = await callApi(
        customer,
        'calendar/esthe-between',
        body,
      )
      expect(events.filter(({ category }) => category === 'appointment').map(({ start }) => start)).toEqual([
        `${today} 10:00:00`,
        `${nextWeek} 15:00:00`,
      ])
    })

    await test.step('is in the feed with its rule, and in the log that the customer reads', async () => {
      const { url } = await callApi(customer, 'calendar/feed', {})
      const file = await (await customer.request.get(new URL(url).pathname)).text()
      const weekday = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][getIsoWeekday(today) - 1]
      expect(file).toContain(`RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=${weekday};UNTIL=`)
      expect(file).toContain('RECURRENCE-ID;TZID=Asia/Tokyo:')
      await navigateInApp(customer, '/mypage/fillout-calte')
      await expect(customer.getByText('予約', { exact: true }).first()).toBeVisible()
      await isAccessible(customer)
    })
  })
