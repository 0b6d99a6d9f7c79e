import { startTestProduct, type TestProduct } from '@hibiki/deploy-local/test-product'
import { listPageFindingsBySize, navigateInApp } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmDialog, openConsoleAs, waitForMessage } from './support/console.ts'
import { addDiagnoses } from './support/diagnoses.ts'

let product: TestProduct
let admin: Page
let member: Page
beforeAll(async () => {
  product = await startTestProduct({ webFonts: true })
  admin = await openConsoleAs(product, 'admin')
  member = await openConsoleAs(product, 'premium', { width: 390, height: 844 })
})
afterAll(() => product?.close())

const title = '雨の日に'
const questions = (language: '日本語' | '英語') =>
  admin.getByRole('textbox', { name: new RegExp(`^${language}の質問`) })
const save = () => admin.getByRole('button', { name: '保存' }).click()
/** Returns the cells of a version's row: its questions and its answers. */
const versionRow = (version: number) =>
  admin
    .getByRole('row')
    .filter({ has: admin.getByRole('rowheader', { name: String(version), exact: true }) })
    .getByRole('cell')
    .allInnerTexts()

describe('a mental check', () => {
  it('is created, answered and changed, and the answer stays with the version it was given to', async () => {
    await navigateInApp(admin, '/admin/mental-checks/create')
    await admin.getByRole('textbox', { name: /^日本語の題名/ }).fill(title)
    await admin.getByRole('textbox', { name: /^英語の題名/ }).fill('On a rainy day')
    await questions('日本語').fill('頭が重い')
    await questions('英語').fill('My head feels heavy')
    await admin.getByRole('button', { name: '質問を追加' }).click()
    await questions('日本語').nth(1).fill('外に出るのがおっくう')
    await questions('英語').nth(1).fill('I would rather stay in')
    await save()
    await admin.getByRole('heading', { level: 1, name: `メンタルチェック：${title}` }).waitFor()
    expect((await versionRow(1)).slice(0, 2)).toEqual(['2', '0'])

    await member.goto('/mypage/mentalcheck')
    await member.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }).check()
    await member.getByRole('button', { name: 'メンタルチェックへ進む' }).click()
    await member.getByRole('link', { name: title }).click()
    for (const question of ['1. 頭が重い', '2. 外に出るのがおっくう'])
      await member.getByRole('combobox', { name: question }).selectOption('よくある')
    await member.getByRole('button', { name: '送信する' }).click()
    await waitForMessage(member, '送信が完了しました！')

    await admin.getByRole('link', { name: '編集' }).click()
    await admin.getByRole('button', { name: '1. 頭が重い' }).click()
    await questions('日本語').fill('頭がぼんやりする')
    await questions('英語').fill('My head feels foggy')
    await admin.getByRole('button', { name: '2. 外に出るのがおっくう' }).click()
    await admin.getByRole('switch', { name: '出題する' }).nth(1).uncheck()
    await save()
    await admin.getByRole('combobox', { name: '1. 頭がぼんやりする' }).waitFor()
    expect((await versionRow(2)).slice(0, 2)).toEqual(['1', '0'])
    expect((await versionRow(1)).slice(0, 2)).toEqual(['2', '1'])

    await admin.getByRole('button', { name: '公開を終了' }).click()
    await confirmDialog(admin, '公開を終了しますか？', '公開を終了')
    await waitForMessage(admin, '公開を終了しました。')
  })
})

describe('the statistics of AI esthe', () => {
  it('leave out groups of fewer than five members, and count larger ones', async () => {
    await member.request.get('/api/aiesthe/random')
    await navigateInApp(admin, '/admin/choice-statistics')
    const reasons = admin.getByRole('region', { name: '選択の理由別' })
    await admin.getByText('5人未満のため表示しません。').first().waitFor()
    await navigateInApp(admin, '/admin/diagnosis-statistics')
    await admin.getByText('この期間の記録はありません。').first().waitFor()

    await addDiagnoses(product, 7, 'expression')
    await addDiagnoses(product, 6, 'learned')
    await admin.goto('/admin/diagnosis-statistics?per=month')
    const counts = admin.getByRole('region', { name: '診断の件数' })
    await counts.getByRole('row', { name: '合計 13 13 13 0' }).waitFor()
    await admin.getByRole('row', { name: 'よろこび 10.0 40.0 +30.0' }).waitFor()
    expect(await listPageFindingsBySize(admin)).toEqual([])
    await navigateInApp(admin, '/admin/choice-statistics')
    await reasons.getByRole('row', { name: /^写真の表情 7 / }).waitFor()
    expect(await listPageFindingsBySize(admin)).toEqual([])
  })
})
