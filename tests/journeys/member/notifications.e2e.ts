import { listPageFindingsBySize, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { findSettingsSection } from '../support/members.ts'
import { desktop, expect, test } from '../support/test.ts'
import { waitUntilInstalled } from '../support/wait-until-installed.ts'

/** Imitates the service of the browser's maker, which tests do not reach; everything behind it is the browser's own. */
async function stubPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A browser without a screen denies notifications to every site.
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    let active: PushSubscription | null = null
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
    PushManager.prototype.getSubscription = async () => active
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')
      const applicationServerKey = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer
      active = {
        options: { applicationServerKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test', keys }),
        unsubscribe: async () => {
          active = null
          return true
        },
      } as unknown as PushSubscription
      return active
    }
  })
}

/** Runs in the service worker, as when a person taps a notification, which a browser without a screen does not show. */
const tapNotification = (path: string) => `void self.dispatchEvent(
  Object.assign(new ExtendableEvent('notificationclick'), {
    notification: { close() {}, data: { path: '${path}' } },
  }))`

for (const [size, viewport] of [
  ['a phone', screenSizes.phone],
  ['a desk', desktop],
] as const) {
  test(`a member on ${size} lets the device notify them, and opens what the news is about`, async ({
    createMember,
    logIn,
  }) => {
    const { email } = await createMember()
    const page = await logIn(email, { viewport, serviceWorkers: 'allow' })
    await stubPushService(page)
    await page.goto('/mypage/settings')
    await waitUntilInstalled(page)
    const section = findSettingsSection(page, 'お知らせ')
    const here = section.getByRole('switch', { name: 'この端末でお知らせを受け取る' })

    await test.step('switches it on and one kind off', async () => {
      await here.click()
      await expect(here).toBeChecked()
      const appointments = section.getByRole('switch', { name: 'サロンの予約（前日）' })
      await expect(appointments).toBeChecked()
      await appointments.click()
      await expect(appointments).not.toBeChecked()
      // The switch shows at once what was chosen.
      await expect
        .poll(() => fetchJson(page, 'account/push'))
        .toMatchObject({
          isOnHere: true,
          kinds: [{ isOn: true }, { kind: 'appointment', isOn: false }, { isOn: true }],
        })
      expect(await listPageFindingsBySize(page)).toEqual([])
    })

    await test.step('opens what a notification is about in the page that is open', async () => {
      await page.evaluate('window.isSamePage = true')
      const [worker] = page.context().serviceWorkers()
      await worker?.evaluate(tapNotification('/support/chat'))
      await expect(page).toHaveURL(/\/support\/chat$/)
      await worker?.evaluate(tapNotification('/mypage/calendar?view=day&day=2026-12-03'))
      await expect(page.getByText('2026年12月3日').first()).toBeVisible()
      expect(await page.evaluate('window.isSamePage')).toBe(true)
    })

    await test.step('is notified no longer after a logout', async () => {
      await callApi(page, 'auth/logout')
      const again = await logIn(email, { viewport, serviceWorkers: 'allow' })
      expect(await fetchJson(again, 'account/push')).toMatchObject({ isOnHere: false })
    })
  })
}
