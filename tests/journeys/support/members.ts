import { formatJstDateTime } from '@hibiki/calendar'
import { expect, type Page } from '@playwright/test'
import { callApi, fetchJson } from './api.ts'
import { demoPassword } from './test.ts'

/** Records a minute of a random sound as the player would; returns the sound's id. */
export async function recordPlay(page: Page): Promise<string> {
  const { id } = await fetchJson(page, 'soundesthe/random')
  await callApi(page, 'dmv/record-playing', {
    dmvTypeCode: '02',
    planCode: '01',
    vibrationId: id,
    startDateTime: formatJstDateTime(Date.now() - 60_000),
    endDateTime: formatJstDateTime(Date.now()),
    totalPlayingTime: '00:00:58',
  })
  return id
}

/** Fills in the login page and submits it, without waiting for what follows. */
export async function submitLogin(page: Page, loginId: string, typed = demoPassword): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(typed)
  await page.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Returns the part of the settings under this heading. */
export const findSettingsSection = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })

/** Answers the dialog that asks for the password. */
export async function enterPassword(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('パスワード', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

/** Logs a device in by the easy-login link that the member on this page issues; returns the link. */
export async function logInByLink(page: Page, device: Page): Promise<string> {
  await page.goto('/mypage/settings')
  await page.getByRole('button', { name: 'リンクを発行する' }).click()
  await page.getByRole('button', { name: '同意して発行する' }).click()
  const link = (await page.getByRole('link', { name: /easily-login/ }).getAttribute('href')) ?? ''
  await device.goto(link)
  await device.waitForURL('**/mypage/**')
  return link
}

/** Gives the password that a sensitive act requires after an easy login. */
export async function confirmPassword(page: Page, typed = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'パスワードの確認' })
  await dialog.getByLabel('パスワード', { exact: true }).fill(typed)
  await dialog.getByRole('button', { name: '確認する', exact: true }).click()
}

/** Waits until the page says that the session was ended, and the login page follows. */
export async function waitForLogoutNotice(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: 'ログアウト' })
  await expect(
    alert.getByText('認証に失敗したのでログアウトしました。再度ログインしてください。'),
  ).toBeVisible()
  await alert.getByRole('button', { name: '閉じる' }).click()
  await page.waitForURL('**/login')
}
