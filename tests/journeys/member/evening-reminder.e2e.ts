import { addDays, formatJstDateTime } from '@hibiki/calendar'
import { listPageFindingsBySize } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { getProductDay, passTime } from '../support/money.ts'
import { findButton, findSwitch } from '../support/plays.ts'
import { expect, MOVED_CLOCK, test } from '../support/test.ts'

test.use(MOVED_CLOCK)

/** Reports a minute of listening that ends at a moment of the product's clock. */
async function reportPlay(page: Page, soundId: string, endedAt: Date): Promise<void> {
  await callApi(page, 'dmv/record-playing', {
    dmvTypeCode: '02',
    planCode: '01',
    vibrationId: soundId,
    startDateTime: formatJstDateTime(new Date(endedAt.getTime() - 60_000)),
    endDateTime: formatJstDateTime(endedAt),
    totalPlayingTime: '00:01:00',
    playSessionId: crypto.randomUUID(),
  })
}

/** Returns the evenings of which mails reminded the member. */
async function listMailedEvenings(page: Page, email: string): Promise<string[]> {
  const sent = await (await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)).json()
  return sent.flatMap(({ subject }: { subject: string }) => subject.match(/第\d夜/)?.[0] ?? []).sort()
}

test.describe('A member who asks to be reminded', () => {
  test('gets one mail on each evening that is not heard, whose link opens it, until the link below cancels them', async ({
    product,
    member: { page, email },
  }) => {
    // The first evening is tomorrow, so that the clock of the product moves forwards only.
    const firstDay = addDays(await getProductDay(page), 1)
    const eveningOf = (night: number, time: string) =>
      new Date(`${addDays(firstDay, night - 1)}T${time}:00+09:00`)
    const passToEvening = async (night: number, time: string) => {
      await passTime(page, { now: eveningOf(night, time).toISOString() })
      // A new week begins with a notice, whose dialog would cover the page.
      await page.request.get('/api/v1/activity/notice')
    }

    await passToEvening(1, '20:00')
    await page.goto('/mypage/tonight')
    await findButton(page, '七夜をはじめる').click()
    const dialog = page.getByRole('dialog', { name: '七夜をはじめる' })
    await dialog.getByRole('button', { name: '21:00' }).click()
    await dialog.getByRole('switch', { name: '21:00にメールでお知らせする' }).click()
    expect(await listPageFindingsBySize(page)).toEqual([])
    await dialog.getByRole('button', { name: 'はじめる' }).click()
    await expect(page.getByText('21:00にメールでお知らせします。次は今夜です。')).toBeVisible()
    expect(await listPageFindingsBySize(page)).toEqual([])

    await passToEvening(1, '21:00')
    const first = await product.mail(email, '七夜・第1夜のお知らせ')
    const title = first.text.match(/\[音\]\n(.+)/)?.[1] ?? ''
    const link = await product.linkOfMail(email, '七夜・第1夜のお知らせ')
    expect(link).toBe(`${product.url}/mypage/seven-nights?night=${firstDay}`)
    await page.goto(link)
    await page.waitForURL(`**/mypage/tonight?night=${firstDay}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`「${title}」`)
    await expect(findButton(page, '再生する')).toBeVisible()

    await passToEvening(2, '20:30')
    const { run } = await fetchJson(page, 'activity/seven-nights')
    await reportPlay(page, run.nights[1].composed.id, eveningOf(2, '20:30'))
    await passToEvening(2, '21:00')
    await passToEvening(3, '21:00')
    const third = await product.mail(email, '七夜・第3夜のお知らせ')
    expect(await listMailedEvenings(page, email)).toEqual(['第1夜', '第3夜'])

    // Yesterday's link leads to the page on which that evening is marked.
    await page.goto(link)
    await expect(page.getByRole('listitem').and(page.locator('[aria-current]'))).toContainText('第1夜')

    await page.goto(third.text.match(/\S+\/advertise\?\S+/)?.[0] ?? '')
    await expect(page.getByText('メール配信の解除を行いました。')).toBeVisible()
    await passToEvening(4, '21:00')
    await expect
      .poll(async () => (await fetchJson(page, 'activity/seven-nights')).run.reminder, { timeout: 30_000 })
      .toBe(false)
    await page.goto('/mypage/seven-nights')
    await expect(page.getByText('メールでのお知らせは届きません。')).toBeVisible()

    await findSwitch(page, 'メールでお知らせする').click()
    await expect(page.getByText('21:00にメールでお知らせします。', { exact: false })).toBeVisible()
    await findButton(page, '時刻を変える').click()
    const times = page.getByRole('dialog', { name: '時刻を変える' })
    await times.getByRole('button', { name: '23:00' }).click()
    await times.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByText('23:00にメールでお知らせします。', { exact: false })).toBeVisible()
    // A mail whose first attempt failed is sent some minutes later by the clock of the product.
    let minutes = 0
    await expect(async () => {
      await passToEvening(5, `23:${String(minutes).padStart(2, '0')}`)
      minutes = Math.min(minutes + 5, 50)
      await expect
        .poll(() => listMailedEvenings(page, email), { timeout: 10_000 })
        .toEqual(['第1夜', '第3夜', '第5夜'])
    }).toPass({ timeout: 90_000 })
  })
})
