import type { TestProduct } from '@hibiki/deploy-local/test-product'
import { listPageFindingsBySize } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { findButton, finishPlay, openRandomSoundPage, waitUntilPlayedTo } from '../support/plays.ts'
import { query } from '../support/query.ts'
import { expect, test } from '../support/test.ts'

interface StoredCheckIn {
  mood_before: number | null
  mood_after: number | null
}

const listCheckIns = ({ databases }: TestProduct, { id }: { id: string }): Promise<StoredCheckIn[]> =>
  query(
    databases.aiesthe,
    'select mood_before, mood_after from aiesthe.check_ins where member_id = $1 order by started_at',
    [id],
  )

const faces = (page: Page, question: string) => page.getByRole('group', { name: question })
const BEFORE = 'いまの気分は？'
const AFTER = '聴いたあとの気分は？'
const face = (name: string) => ({ name, exact: true })

/** Counts the clicks on this page from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`addEventListener('click', () => (window.taps = (window.taps ?? 0) + 1), true)`)
  return () => page.evaluate('window.taps ?? 0')
}

async function hear(page: Page): Promise<void> {
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 2)
  await finishPlay(page)
  await expect(page.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
}

test.describe('The check-in', () => {
  test('takes one tap before and one after a sound, shows both, and activity shows them by week', async ({
    product,
    member,
  }) => {
    const { page } = member
    await page.goto('/mypage/activity')
    await expect(page.getByRole('heading', { name: '月ごとの利用時間' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '気分の記録' })).toHaveCount(0)

    await openRandomSoundPage(page)
    const taps = await countTaps(page)
    await faces(page, BEFORE).getByRole('button', face('少しつらい')).click()
    expect(await taps()).toBe(1)
    await expect(faces(page, BEFORE).getByRole('button', { pressed: true })).toHaveAccessibleName(
      '少しつらい',
    )
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(await listCheckIns(product, member)).toEqual([])
    await hear(page)
    const tapsBeforeAnswer = await taps()
    await faces(page, AFTER).getByRole('button', face('とても良い')).click()
    const change = page.getByRole('region', { name: '気分の変化' }).getByRole('status')
    await expect(change).toHaveText(/聴く前.*少しつらい.*聴いたあと.*とても良い/s)
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(await taps()).toBe(tapsBeforeAnswer + 1)
    await expect.poll(() => listCheckIns(product, member)).toEqual([{ mood_before: 2, mood_after: 5 }])

    await page.goto('/mypage/activity')
    await expect(page.getByText('聴いたあとの方が良かったのは、1回中1回でした。')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '2から5（1回）' })).toBeAttached()
    expect(await listPageFindingsBySize(page)).toEqual([])
  })

  test('is never in the way, and stays away on this device once it was declined, until settings bring it back', async ({
    product,
    member,
  }) => {
    const { page } = member
    await openRandomSoundPage(page)
    await expect(faces(page, BEFORE)).toBeVisible()
    await hear(page)
    await expect(faces(page, AFTER)).toBeVisible()
    await openRandomSoundPage(page)
    await findButton(page, '気分の質問を表示しない').click()
    await expect(page.getByText('表示しないようにしました。設定からいつでも戻せます。')).toBeVisible()
    await hear(page)
    await expect(page.getByText('保存しました')).toBeVisible()
    await expect(faces(page, AFTER)).toHaveCount(0)
    await openRandomSoundPage(page)
    await expect(findButton(page, '終了する')).toBeVisible()
    await expect(faces(page, BEFORE)).toHaveCount(0)
    expect(await listCheckIns(product, member)).toEqual([])

    await page.goto('/mypage/settings')
    await page.getByRole('switch', { name: '音の前後に気分をたずねる' }).click()
    await openRandomSoundPage(page)
    await expect(faces(page, BEFORE)).toBeVisible()
  })

  test('waits on the device without a network, and is saved once when it is back', async ({
    product,
    member,
  }) => {
    const { page } = member
    await openRandomSoundPage(page)
    await faces(page, BEFORE).getByRole('button', face('とても良い')).click()
    // It may be changed until the sound begins.
    await faces(page, BEFORE).getByRole('button', face('つらい')).click()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 2)
    await page.context().setOffline(true)
    await finishPlay(page)
    await faces(page, AFTER).getByRole('button', face('ふつう')).click()
    await expect(page.getByRole('region', { name: '気分の変化' }).getByRole('status')).toHaveText(/ふつう/)
    await page.context().setOffline(false)
    await expect.poll(() => listCheckIns(product, member)).toEqual([{ mood_before: 1, mood_after: 3 }])
  })
})
