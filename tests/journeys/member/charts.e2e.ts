import { listPageFindings, navigateInApp, screenSizes } from '@hibiki/test-harness'
import type { Locator, Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { createPublishedDiagnosis } from '../support/diagnosing.ts'
import { findButton } from '../support/plays.ts'
import { test as base, demoPassword, expect, type Member } from '../support/test.ts'

interface Salon {
  staff: Page
  customer: Member
}

const test = base.extend<{ salon: Salon }>({
  /** A member of staff and the only customer of an agency, who has a plan. */
  salon: async ({ createMember, createSubscriber, agency }, use) => {
    const { page: staff } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    const customer = await createSubscriber({
      agency,
      role: 'ROLE_CUSTOMER',
      username: '逗子 花子',
      usernameKana: 'ズシ ハナコ',
    })
    // Phones use the night appearance and desktops the day, so that one run checks both.
    for (const page of [staff, customer.page])
      await page
        .context()
        .addInitScript("localStorage.setItem('hibiki.appearance', innerWidth < 600 ? 'night' : 'day')")
    // Charts learn of the customer by an event, and the page asks for the list once.
    await expect
      .poll(async () => (await fetchJson(staff, 'pic/calte/customers')).users)
      .toMatchObject([{ id: customer.id, nameKana: 'ズシ ハナコ' }])
    await use({ staff, customer })
  },
})

const management = '/mypage/calte-management'
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
const recordIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

async function closeAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(text, { exact: true })).toBeVisible()
  await alert.getByRole('button', { name: '閉じる' }).click()
  await expect(alert).toHaveCount(0)
}

/** Expects no serious axe finding and no sideways scrolling in the current state of the page. */
const isAccessible = async (page: Page) => expect(await listPageFindings(page)).toEqual([])

/** Finds the customer by typing the reading, and opens the customer's charts. */
async function chooseCustomer(staff: Page): Promise<void> {
  await navigateInApp(staff, management)
  // While the search is under way, the previous list is shown dimmed.
  const searched = staff.waitForResponse((response) => response.url().includes('/customers?condition='))
  await staff.getByRole('searchbox').fill('ずし は')
  await searched
  await expect(findButton(staff, '逗子 花子さんを選択')).toBeVisible()
  await isAccessible(staff)
  await findButton(staff, '逗子 花子さんを選択').click()
  await expect(staff.getByRole('heading', { name: '逗子 花子 さん' })).toBeVisible()
}

/** Creates the customer's format from a template, and moves its last item up by keyboard; returns the labels in their order. */
async function makeFormat(staff: Page, template: string): Promise<string[]> {
  await tab(staff, 'カルテ様式作成')
  // The template is chosen in place of another one.
  for (const chosen of ['ヘッドスパ', template]) {
    await findButton(staff, 'テンプレートから作る').click()
    await findButton(staff, `「${chosen}」を使う`).click()
  }
  await findButton(staff, '置き換える').click()
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
async function writeRecord(staff: Page): Promise<string> {
  await field(staff, '施術内容').fill('肩と首をほぐしました')
  await findButton(staff, '顔診断を選ぶ').click()
  const picker = staff.getByRole('dialog', { name: '関連付ける顔診断を選ぶ' })
  await expect(findButton(staff, '決定')).toBeDisabled()
  await picker.getByRole('radio').first().check()
  await isAccessible(staff)
  await findButton(staff, '決定').click()
  await findButton(staff, '送信する').click()
  await closeAlert(staff, '送信に成功しました。')
  await staff.waitForURL('**/calte-management/record/**')
  await expect(staff.getByRole('img', { name: 'Before写真' }).first()).toBeVisible()
  return recordIdOf(staff)
}

/** Fills in every required field of the customer's form. */
async function fillOwnPart(page: Page): Promise<void> {
  const groups = page.getByRole('radiogroup')
  await expect(groups.first()).toBeVisible()
  for (const group of await groups.all()) await group.getByRole('radio').last().check()
}

/** Saves a change of another person of the salon while this page is being filled in. */
async function saveMeanwhile(staff: Page, recordId: string, value: string): Promise<void> {
  const record = await fetchJson(staff, `pic/calte/get-format-from-record?calteRecordId=${recordId}`)
  const { calteId, generalCalteId, version, calteItems } = record
  const { id } = calteItems.find(({ label }: { label: string }) => label === '施術内容')
  const calteInputRecords = [{ generalCalteItemId: id, inputValue: value }]
  await callApi(staff, 'common/calte/register-record', {
    calteRecord: { id: recordId, calteId, generalCalteId, version, calteInputRecords },
  })
}

/** Opens a calendar, and on it the event with this title. */
async function openEvent(page: Page, calendar: string, title: string) {
  if (!page.url().endsWith(calendar)) await page.goto(calendar)
  await page.locator('section[aria-busy=false]').getByText(title).first().click()
  const dialog = page.getByRole('dialog', { name: new RegExp(title) })
  await expect(dialog).toBeVisible()
  return dialog
}

const diagnosisTitle = '顔診断結果'

const sizes = [
  ['phone', 'フェイシャル'],
  ['desktop', 'ボディケア'],
] as const

for (const [size, template] of sizes)
  test(`a chart on a ${size}`, async ({ salon: { staff, customer: member }, admin, logIn }) => {
    test.setTimeout(480_000)

    const { page: customer } = member
    await staff.setViewportSize(screenSizes[size])
    await customer.setViewportSize(screenSizes[size])
    const detectId = await createPublishedDiagnosis(customer)
    // Both calendars open on today, which contains what the test does.
    const ownCalendar = '/mypage/calendar?view=day'
    const managedCalendar = `/mypage/mng-calendar?view=day&customers=${member.id}`
    let recordId: string
    const record = () => `${management}/record/${recordId}`
    const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(template) }).first()

    await test.step('is created from a template, filled in by the staff, and refers to a diagnosis', async () => {
      await chooseCustomer(staff)
      const labels = await makeFormat(staff, template)
      await expect(staff.getByRole('heading', { level: 2, name: template })).toBeVisible()
      await isAccessible(staff)
      recordId = await writeRecord(staff)
      await heading(staff, template)
      await isAccessible(staff)
      // Terms contain the label of the specification after the name.
      const terms = async () =>
        (await staff.locator('main dl dt').allTextContents())
          .slice(4)
          .map((term) => term.replace(/お客様(記入欄|公開|非公開)$/, ''))
      await expect.poll(terms).toEqual(labels)
    })

    await test.step('is filled in by the customer, and the staff see 済', async () => {
      await customer.goto('/mypage/fillout-calte')
      const link = customer.getByRole('link', { name: new RegExp(template) }).first()
      await expect(link).toContainText('未')
      await isAccessible(customer)
      await link.click()
      await fillOwnPart(customer)
      await customer.reload()
      // The draft was restored after the reload.
      await expect(findButton(customer, '下書きを破棄する')).toBeVisible()
      await isAccessible(customer)
      await findButton(customer, '送信する').click()
      await closeAlert(customer, '送信に成功しました。')
      const sent = customer.getByRole('link', { name: new RegExp(template) })
      await expect(sent.first().getByText('済')).toBeVisible()

      await navigateInApp(staff, management)
      const unread = staff.getByRole('list', { name: '届いたご記入' })
      await expect(unread.getByRole('link', { name: new RegExp(template) })).toBeVisible()
      await expect(staff.getByRole('list', { name: '今日のお客様' })).toContainText('逗子 花子 さん')
      await isAccessible(staff)
      await navigateInApp(staff, '/mypage/calte-list')
      await expect(rowOf(staff).getByText('済', { exact: true })).toBeVisible()
      await isAccessible(staff)
      await rowOf(staff).getByRole('link', { name: template }).click()
      await heading(staff, template)
    })

    await test.step('shows both versions to a member of staff whose colleague saved first, and saves the chosen one', async () => {
      await findButton(staff, '記入する').click()
      await field(staff, '施術内容').fill('わたしの記録')
      await saveMeanwhile(staff, recordId, '同僚の記録')
      await findButton(staff, '送信する').click()
      const choice = staff.getByRole('group', { name: '施術内容' })
      await expect(choice.getByText('同僚の記録')).toBeVisible()
      await isAccessible(staff)
      await choice.getByRole('radio', { name: /わたしの記録/ }).check()
      await findButton(staff, '選んだ内容で送信する').click()
      await closeAlert(staff, '送信に成功しました。')
      await expect(staff.locator('main dd').getByText('わたしの記録')).toBeVisible()
    })

    await test.step('is handed over to the customer, and only the password of the staff leads back', async () => {
      await findButton(staff, 'お客様に渡す').click()
      await staff.getByRole('alertdialog').getByRole('button', { name: '渡す' }).click()
      await expect(staff.getByRole('dialog').getByRole('button', { name: '送信する' })).toBeVisible()
      for (const path of [management, '/', record()]) {
        await staff.goto(path)
        await staff.waitForURL('**/hand-over')
      }
      const dialog = staff.getByRole('dialog')
      await heading(staff, template)
      await isAccessible(staff)
      await expect(dialog).not.toContainText('お客様非公開')
      expect((await staff.request.get('/api/pic/calte/customers')).status()).toBeGreaterThanOrEqual(400)
      await fillOwnPart(staff)
      await findButton(staff, '送信する').click()
      await expect(staff.getByText('送信に成功しました。')).toBeVisible()
      await expect(staff.getByText('この端末を担当者にお返しください。')).toBeVisible()
      await findButton(staff, '担当者に戻す').click()
      const password = staff.getByRole('dialog', { name: '担当者に戻す' })
      await password.getByLabel('パスワード', { exact: true }).fill('wrong-password')
      await password.getByRole('button', { name: '戻す' }).click()
      await expect(password.getByRole('alert')).toBeVisible()
      await expect(staff).toHaveURL(/hand-over$/)
      await password.getByLabel('パスワード', { exact: true }).fill(demoPassword)
      await password.getByRole('button', { name: '戻す' }).click()
      await staff.waitForURL(`**/record/${recordId}`)
      await expect(findButton(staff, '記入する')).toBeVisible()
    })

    await test.step('is saved as PDF with the name of the salon, by the staff and by the customer, who sees who did', async () => {
      const download = async (page: Page, link: Locator) => {
        const response = await page.request.get((await link.getAttribute('href')) ?? '')
        expect(response.headers()['content-type']).toBe('application/pdf')
        return response.body()
      }
      await findButton(staff, 'PDFで保存').click()
      const copies = staff.getByRole('menuitem')
      await expect(copies).toHaveCount(2)
      await isAccessible(staff)
      const byteCounts: number[] = []
      for (const copy of await copies.all()) byteCounts.push((await download(staff, copy)).length)
      // Fields that the customer does not see are in the salon's copy only.
      expect(byteCounts[0]).toBeLessThan(byteCounts[1] ?? 0)
      await staff.keyboard.press('Escape')
      await expect(copies).toHaveCount(0)
      await customer.goto(`/mypage/fillout-calte/${recordId}`)
      await download(customer, customer.getByRole('link', { name: 'PDFで保存' }))
      const views: { action: string }[] = await fetchJson(customer, 'customer/calte/views?page=0&size=9')
      expect(views.filter(({ action }) => action === 'export')).toHaveLength(2)
    })

    await test.step('is beside the record of the next visit, which takes its values over', async () => {
      await navigateInApp(staff, management)
      const today = staff.getByRole('region', { name: '今日' })
      await today.getByRole('link', { name: '逗子 花子さんのカルテを記入する' }).click()
      const last = staff.getByRole('region', { name: '前回のカルテ' })
      await findButton(staff, '前回の内容を写す').click()
      await expect(last.getByRole('status')).toContainText('項目を写しました。')
      await expect(field(staff, '施術内容')).toHaveValue('わたしの記録')
      await isAccessible(staff)
      await findButton(staff, '送信する').click()
      await closeAlert(staff, '前回から写した項目に、確認していないものがあります。')
      for (const confirm of await staff.getByRole('button', { name: /」を確認$/ }).all())
        await confirm.click()
      await findButton(staff, '送信する').click()
      await closeAlert(staff, '送信に成功しました。')
      await staff.waitForURL('**/calte-management/record/**')
      expect(recordIdOf(staff)).not.toBe(recordId)
      const actions = staff.getByRole('main').getByRole('button')
      await expect(actions.filter({ hasText: 'お客様に渡す' })).toBeVisible()
      await expect(actions.first()).toHaveText('お客様に渡す')
      await isAccessible(staff)
      await callApi(staff, `pic/calte/delete-record?calteId=${recordIdOf(staff)}`, {})
    })

    await test.step('is closed for the old agency by a transfer, and opened again by its undo', async () => {
      const other = await logIn('pic2')
      const listOfOther = async () =>
        (await fetchJson(other, `pic/calte/browsable?userId=${member.id}&page=0&size=5`)).map(
          ({ id }: { id: string }) => id,
        )
      const { transferId } = await callApi(admin, 'account/transfer', {
        userIds: [member.id],
        targetAgencyCode: '100000000002',
        targetRole: 'ROLE_CUSTOMER',
      })
      // The page with the open chart closes it by itself.
      await expect(staff.getByText('カルテが見つかりませんでした。')).toBeVisible()
      await staff.goto('/mypage/calte-list')
      await expect(staff.getByText('カルテはありません。')).toBeVisible()
      await expect.poll(listOfOther).toContain(recordId)
      await callApi(admin, 'account/transfer/undo', { transferId })
      // The undo reaches the charts by an event, and the list asks once per visit.
      await expect(async () => {
        await staff.reload()
        await expect(rowOf(staff)).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 30_000 })
      const count = `/api/pic/calte/browsable-count?userId=${member.id}`
      await expect.poll(async () => (await other.request.get(count)).status()).toBe(404)
    })

    await test.step('is shown in both calendars, which open it and its diagnosis', async () => {
      const own = await openEvent(customer, ownCalendar, `カルテ ${template}`)
      await expect(own.getByText('顔診断の結果と結びついています。')).toBeVisible()
      await expect(own).not.toContainText('お客様非公開')
      await isAccessible(customer)
      await own.getByRole('link', { name: 'カルテを開く' }).click()
      await heading(customer, template)

      const managed = await openEvent(staff, managedCalendar, `カルテ ${template}`)
      await expect(managed.getByText('わたしの記録')).toBeVisible()
      await managed.getByRole('button', { name: '閉じる' }).click()
      await expect(managed).toHaveCount(0)
      await isAccessible(staff)
      const diagnosis = await openEvent(staff, managedCalendar, diagnosisTitle)
      await expect(diagnosis.getByRole('img', { name: 'Before写真' }).first()).toBeVisible()
      await isAccessible(staff)
    })

    await test.step('hides a withdrawn diagnosis while it is open, as the calendar does, and says so', async () => {
      const chart = await staff.context().newPage()
      await chart.goto(record())
      const photo = chart.getByRole('img', { name: 'Before写真' }).first()
      await expect(photo).toBeVisible()
      await callApi(customer, 'aiesthe/publication', { detectId, published: false })
      await expect(chart.getByText('お客様がこの診断の公開を取り下げました。')).toBeVisible()
      await expect(photo).toHaveCount(0)
      const diagnosis = staff.getByRole('dialog', { name: new RegExp(diagnosisTitle) })
      await expect(diagnosis.getByText('この記録は、いまは表示できません。')).toBeVisible()
      await expect(diagnosis.getByRole('img')).toHaveCount(0)
      await diagnosis.getByRole('button', { name: '閉じる' }).click()
      await expect(staff.getByText(diagnosisTitle)).toHaveCount(0)
      await chart.close()
    })
  })

test.describe('a template of charts', () => {
  test('is exported and imported as a file, and can be deleted if it is the agency’s own', async ({
    salon: { staff },
  }) => {
    await staff.setViewportSize(screenSizes.desktop)
    await chooseCustomer(staff)
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
    await expect(findButton(staff, '「ヘッドスパ」を削除')).toHaveCount(0)
    await findButton(staff, '「当店のヘッドスパ」を削除').click()
    await staff.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await closeAlert(staff, '削除に成功しました。')
    await expect(findButton(staff, '「当店のヘッドスパ」を使う')).toHaveCount(0)
  })
})
