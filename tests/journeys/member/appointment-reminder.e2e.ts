import { addDays, getJstDay } from '@hibiki/calendar'
import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { findSettingsSection } from '../support/members.ts'
import { getProductDay, passTime } from '../support/money.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

const isAccessible = async (page: Page) => expect(await listPageFindings(page)).toEqual([])
const SUBJECT = '明日のご予約のお知らせ'

for (const size of ['phone', 'desktop'] as const)
  test(`a customer is reminded of an appointment by mail on a ${size}, until the customer cancels such mails`, async ({
    product,
    createMember,
    agency,
  }) => {
    const { page: staff } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    const { page: customer, email } = await createMember({
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
    // The clock of the product moves forwards only.
    const day = addDays(await getProductDay(staff), 2)

    await test.step('the person in charge switches the reminder on with one tap', async () => {
      await staff.goto('/mypage/calte-management')
      await staff.getByRole('button', { name: '予約を入れる', exact: true }).click()
      const form = staff.getByRole('dialog', { name: '予約を入れる' })
      const reminder = form.getByRole('switch', { name: '前日にお客様へ知らせる' })
      // Without a customer there is nobody to remind.
      await expect(form.getByLabel('内容')).toBeVisible()
      await expect(reminder).toHaveCount(0)
      await form.getByRole('combobox', { name: 'お客様' }).click()
      await staff.keyboard.type('ずし')
      await staff.getByRole('option', { name: /逗子 花子/ }).click()
      await form.getByLabel('内容').fill('フェイシャル')
      await form.getByLabel('日付').fill(day)
      await form.getByLabel('開始').fill('14:00')
      // So much a browser needs for a time with AM or PM.
      expect((await form.getByLabel('開始').boundingBox())?.width).toBeGreaterThanOrEqual(132)
      await expect(reminder).not.toBeChecked()
      await reminder.click()
      await form.getByLabel('日付').fill(getJstDay(Date.now()))
      await expect(
        form.getByText('前日の18時を過ぎているため、この予約のお知らせは届きません。'),
      ).toBeVisible()
      await form.getByLabel('日付').fill(day)
      await expect(
        form.getByText('前日の18時に、日時・サロン名・内容をメールで', { exact: false }),
      ).toBeVisible()
      await isAccessible(staff)
      await form.getByRole('button', { name: '保存する' }).click()
      await expect(form).toHaveCount(0)
    })

    await test.step('the mail comes on the evening before, and its link opens the day', async () => {
      await passTime(customer, { now: new Date(`${addDays(day, -1)}T18:00:00+09:00`).toISOString() })
      const { text } = await product.mail(email, SUBJECT)
      expect(text).toContain('フェイシャル')
      expect(text).toContain(`${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 14:00`)
      await customer.goto(await product.linkOfMail(email, SUBJECT))
      await customer.locator('section[aria-busy=false]').getByText('フェイシャル').first().click()
      const dialog = customer.getByRole('dialog', { name: /フェイシャル/ })
      await expect(dialog.getByText('前日の18時', { exact: true })).toBeVisible()
      await isAccessible(customer)
    })

    await test.step('an appointment that is made after that says that no reminder comes', async () => {
      const me = await callApi(customer, 'auth/me', {})
      await callApi(staff, 'calendar/appointments', {
        title: 'ボディ',
        customerId: me.id,
        start: `${day} 16:00:00`,
        minutes: 60,
        repeat: null,
        reminder: true,
      })
      await customer.reload()
      await customer.locator('section[aria-busy=false]').getByText('ボディ').first().click()
      const dialog = customer.getByRole('dialog', { name: /ボディ/ })
      await expect(dialog.getByText('なし（前日の18時以降のご予約・変更のため）')).toBeVisible()
      await isAccessible(customer)
    })

    await test.step('the link below the mail cancels such mails, and the settings show and undo it', async () => {
      const { text } = await product.mail(email, SUBJECT)
      await customer.goto(text.match(/\S+\/advertise\?\S+/)?.[0] ?? '')
      await expect(customer.getByText('メール配信の解除を行いました。')).toBeVisible()
      await customer.goto('/mypage/settings')
      const mails = findSettingsSection(customer, 'メールのお知らせ').getByRole('switch', {
        name: 'サロンの予約（前日）',
      })
      await expect(mails).not.toBeChecked()
      await mails.scrollIntoViewIfNeeded()
      await isAccessible(customer)
      await mails.click()
      await expect(mails).toBeChecked()
      await expect
        .poll(async () => (await fetchJson(customer, 'account/mail-types'))[0])
        .toEqual({ type: 'appointment', isOn: true })
    })
  })
