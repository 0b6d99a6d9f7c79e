import { listPageFindings, listPageFindingsBySize, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { hotel, lobby, spa, waitUntilAudible } from '../support/rooms.ts'
import { desktop, expect, test } from '../support/test.ts'

const boardsPath = '/mypage/enterprise/boards'
const tv = { width: 1920, height: 1080 }
const iPhone = { width: 390, height: 844 }
const [reception] = lobby.sections
const codePattern = /^[B-Z]{4}-[B-Z]{4}$/

// Tablets in rooms may play without a touch, because the browser's settings allow it.
test.use({ ownProduct: 'the rooms', chromiumArgs: ['--autoplay-policy=no-user-gesture-required'] })

const longRoomNames = ['露天風呂付き離れの特別室', 'スイートルーム101', 'スイートルーム102']
const sectionNames = ['寝室', '窓側のソファ', 'ベッドサイド']

const findBoard = (screen: Page) => screen.getByRole('dialog', { name: 'お部屋の再生のようす' })
const findTile = (screen: Page, name: string) =>
  findBoard(screen).getByRole('listitem').filter({ hasText: name })
const readCode = async (screen: Page) => (await screen.getByText(codePattern).textContent()) ?? ''

/** Returns what sticks out of the screen or is cut off at its lower edge, and ordinary names that are shortened. */
const listClipped = (screen: Page): Promise<string[]> =>
  findBoard(screen).evaluate(
    (board, names) => {
      const found: string[] = []
      // Each minute the picture moves by up to four pixels.
      if (board.scrollHeight > board.clientHeight + 4) found.push('the board scrolls')
      const list = board.querySelector('ul')?.getBoundingClientRect()
      for (const tile of board.querySelectorAll('li')) {
        const { bottom, right } = tile.getBoundingClientRect()
        if (!list || bottom > list.bottom + 1 || right > list.right + 1)
          found.push(`outside: ${tile.textContent}`)
        if (tile.scrollHeight > tile.clientHeight + 1) found.push(`cut off: ${tile.textContent}`)
        for (const span of tile.querySelectorAll('span'))
          if (names.includes(span.textContent) && span.scrollWidth > span.clientWidth)
            found.push(`shortened: ${span.textContent}`)
      }
      return found
    },
    [...longRoomNames, ...sectionNames],
  )

test('a television becomes a board by a code, follows the rooms, says when it is cut off, and is released', async ({
  newPage,
  logIn,
}) => {
  test.slow()
  const screen = await newPage({ viewport: tv, serviceWorkers: 'block' })
  const phone = await logIn(hotel, { viewport: iPhone })
  await callApi(phone, 'v2/enterprise/my/control', { sectionId: reception.id, playing: true })

  await test.step('the phone pairs it', async () => {
    await screen.goto('/board')
    const code = await readCode(screen)
    await expect(screen.getByRole('img', { name: '登録ページのQRコード' })).toBeVisible()
    expect(await listPageFindings(screen)).toEqual([])
    await phone.goto(`${boardsPath}?code=${code}`)
    await phone.getByLabel('コード').fill("' or 1=1 --")
    await phone.getByLabel('名前').fill('フロント')
    await phone.getByRole('button', { name: '登録する' }).click()
    await expect(phone.getByText(/^コードが正しくないか、有効期限が切れています。/)).toBeVisible()
    expect(await listPageFindings(phone)).toEqual([])
    await phone.getByLabel('コード').fill(code.toLowerCase().replace('-', ''))
    await phone.getByRole('button', { name: '登録する' }).click()
    await phone.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()
    await expect(phone.getByRole('region', { name: 'フロント' })).toContainText('すべてのお部屋')
    expect(await listPageFindings(phone)).toEqual([])
  })

  await test.step('it shows every section, and follows a device that begins to play', async () => {
    await expect(findBoard(screen).getByRole('listitem')).toHaveCount(4)
    await expect(findTile(screen, reception.name)).toContainText('端末なし')
    expect(await listPageFindings(screen)).toEqual([])
    const tablet = await logIn(hotel, { viewport: screenSizes.tablet })
    await tablet.goto(`/mypage/enterprise/control/${reception.id}`)
    await tablet.getByRole('button', { name: '再生を開始する' }).click()
    await waitUntilAudible(tablet)
    // The device reports within five seconds, and the board polls after four.
    await expect(findTile(screen, reception.name)).toContainText(/休憩室の午後|静かな部屋/, {
      timeout: 10_000,
    })
    for (const viewport of [tv, { width: 1280, height: 720 }, { width: 1024, height: 768 }, iPhone]) {
      await screen.setViewportSize(viewport)
      expect([viewport, await listPageFindings(screen), await listClipped(screen)]).toEqual([
        viewport,
        [],
        [],
      ])
    }
    await screen.setViewportSize(tv)
    await tablet.getByRole('button', { name: '終了する' }).click()
  })

  await test.step('it says since when the connection is lost, and shows no old state meanwhile', async () => {
    await screen.context().setOffline(true)
    await expect(findBoard(screen).getByRole('alert')).toContainText('通信が途切れています', {
      timeout: 30_000,
    })
    await expect(findBoard(screen).getByRole('listitem')).toHaveCount(0)
    expect(await listPageFindings(screen)).toEqual([])
    await screen.context().setOffline(false)
    await expect(findBoard(screen).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('it is a board after a restart, and shows the rooms that a person chooses at a desk', async () => {
    await screen.reload()
    await expect(findBoard(screen).getByRole('listitem')).toHaveCount(4)
    const desk = await logIn(hotel, { viewport: desktop })
    await desk.goto(boardsPath)
    await desk.getByRole('button', { name: 'フロントを編集' }).click()
    await desk.getByLabel('名前').fill('スパの受付')
    await desk.getByRole('radio', { name: /お部屋を選ぶ/ }).click()
    await desk.getByRole('checkbox', { name: spa.name }).click()
    expect(await listPageFindings(desk)).toEqual([])
    await desk.getByRole('button', { name: '保存する' }).click()
    await expect(findTile(screen, lobby.name)).toHaveCount(0)
    await expect(findTile(screen, spa.name)).toHaveCount(2)
    await expect(findBoard(screen).getByText('スパの受付')).toBeVisible()

    await desk.getByRole('button', { name: 'スパの受付の登録を解除' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: '登録を解除' }).click()
    await expect(screen.getByText(codePattern)).toBeVisible({ timeout: 60_000 })
    await expect(findBoard(screen)).toHaveCount(0)
    await expect(desk.getByText('状況ボードはまだありません。')).toBeVisible()
  })
})

test('the boards are reached from the page of the company and stay inside the screen', async ({ logIn }) => {
  const page = await logIn(hotel)
  await page.goto('/mypage/enterprise')
  await page.getByRole('link', { name: /状況ボード/ }).click()
  await page.waitForURL(`**${boardsPath}`)
  await page.getByRole('button', { name: 'ボードを登録する' }).click()
  await page.getByRole('radio', { name: /お部屋を選ぶ/ }).click()
  expect(await listPageFindingsBySize(page, ['phone', 'tablet', 'desktop'])).toEqual([])
})

test('a board of 200 sections has at most six pages, with every problem on the first', async ({
  newPage,
}) => {
  const screen = await newPage({ viewport: tv, serviceWorkers: 'block' })
  await screen.addInitScript(() => localStorage.setItem('hibiki.board', 'secret'))
  await screen.route('**/api/v2/enterprise/board', (route) => route.fulfill({ json: createState() }))
  await screen.goto('/board')
  await expect(findBoard(screen)).toContainText('確認が必要 12区画')
  for (const viewport of [tv, { width: 1280, height: 720 }, { width: 1024, height: 768 }]) {
    await screen.setViewportSize(viewport)
    await expect(findBoard(screen)).toContainText(/1 \/ [1-6]$/, { timeout: 60_000 })
    await expect(findBoard(screen).getByRole('listitem').filter({ hasText: 'から' })).toHaveCount(12)
    expect([viewport, await listPageFindings(screen), await listClipped(screen)]).toEqual([viewport, [], []])
  }
  await expect(findBoard(screen)).toContainText(/2 \/ [1-6]$/, { timeout: 60_000 })
  expect(await listClipped(screen)).toEqual([])
})

/** The state of 200 sections with long names, of which 12 need a person. */
function createState() {
  const now = new Date()
  const reasons = ['offline', 'deviceSilent', 'noDevice', 'stopped'] as const
  const since = new Date(now.getTime() - 3_600_000).toISOString()
  return {
    serverTime: now.toISOString(),
    companyName: 'ひびきリゾート 箱根 強羅',
    boardName: 'フロント',
    attentionSections: 12,
    hiddenSections: 0,
    sections: Array.from({ length: 200 }, (_, index) => {
      const kind = index < 12 ? 'attention' : index < 60 ? 'resting' : 'playing'
      return {
        sectionId: crypto.randomUUID(),
        roomName: longRoomNames[index % 4] ?? `客室${index + 101}`,
        sectionName: sectionNames[index % 3],
        kind,
        reason: kind === 'attention' ? reasons[index % 4] : kind === 'resting' ? 'closed' : null,
        since: kind === 'attention' ? since : null,
        until: null,
        titles: kind === 'playing' ? ['静かな部屋', '休憩室の午後'].slice(0, 1 + (index % 2)) : [],
      }
    }),
  }
}
