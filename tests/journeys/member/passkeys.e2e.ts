import { listPageFindingsBySize, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { enterPassword, findSettingsSection } from '../support/members.ts'
import { addScreenLock } from '../support/passkeys.ts'
import { desktop, expect, test } from '../support/test.ts'

async function logOut(page: Page): Promise<void> {
  await callApi(page, 'auth/logout')
  await page.goto('/login')
}

const findPasskeyLogin = (page: Page) => page.getByRole('button', { name: 'パスキーでログイン' })

for (const [size, viewport] of [
  ['a phone', screenSizes.phone],
  ['a desk', desktop],
] as const) {
  test(`a member on ${size} logs in and confirms by a passkey until it is removed`, async ({
    createMember,
    logIn,
  }) => {
    const { email } = await createMember()
    const page = await logIn(email, { viewport })
    await addScreenLock(page)

    await test.step('adds a passkey with the password', async () => {
      await page.goto('/mypage/settings')
      const section = findSettingsSection(page, 'ログイン')
      await section.getByRole('button', { name: 'パスキーを追加する' }).click()
      await enterPassword(page, '次へ')
      await expect(section.getByText(/^追加：/)).toBeVisible()
      expect(await listPageFindingsBySize(page)).toEqual([])
    })

    await test.step('gets no second one on the same device', async () => {
      await page.getByRole('button', { name: 'パスキーを追加する' }).click()
      await enterPassword(page, '次へ')
      const alert = page.getByRole('alertdialog')
      await expect(alert.getByText('この端末のパスキーは、すでに追加されています。')).toBeVisible()
      await alert.getByRole('button', { name: '閉じる' }).click()
    })

    await test.step('logs in with one tap', async () => {
      await logOut(page)
      await findPasskeyLogin(page).click()
      await page.waitForURL('**/mypage/**')
    })

    await test.step('confirms by it what asks for the password', async () => {
      await callApi(page, 'auth/lower-assurance', {})
      await page.goto('/mypage/payment-method')
      await page.getByRole('dialog').getByRole('button', { name: 'パスキーで確認する' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await test.step('is not let in after it was removed', async () => {
      await page.goto('/mypage/settings')
      await page.getByRole('button', { name: /のパスキーを削除する$/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
      await expect(page.getByRole('button', { name: /のパスキーを削除する$/ })).toHaveCount(0)
      await logOut(page)
      await findPasskeyLogin(page).click()
      await expect(page.getByText('パスキーを確認できませんでした。もう一度お試しください。')).toBeVisible()
      expect(page.url()).toContain('/login')
    })
  })
}
