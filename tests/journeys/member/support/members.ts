import { formatJstTime } from '@hibiki/calendar'
import type { Page } from 'playwright-core'
import type { Product } from './product.ts'

export const password = 'shizukana-yoru'

export interface Member {
  email: string
  /** Logged in, on a device of its own. */
  page: Page
}

let members = 0

/** An address nobody has used before. */
export const newAddress = (): string => `member${++members}@hibiki.example`

/** Somebody who has just registered with both consents, by the calls the registration page makes. */
export async function newMember(product: Product): Promise<Member> {
  const email = newAddress()
  const page = await product.newPage()
  const post = (path: string, data?: object) => call(page, product, path, data)
  await post(`account/issue-confirm-mail?email=${encodeURIComponent(email)}`)
  const link = await product.linkOfMail(email, 'メールアドレスのご確認')
  await post('account/register/general', {
    email,
    path: link.split('/').at(-1),
    username: `yoru${members}`,
    password,
    verifyPassword: password,
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

/** A minute of a random sound, recorded as the player would; answers the sound's id. */
export async function recordPlay(page: Page, product: Product): Promise<string> {
  const { id } = await (await page.request.get('/api/soundesthe/random')).json()
  await call(page, product, 'dmv/record-playing', {
    dmvTypeCode: '02',
    planCode: '01',
    vibrationId: id,
    startDateTime: formatJstTime(Date.now() - 60_000),
    endDateTime: formatJstTime(Date.now()),
    totalPlayingTime: '00:00:58',
  })
  return id
}

/** Types into the login page and submits it; does not wait for what follows. */
export async function submitLogin(page: Page, loginId: string, typed = password): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(typed)
  await page.locator('main').getByRole('button', { name: 'ログイン' }).click()
}

/** The part of the settings under this heading. */
export const settingsOf = (page: Page, title: string) => page.getByRole('region', { name: title })

/** Answers the dialog that asks for the password. */
export async function givePassword(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('パスワード', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: action }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The page says that the session was ended, and the login follows. */
export async function tellsOfLogout(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: 'ログアウト' })
  await alert.getByText('認証に失敗したのでログアウトしました。再度ログインしてください。').waitFor()
  await alert.getByRole('button', { name: '閉じる' }).click()
  await page.waitForURL('**/login')
}
