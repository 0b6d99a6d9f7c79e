import { startTestProduct, type TestProduct } from '@hibiki/deploy-local/test-product'
import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmDialog, findRow, openConsoleAs, searchList, waitForMessage } from './support/console.ts'

let product: TestProduct
let admin: Page

beforeAll(async () => {
  product = await startTestProduct()
  admin = await openConsoleAs(product, 'admin')
})
afterAll(() => product?.close())

/** Builds ten seconds of a real, silent mp3 (MPEG 1 layer III, 64 kbit/s) by repeating one frame. */
function silentMp3(): Buffer {
  const frame = Buffer.alloc(208)
  frame.set([0xff, 0xfb, 0x50, 0xc4])
  return Buffer.alloc(frame.length * 383, frame)
}

const choose = async (label: string, option: string | RegExp) => {
  await admin.getByRole('combobox', { name: label }).click()
  await admin.getByRole('option', { name: option }).first().click()
}

describe('the sound library', () => {
  it('uploads a sound, changes its description, plays it, and deletes it, so that it is never chosen again', async () => {
    await navigateInApp(admin, '/admin/sounds/create')
    await choose('種類', '自然音')
    const submit = admin.getByRole('button', { name: 'アップロード', exact: true })
    expect(await submit.isDisabled()).toBe(true)
    const file = { name: '静かな森.mp3', mimeType: 'audio/mpeg', buffer: silentMp3() }
    await admin.getByLabel('ファイル', { exact: true }).setInputFiles(file)
    await admin.getByLabel('タイトル').fill('静かな森')
    for (const label of ['ジャンル', '国', '目的', 'タグ']) await choose(label, /./)
    await submit.click()
    await waitForMessage(admin, '正常に登録できました。')

    await findRow(admin, '静かな森').click()
    const audio = admin.locator('audio')
    await audio.evaluate((element) => (element as unknown as { play(): Promise<void> }).play())
    await expect
      .poll(() => audio.evaluate((element) => (element as unknown as { currentTime: number }).currentTime))
      .toBeGreaterThan(0.5)

    await admin.getByRole('link', { name: '編集' }).click()
    await admin.getByLabel('タイトル').fill('朝の静かな森')
    await admin.getByRole('button', { name: '保存' }).click()
    await admin.getByRole('heading', { level: 1, name: '音源：朝の静かな森' }).waitFor()
    const member = await openConsoleAs(product, 'general')
    const titles = async () => {
      const answer = await member.request.get('/api/api/natural-sound/list')
      return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
    }
    await expect.poll(titles).toContain('朝の静かな森')

    await admin.getByRole('button', { name: '削除' }).click()
    await confirmDialog(admin, '音源を削除しますか？', '削除')
    await waitForMessage(admin, '削除に成功しました。')
    await admin.getByText('削除された音源は再生できません。').waitFor()
    await expect.poll(titles).not.toContain('朝の静かな森')
    await member.context().close()
  })

  it('rejects a file that is no sound, with the reason', async () => {
    await navigateInApp(admin, '/admin/sounds/create')
    await choose('種類', '法人')
    const file = { name: 'no-sound.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(50_000, 'x') }
    await admin.getByLabel('ファイル', { exact: true }).setInputFiles(file)
    await admin.getByText('MP3形式の音声ファイルを選択してください。').waitFor()
  })
})

describe('the master data of the console', () => {
  it('rename a tag, whose new name members read', async () => {
    const member = await openConsoleAs(product, 'general')
    const tags = async () => {
      const answer = await member.request.get('/api/api/natural-sound/list')
      return ((await answer.json()) as { tags: string[] }[]).flatMap((sound) => sound.tags)
    }
    const [before = ''] = await tags()
    await navigateInApp(admin, '/admin/tags')
    await searchList(admin, '名前・コードで検索', before)
    await admin.getByRole('cell', { name: before, exact: true }).click()
    await admin.getByRole('textbox', { name: '日本語の名前' }).fill('ひと休み')
    await admin.getByRole('button', { name: '保存' }).click()
    await admin.waitForURL(({ pathname }) => pathname.endsWith('/admin/tags'))
    await expect.poll(tags).toContain('ひと休み')
    expect(await tags()).not.toContain(before)
    await member.context().close()
  })

  it('add a country, move it in the order, and delete it', async () => {
    await admin.goto('/admin/countries/create')
    await admin.getByLabel('コード').fill('nz')
    await admin.getByLabel('日本語の名前').fill('ニュージーランド')
    await admin.getByLabel('英語の名前').fill('New Zealand')
    await admin.getByLabel('表示順').fill('90000')
    await admin.getByRole('button', { name: '保存' }).click()
    const row = findRow(admin, 'ニュージーランド')
    await row.waitFor()
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
    await admin.getByRole('row').nth(1).waitFor()
    await row.waitFor({ state: 'detached' })
  })
})
