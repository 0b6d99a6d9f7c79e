import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createMailAddress,
  MEMBER_PASSWORD,
  registerNewMember,
  submitLogin,
  waitForLogoutNotice,
} from './support/members.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product?.close())

const invalidLink = 'このURLは無効か、有効期限が切れています。'
const fillPasswords = async (page: Page, one: string, other: string) => {
  await page.getByLabel('パスワード', { exact: true }).fill(one)
  await page.getByLabel('パスワード（確認）', { exact: true }).fill(other)
}

describe('Registration by mail', () => {
  it('leads from the mail to my page by a link that works once and that a newer one replaces', async () => {
    const email = createMailAddress()
    const page = await product.newPage()
    await page.goto('/register-personal')
    await page.getByRole('button', { name: '確認メールを送信する' }).click()
    await page.getByText('入力してください。').waitFor()

    await page.getByLabel('メールアドレス').fill(email)
    await page.getByRole('button', { name: '確認メールを送信する' }).click()
    const first = await product.linkOfMail(email, 'メールアドレスのご確認')
    await page.getByRole('button', { name: '確認メールを再送信する' }).click()
    const second = await product.linkOfMail(email, 'メールアドレスのご確認', 1)
    expect(second).not.toBe(first)

    await page.goto(first)
    await page.getByRole('alert').getByText(invalidLink).waitFor()
    expect(await page.locator('main form').count()).toBe(0)

    await page.goto(second)
    await expect.poll(() => page.getByLabel('メールアドレス').inputValue()).toBe(email)
    expect(await page.getByLabel('ユーザー名').inputValue()).toMatch(/^[A-Za-z0-9]{3,32}$/)
    await page.getByLabel('ユーザー名').fill('shizuku')
    await page.getByLabel('表示名').fill('雫 さやか')
    const submit = page.getByRole('button', { name: '登録する' })
    await fillPasswords(page, MEMBER_PASSWORD, 'shizukana-asa')
    await page.getByText('パスワードが一致しません', { exact: true }).waitFor()
    await fillPasswords(page, MEMBER_PASSWORD, MEMBER_PASSWORD)
    await page.getByText('パスワードが一致しません', { exact: true }).waitFor({ state: 'detached' })
    expect(await submit.isDisabled()).toBe(true)
    await page.getByLabel('利用規約に同意する').check()
    expect(await submit.isDisabled()).toBe(true)
    await page.getByLabel('データの提供に同意する').check()
    await submit.click()
    await page.waitForURL('**/mypage/**')
    await page.getByRole('heading', { name: /雫 さやかさん/ }).waitFor()
    await page.goto('/mypage/profile')
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe(email)

    const elsewhere = await product.newPage()
    await elsewhere.goto(second)
    await elsewhere.getByRole('alert').getByText(invalidLink).waitFor()
    expect(await elsewhere.locator('main form').count()).toBe(0)
    await elsewhere.getByRole('link', { name: /アカウントをお持ちの方/ }).click()
    await elsewhere.waitForURL('**/login')
  })

  it('looks the same for an address with an account, and sends only its owner another mail', async () => {
    const page = await product.newPage()
    await page.goto('/register-personal')
    await page.getByLabel('メールアドレス').fill('general@hibiki.example')
    await page.getByRole('button', { name: '確認メールを送信する' }).click()
    await page.getByText('確認メールを送信しました。').waitFor()
    expect(await product.linkOfMail('general@hibiki.example', 'すでにご登録いただいています')).toMatch(
      /\/login$/,
    )
  })
})

describe('A forgotten password', () => {
  it('is replaced by the mail link, which ends every session and shows the success at the login', async () => {
    const member = await registerNewMember(product)
    await member.page.goto('/mypage/profile')
    await member.page.getByRole('heading', { name: 'プロフィール' }).waitFor()
    const page = await product.newPage()
    await page.goto('/forgot-password')
    await page.getByLabel('メールアドレス').fill(member.email)
    await page.getByRole('button', { name: '再設定メールを送信する' }).click()
    const link = await product.linkOfMail(member.email, 'パスワードの再設定')

    const chosen = 'asagiri-no-umi'
    const write = async (one: string, other: string) => {
      await page.getByLabel('新しいパスワード', { exact: true }).fill(one)
      await page.getByLabel('新しいパスワード（確認）', { exact: true }).fill(other)
      await page.getByRole('button', { name: 'パスワードを再設定する' }).click()
    }
    await page.goto(link)
    await write('mijikai', 'nagai')
    await page.getByText('８文字以上入力してください。', { exact: true }).waitFor()
    await page.getByText('パスワードが一致しません。', { exact: true }).waitFor()
    await write(chosen, chosen)
    await page.waitForURL('**/login')
    await page.getByRole('alertdialog').getByText('パスワードの変更に成功しました。').waitFor()

    await member.page.getByRole('button', { name: '更新する' }).click()
    await waitForLogoutNotice(member.page)

    await submitLogin(page, member.email)
    await page.getByText('ログインに失敗しました。画面を更新してから再度お試しください。').waitFor()
    await submitLogin(page, member.email, chosen)
    await page.waitForURL('**/mypage/**')

    await page.goto(link)
    await page.getByText('無効な URL です。', { exact: true }).waitFor()
    expect(await page.locator('main form').count()).toBe(0)
  })
})
