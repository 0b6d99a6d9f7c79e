import { submitLogin, waitForLogoutNotice } from '../support/members.ts'
import { demoPassword, expect, test } from '../support/test.ts'

const invalidLink = 'このURLは無効か、有効期限が切れています。'

test.describe('Registration by mail', () => {
  test('leads from the mail to my page by a link that works once and that a newer one replaces', async ({
    product,
    page,
    newPage,
  }) => {
    const email = 'shizuku@hibiki.example'
    await page.goto('/register-personal')
    await page.getByRole('button', { name: '確認メールを送信する' }).click()
    await expect(page.getByText('入力してください。')).toBeVisible()

    await page.getByLabel('メールアドレス').fill(email)
    await page.getByRole('button', { name: '確認メールを送信する' }).click()
    const first = await product.linkOfMail(email, 'メールアドレスのご確認')
    await page.getByRole('button', { name: '確認メールを再送信する' }).click()
    const second = await product.linkOfMail(email, 'メールアドレスのご確認', 1)
    expect(second).not.toBe(first)

    await page.goto(first)
    await expect(page.getByRole('alert').getByText(invalidLink)).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)

    await page.goto(second)
    await expect(page.getByLabel('メールアドレス')).toHaveValue(email)
    await expect(page.getByLabel('ユーザー名')).toHaveValue(/^[A-Za-z0-9]{3,32}$/)
    await page.getByLabel('ユーザー名').fill('shizuku')
    await page.getByLabel('表示名').fill('雫 さやか')
    const submit = page.getByRole('button', { name: '登録する' })
    await expect(submit).toBeInViewport({ ratio: 1 })
    const password = page.getByLabel('パスワード', { exact: true })
    await password.fill('yoru')
    await password.blur()
    await expect(page.getByText('８文字以上入力してください。', { exact: true })).toBeVisible()
    await password.fill(demoPassword)
    await page.getByRole('button', { name: 'パスワードを表示する' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(submit).toBeDisabled()
    await page.getByRole('button', { name: '利用規約 読む' }).click()
    await expect(page.getByRole('region', { name: '利用規約' }).getByText('第1条')).toBeVisible()
    await expect(submit).toBeDisabled()
    await page.getByLabel('利用規約に同意する').check()
    await expect(submit).toBeDisabled()
    await page.getByLabel('データの提供に同意する').check()
    await submit.click()
    await page.waitForURL('**/mypage/**')
    await expect(page.getByRole('heading', { name: /雫 さやかさん/ })).toBeVisible()
    await page.goto('/mypage/profile')
    await expect(page.getByLabel('メールアドレス')).toHaveValue(email)

    const elsewhere = await newPage()
    await elsewhere.goto(second)
    await expect(elsewhere.getByRole('alert').getByText(invalidLink)).toBeVisible()
    await expect(elsewhere.locator('main form')).toHaveCount(0)
    await elsewhere.getByRole('link', { name: /アカウントをお持ちの方/ }).click()
    await elsewhere.waitForURL('**/login')
  })

  test('looks the same for an address with an account, and sends only its owner another mail', async ({
    product,
    page,
  }) => {
    await page.goto('/register-personal')
    await page.getByLabel('メールアドレス').fill('general@hibiki.example')
    await page.getByRole('button', { name: '確認メールを送信する' }).click()
    await expect(page.getByText('確認メールを送信しました。')).toBeVisible()
    expect(await product.linkOfMail('general@hibiki.example', 'すでにご登録いただいています')).toMatch(
      /\/login$/,
    )
  })
})

test.describe('A forgotten password', () => {
  test('is replaced by the mail link, which ends every session and shows the success at the login', async ({
    product,
    member,
    page,
  }) => {
    await member.page.goto('/mypage/profile')
    await expect(member.page.getByRole('heading', { name: 'プロフィール' })).toBeVisible()
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
    await expect(page.getByText('８文字以上入力してください。', { exact: true })).toBeVisible()
    await expect(page.getByText('パスワードが一致しません。', { exact: true })).toBeVisible()
    await write(chosen, chosen)
    await page.waitForURL('**/login')
    await expect(page.getByRole('alertdialog').getByText('パスワードの変更に成功しました。')).toBeVisible()

    await member.page.getByRole('button', { name: '更新する' }).click()
    await waitForLogoutNotice(member.page)

    await submitLogin(page, member.email)
    await expect(
      page.getByText('ログインに失敗しました。画面を更新してから再度お試しください。'),
    ).toBeVisible()
    await submitLogin(page, member.email, chosen)
    await page.waitForURL('**/mypage/**')

    await page.goto(link)
    await expect(page.getByText('無効な URL です。', { exact: true })).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)
  })
})
