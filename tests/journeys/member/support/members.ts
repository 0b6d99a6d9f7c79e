import { formatJstDateTime } from '@hibiki/calendar'
import type { Page } from 'playwright-core'
import type { Product } from './product.ts'

export const MEMBER_PASSWORD = 'shizukana-yoru'

export interface Member {
  email: string
  /** A member who is logged in, on a separate device. */
  page: Page
}

let members = 0

/** Returns an address that was never used before. */
export const createMailAddress = (): string => `member${++members}@hibiki.example`

/** Registers a member with both consents, by the calls of the registration page. */
export async function registerNewMember(product: Product): Promise<Member> {
  const email = createMailAddress()
  const page = await product.newPage()
  const post = (path: string, data?: object) => call(page, product, path, data)
  await post(`account/issue-confirm-mail?email=${encodeURIComponent(email)}`)
  const link = await product.linkOfMail(email, 'メールアドレスのご確認')
  await post('account/register/general', {
    email,
    path: link.split('/').at(-1),
    username: `yoru${members}`,
    password: MEMBER_PASSWORD,
    verifyPassword: MEMBER_PASSWORD,
    agreeTermsOfService: true,
    agreeProvidingData: true,
  })
  return { email, page }
}

async function call(page: Page, product: Product, path: string, data?: object): Promise<void> {
  const headers = { origin: product.url, 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post(`/api/${path}`, { headers, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}

/** Records a minute of a random sound as the player would; returns the sound's id. */
export async function recordPlay(page: Page, product: Product): Promise<string> {
  const { id } = await (await page.request.get('/api/soundesthe/random')).json()
  await call(page, product, 'dmv/record-playing', {
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
export async function submitLogin(page: Page, loginId: string, typed = MEMBER_PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(typed)
  await page.locator('main').getByRole('button', { name: 'ログイン' }).click()
}

/** Returns the part of the settings under this heading. */
export const findSettingsSection = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Answers the dialog that asks for the password. */
export async function enterPassword(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('パスワード', { exact: true }).fill(MEMBER_PASSWORD)
  await dialog.getByRole('button', { name: action }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Waits until the page says that the session was ended, and the login page follows. */
export async function waitForLogoutNotice(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: 'ログアウト' })
  await alert.getByText('認証に失敗したのでログアウトしました。再度ログインしてください。').waitFor()
  await alert.getByRole('button', { name: '閉じる' }).click()
  await page.waitForURL('**/login')
}
