import { chooseAppearance, listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { findButton } from '../support/plays.ts'
import { desktop, expect, test } from '../support/test.ts'

interface LibrarySound {
  id: string
  place: string
  coordinates?: { longitude: number; latitude: number }
}

/** One place in each part of the country, and one in the inset of the southern islands. */
const places = [
  ['北海道・小樽', 140.99, 43.19],
  ['青森・弘前', 140.47, 40.6],
  ['東京・浅草', 139.8, 35.71],
  ['石川・金沢', 136.65, 36.56],
  ['京都・嵐山', 135.67, 35.01],
  ['京都・宇治', 135.8, 34.88],
  ['奈良', 135.83, 34.69],
  ['広島・鞆の浦', 133.38, 34.38],
  ['高知・桂浜', 133.57, 33.5],
  ['長崎・五島', 128.84, 32.7],
  ['鹿児島・屋久島', 130.5, 30.35],
  ['沖縄・竹富島', 124.09, 24.33],
] as const

/** Repeats the sounds of the product at these places, because it makes only a few sounds for journeys. */
const serveSoundsFromEverywhere = (page: Page) =>
  page.route('**/api/soundesthe/library', async (route) => {
    const response = await route.fetch()
    const library: { sounds: LibrarySound[] } = await response.json()
    const [abroad] = library.sounds
    const sounds = places.flatMap(([place, longitude, latitude], index) => {
      const sound = library.sounds[index % library.sounds.length]
      return sound ? [{ ...sound, place, coordinates: { longitude, latitude } }] : []
    })
    const withoutPlace = abroad && { ...abroad, place: 'ハワイ', coordinates: undefined }
    await route.fulfill({ json: { ...library, sounds: [...sounds, withoutPlace] } })
  })

async function expectNoFindings(page: Page): Promise<void> {
  for (const appearance of ['night', 'day'] as const) {
    await chooseAppearance(page, appearance)
    expect(await listPageFindings(page)).toEqual([])
  }
}

test('a member finds the sounds on a map of Japan and plays one', async ({ member: { page } }) => {
  await page.setViewportSize(screenSizes.phone)
  await page.goto('/mypage/soundesthe')
  await findButton(page, '地図').click()
  const library = await page.request.get('/api/soundesthe/library')
  const { sounds }: { sounds: LibrarySound[] } = await library.json()
  const waves = sounds.find(({ place }) => place === '神奈川・鎌倉')
  expect(waves?.coordinates).toEqual({ longitude: 139.55, latitude: 35.31 })
  const map = page.getByRole('group', { name: '音の地図' })
  await map.getByRole('link', { name: /^由比ヶ浜の波（神奈川・鎌倉）$/ }).click()
  await expect(page).toHaveURL(new RegExp(`sound=${waves?.id}$`))
  await expect(findButton(page, '再生する')).toBeVisible()
})

for (const [size, viewport] of [
  ['phone', screenSizes.phone],
  ['desk', desktop],
] as const)
  test(`sounds that would overlap on a ${size} are one marker, which lists them by keyboard`, async ({
    member: { page },
  }) => {
    await page.setViewportSize(viewport)
    await serveSoundsFromEverywhere(page)
    await page.goto('/mypage/soundesthe?view=map')
    const map = page.getByRole('group', { name: '音の地図' })
    const cluster = map.getByRole('button', { name: /のあたりの音\d件$/ }).first()
    await expect(cluster).toBeVisible()
    const boxes = await map.locator('a, button').evaluateAll((markers) =>
      markers.map((marker) => {
        const { x, y, width } = marker.getBoundingClientRect()
        return { x: x + width / 2, y: y + width / 2, width }
      }),
    )
    for (const [index, one] of boxes.entries()) {
      expect(one.width).toBeGreaterThanOrEqual(44)
      for (const other of boxes.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44)
    }
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expect(cluster).toHaveAttribute('aria-pressed', 'true')
    const listed = page.getByRole('region', { name: /のあたりの音/ })
    await expect(listed).toBeFocused()
    await expect(listed.getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('region', { name: '地図にのっていない音' }).getByRole('link')).toHaveCount(1)
    await expectNoFindings(page)
  })
