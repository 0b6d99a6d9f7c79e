import { listPageFindings, listPageFindingsBySize, navigateInApp } from '@hibiki/test-harness'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './support/product.ts'
import {
  findScreenTitle,
  findSectionCard,
  lobby,
  measureSettledLoudness,
  openRoomConsole,
  openRoomControl,
  openRoomDevice,
  readPageLoudness,
  spa,
  toggleSectionSound,
  waitUntilAudible,
  waitUntilSilent,
} from './support/rooms.ts'

const music = '休憩室の午後'
const vibration = '静かな部屋'
const taken = 'この区画はすでに利用されているため、ご利用いただけません。前の画面に戻ります。'
const freed = '管理者がこの端末での利用を終了しました。続けるには、もう一度「開始」を押してください。'
const [reception] = lobby.sections
const [relaxing, resting] = spa.sections

let product: Product
let rooms: pg.Pool
let phone: Page
const devices: Page[] = []

beforeAll(async () => {
  // Tablets in rooms may play without a touch, because the app is installed or the browser's settings allow it.
  product = await startProduct({
    adminConsole: true,
    chromium: { args: ['--autoplay-policy=no-user-gesture-required'] },
  })
  rooms = new pg.Pool({ connectionString: product.databases.enterprise, max: 2 })
  phone = await openRoomControl(product)
})
afterEach(async () => {
  for (const page of devices.splice(0)) await page.context().close()
  // A pending poll, or a renewal by the socket just closed, would hold the section against the next device.
  while ((await loseLeases()) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
})
afterAll(async () => {
  await rooms?.end()
  await product?.close()
})

async function device(section: { id: string; name: string }): Promise<Page> {
  const page = await openRoomDevice(product, section)
  devices.push(page)
  return page
}

/** Expires all leases, as if no device had polled for 15 seconds. Returns how many leases ended. */
async function loseLeases(): Promise<number> {
  const ended = await rooms.query(
    'update enterprise.leases set device_id = null, session_id = null, until = now() where until > now()',
  )
  return ended.rowCount ?? 0
}

async function send(path: string, data: object): Promise<void> {
  const response = await phone.request.post(path, { data, headers: { origin: product.url } })
  expect(response.status(), await response.text()).toBeLessThan(300)
}

/** Moves the clock of the enterprise service. */
const passTime = (data: { advance: string } | { now: string }) => send('/dev/clock', data)

const order = (data: object) => send('/api/v2/enterprise/my/control', data)

describe('a section of a room', () => {
  it('plays on the device what the control starts, at its volume', async () => {
    const tablet = await device(reception)
    await expect.poll(() => findScreenTitle(tablet).textContent()).toBe('停止中')
    await toggleSectionSound(phone, reception, music)
    await expect.poll(() => findScreenTitle(tablet).textContent()).toBe(music)
    await tablet.getByText('再生中　音量 50%').waitFor()
    const before = await measureSettledLoudness(tablet)

    const slider = findSectionCard(phone, reception).getByRole('slider', { name: `${music}の音量` })
    await slider.press('Home')
    for (let steps = 0; steps < 10; steps++) await slider.press('ArrowRight')
    await tablet.getByText('再生中　音量 10%').waitFor()
    await expect.poll(() => readPageLoudness(tablet), { timeout: 10_000 }).toBeLessThan(before / 2)

    await toggleSectionSound(phone, reception, music)
    await waitUntilSilent(tablet)
    await toggleSectionSound(phone, reception, vibration)
    await expect.poll(() => findScreenTitle(tablet).textContent()).toBe(vibration)
    await measureSettledLoudness(tablet)
    await findSectionCard(phone, reception).getByText('再生を確認').waitFor()
  })

  it('is bound to one device: another one is told so and returns to the choice of sections', async () => {
    await device(reception)
    const second = await device(reception)
    await second.getByRole('alertdialog').getByText(taken, { exact: true }).waitFor()
    await second.waitForURL('**/mypage/enterprise/control')
    await second.getByRole('button', { name: '閉じる' }).click()
    await second.getByRole('heading', { name: lobby.name }).waitFor()
  })

  it('continues by itself when the tab was killed and the page is opened again', async () => {
    await order({ sectionId: reception.id, playing: true })
    const tablet = await device(reception)
    await measureSettledLoudness(tablet)
    const [context, { pathname }] = [tablet.context(), new URL(tablet.url())]
    await tablet.close()
    const again = await context.newPage()
    devices.push(again)
    await again.goto(pathname)
    await measureSettledLoudness(again)
    expect(new URL(again.url()).pathname).toBe(pathname)
  })

  it('is changed and released from the console, and the device is silent until a person presses start again', async () => {
    await order({ sectionId: reception.id, soundIds: [] })
    await order({ sectionId: reception.id, volume: 0.5 })
    const tablet = await device(reception)
    const admin = await openRoomConsole(product)
    devices.push(admin)
    const press = (name: string) => admin.getByRole('button', { name, exact: true }).click()
    const [ofMusic, ofVibration] = [music, vibration].map((title) => `${reception.name}の「${title}」`)
    await press(`${ofMusic}を再生`)
    await tablet.getByText('再生中　音量 50%').waitFor()
    await expect.poll(() => findScreenTitle(tablet).textContent()).toBe(music)
    const before = await measureSettledLoudness(tablet)
    for (let steps = 0; steps < 4; steps++) await press(`${ofMusic}の音量を下げる`)
    await tablet.getByText('再生中　音量 10%').waitFor()
    await expect.poll(() => readPageLoudness(tablet), { timeout: 10_000 }).toBeLessThan(before / 2)
    await press(`${ofMusic}を停止`)
    await press(`${ofVibration}を再生`)
    await expect.poll(() => findScreenTitle(tablet).textContent()).toBe(vibration)
    await measureSettledLoudness(tablet)

    await admin.goto('/admin/enterprise-sections')
    await admin.getByRole('row', { name: reception.name }).getByRole('button', { name: '解放する' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '解放する' }).click()
    await tablet.getByRole('alertdialog').getByText(freed, { exact: true }).waitFor()
    await waitUntilSilent(tablet)
    await tablet.getByRole('button', { name: '閉じる' }).click()
    await tablet.getByRole('button', { name: '再生を開始する' }).click()
    await measureSettledLoudness(tablet)
  })
})

describe('a section without a network', () => {
  it('opens and plays its last commands again after a power cut while the server is away', async () => {
    await order({ sectionId: resting.id, playing: true })
    const tablet = await openRoomDevice(product, resting, { installed: true })
    devices.push(tablet)
    await waitUntilAudible(tablet)
    const [context, { pathname }] = [tablet.context(), new URL(tablet.url())]
    const title = await findScreenTitle(tablet).textContent()
    await context.setOffline(true)
    await tablet.close()
    const again = await context.newPage()
    devices.push(again)
    await again.goto(pathname)
    await again.getByText('オフライン再生中').waitFor()
    expect(await findScreenTitle(again).textContent()).toBe(title)
    await waitUntilAudible(again)
    await context.setOffline(false)
    await again.getByText('再生中　音量 50%').waitFor()
    await waitUntilAudible(again)
    expect(await again.getByRole('alertdialog').count()).toBe(0)
  })

  it('plays on through half an hour, then reports all of it in order, and keeps its section', async () => {
    await order({ sectionId: relaxing.id, playing: true })
    const tablet = await openRoomDevice(product, relaxing, { withClock: true })
    devices.push(tablet)
    await waitUntilAudible(tablet)
    await tablet.context().setOffline(true)
    await tablet.getByText('オフライン再生中').waitFor()
    for (let minutes = 0; minutes < 30; minutes += 5) {
      await tablet.clock.fastForward('05:00')
      await waitUntilAudible(tablet)
    }
    await passTime({ advance: 'PT30M' })
    await loseLeases()
    await tablet.context().setOffline(false)
    await tablet.getByText('再生中　音量 50%').waitFor()
    await waitUntilAudible(tablet)
    await expect
      .poll(async () => (await spansOf(relaxing.id)).at(-1)?.minutes, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(30)
    // There is one unbroken span, because all reports were accepted in the order in which they were made.
    expect(await spansOf(relaxing.id)).toHaveLength(1)
    expect(await tablet.getByRole('alertdialog').count()).toBe(0)
  })
})

describe('the schedule of a section', () => {
  it('is set on the phone, and opens and closes the section by itself', async () => {
    await passTime({ now: '2027-02-01T00:30:00Z' })
    await order({ sectionId: relaxing.id, playing: false })
    const tablet = await device(relaxing)
    await phone.getByRole('link', { name: `${relaxing.name}の予定表` }).click()
    await phone.getByRole('button', { name: '時間帯を追加' }).click()
    await phone.getByLabel('開始').fill('10:00')
    await phone.getByLabel('終了').fill('11:00')
    await phone.getByRole('button', { name: '保存する' }).click()
    await phone.getByText('保存しました。すぐに反映されます。').waitFor()
    await expect.poll(() => findScreenTitle(tablet).textContent()).toBe('停止中')
    await passTime({ now: '2027-02-01T01:00:00Z' })
    await measureSettledLoudness(tablet)
    await passTime({ now: '2027-02-01T02:00:00Z' })
    await expect.poll(() => findScreenTitle(tablet).textContent(), { timeout: 15_000 }).toBe('停止中')
    await waitUntilSilent(tablet)
  })
})

describe('the trial page', () => {
  it('plays and offers nothing that needs a plan, which an enterprise account cannot have', async () => {
    await phone.goto('/mypage/enterprise/experience')
    await phone.getByRole('button', { name: '再生する', exact: true }).click()
    await phone.getByRole('button', { name: '一時停止する', exact: true }).click()
    await phone.getByRole('button', { name: '別の音にする' }).click()
    await phone.getByRole('button', { name: '再生する', exact: true }).waitFor()
    expect(await phone.getByRole('checkbox').count()).toBe(0)
    expect(new URL(phone.url()).pathname).toBe('/mypage/enterprise/experience')
  })
})

describe('every page of rooms', () => {
  it('has no serious axe finding and stays inside the screen: on a phone, on a desktop and on the tablet', async () => {
    const tablet = await device(reception)
    await findScreenTitle(tablet).waitFor()
    const found = await listPageFindings(tablet)
    for (const path of [
      ...['', '/control', `/control/${resting.id}`, '/rooms', `/rooms/schedule/${reception.id}`],
      ...[`/rooms/hours/${lobby.id}`, '/report', '/experience'],
    ]) {
      await navigateInApp(phone, `/mypage/enterprise${path}`)
      await phone.locator('h1').first().waitFor()
      const here = await listPageFindingsBySize(phone, ['phone', 'tablet', 'desktop'])
      found.push(...here.map((finding) => `${path}: ${finding}`))
      expect(new URL(phone.url()).pathname).toBe(`/mypage/enterprise${path}`)
    }
    expect(found).toEqual([])
  })
})

async function spansOf(sectionId: string): Promise<{ minutes: number }[]> {
  const { rows } = await rooms.query<{ minutes: number }>(
    `select (extract(epoch from ended_at - started_at) / 60)::float8 as minutes
     from enterprise.play_spans where section_id = $1 order by started_at`,
    [sectionId],
  )
  return rows
}
