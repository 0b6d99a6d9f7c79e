import { readFile } from 'node:fs/promises'
import { navigateInApp, unzip, waitForPageToSettle } from '@hibiki/test-harness'
import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createMailAddress,
  enterPassword,
  findSettingsSection,
  MEMBER_PASSWORD,
  recordPlay,
  registerNewMember,
  submitLogin,
  waitForLogoutNotice,
} from './support/members.ts'
import { logInDemoMember, type Product, startProduct } from './support/product.ts'

let product: Product

/** Enters the password that is required to switch the confirmation code on. */
async function beginSecondFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認コードを有効にする' }).click()
  const dialog = page.getByRole('dialog', { name: '確認コードを有効にする' })
  await dialog.getByLabel('パスワード', { exact: true }).fill(MEMBER_PASSWORD)
  await dialog.getByRole('button', { name: '次へ' }).click()
}

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product?.close())

describe('A member who secures the account', () => {
  it('changes the password, which logs other devices out and is required at the next login', async () => {
    // Only enterprise accounts and administrators may be logged in on several devices.
    const loginId = 'enterprise@hibiki.example'
    const [page, other] = [await product.newPage(), await product.newPage()]
    await logInDemoMember(page, loginId)
    await logInDemoMember(other, loginId)
    await other.goto('/mypage/settings')
    await page.goto('/mypage/settings')
    await findSettingsSection(page, 'ログイン中の端末')
      .getByRole('button', { name: 'ログアウトさせる' })
      .waitFor()

    await page.getByRole('link', { name: '変更する' }).click()
    // The settings have a field of the same name.
    await page.waitForURL('**/settings/password')
    await page.getByLabel('新しいパスワード', { exact: true }).waitFor()
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
      await page.getByText(text, { exact: true }).waitFor()
    }
    await change('hibiki-demo', MEMBER_PASSWORD, MEMBER_PASSWORD)
    await page.getByRole('alertdialog', { name: 'パスワード変更成功' }).waitFor()

    await beginSecondFactor(other)
    await waitForLogoutNotice(other)
    await page.reload()
    await page.getByLabel('現在のパスワード', { exact: true }).waitFor()
    await submitLogin(other, loginId, 'hibiki-demo')
    await other.getByText('ログインに失敗しました。').waitFor()
    await submitLogin(other, loginId)
    await other.waitForURL('**/mypage/**')
  })

  it('switches on the confirmation code and needs it for the next login', async () => {
    const { email, page } = await registerNewMember(product)
    await page.goto('/mypage/settings')
    await beginSecondFactor(page)
    const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
    await page.getByLabel('確認コード').fill('000000')
    await page.getByRole('button', { name: '有効にする', exact: true }).click()
    await page.getByRole('alertdialog').getByText('確認コードが正しくありません。').waitFor()
    await page.getByRole('button', { name: '閉じる' }).click()
    await page.getByLabel('確認コード').fill(generateSync({ secret }))
    await page.getByRole('button', { name: '有効にする', exact: true }).click()
    const recovery = await page
      .getByRole('listitem')
      .filter({ hasText: /^[a-z0-9-]{8,}$/ })
      .first()
      .textContent()
    await page.getByRole('button', { name: '控えました' }).click()
    await page.getByText('確認コード：有効').waitFor()

    const device = await product.newPage()
    await submitLogin(device, email)
    const code = device.getByLabel('確認コード')
    await code.fill('000000')
    await device.locator('main').getByRole('button', { name: 'ログイン' }).click()
    await device.getByText('ログインに失敗しました。').waitFor()
    await submitLogin(device, email)
    // The code that switched it on cannot be used again, but the next one can.
    await code.fill(generateSync({ secret, epoch: Date.now() / 1000 + 30 }))
    await device.locator('main').getByRole('button', { name: 'ログイン' }).click()
    await device.waitForURL('**/mypage/**')

    const third = await product.newPage()
    await submitLogin(third, email)
    await third.getByLabel('確認コード').fill(recovery ?? '')
    await third.locator('main').getByRole('button', { name: 'ログイン' }).click()
    await third.waitForURL('**/mypage/**')
  })

  it('gets an easy-login link, which opens one device and still requires the password for sensitive acts', async () => {
    const page = await product.newPage()
    await logInDemoMember(page, 'customer@hibiki.example')
    await page.goto('/mypage/settings')
    await page.getByRole('button', { name: 'リンクを発行する' }).click()
    await page.getByRole('button', { name: '同意して発行する' }).click()
    const link = (await page.getByRole('link', { name: /easily-login/ }).getAttribute('href')) ?? ''

    const device = await product.newPage()
    await device.goto(link)
    await device.waitForURL('**/mypage/**')
    await navigateInApp(device, '/mypage/settings')
    await device.getByRole('button', { name: 'データを請求する' }).click()
    const dialog = device.getByRole('dialog', { name: 'パスワードの確認' })
    await dialog.getByLabel('パスワード', { exact: true }).fill('wrong-password')
    await dialog.getByRole('button', { name: '確認する' }).click()
    await dialog.getByText('パスワードが正しくありません。').waitFor()
    await dialog.getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
    await dialog.getByRole('button', { name: '確認する' }).click()
    await device.getByText(/の請求$/).waitFor()

    const stranger = await product.newPage()
    await stranger.goto(link)
    await stranger.getByRole('alert').getByText('無効な URL です。').waitFor()
    await stranger.goto('/mypage/settings')
    await stranger.waitForURL('**/login')
  })

  it('changes the mail address: both addresses get a mail, and the button of the page completes the change', async () => {
    const { email, page } = await registerNewMember(product)
    const next = createMailAddress()
    await page.goto('/mypage/settings')
    const form = findSettingsSection(page, 'メールアドレスの変更')
    await form.getByLabel('現在のパスワード', { exact: true }).fill(MEMBER_PASSWORD)
    await form.getByLabel('新しいメールアドレス').fill(next)
    await form.getByRole('button', { name: 'メールアドレスを変更する' }).click()
    await form.getByText('両方にメールを送信しました。').waitFor()
    await product.linkOfMail(email, 'メールアドレス変更のお知らせ')
    await page.goto(await product.linkOfMail(next, '新しいメールアドレスのご確認'))
    await page.getByRole('button', { name: '変更を確定する' }).waitFor()
    await page.goto('/mypage/profile')
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe(email)

    await page.goto(await product.linkOfMail(next, '新しいメールアドレスのご確認'))
    await page.getByRole('button', { name: '変更を確定する' }).click()
    await page.getByText(`メールアドレスを ${next} に変更しました。`).waitFor()
    const device = await product.newPage()
    await submitLogin(device, email)
    await device.getByText('ログインに失敗しました。').waitFor()
    await submitLogin(device, next)
    await device.waitForURL('**/mypage/**')
  })
})

describe('A member who decides about the own data', () => {
  it('withdraws the consent, declines it again, and gives it later', async () => {
    const { page } = await registerNewMember(product)
    await page.goto('/mypage/settings')
    const row = findSettingsSection(page, '同意')
    await row.getByRole('button', { name: '撤回する' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回する' }).click()
    await row.getByText('に同意しないことを選びました。').waitFor()

    for (const closed of ['/mypage/mentalcheck', '/mypage/aiesthe']) {
      await navigateInApp(page, closed)
      await page.getByRole('dialog', { name: 'データの提供について' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: '同意しない' }).click()
      const alert = page.getByRole('alertdialog')
      await alert
        .getByText('データ提供に同意いただけない場合、このサービスはご利用いただけません。')
        .waitFor()
      await alert.getByRole('button', { name: '閉じる' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    }

    await navigateInApp(page, '/mypage/settings')
    await row.getByRole('button', { name: '内容を読む' }).nth(1).click()
    const text = page.getByRole('dialog', { name: 'データの提供' })
    await text.getByRole('button', { name: '同意する' }).click()
    await text.waitFor({ state: 'detached' })
    await navigateInApp(page, '/mypage/aiesthe')
    await page.locator('main').getByRole('link').first().waitFor()
    await waitForPageToSettle(page)
    expect(await page.getByRole('dialog', { name: 'データの提供について' }).count()).toBe(0)
  })

  it('requests an export, and downloads it', async () => {
    const { email, page } = await registerNewMember(product)
    const soundId = await recordPlay(page, product)
    await page.goto('/mypage/settings')
    await page.getByRole('button', { name: 'データを請求する' }).click()
    await page.getByText(/の請求$/).waitFor()
    const link = page.getByRole('link', { name: 'ダウンロード' })
    await link.waitFor({ timeout: 60_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const files = unzip(await readFile(await download.path()))
    const copy = JSON.parse(String(files['hibiki-data.json']))
    expect(copy.identity.users).toMatchObject([{ email }])
    expect(copy.identity.consents).toHaveLength(2)
    expect(JSON.stringify(copy.content)).toContain(soundId)
    expect(JSON.stringify(copy)).not.toMatch(/argon2|hibiki@|general@hibiki/)
  })

  it('requests the deletion of the account, and cancels it', async () => {
    const { email, page } = await registerNewMember(product)
    await page.goto('/mypage/settings')
    await page.getByRole('button', { name: 'アカウントを削除する' }).click()
    await enterPassword(page, 'アカウントを削除する')
    await page.getByText(/に削除されます。/).waitFor()
    expect(await product.linkOfMail(email, 'アカウント削除の受付')).toMatch(/\/mypage\/settings$/)
    const device = await product.newPage()
    await submitLogin(device, email)
    await device.waitForURL('**/mypage/**')
    await navigateInApp(device, '/mypage/settings')
    await device.getByRole('button', { name: '削除を取り消す' }).click()
    await device.getByRole('button', { name: 'アカウントを削除する' }).waitFor()
    await device.reload()
    await device.getByRole('button', { name: 'アカウントを削除する' }).waitFor()
    expect(await device.getByText(/に削除されます。/).count()).toBe(0)
  })
})
