import { listPageFindings, listPageFindingsBySize, screenSizes } from '@hibiki/test-harness'
import type { BrowserContext, Page } from '@playwright/test'
import { callApi, fetchJson } from '../support/api.ts'
import { buildLoopingMp3 } from '../support/looping-mp3.ts'
import { findScreenTitle, findSectionCard, hotel, lobby, spa, waitUntilAudible } from '../support/rooms.ts'
import { listenForSeams, MAX_QUIET_MS } from '../support/seams.ts'
import { serveSound } from '../support/served-sound.ts'
import { test as base, expect } from '../support/test.ts'

const playlistsPath = '/mypage/enterprise/rooms/playlists'
const [reception] = lobby.sections
const [, resting] = spa.sections
const sounds = ['休憩室の午後', '静かな部屋']

const test = base.extend<{ openTablet(section: { id: string }, sound?: Buffer): Promise<Page> }>({
  /** Opens a tablet that plays a section; with a sound, every sound of it is this one. */
  openTablet: async ({ logIn }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (section, sound) => {
      const page = await logIn(hotel, { viewport: screenSizes.tablet })
      contexts.push(page.context())
      if (sound) await serveSound(page, sound)
      await page.goto(`/mypage/enterprise/control/${section.id}`)
      await page.getByRole('button', { name: '再生を開始する' }).click()
      return page
    })
    for (const context of contexts) {
      for (const page of context.pages()) await page.getByRole('button', { name: '終了する' }).click()
      await context.close()
    }
  },
})

// Tablets in rooms may play without a touch, because the browser's settings allow it.
test.use({ ownProduct: 'the rooms', chromiumArgs: ['--autoplay-policy=no-user-gesture-required'] })

async function addPlaylist(page: Page, name: string): Promise<string> {
  const { sounds: playable } = await fetchJson(page, 'v2/enterprise/my/playlists')
  const soundIds = playable.map(({ soundId }: { soundId: string }) => soundId)
  const saved = await callApi(page, 'v2/enterprise/my/playlists', { name, isShuffled: false, soundIds })
  return (saved as { playlistId: string }).playlistId
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test(`a playlist is made on ${name}, played in a section, found again after a restart and deleted`, async ({
    logIn,
    openTablet,
  }) => {
    const page = await logIn(hotel, { viewport })
    await page.goto('/mypage/enterprise/rooms')
    await page.getByRole('link', { name: 'プレイリスト' }).click()
    await page.getByRole('button', { name: 'プレイリストを作る' }).click()
    await page.getByLabel('名前').fill('朝のロビー')
    await page.getByRole('checkbox', { name: 'すべて選ぶ' }).click()
    expect(await listPageFindings(page)).toEqual([])
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByRole('region', { name: '朝のロビー' })).toContainText('まだ使われていません。')

    const tablet = await openTablet(reception)
    await page.goto('/mypage/enterprise/rooms')
    await page.getByRole('combobox', { name: `${reception.name}で流すプレイリスト` }).click()
    await page.getByRole('option', { name: '朝のロビー' }).click()
    await expect(tablet.getByText('朝のロビー')).toBeVisible()
    await waitUntilAudible(tablet)
    const title = (await findScreenTitle(tablet).textContent()) ?? ''
    expect(sounds).toContain(title)
    await expect(findSectionCard(page, reception).getByText(`再生中：${title}`)).toBeVisible()

    await expect.poll(() => readPlace(tablet)).toBeGreaterThan(4)
    const before = await readPlace(tablet)
    await tablet.reload()
    await expect(findScreenTitle(tablet)).toHaveText(title)
    await waitUntilAudible(tablet)
    await expect.poll(() => readPlace(tablet)).toBeGreaterThan(before)

    await page.goto(playlistsPath)
    await page.getByRole('button', { name: '朝のロビーを削除' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${lobby.name} ${reception.name}：再生が止まります。`)
    await question.getByRole('button', { name: '削除' }).click()
    await expect(page.getByRole('region', { name: '朝のロビー' })).toHaveCount(0)
    await expect(findScreenTitle(tablet)).toHaveText('停止中')
  })

test('the sounds of a playlist follow each other without a gap, and the reports without a silence', async ({
  logIn,
  openTablet,
}) => {
  const lapSeconds = 3
  const phone = await logIn(hotel)
  const playlistId = await addPlaylist(phone, '昼')
  const tablet = await openTablet(resting, await buildLoopingMp3({ seconds: lapSeconds, leadSamples: 1400 }))
  const silences: unknown[] = []
  await callApi(phone, 'v2/enterprise/my/control', { sectionId: resting.id, playlistId })
  await waitUntilStarted(tablet)
  tablet.on('request', (request) => {
    const report = request.url().endsWith('/status/report') ? request.postDataJSON() : null
    if (report?.actStopping === true) silences.push(report)
  })
  const heard = await listenForSeams(tablet, { seconds: 4 * lapSeconds, lapSeconds })
  expect(heard.seconds).toBeGreaterThan(3 * lapSeconds)
  expect(heard.quietMsOfLap).toBeLessThanOrEqual(MAX_QUIET_MS)
  expect(silences).toEqual([])
  await callApi(phone, 'v2/enterprise/my/playlists/delete', { playlistId })
})

test('the pages of playlists have no serious axe finding and stay inside the screen', async ({ logIn }) => {
  const page = await logIn(hotel)
  const playlistId = await addPlaylist(
    page,
    'とても長い名前のプレイリスト、春の朝の庭とロビーと休憩室のための音',
  )
  await page.goto(playlistsPath)
  const sizes = ['phone', 'tablet', 'desktop'] as const
  const found = await listPageFindingsBySize(page, [...sizes])
  await page.getByRole('button', { name: /を編集$/ }).click()
  await page.getByRole('radio', { name: '下の並び順' }).click()
  found.push(...(await listPageFindingsBySize(page, [...sizes])))
  expect(found).toEqual([])
  await page.getByRole('button', { name: 'キャンセル' }).click()
  await callApi(page, 'v2/enterprise/my/playlists/delete', { playlistId })
})

/** Returns the stored place in the sound that the tablet plays, in seconds. */
const readPlace = (tablet: Page): Promise<number> =>
  tablet.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('hibiki.room-playlists') ?? 'null') as {
      places: Record<string, { seconds: number }>
    } | null
    return Math.max(0, ...Object.values(stored?.places ?? {}).map(({ seconds }) => seconds))
  })

/** Waits without an analyser, which would take the element away from the recording. */
const waitUntilStarted = (tablet: Page): Promise<void> =>
  expect
    .poll(() => tablet.evaluate(() => document.querySelector('audio')?.volume ?? 0), { timeout: 20_000 })
    .toBe(0.5)
