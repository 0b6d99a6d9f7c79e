import { listPageFindings, navigateInApp, screenSizes } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublishedDiagnosis } from './support/diagnosing.ts'
import { createMoneyCalls } from './support/money.ts'
import { logInDemoMember, type Product, startProduct } from './support/product.ts'
import { findButton } from './support/sound-journeys.ts'

let product: Product
let staff: Page
/** A template then asks for confirmation before it replaces the items. */
let hasFormat = false
let customer: Page
let admin: Page
let osaka: Page

beforeAll(async () => {
  product = await startProduct({ demoSounds: 'esthe', webFonts: true })
  ;[staff, customer, admin, osaka] = (await Promise.all(
    ['pic', 'customer', 'admin', 'pic2'].map(async (login) => {
      const page = await product.newPage()
      page.setDefaultTimeout(20_000)
      // Phones use the night appearance and desktops the day, so that one run checks both.
      await page
        .context()
        .addInitScript("localStorage.setItem('hibiki.appearance', innerWidth < 600 ? 'night' : 'day')")
      await logInDemoMember(page, `${login}@hibiki.example`)
      return page
    }),
  )) as [Page, Page, Page, Page]
})
afterAll(() => product?.close())

/** The demo customer 東京 花子. */
const customerId = '019aa000-0000-7000-8000-000000000004'
const management = '/mypage/calte-management'
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const recordIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

async function closeAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await alert.getByText(text, { exact: true }).waitFor()
  await alert.getByRole('button', { name: '閉じる' }).click()
  await alert.waitFor({ state: 'detached' })
}

/** Expects no serious axe finding and no sideways scrolling in the current state of the page. */
const isAccessible = async (page: Page) => expect(await listPageFindings(page)).toEqual([])

/** Finds the customer by typing the reading, and opens the customer's charts. */
async function chooseCustomer(): Promise<void> {
  await navigateInApp(staff, management)
  // While the search is under way, the previous list is shown dimmed.
  const searched = staff.waitForResponse((response) => response.url().includes('/customers?condition='))
  await staff.getByRole('searchbox').fill('花子')
  await searched
  await findButton(staff, '東京 花子さんを選択').waitFor()
  await isAccessible(staff)
  await findButton(staff, '東京 花子さんを選択').click()
  await staff.getByRole('heading', { name: '東京 花子 さん' }).waitFor()
}

/** Creates the customer's format from a template, and moves its last item up by keyboard; returns the labels in their order. */
async function makeFormat(template: string): Promise<string[]> {
  await tab(staff, 'カルテ様式作成')
  await findButton(staff, 'テンプレートから作る').click()
  await findButton(staff, `「${template}」を使う`).click()
  // Otherwise the items of the previous format would be taken for those of the template.
  if (hasFormat) await findButton(staff, '置き換える').click()
  hasFormat = true
  const items = staff.locator('main ol > li')
  const labels = () =>
    items.getByRole('button', { expanded: false }).locator('div > div:first-child').allTextContents()
  await expect.poll(async () => (await labels()).length).toBeGreaterThan(5)
  const before = await labels()
  const handle = items.last().getByRole('button', { name: /を移動$/ })
  await handle.focus()
  // The text for screen readers tells how far the item was moved.
  const said = () => staff.locator('[id^=DndLiveRegion]').textContent()
  await staff.keyboard.press('Space')
  await expect.poll(said).toContain('番目')
  await expect
    .poll(async () => {
      await staff.keyboard.press('ArrowUp')
      return said()
    })
    .not.toContain(`${before.length}番目`)
  await staff.keyboard.press('Space')
  await expect.poll(said).toContain('番目に置きました。')
  await expect.poll(labels).not.toEqual(before)
  await isAccessible(staff)
  const after = (await labels()).map((label) => label.replace(/^\d+\. /, ''))
  await findButton(staff, 'このお客様の様式として登録する').click()
  await closeAlert(staff, 'カルテ様式を登録しました。')
  return after
}

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`))

/** Creates a record with the linked diagnosis. */
async function writeRecord(): Promise<string> {
  await field(staff, '施術内容').fill('肩と首をほぐしました')
  await findButton(staff, '顔診断を選ぶ').click()
  const picker = staff.getByRole('dialog', { name: '関連付ける顔診断を選ぶ' })
  expect(await findButton(staff, '決定').isDisabled()).toBe(true)
  await picker.getByRole('radio').first().check()
  await isAccessible(staff)
  await findButton(staff, '決定').click()
  await findButton(staff, '送信する').click()
  await closeAlert(staff, '送信に成功しました。')
  await staff.waitForURL('**/calte-management/record/**')
  await staff.getByRole('img', { name: 'Before写真' }).first().waitFor()
  return recordIdOf(staff)
}

/** Fills in every required field of the customer's form. */
async function fillOwnPart(page: Page): Promise<void> {
  const groups = page.getByRole('radiogroup')
  await groups.first().waitFor()
  for (const group of await groups.all()) await group.getByRole('radio').last().check()
}

/** Saves a change of another person of the salon while this page is being filled in. */
async function saveMeanwhile(recordId: string, value: string): Promise<void> {
  const { get, post } = createMoneyCalls(staff, product)
  const record = await get(`pic/calte/get-format-from-record?calteRecordId=${recordId}`)
  const { calteId, generalCalteId, version, calteItems } = record
  const { id } = calteItems.find(({ label }: { label: string }) => label === '施術内容')
  const calteInputRecords = [{ generalCalteItemId: id, inputValue: value }]
  await post('common/calte/register-record', {
    calteRecord: { id: recordId, calteId, generalCalteId, version, calteInputRecords },
  })
}

/** Opens both calendars by their addresses; today contains what the test did. */
const calendars = {
  own: '/mypage/calendar?view=day',
  managed: `/mypage/mng-calendar?view=day&customers=${customerId}`,
}

/** Opens a calendar, and on it the event with this title. */
async function openEvent(page: Page, calendar: string, title: string) {
  if (!page.url().endsWith(calendar)) await page.goto(calendar)
  await page.locator('section[aria-busy=false]').getByText(title).first().click()
  const dialog = page.getByRole('dialog', { name: new RegExp(title) })
  await dialog.waitFor()
  return dialog
}

/** Transfers the customer to another agency, or undoes that. */
const transfer = async () =>
  createMoneyCalls(admin, product).post('account/transfer', {
    userIds: [customerId],
    targetAgencyCode: '100000000002',
    targetRole: 'ROLE_CUSTOMER',
  })

const diagnosisTitle = '顔診断結果'

const sizes = [
  ['phone', 'フェイシャル'],
  ['desktop', 'ボディケア'],
] as const

describe.each(sizes)('a chart on a %s', (size, template) => {
  let recordId: string
  let detectId: string
  const record = () => `${management}/record/${recordId}`
  const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(template) }).first()

  beforeAll(async () => {
    await staff.setViewportSize(screenSizes[size])
    await customer.setViewportSize(screenSizes[size])
    detectId = await createPublishedDiagnosis(customer, product)
  }, 120_000)

  it('is created from a template, filled in by the staff, and refers to a diagnosis', async () => {
    await chooseCustomer()
    const labels = await makeFormat(template)
    await staff.getByRole('heading', { level: 2, name: template }).waitFor()
    await isAccessible(staff)
    recordId = await writeRecord()
    await heading(staff, template)
    await isAccessible(staff)
    // Terms contain the label of the specification after the name.
    const terms = await staff.locator('main dl dt').allTextContents()
    expect(terms.slice(4).map((term) => term.replace(/お客様(記入欄|公開|非公開)$/, ''))).toEqual(labels)
  }, 120_000)

  it('is filled in by the customer, and the staff see 済', async () => {
    await customer.goto('/mypage/fillout-calte')
    const link = customer.getByRole('link', { name: new RegExp(template) }).first()
    expect(await link.textContent()).toContain('未')
    await isAccessible(customer)
    await link.click()
    await fillOwnPart(customer)
    await customer.reload()
    // The draft was restored after the reload.
    await findButton(customer, '下書きを破棄する').waitFor()
    await isAccessible(customer)
    await findButton(customer, '送信する').click()
    await closeAlert(customer, '送信に成功しました。')
    const sent = customer.getByRole('link', { name: new RegExp(template) })
    await sent.first().getByText('済').waitFor()

    await navigateInApp(staff, '/mypage/calte-list')
    await rowOf(staff).getByText('済', { exact: true }).waitFor()
    await isAccessible(staff)
    await rowOf(staff).getByRole('link', { name: template }).click()
    await heading(staff, template)
  }, 60_000)

  it('shows both versions to a member of staff whose colleague saved first, and saves the chosen one', async () => {
    await findButton(staff, '記入する').click()
    await field(staff, '施術内容').fill('わたしの記録')
    await saveMeanwhile(recordId, '同僚の記録')
    await findButton(staff, '送信する').click()
    const choice = staff.getByRole('group', { name: '施術内容' })
    await choice.getByText('同僚の記録').waitFor()
    await isAccessible(staff)
    await choice.getByRole('radio', { name: /わたしの記録/ }).check()
    await findButton(staff, '選んだ内容で送信する').click()
    await closeAlert(staff, '送信に成功しました。')
    await staff.locator('main dd').getByText('わたしの記録').waitFor()
  }, 60_000)

  it('is handed over to the customer, and only the password of the staff leads back', async () => {
    await findButton(staff, 'お客様に渡す').click()
    await staff.getByRole('alertdialog').getByRole('button', { name: '渡す' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: '送信する' }).waitFor()
    for (const path of [management, '/', record()]) {
      await staff.goto(path)
      await staff.waitForURL('**/hand-over')
    }
    const dialog = staff.getByRole('dialog')
    await heading(staff, template)
    await isAccessible(staff)
    expect(await dialog.textContent()).not.toContain('お客様非公開')
    expect((await staff.request.get('/api/pic/calte/customers')).status()).toBeGreaterThanOrEqual(400)
    await fillOwnPart(staff)
    await findButton(staff, '送信する').click()
    await closeAlert(staff, '送信に成功しました。')
    await staff.getByText('この端末を担当者にお返しください。').waitFor()
    await findButton(staff, '担当者に戻す').click()
    const password = staff.getByRole('dialog', { name: '担当者に戻す' })
    await password.getByLabel('パスワード', { exact: true }).fill('wrong-password')
    await password.getByRole('button', { name: '戻す' }).click()
    await password.getByRole('alert').waitFor()
    expect(new URL(staff.url()).pathname).toMatch(/hand-over$/)
    await password.getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
    await password.getByRole('button', { name: '戻す' }).click()
    await staff.waitForURL(`**/record/${recordId}`)
    await findButton(staff, '記入する').waitFor()
  }, 60_000)

  it('is closed for the old agency by a transfer, and opened again by its undo', async () => {
    const { transferId } = await transfer()
    // The page with the open chart closes it by itself.
    await staff.getByText('カルテが見つかりませんでした。').waitFor()
    await staff.goto('/mypage/calte-list')
    await staff.getByText('カルテはありません。').waitFor()
    const ofOsaka = await createMoneyCalls(osaka, product).get(
      `pic/calte/browsable?userId=${customerId}&page=0&size=5`,
    )
    expect(ofOsaka.map(({ id }: { id: string }) => id)).toContain(recordId)
    await createMoneyCalls(admin, product).post('account/transfer/undo', { transferId })
    await staff.reload()
    await rowOf(staff).waitFor()
    expect((await osaka.request.get(`/api/pic/calte/browsable-count?userId=${customerId}`)).status()).toBe(
      404,
    )
  }, 60_000)

  it('is shown in both calendars, which open it and its diagnosis', async () => {
    const own = await openEvent(customer, calendars.own, `カルテ ${template}`)
    await own.getByText('顔診断の結果と結びついています。').waitFor()
    expect(await own.textContent()).not.toContain('お客様非公開')
    await isAccessible(customer)
    await own.getByRole('link', { name: 'カルテを開く' }).click()
    await heading(customer, template)

    const managed = await openEvent(staff, calendars.managed, `カルテ ${template}`)
    await managed.getByText('わたしの記録').waitFor()
    await managed.getByRole('button', { name: '閉じる' }).click()
    await managed.waitFor({ state: 'detached' })
    await isAccessible(staff)
    const diagnosis = await openEvent(staff, calendars.managed, diagnosisTitle)
    await diagnosis.getByRole('img', { name: 'Before写真' }).first().waitFor()
    await isAccessible(staff)
  }, 60_000)

  it('hides a withdrawn diagnosis while it is open, as the calendar does, and says so', async () => {
    const chart = await staff.context().newPage()
    await chart.goto(record())
    const photo = chart.getByRole('img', { name: 'Before写真' }).first()
    await photo.waitFor()
    await createMoneyCalls(customer, product).post('aiesthe/publication', { detectId, published: false })
    await chart.getByText('お客様がこの診断の公開を取り下げました。').waitFor()
    expect(await photo.count()).toBe(0)
    const diagnosis = staff.getByRole('dialog', { name: new RegExp(diagnosisTitle) })
    await diagnosis.getByText('この記録は、いまは表示できません。').waitFor()
    expect(await diagnosis.getByRole('img').count()).toBe(0)
    await diagnosis.getByRole('button', { name: '閉じる' }).click()
    await staff.getByText(diagnosisTitle).waitFor({ state: 'detached' })
    await chart.close()
  }, 60_000)
})

describe('a template of charts', () => {
  it('is exported and imported as a file, and can be deleted if it is the agency’s own', async () => {
    await chooseCustomer()
    await tab(staff, 'カルテ様式作成')
    await findButton(staff, 'テンプレートから作る').click()
    const dialog = staff.getByRole('dialog', { name: 'テンプレート', exact: true })
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      findButton(staff, '「ヘッドスパ」をファイルに書き出す').click(),
    ])
    expect(download.suggestedFilename()).toBe('ヘッドスパ.json')
    await dialog.locator('input[type=file]').setInputFiles(await download.path())
    const saving = staff.getByRole('dialog', { name: 'テンプレートとして保存' })
    await saving.getByLabel(/^テンプレート名/).fill('当店のヘッドスパ')
    await saving.getByRole('button', { name: '保存する' }).click()
    await closeAlert(staff, 'テンプレートを保存しました。')
    expect(await findButton(staff, '「ヘッドスパ」を削除').count()).toBe(0)
    await findButton(staff, '「当店のヘッドスパ」を削除').click()
    await staff.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await closeAlert(staff, '削除に成功しました。')
    await findButton(staff, '「当店のヘッドスパ」を使う').waitFor({ state: 'detached' })
  }, 60_000)
})
