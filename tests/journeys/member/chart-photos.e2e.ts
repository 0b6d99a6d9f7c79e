import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Locator, Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { facePhotoBuilders } from '../support/face-photos.ts'
import { expect, test } from '../support/test.ts'

const isAccessible = async (page: Page) => expect(await listPageFindings(page)).toEqual([])
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

async function choosePhoto(page: Page, name: string, face: keyof typeof facePhotoBuilders): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, name).click()
  await (await chooser).setFiles(await facePhotoBuilders[face]())
}

/** Turns a switch on that saves at once: it shows so in a task after the click, for which `check()` does not wait. */
async function turnOn(control: Locator): Promise<void> {
  await control.click()
  await expect(control).toBeChecked()
}

/** Draws a line across the middle of the photo. */
async function drawLine(page: Page, dialog: Locator): Promise<void> {
  const box = await dialog.locator('svg[viewBox^="0 0 720"]').boundingBox()
  if (!box) throw new Error('there is no layer to draw on')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 60, y)
  await page.mouse.down()
  for (const step of [-30, 0, 30, 60]) await page.mouse.move(x + step, y + Math.abs(step) / 2)
  await page.mouse.up()
}

async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toHaveCount(1)
  const readWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(readWidth).toBeGreaterThan(0)
}

for (const size of ['phone', 'desktop'] as const)
  test(`photos of a chart on a ${size} are taken with consent, drawn on, compared and deleted`, async ({
    createMember,
    agency,
  }) => {
    test.setTimeout(240_000)
    const { page: staff } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    const { page: customer, id: userId } = await createMember({
      agency,
      role: 'ROLE_CUSTOMER',
      username: '逗子 花子',
      usernameKana: 'ズシ ハナコ',
    })
    for (const page of [staff, customer]) {
      await page.setViewportSize(screenSizes[size])
      await page
        .context()
        .addInitScript("localStorage.setItem('hibiki.appearance', innerWidth < 600 ? 'night' : 'day')")
    }
    await expect
      .poll(async () => (await fetchJson(staff, 'pic/calte/customers')).users)
      .toMatchObject([{ id: userId }])
    const item = { type: 'text_field', label: '施術内容', customerPublish: true }
    await callApi(staff, 'pic/calte/register-format', {
      userId,
      calteFormat: { title: '施術記録', calteItems: [item] },
    })
    const { generalCalteId } = await fetchJson(staff, `pic/calte/get-format?userId=${userId}`)
    const firstId = await callApi(staff, 'common/calte/register-record', {
      calteRecord: { generalCalteId, calteInputRecords: [] },
    })
    const photos = staff.getByRole('region', { name: '写真', exact: true })
    const own = customer.getByRole('region', { name: '写真', exact: true })

    await test.step('are offered only once the customer agrees', async () => {
      await staff.goto(`/mypage/calte-management/record/${firstId}`)
      await expect(photos.getByText(/お客様が同意されると/)).toBeVisible()
      await customer.goto('/mypage/fillout-calte')
      const consent = customer.getByRole('switch', { name: 'サロンが写真を撮ってカルテに残すことに同意する' })
      await turnOn(consent)
      await expect(consent).toBeEnabled()
      await isAccessible(customer)
    })

    await test.step('are added to a record in two taps and taken back in two', async () => {
      await staff.reload()
      await choosePhoto(staff, '写真を選ぶ', 'earnest')
      await expect(button(photos, '写真1を開く')).toBeVisible()
      await choosePhoto(staff, '写真を選ぶ', 'none')
      await button(photos, '写真2を開く').click()
      await button(staff.getByRole('dialog'), '削除').click()
      await staff.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
      await expect(button(photos, '写真2を開く')).toHaveCount(0)
    })

    await test.step('are chosen for a new record before it is sent, and follow it', async () => {
      await staff.goto(`/mypage/calte-management?customer=${userId}&tab=entry`)
      await choosePhoto(staff, '写真を選ぶ', 'none')
      await choosePhoto(staff, '写真を選ぶ', 'laughing')
      await expect(button(staff, '取り消す 2')).toBeVisible()
      await button(staff, '取り消す 1').click()
      await expect(button(staff, '取り消す 2')).toHaveCount(0)
      await isAccessible(staff)
      await button(staff, '送信する').click()
      await staff.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()
      await staff.waitForURL('**/calte-management/record/**')
      await expect(photos.getByText('お客様非公開')).toBeVisible()
      await expectLoaded(photos.getByRole('img'))
      await isAccessible(staff)
    })

    await test.step('are drawn on with a pen that can be undone, and published', async () => {
      await button(photos, '写真1を開く').click()
      const dialog = staff.getByRole('dialog')
      await expectLoaded(dialog.getByRole('img'))
      await isAccessible(staff)
      await button(dialog, '書き込む').click()
      await dialog.getByRole('radio', { name: '青' }).click()
      await drawLine(staff, dialog)
      await drawLine(staff, dialog)
      const lines = dialog.locator('svg[viewBox^="0 0 720"] path')
      await expect(lines).toHaveCount(4)
      await button(dialog, '一つ戻す').click()
      await expect(lines).toHaveCount(2)
      await isAccessible(staff)
      await button(dialog, 'やめる').click()
      await staff.getByRole('alertdialog').getByRole('button', { name: 'キャンセル' }).click()
      await button(dialog, '保存').click()
      await expect(button(dialog, '書き込む')).toBeVisible()
      await turnOn(dialog.getByRole('switch', { name: 'お客様に公開する' }))
      await button(dialog, '閉じる').click()
      await expect(photos.getByText('お客様公開')).toBeVisible()
    })

    await test.step('are compared over two visits', async () => {
      await photos.getByRole('link', { name: '写真を比べる' }).click()
      await staff.waitForURL('**/calte-management/photos/**')
      await expect(staff.getByRole('combobox', { name: '左の写真' })).toHaveValue(firstId)
      const shown = staff.getByRole('main').getByRole('img').filter({ visible: true })
      await expect(shown).toHaveCount(2)
      for (const picture of await shown.all()) await expectLoaded(picture)
      if (size === 'phone') {
        const border = staff.getByRole('slider', { name: '左右の境目' })
        await border.press('ArrowRight')
        await expect(border).toHaveAttribute('aria-valuetext', '左の写真が51%')
      }
      await staff.getByRole('switch', { name: '書き込みを表示' }).check()
      await isAccessible(staff)
    })

    await test.step('are shown to the customer once published, who can read who took them and delete all', async () => {
      await customer.reload()
      await customer
        .getByRole('link', { name: /施術記録/ })
        .first()
        .click()
      await expectLoaded(own.getByRole('img'))
      await button(own, '写真1を開く').click()
      await expect(button(customer.getByRole('dialog'), '閉じる')).toBeVisible()
      await expect(button(customer.getByRole('dialog'), '書き込む')).toHaveCount(0)
      await isAccessible(customer)
      await customer.goto('/mypage/fillout-calte')
      await expect(
        customer.getByRole('region', { name: 'カルテを開いた人' }).getByText('写真').first(),
      ).toBeVisible()
      await button(customer, 'カルテの写真をすべて削除').click()
      await customer.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
      await expect(customer.getByText('カルテの写真を削除しました。')).toBeVisible()
      await staff.reload()
      await expect(staff.getByText('比べられる写真がまだありません。')).toBeVisible()
    })
  })
