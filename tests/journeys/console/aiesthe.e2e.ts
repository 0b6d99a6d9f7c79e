import { listPageFindingsBySize, navigateInApp } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { confirmDialog, waitForMessage } from '../support/console.ts'
import { addDiagnoses } from '../support/diagnoses.ts'
import { expect, test } from '../support/test.ts'

const title = '雨の日に'
const questions = (admin: Page, language: '日本語' | '英語') =>
  admin.getByRole('textbox', { name: new RegExp(`^${language}の質問`) })
const save = (admin: Page) => admin.getByRole('button', { name: '保存' }).click()
/** Expects these numbers of questions and answers in the row of a version. */
async function expectVersion(admin: Page, version: number, counts: [questions: string, answers: string]) {
  const heading = admin.getByRole('rowheader', { name: String(version), exact: true })
  const cells = admin.getByRole('row').filter({ has: heading }).getByRole('cell')
  for (const [index, count] of counts.entries()) await expect(cells.nth(index)).toHaveText(count)
}

test.describe('a mental check', () => {
  test('is created, answered and changed, and the answer stays with the version it was given to', async ({
    admin,
    subscriber: { page: member },
  }) => {
    await navigateInApp(admin, '/admin/mental-checks/create')
    await admin.getByRole('textbox', { name: /^日本語の題名/ }).fill(title)
    await admin.getByRole('textbox', { name: /^英語の題名/ }).fill('On a rainy day')
    await questions(admin, '日本語').fill('頭が重い')
    await questions(admin, '英語').fill('My head feels heavy')
    await admin.getByRole('button', { name: '質問を追加' }).click()
    await questions(admin, '日本語').nth(1).fill('外に出るのがおっくう')
    await questions(admin, '英語').nth(1).fill('I would rather stay in')
    await save(admin)
    await expect(admin.getByRole('heading', { level: 1, name: `メンタルチェック：${title}` })).toBeVisible()
    await expectVersion(admin, 1, ['2', '0'])

    await member.goto('/mypage/mentalcheck')
    await member.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }).check()
    await member.getByRole('button', { name: 'メンタルチェックへ進む' }).click()
    await member.getByRole('link', { name: title }).click()
    for (const question of ['1. 頭が重い', '2. 外に出るのがおっくう'])
      await member
        .getByRole('radiogroup', { name: question })
        .getByRole('radio', { name: 'よくある', exact: true })
        .click()
    await member.getByRole('button', { name: '送信する' }).click()
    await waitForMessage(member, '送信が完了しました！')

    await admin.getByRole('link', { name: '編集' }).click()
    await admin.getByRole('button', { name: '1. 頭が重い' }).click()
    await questions(admin, '日本語').fill('頭がぼんやりする')
    await questions(admin, '英語').fill('My head feels foggy')
    await admin.getByRole('button', { name: '2. 外に出るのがおっくう' }).click()
    await admin.getByRole('switch', { name: '出題する' }).nth(1).uncheck()
    await save(admin)
    await expect(admin.getByRole('combobox', { name: '1. 頭がぼんやりする' })).toBeVisible()
    await expectVersion(admin, 2, ['1', '0'])
    await expectVersion(admin, 1, ['2', '1'])

    await admin.getByRole('button', { name: '公開を終了' }).click()
    await confirmDialog(admin, '公開を終了しますか？', '公開を終了')
    await waitForMessage(admin, '公開を終了しました。')
  })
})

test.describe('the statistics of AI esthe', () => {
  test('leave out groups of fewer than five members, and count larger ones', async ({ product, admin }) => {
    // No other journey has diagnoses in these months.
    const period = 'from=2021-05-01&to=2021-05-31&per=month'
    const choices = `/admin/choice-statistics?${period}`
    const reasons = admin.getByRole('region', { name: '選択の理由別' })
    await addDiagnoses(product, 1, 'expression', '2021-05-10')
    await admin.goto(choices)
    await expect(admin.getByText('5人未満のため表示しません。').first()).toBeVisible()
    await admin.goto('/admin/diagnosis-statistics?from=2021-04-01&to=2021-04-30&per=month')
    await expect(admin.getByText('この期間の記録はありません。').first()).toBeVisible()

    await addDiagnoses(product, 6, 'expression', '2021-05-10')
    await addDiagnoses(product, 6, 'learned', '2021-05-10')
    await admin.goto(`/admin/diagnosis-statistics?${period}`)
    const counts = admin.getByRole('region', { name: '診断の件数' })
    await expect(counts.getByRole('row', { name: '合計 13 13 13 0' })).toBeVisible()
    await expect(admin.getByRole('row', { name: 'よろこび 10.0 40.0 +30.0' })).toBeVisible()
    expect(await listPageFindingsBySize(admin)).toEqual([])
    await admin.goto(choices)
    await expect(reasons.getByRole('row', { name: /^写真の表情 7 / })).toBeVisible()
    expect(await listPageFindingsBySize(admin)).toEqual([])
  })
})
