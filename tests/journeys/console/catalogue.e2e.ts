import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { fetchJson } from '../support/api.ts'
import { confirmDialog, findRow, searchList, waitForMessage } from '../support/console.ts'
import { waitUntilPlayedTo } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

/** Builds ten seconds of a real, silent mp3 (MPEG 1 layer III, 64 kbit/s) by repeating one frame. */
function silentMp3(): Buffer {
  const frame = Buffer.alloc(208)
  frame.set([0xff, 0xfb, 0x50, 0xc4])
  return Buffer.alloc(frame.length * 383, frame)
}

const choose = async (admin: Page, label: string, option: string | RegExp) => {
  await admin.getByRole('combobox', { name: label }).click()
  await admin.getByRole('option', { name: option }).first().click()
}

test.describe('the sound library', () => {
  test('uploads a sound, changes its description, plays it, and deletes it, so that it is never chosen again', async ({
    admin,
    member: { page: member },
  }) => {
    await navigateInApp(admin, '/admin/sounds/create')
    await choose(admin, '種類', '自然音')
    const submit = admin.getByRole('button', { name: 'アップロード', exact: true })
    await expect(submit).toBeDisabled()
    const file = { name: '静かな森.mp3', mimeType: 'audio/mpeg', buffer: silentMp3() }
    await admin.getByLabel('ファイル', { exact: true }).setInputFiles(file)
    await admin.getByLabel('タイトル').fill('静かな森')
    for (const label of ['ジャンル', '国', '目的', 'タグ']) await choose(admin, label, /./)
    await submit.click()
    await waitForMessage(admin, '正常に登録できました。')

    await findRow(admin, '静かな森').click()
    await admin.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play())
    await waitUntilPlayedTo(admin, 0.5)

    await admin.getByRole('link', { name: '編集' }).click()
    await admin.getByLabel('タイトル').fill('朝の静かな森')
    await admin.getByRole('button', { name: '保存' }).click()
    await expect(admin.getByRole('heading', { level: 1, name: '音源：朝の静かな森' })).toBeVisible()
    const titles = async () =>
      (await fetchJson(member, 'api/natural-sound/list')).map(({ title }: { title: string }) => title)
    await expect.poll(titles).toContain('朝の静かな森')

    await admin.getByRole('button', { name: '削除' }).click()
    await confirmDialog(admin, '音源を削除しますか？', '削除')
    await waitForMessage(admin, '削除に成功しました。')
    await expect(admin.getByText('削除された音源は再生できません。')).toBeVisible()
    await expect.poll(titles).not.toContain('朝の静かな森')
  })

  test('rejects a file that is no sound, with the reason', async ({ admin }) => {
    await navigateInApp(admin, '/admin/sounds/create')
    await choose(admin, '種類', '法人')
    const file = { name: 'no-sound.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(50_000, 'x') }
    await admin.getByLabel('ファイル', { exact: true }).setInputFiles(file)
    await expect(admin.getByText('MP3形式の音声ファイルを選択してください。')).toBeVisible()
  })
})

test.describe('the master data of the console', () => {
  test('rename a tag, whose new name members read', async ({ admin, member: { page: member } }) => {
    const tags = async (): Promise<string[]> =>
      (await fetchJson(member, 'api/natural-sound/list')).flatMap(({ tags }: { tags: string[] }) => tags)
    const [before = ''] = await tags()
    await navigateInApp(admin, '/admin/tags')
    await searchList(admin, '名前・コードで検索', before)
    await admin.getByRole('cell', { name: before, exact: true }).click()
    await admin.getByRole('textbox', { name: '日本語の名前' }).fill('ひと休み')
    await admin.getByRole('button', { name: '保存' }).click()
    await admin.waitForURL(({ pathname }) => pathname.endsWith('/admin/tags'))
    await expect.poll(tags).toContain('ひと休み')
    await expect.poll(tags).not.toContain(before)
  })

  test('add a country, move it in the order, and delete it', async ({ admin }) => {
    await admin.goto('/admin/countries/create')
    await admin.getByLabel('コード').fill('nz')
    await admin.getByLabel('日本語の名前').fill('ニュージーランド')
    await admin.getByLabel('英語の名前').fill('New Zealand')
    await admin.getByLabel('表示順').fill('90000')
    await admin.getByRole('button', { name: '保存' }).click()
    const row = findRow(admin, 'ニュージーランド')
    await expect(row).toBeVisible()
    const place = async () => {
      const rows = await admin.getByRole('row').allInnerTexts()
      return rows.findIndex((text) => text.includes('ニュージーランド'))
    }
    const last = await place()
    await row.getByRole('button', { name: /上へ移動/ }).click()
    await waitForMessage(admin, '表示順を変更しました。')
    await expect.poll(place).toBe(last - 1)
    await row.click()
    await admin.getByRole('button', { name: '削除' }).click()
    await confirmDialog(admin, '削除しますか？', '削除')
    await admin.waitForURL(({ pathname }) => pathname.endsWith('/countries'))
    await expect(admin.getByRole('row').nth(1)).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})
