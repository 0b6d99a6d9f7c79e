import { composeText } from '../support/input-method.ts'
import { expect, test } from '../support/test.ts'

const SATO = ['ｓ', 'さ', 'さｔ', 'さと', 'さとう', '佐藤']
const HANAKO = ['ｈ', 'は', 'はｎ', 'はな', 'はなｋ', 'はなこ', '花子']

test.describe('A member whose name is typed with a Japanese input method', () => {
  test('gets the reading from the kana that were composed, corrects it, and keeps the correction', async ({
    member: { page },
  }) => {
    await page.goto('/mypage/profile')
    const name = page.getByLabel('表示名')
    const reading = page.getByLabel('フリガナ')
    await name.fill('')
    await composeText(name, SATO)
    await expect(reading).toHaveValue('サトウ')
    await page.keyboard.type(' ')
    await composeText(name, HANAKO)
    await expect(name).toHaveValue('佐藤 花子')
    await expect(reading).toHaveValue('サトウ ハナコ')
    await reading.fill('さとう はなえ')
    await name.focus()
    await expect(reading).toHaveValue('サトウ ハナエ')
    await page.keyboard.press('End')
    await composeText(name, ['み', 'みか', '美香'])
    await expect(name).toHaveValue('佐藤 花子美香')
    await expect(reading).toHaveValue('サトウ ハナエ')
    await page.getByRole('button', { name: '更新する' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()
    await page.reload()
    await expect(reading).toHaveValue('サトウ ハナエ')
  })

  test('gets no reading for a name that was pasted', async ({ member: { page } }) => {
    await page.goto('/mypage/profile')
    const name = page.getByLabel('表示名')
    await name.fill('')
    await name.focus()
    await page.keyboard.insertText('佐藤')
    await expect(name).toHaveValue('佐藤')
    await expect(page.getByLabel('フリガナ')).toHaveValue('')
  })

  test('gets the readings of the family and the given name of an address', async ({ member: { page } }) => {
    await page.goto('/mypage/profile?tab=addresses')
    await composeText(page.getByRole('textbox', { name: /^姓/ }), SATO)
    await composeText(page.getByRole('textbox', { name: /^名/ }), HANAKO)
    await expect(page.getByLabel('セイ（フリガナ）')).toHaveValue('サトウ')
    await expect(page.getByLabel('メイ（フリガナ）')).toHaveValue('ハナコ')
  })
})
