import { addDays, getJstDay } from '@hibiki/calendar'
import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { confirmDialog, waitForMessage } from '../support/console.ts'
import { findSettingsSection, submitLogin } from '../support/members.ts'
import { addScreenLock } from '../support/passkeys.ts'
import { desktop, expect, test } from '../support/test.ts'

test.use({ ownProduct: 'passkeys are required of a role' })

const isAccessible = async (page: Page) => expect(await listPageFindings(page)).toEqual([])

/** Finds what the list of the console shows of a role, which is a row at a desk and a card on a phone. */
const findRole = (admin: Page, role: string) =>
  admin.getByRole('row').or(admin.getByRole('listitem')).filter({ hasText: role })

for (const [size, viewport] of [
  ['a phone', screenSizes.phone],
  ['a desk', desktop],
] as const)
  test(`an administrator on ${size} requires passkeys of a role, whose members create one and log in by it`, async ({
    admin,
    agency,
    createMember,
    product,
  }) => {
    await admin.setViewportSize(viewport)
    const { email, page } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    await page.setViewportSize(viewport)
    await addScreenLock(page)
    // Logins begin and end by the real time.
    const today = getJstDay(Date.now())
    const tomorrow = addDays(today, 1)
    /** Enters a day into the dialog of the console, and waits until it is set. */
    const setDay = async (button: string, day: string) => {
      const dialog = admin.getByRole('dialog', { name: '担当者のログインにパスキーを必須にしますか？' })
      await dialog.getByLabel('必須になる日').fill(day)
      await isAccessible(admin)
      await dialog.getByRole('button', { name: button }).click()
      await waitForMessage(admin, `${day.replaceAll('-', '/')}からパスキーを必須にします。`)
    }

    await test.step('sets the first day after a look at who has to create one', async () => {
      await admin.goto('/admin/passkey-requirements')
      await findRole(admin, '担当者').getByRole('button', { name: '必須にする' }).click()
      await expect(admin.getByText(/^\d+名中\d+名は、まだパスキーを持っていません。/)).toBeVisible()
      await setDay('必須にする', tomorrow)
      await expect(findRole(admin, '担当者').getByRole('button', { name: '日を変更' })).toBeVisible()
      await isAccessible(admin)
    })

    await test.step('tells the member by mail and in the settings', async () => {
      const { text } = await product.mail(email, 'パスキーの作成のお願い')
      expect(text).toContain('/mypage/settings')
      await page.goto('/mypage/settings')
      const section = findSettingsSection(page, 'ログイン')
      await expect(section.getByText('から、ログインにパスキーが必要です。', { exact: false })).toBeVisible()
      await isAccessible(page)
    })

    await test.step('logs out whoever is logged in without one on the day', async () => {
      await findRole(admin, '担当者').getByRole('button', { name: '日を変更' }).click()
      await setDay('日を変更', today)
      await page.context().clearCookies({ name: 'hibiki-access' })
      await page.goto('/mypage/settings')
      await page.waitForURL('**/login')
    })

    await test.step('leads the next login to a passkey, and on with one tap', async () => {
      await submitLogin(page, email)
      await page.waitForURL('**/set-up-passkey?back=*')
      await expect(page.getByRole('heading', { level: 1, name: 'パスキーの作成' })).toBeVisible()
      await isAccessible(page)
      expect((await page.request.get('/api/account/sessions')).status()).toBe(422)
      // The address of another page leads back here.
      await page.goto('/mypage/settings')
      await page.waitForURL('**/set-up-passkey?back=*')
      await page.getByRole('button', { name: 'パスキーを作成する' }).click()
      await page.waitForURL('**/mypage/settings')
      await expect(findSettingsSection(page, 'ログイン').getByText(/^追加：/)).toBeVisible()
    })

    await test.step('keeps the last passkey', async () => {
      await page.getByRole('button', { name: /のパスキーを削除する$/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
      await expect(page.getByText(/最後のパスキーは削除できません。/)).toBeVisible()
    })

    await test.step('offers the passkey to a login by password', async () => {
      await callApi(page, 'auth/logout')
      await submitLogin(page, email)
      const notice = page.getByRole('alert').filter({ hasText: 'このアカウントには、パスキーが必要です。' })
      await expect(notice).toBeVisible()
      await isAccessible(page)
      const button = page.getByRole('button', { name: 'パスキーでログイン' })
      await expect(button).toBeFocused()
      await button.click()
      await page.waitForURL('**/mypage/**')
    })

    await test.step('lifts the requirement, after which the password is enough again', async () => {
      await admin.goto('/admin/passkey-requirements')
      await findRole(admin, '担当者').getByRole('button', { name: '必須を解除' }).click()
      await confirmDialog(admin, '担当者のパスキーの必須設定を解除しますか？', '必須を解除')
      await waitForMessage(admin, '担当者のパスキーの必須設定を解除しました。')
      await callApi(page, 'auth/logout')
      await submitLogin(page, email)
      await page.waitForURL('**/mypage/**')
    })
  })
