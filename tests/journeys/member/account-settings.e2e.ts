import { readFile } from 'node:fs/promises'
import { navigateInApp, unzip, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import {
  confirmPassword,
  enterPassword,
  findSettingsSection,
  logInByLink,
  recordPlay,
  submitLogin,
  waitForLogoutNotice,
} from '../support/members.ts'
import { demoPassword, expect, test } from '../support/test.ts'

/** Enters the password that is required to switch the confirmation code on. */
async function beginSecondFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認コードを有効にする' }).click()
  const dialog = page.getByRole('dialog', { name: '確認コードを有効にする' })
  await dialog.getByLabel('パスワード', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: '次へ' }).click()
}

test.describe('A member who secures the account', () => {
  test('changes the password, which logs other devices out and is required at the next login', async ({
    createMember,
    logIn,
  }) => {
    // Only enterprise accounts and administrators may be logged in on several devices.
    const { page, email } = await createMember({ role: 'ROLE_ENTERPRISE' })
    const other = await logIn(email)
    await other.goto('/mypage/settings')
    await page.goto('/mypage/settings')
    await expect(
      findSettingsSection(page, 'ログイン中の端末').getByRole('button', { name: 'ログアウトさせる' }),
    ).toBeVisible()

    await page.getByRole('link', { name: '変更する' }).click()
    // The settings have a field of the same name.
    await page.waitForURL('**/settings/password')
    await expect(page.getByLabel('新しいパスワード', { exact: true })).toBeVisible()
    const chosen = 'shizukana-yoru'
    const change = async (current: string, next: string, verify: string) => {
      await page.getByLabel('現在のパスワード', { exact: true }).fill(current)
      await page.getByLabel('新しいパスワード', { exact: true }).fill(next)
      await page.getByLabel('新しいパスワード（確認）', { exact: true }).fill(verify)
      await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    }
    await change('', 'mijikai', 'nagai')
    for (const text of [
      '現在のパスワードを入力してください。',
      '８文字以上入力してください。',
      'パスワードが一致しません。',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await change(demoPassword, chosen, chosen)
    await expect(page.getByRole('alertdialog', { name: 'パスワード変更成功' })).toBeVisible()

    await beginSecondFactor(other)
    await waitForLogoutNotice(other)
    await page.reload()
    await expect(page.getByLabel('現在のパスワード', { exact: true })).toBeVisible()
    await submitLogin(other, email)
    await expect(other.getByText('ログインに失敗しました。')).toBeVisible()
    await submitLogin(other, email, chosen)
    await other.waitForURL('**/mypage/**')
  })

  test('switches on the confirmation code and needs it for the next login', async ({
    member: { email, page },
    newPage,
  }) => {
    await page.goto('/mypage/settings')
    await beginSecondFactor(page)
    const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
    await page.getByLabel('確認コード').fill('000000')
    await page.getByRole('button', { name: '有効にする', exact: true }).click()
    await expect(page.getByRole('alertdialog').getByText('確認コードが正しくありません。')).toBeVisible()
    await page.getByRole('button', { name: '閉じる' }).click()
    await page.getByLabel('確認コード').fill(generateSync({ secret }))
    await page.getByRole('button', { name: '有効にする', exact: true }).click()
    const codes = page.getByRole('listitem').filter({ hasText: /^[a-z0-9-]{8,}$/ })
    const recovery = (await codes.first().textContent()) ?? ''
    await page.getByRole('button', { name: '控えました' }).click()
    await expect(page.getByText('確認コード：有効')).toBeVisible()

    const device = await newPage()
    await submitLogin(device, email)
    const code = device.getByLabel('確認コード')
    await code.fill('000000')
    await device.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
    await expect(device.getByText('ログインに失敗しました。')).toBeVisible()
    await submitLogin(device, email)
    // The code that switched it on cannot be used again, but the next one can.
    await code.fill(generateSync({ secret, epoch: Date.now() / 1000 + 30 }))
    await device.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
    await device.waitForURL('**/mypage/**')

    const third = await newPage()
    await submitLogin(third, email)
    await third.getByLabel('確認コード').fill(recovery)
    await third.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
    await third.waitForURL('**/mypage/**')
  })

  test('gets an easy-login link, which opens one device and still requires the password for sensitive acts', async ({
    createMember,
    agency,
    newPage,
  }) => {
    const { page } = await createMember({ agency, role: 'ROLE_CUSTOMER' })
    const device = await newPage()
    const link = await logInByLink(page, device)
    await navigateInApp(device, '/mypage/settings')
    await device.getByRole('button', { name: 'データを請求する' }).click()
    await confirmPassword(device, 'wrong-password')
    await expect(device.getByText('パスワードが正しくありません。')).toBeVisible()
    await confirmPassword(device)
    await expect(device.getByText(/の請求$/)).toBeVisible()

    const stranger = await newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('alert').getByText('無効な URL です。')).toBeVisible()
    await stranger.goto('/mypage/settings')
    await stranger.waitForURL('**/login')
  })

  test('changes the mail address: both addresses get a mail, and the button of the page completes the change', async ({
    product,
    member: { email, page },
    newPage,
  }) => {
    const next = `new.${email}`
    await page.goto('/mypage/settings')
    const form = findSettingsSection(page, 'メールアドレスの変更')
    await form.getByLabel('現在のパスワード', { exact: true }).fill(demoPassword)
    await form.getByLabel('新しいメールアドレス').fill(next)
    await form.getByRole('button', { name: 'メールアドレスを変更する' }).click()
    await expect(form.getByText('両方にメールを送信しました。')).toBeVisible()
    await product.linkOfMail(email, 'メールアドレス変更のお知らせ')
    await page.goto(await product.linkOfMail(next, '新しいメールアドレスのご確認'))
    await expect(page.getByRole('button', { name: '変更を確定する' })).toBeVisible()
    await page.goto('/mypage/profile')
    await expect(page.getByLabel('メールアドレス')).toHaveValue(email)

    await page.goto(await product.linkOfMail(next, '新しいメールアドレスのご確認'))
    await page.getByRole('button', { name: '変更を確定する' }).click()
    await expect(page.getByText(`メールアドレスを ${next} に変更しました。`)).toBeVisible()
    const device = await newPage()
    await submitLogin(device, email)
    await expect(device.getByText('ログインに失敗しました。')).toBeVisible()
    await submitLogin(device, next)
    await device.waitForURL('**/mypage/**')
  })
})

test.describe('A member who decides about the own data', () => {
  test('withdraws the consent, declines it again, and gives it later', async ({ member: { page } }) => {
    await page.goto('/mypage/settings')
    const row = findSettingsSection(page, '同意')
    await row.getByRole('button', { name: '撤回する' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回する' }).click()
    await expect(row.getByText('に同意しないことを選びました。')).toBeVisible()

    for (const closed of ['/mypage/mentalcheck', '/mypage/aiesthe']) {
      await navigateInApp(page, closed)
      await expect(page.getByRole('dialog', { name: 'データの提供について' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '同意しない' }).click()
      const alert = page.getByRole('alertdialog')
      await expect(
        alert.getByText('データ提供に同意いただけない場合、このサービスはご利用いただけません。'),
      ).toBeVisible()
      await alert.getByRole('button', { name: '閉じる' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    }

    await navigateInApp(page, '/mypage/settings')
    await row.getByRole('button', { name: '内容を読む' }).nth(1).click()
    const text = page.getByRole('dialog', { name: 'データの提供' })
    await text.getByRole('button', { name: '同意する' }).click()
    await expect(text).toHaveCount(0)
    await navigateInApp(page, '/mypage/aiesthe')
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
    await waitForPageToSettle(page)
    await expect(page.getByRole('dialog', { name: 'データの提供について' })).toHaveCount(0)
  })

  test('requests an export, and downloads it', async ({ member: { email, page } }) => {
    const soundId = await recordPlay(page)
    await page.goto('/mypage/settings')
    await page.getByRole('button', { name: 'データを請求する' }).click()
    await expect(page.getByText(/の請求$/)).toBeVisible()
    const link = page.getByRole('link', { name: 'ダウンロード' })
    await expect(link).toBeVisible({ timeout: 60_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const files = unzip(await readFile(await download.path()))
    const copy = JSON.parse(String(files['hibiki-data.json']))
    expect(copy.identity.users).toMatchObject([{ email }])
    expect(copy.identity.consents).toHaveLength(2)
    expect(JSON.stringify(copy.content)).toContain(soundId)
    expect(JSON.stringify(copy)).not.toMatch(/argon2|hibiki@|general@hibiki/)
  })

  test('requests the deletion of the account, and cancels it', async ({
    product,
    member: { email, page },
    newPage,
  }) => {
    await page.goto('/mypage/settings')
    await page.getByRole('button', { name: 'アカウントを削除する' }).click()
    await enterPassword(page, 'アカウントを削除する')
    await expect(page.getByText(/に削除されます。/)).toBeVisible()
    expect(await product.linkOfMail(email, 'アカウント削除の受付')).toMatch(/\/mypage\/settings$/)
    const device = await newPage()
    await submitLogin(device, email)
    await device.waitForURL('**/mypage/**')
    await navigateInApp(device, '/mypage/settings')
    await device.getByRole('button', { name: '削除を取り消す' }).click()
    await expect(device.getByRole('button', { name: 'アカウントを削除する' })).toBeVisible()
    await device.reload()
    await expect(device.getByRole('button', { name: 'アカウントを削除する' })).toBeVisible()
    await expect(device.getByText(/に削除されます。/)).toHaveCount(0)
  })
})
