import { readFile } from 'node:fs/promises'
import { screenSizes } from '@hibiki/test-harness'
import type { Locator, Page } from '@playwright/test'
import { finishPlay, waitUntilPlayedTo } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: screenSizes.phone })

/** Makes a card by its button or menu item, and returns the size of the file's picture and how many colours it has. */
async function makeCard(page: Page, share: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), share.click()])
  const png = await readFile(await download.path())
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += 4 * 97)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
    return { width: picture.width, height: picture.height, colours: colours.size }
  }, png.toString('base64'))
}

const square = { width: 1080, height: 1080 }
const tall = { width: 1080, height: 1920 }

test('A member makes a card of a sound in both sizes, drawn on the device, and another one after the play', async ({
  member: { page },
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto('/mypage/soundesthe')
  await page
    .getByRole('link', { name: /^由比ヶ浜の波/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '由比ヶ浜の波' })).toBeVisible()
  const before = sent.length
  for (const [button, size] of [
    ['共有する（正方形）', square],
    ['共有する（縦長）', tall],
  ] as const) {
    const { colours, ...made } = await makeCard(
      page,
      page.getByRole('main').getByRole('button', { name: button }),
    )
    expect(made).toEqual(size)
    expect(colours).toBeGreaterThan(100)
  }
  expect(sent.slice(before)).toEqual([])

  await page.getByRole('button', { name: '再生する' }).click()
  await waitUntilPlayedTo(page, 2)
  await finishPlay(page)
  await expect(page.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
  const result = page.getByRole('region', { name: 'おつかれさまでした' })
  await result.getByRole('button', { name: 'その他' }).click()
  const { colours, ...made } = await makeCard(page, page.getByRole('menuitem', { name: '共有する（縦長）' }))
  expect(made).toEqual(tall)
  expect(colours).toBeGreaterThan(100)
})
