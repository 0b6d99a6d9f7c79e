import { readFileSync } from 'node:fs'
import { demoEnterprise } from '@hibiki/deploy-local/demo-enterprise'
import type { TestProduct } from '@hibiki/deploy-local/test-product'
import { listPageFindings, listPageFindingsBySize, navigateInApp, screenSizes } from '@hibiki/test-harness'
import type { BrowserContext, Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { passTime } from '../support/money.ts'
import { query } from '../support/query.ts'
import {
  findScreenTitle,
  findSectionCard,
  hotel,
  lobby,
  measureSettledLoudness,
  readPageLoudness,
  spa,
  toggleSectionSound,
  waitUntilAudible,
  waitUntilSilent,
} from '../support/rooms.ts'
import { test as base, expect } from '../support/test.ts'
import { waitUntilInstalled } from '../support/wait-until-installed.ts'

const music = '休憩室の午後'
const vibration = '静かな部屋'
const taken = 'この区画はすでに利用されているため、ご利用いただけません。前の画面に戻ります。'
const freed = '管理者がこの端末での利用を終了しました。続けるには、もう一度「開始」を押してください。'
const [reception] = lobby.sections
const [relaxing, resting] = spa.sections

interface DeviceOptions {
  /** Its time can be moved with `page.clock`. */
  hasClock?: boolean
  /** The app's service worker is allowed, and the whole app is on the device. */
  installed?: boolean
}

const test = base.extend<{
  phone: Page
  openDevice(section: { name: string }, options?: DeviceOptions): Promise<Page>
}>({
  /** The page of the control on a phone. */
  phone: async ({ logIn }, use) => {
    const page = await logIn(hotel)
    await page.goto('/mypage/enterprise/rooms')
    await use(page)
  },
  /** Opens a tablet as a hotel uses it: logged in, the section chosen, and start pressed. It is gone when the test is over. */
  openDevice: async ({ product, logIn }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (section, { hasClock = false, installed = false } = {}) => {
      const page = await logIn(hotel, {
        viewport: screenSizes.tablet,
        serviceWorkers: installed ? 'allow' : 'block',
      })
      contexts.push(page.context())
      if (hasClock) await page.clock.install()
      await page.goto('/mypage/enterprise/control')
      if (installed) await waitUntilInstalled(page)
      await page.getByRole('link', { name: section.name }).click()
      await page.getByRole('button', { name: '再生を開始する' }).click()
      return page
    })
    for (const context of contexts) await context.close()
    // A pending poll, or a renewal by the socket just closed, would hold the section against the next device.
    await expect.poll(() => loseLeases(product)).toEqual([])
  },
})

// The hotel's clock is moved by months, and tablets in rooms may play without a touch, because the app is installed or the browser's
// settings allow it.
test.use({ ownProduct: 'the rooms', chromiumArgs: ['--autoplay-policy=no-user-gesture-required'] })

/** Expires all leases, as if no device had polled for 15 seconds. Returns the leases that ended. */
const loseLeases = ({ databases }: TestProduct) =>
  query(
    databases.enterprise,
    'update enterprise.leases set device_id = null, session_id = null, until = now() where until > now() returning until',
  )

// The clock of the product moves forwards only.
const nextYear = new Date().getFullYear() + 1

const order = (page: Page, data: object) => callApi(page, 'v2/enterprise/my/control', data)

test.describe('a section of a room', () => {
  test('plays on the device what the control starts, at its volume', async ({ phone, openDevice }) => {
    const tablet = await openDevice(reception)
    await expect(findScreenTitle(tablet)).toHaveText('停止中')
    await toggleSectionSound(phone, reception, music)
    await expect(findScreenTitle(tablet)).toHaveText(music)
    await expect(tablet.getByText('再生中　音量 50%')).toBeVisible()
    const before = await measureSettledLoudness(tablet)

    const slider = findSectionCard(phone, reception).getByRole('slider', { name: `${music}の音量` })
    await slider.press('Home')
    for (let steps = 0; steps < 10; steps++) await slider.press('ArrowRight')
    await expect(tablet.getByText('再生中　音量 10%')).toBeVisible()
    await expect.poll(() => readPageLoudness(tablet), { timeout: 10_000 }).toBeLessThan(before / 2)

    await toggleSectionSound(phone, reception, music)
    await waitUntilSilent(tablet)
    await toggleSectionSound(phone, reception, vibration)
    await expect(findScreenTitle(tablet)).toHaveText(vibration)
    await measureSettledLoudness(tablet)
    await expect(findSectionCard(phone, reception).getByText('再生を確認')).toBeVisible()
  })

  test('is bound to one device: another one is told so and returns to the choice of sections', async ({
    openDevice,
  }) => {
    await openDevice(reception)
    const second = await openDevice(reception)
    await expect(second.getByRole('alertdialog').getByText(taken, { exact: true })).toBeVisible()
    await second.waitForURL('**/mypage/enterprise/control')
    await second.getByRole('button', { name: '閉じる' }).click()
    await expect(second.getByRole('heading', { name: lobby.name })).toBeVisible()
  })

  test('continues by itself when the tab was killed and the page is opened again', async ({
    phone,
    openDevice,
  }) => {
    await order(phone, { sectionId: reception.id, playing: true })
    const tablet = await openDevice(reception)
    await measureSettledLoudness(tablet)
    const [context, { pathname }] = [tablet.context(), new URL(tablet.url())]
    await tablet.close()
    const again = await context.newPage()
    await again.goto(pathname)
    await measureSettledLoudness(again)
    expect(new URL(again.url()).pathname).toBe(pathname)
  })

  test('is changed and released from the console, and the device is silent until a person presses start again', async ({
    phone,
    admin,
    openDevice,
  }) => {
    await order(phone, { sectionId: reception.id, soundIds: [] })
    await order(phone, { sectionId: reception.id, volume: 0.5 })
    const tablet = await openDevice(reception)
    await admin.goto(`/admin/enterprise-agencies/${demoEnterprise.agencyId}/show`)
    const press = (name: string) => admin.getByRole('button', { name, exact: true }).click()
    const [ofMusic, ofVibration] = [music, vibration].map((title) => `${reception.name}の「${title}」`)
    await press(`${ofMusic}を再生`)
    await expect(tablet.getByText('再生中　音量 50%')).toBeVisible()
    await expect(findScreenTitle(tablet)).toHaveText(music)
    const before = await measureSettledLoudness(tablet)
    for (let steps = 0; steps < 4; steps++) await press(`${ofMusic}の音量を下げる`)
    await expect(tablet.getByText('再生中　音量 10%')).toBeVisible()
    await expect.poll(() => readPageLoudness(tablet), { timeout: 10_000 }).toBeLessThan(before / 2)
    await press(`${ofMusic}を停止`)
    await press(`${ofVibration}を再生`)
    await expect(findScreenTitle(tablet)).toHaveText(vibration)
    await measureSettledLoudness(tablet)

    await admin.goto('/admin/enterprise-sections')
    await admin.getByRole('row', { name: reception.name }).getByRole('button', { name: '解放する' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '解放する' }).click()
    await expect(tablet.getByRole('alertdialog').getByText(freed, { exact: true })).toBeVisible()
    await waitUntilSilent(tablet)
    await tablet.getByRole('button', { name: '閉じる' }).click()
    await tablet.getByRole('button', { name: '再生を開始する' }).click()
    await measureSettledLoudness(tablet)
  })
})

test.describe('a silent section', () => {
  test('says who stopped it, and plays again after one tap', async ({ phone, openDevice }) => {
    await order(phone, { sectionId: reception.id, soundIds: [] })
    const tablet = await openDevice(reception)
    await expect(findScreenTitle(tablet)).toHaveText('停止中')
    await toggleSectionSound(phone, reception, music)
    await waitUntilAudible(tablet)
    await toggleSectionSound(phone, reception, music)
    await waitUntilSilent(tablet)
    const card = findSectionCard(phone, reception)
    await expect(card.getByText(/さんが\d+:\d+に停止しました。/)).toBeVisible()
    await card.getByRole('button', { name: '再生する', exact: true }).click()
    await waitUntilAudible(tablet)
    await expect(card.getByText(/停止しました/)).toHaveCount(0)
  })

  test('says since when its device is gone, and leads to the page that plays it', async ({
    phone,
    openDevice,
  }) => {
    await order(phone, { sectionId: resting.id, playing: true })
    const tablet = await openDevice(resting)
    await waitUntilAudible(tablet)
    await tablet.getByRole('button', { name: '終了する' }).click()
    const card = findSectionCard(phone, resting)
    await expect(card.getByText(/から、この区画を再生する端末がありません。/)).toBeVisible()
    for (const size of ['phone', 'tablet', 'desktop'] as const)
      expect(await listPageFindingsBySize(phone, [size])).toEqual([])
    await card.getByRole('link', { name: '端末を登録する' }).click()
    await phone.getByRole('link', { name: 'この端末で再生する' }).click()
    await expect(phone.getByRole('button', { name: '再生を開始する' })).toBeVisible()
  })
})

test.describe('pairing a tablet', () => {
  for (const [name, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1440, height: 900 }],
  ] as const)
    test(`plays the section that a person chose on ${name}, without a password on the tablet`, async ({
      newPage,
      logIn,
    }) => {
      const person = await logIn(hotel, { viewport })
      await order(person, { sectionId: relaxing.id, playing: true })
      const tablet = await newPage({ viewport: screenSizes.tablet, serviceWorkers: 'block' })
      await tablet.goto('/device')
      await tablet.getByRole('button', { name: 'コードを表示する' }).click()
      const code = (await tablet.getByText(/^[B-Z]{4}-[B-Z]{4}$/).textContent()) ?? ''
      await expect(tablet.getByRole('img', { name: '登録ページのQRコード' })).toBeVisible()
      expect(await listPageFindings(tablet)).toEqual([])

      await person.goto(`/mypage/enterprise/devices?code=${code}&section=${relaxing.id}`)
      await person.getByLabel('コード').fill("' or 1=1 --")
      await person.getByRole('button', { name: '登録する' }).click()
      await expect(person.getByText(/^コードが正しくないか、有効期限が切れています。/)).toBeVisible()
      expect(await listPageFindings(person)).toEqual([])
      await person.getByLabel('コード').fill(code.toLowerCase().replace('-', ''))
      await person.getByRole('button', { name: '登録する' }).click()
      await person
        .getByRole('alertdialog')
        .getByText(/登録しました/)
        .waitFor()

      await tablet.waitForURL(`**/mypage/enterprise/control/${relaxing.id}`)
      await waitUntilAudible(tablet)
      await tablet.reload()
      await waitUntilAudible(tablet)
      await person.getByRole('button', { name: '閉じる' }).click()
      await expect(findSectionCard(person, relaxing).getByText('再生を確認')).toBeVisible()

      await person.getByRole('button', { name: `${relaxing.name}の端末を外す` }).click()
      await person.getByRole('alertdialog').getByRole('button', { name: '端末を外す', exact: true }).click()
      await expect(tablet.getByText(/^この端末の登録は終了しました。/)).toBeVisible()
      await expect(tablet.getByText(/^[B-Z]{4}-[B-Z]{4}$/)).not.toHaveText(code)
      expect(await listPageFindings(tablet)).toEqual([])
      await tablet.goto(`/mypage/enterprise/control/${relaxing.id}`)
      await tablet.waitForURL('**/login')
    })
})

test.describe('a section without a network', () => {
  test('opens and plays its last commands again after a power cut while the server is away', async ({
    phone,
    openDevice,
  }) => {
    await order(phone, { sectionId: resting.id, playing: true })
    const tablet = await openDevice(resting, { installed: true })
    await waitUntilAudible(tablet)
    const [context, { pathname }] = [tablet.context(), new URL(tablet.url())]
    const title = (await findScreenTitle(tablet).textContent()) ?? ''
    await context.setOffline(true)
    await tablet.close()
    const again = await context.newPage()
    await again.goto(pathname)
    await expect(again.getByText('オフライン再生中')).toBeVisible()
    await expect(findScreenTitle(again)).toHaveText(title)
    await waitUntilAudible(again)
    await context.setOffline(false)
    await expect(again.getByText('再生中　音量 50%')).toBeVisible()
    await waitUntilAudible(again)
    await expect(again.getByRole('alertdialog')).toHaveCount(0)
  })

  test('plays on through half an hour, then reports all of it in order, and keeps its section', async ({
    product,
    phone,
    openDevice,
  }) => {
    await order(phone, { sectionId: relaxing.id, playing: true })
    await forgetSpansOf(product, relaxing.id)
    const tablet = await openDevice(relaxing, { hasClock: true })
    await waitUntilAudible(tablet)
    await tablet.context().setOffline(true)
    await expect(tablet.getByText('オフライン再生中')).toBeVisible()
    for (let minutes = 0; minutes < 30; minutes += 5) {
      // A jump of more than 20 seconds would look like a sleep of the tablet, whose time nobody vouches for.
      for (let seconds = 0; seconds < 300; seconds += 15) await tablet.clock.fastForward('00:15')
      await waitUntilAudible(tablet)
    }
    await passTime(phone, { advance: 'PT30M' })
    await loseLeases(product)
    await tablet.context().setOffline(false)
    await expect(tablet.getByText('再生中　音量 50%')).toBeVisible()
    await waitUntilAudible(tablet)
    await expect
      .poll(async () => (await spansOf(product, relaxing.id)).at(-1)?.minutes, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(30)
    // There is one unbroken span, because all reports were accepted in the order in which they were made.
    expect(await spansOf(product, relaxing.id)).toHaveLength(1)
    await expect(tablet.getByRole('alertdialog')).toHaveCount(0)
  })
})

test.describe('the schedule of a section', () => {
  test('is set on the phone, and opens and closes the section by itself', async ({ phone, openDevice }) => {
    await passTime(phone, { now: `${nextYear}-02-01T00:30:00Z` })
    await order(phone, { sectionId: relaxing.id, playing: false })
    const tablet = await openDevice(relaxing)
    await phone.getByRole('link', { name: `${relaxing.name}の予定表` }).click()
    await phone.getByRole('button', { name: '時間帯を追加' }).click()
    await phone.getByLabel('開始').fill('10:00')
    await phone.getByLabel('終了').fill('11:00')
    await phone.getByRole('button', { name: '保存する' }).click()
    await expect(phone.getByText('保存しました。すぐに反映されます。')).toBeVisible()
    await expect(findScreenTitle(tablet)).toHaveText('停止中')
    await passTime(phone, { now: `${nextYear}-02-01T01:00:00Z` })
    await measureSettledLoudness(tablet)
    await passTime(phone, { now: `${nextYear}-02-01T02:00:00Z` })
    await expect(findScreenTitle(tablet)).toHaveText('停止中', { timeout: 15_000 })
    await waitUntilSilent(tablet)
  })
})

test.describe('the limit of the volume at night', () => {
  test('makes the tablet quieter at once, also without a network, and louder in the morning', async ({
    phone,
    openDevice,
  }) => {
    // Rooms keep the time of the server, which is ten in the evening in Japan now.
    await passTime(phone, { now: `${nextYear}-02-01T13:00:00Z` })
    await order(phone, { sectionId: resting.id, playing: true })
    await order(phone, { sectionId: resting.id, volume: 0.8 })
    const tablet = await openDevice(resting, { hasClock: true })
    await expect(tablet.getByText('再生中　音量 80%')).toBeVisible()
    const loud = await measureSettledLoudness(tablet)
    const volumeLimit = { from: '21:00', to: '22:10', max: 0.2 }
    await callApi(phone, 'v2/enterprise/my/room/section/schedule', {
      sectionId: resting.id,
      windows: [],
      volumeLimit,
    })
    await expect(tablet.getByText('再生中　音量 20%')).toBeVisible()
    await expect.poll(() => readPageLoudness(tablet), { timeout: 10_000 }).toBeLessThan(loud / 2)
    const card = findSectionCard(phone, resting)
    await expect(card.getByText(/音量の上限が20%です。$/)).toBeVisible()
    await tablet.context().setOffline(true)
    await expect(tablet.getByText('オフライン再生中')).toBeVisible()
    await tablet.clock.fastForward('11:00')
    await expect.poll(() => readPageLoudness(tablet), { timeout: 10_000 }).toBeGreaterThan(loud / 2)
    await tablet.context().setOffline(false)
    await callApi(phone, 'v2/enterprise/my/room/section/schedule', {
      sectionId: resting.id,
      windows: [],
      volumeLimit: null,
    })
  })
})

test.describe('the days of the year', () => {
  test('close the rooms on a holiday after three taps, and one room opens all the same', async ({
    phone,
    openDevice,
  }) => {
    await passTime(phone, { now: `${nextYear}-04-28T03:00:00Z` })
    // Without a schedule what was ordered plays whenever the room is open.
    await callApi(phone, 'v2/enterprise/my/room/section/schedule', { sectionId: relaxing.id, windows: [] })
    await order(phone, { roomId: spa.id, playing: true })
    const tablet = await openDevice(relaxing)
    await waitUntilAudible(tablet)
    await phone.getByRole('link', { name: '休業日' }).click()
    await phone.getByRole('switch', { name: '祝日は休業する' }).click()
    await phone.getByRole('button', { name: '保存する' }).click()
    await expect(phone.getByText('保存しました。すぐに反映されます。')).toBeVisible()
    // Showa Day
    await passTime(phone, { now: `${nextYear}-04-29T03:00:00Z` })
    await expect(findScreenTitle(tablet)).toHaveText('ただいま営業時間外です', { timeout: 15_000 })
    await waitUntilSilent(tablet)

    await phone.goto(`/mypage/enterprise/rooms/hours/${spa.id}`)
    await phone.getByRole('button', { name: '特別な日を追加' }).click()
    await phone.getByLabel('日付').fill(`${nextYear}-04-29`)
    await phone.getByRole('radio', { name: '休業日・祝日でも、曜日どおり営業する' }).click()
    await phone.getByRole('button', { name: '保存する' }).click()
    await expect(phone.getByText('保存しました。すぐに反映されます。')).toBeVisible()
    await waitUntilAudible(tablet)
    await phone.getByRole('button', { name: '特別な日 1を削除' }).click()
    await phone.getByRole('button', { name: '保存する' }).click()
    await expect(phone.getByText('保存しました。すぐに反映されます。')).toBeVisible()
    await phone.goto('/mypage/enterprise/rooms/closing-days')
    await phone.getByRole('switch', { name: '祝日は休業する' }).click()
    await phone.getByRole('button', { name: '保存する' }).click()
    await expect(phone.getByText('保存しました。すぐに反映されます。')).toBeVisible()
  })

  for (const [name, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1440, height: 900 }],
  ] as const)
    test(`a schedule is copied to all other sections with three taps on ${name}`, async ({ logIn }) => {
      const page = await logIn(hotel, { viewport })
      await page.goto(`/mypage/enterprise/rooms/schedule/${relaxing.id}`)
      if ((await page.getByRole('region', { name: '時間帯 1' }).count()) === 0) {
        await page.getByRole('button', { name: '時間帯を追加' }).click()
        await page.getByRole('button', { name: '保存する' }).click()
        await expect(page.getByText('保存しました。すぐに反映されます。')).toBeVisible()
      }
      await page.getByText('ほかの区画へコピー').click()
      await page.getByRole('checkbox', { name: 'すべて選ぶ' }).click()
      expect(await listPageFindings(page)).toEqual([])
      await page.getByRole('button', { name: '3区画にコピーする' }).click()
      await expect(page.getByText('コピーしました。すぐに反映されます。')).toBeVisible()
      await expect(page.getByText(/^いまの予定（.*）を置き換えます。$/)).toHaveCount(3)
      for (const { id } of [...lobby.sections, ...spa.sections])
        await callApi(page, 'v2/enterprise/my/room/section/schedule', { sectionId: id, windows: [] })
    })
})

test.describe('the trial page', () => {
  test('plays and offers nothing that needs a plan, which an enterprise account cannot have', async ({
    phone,
  }) => {
    await phone.goto('/mypage/enterprise/experience')
    await phone.getByRole('button', { name: '再生する', exact: true }).click()
    await phone.getByRole('button', { name: '一時停止する', exact: true }).click()
    await phone.getByRole('button', { name: '別の音にする' }).click()
    await expect(phone.getByRole('button', { name: '再生する', exact: true })).toBeVisible()
    await expect(phone.getByRole('checkbox')).toHaveCount(0)
    expect(new URL(phone.url()).pathname).toBe('/mypage/enterprise/experience')
  })
})

test.describe('every page of rooms', () => {
  test('has no serious axe finding and stays inside the screen: on a phone, on a desktop and on the tablet', async ({
    phone,
    openDevice,
  }) => {
    const tablet = await openDevice(reception)
    await expect(findScreenTitle(tablet)).toBeVisible()
    const found = await listPageFindings(tablet)
    for (const path of [
      ...['', '/control', `/control/${resting.id}`, '/rooms', `/rooms/schedule/${reception.id}`, '/devices'],
      ...[`/rooms/hours/${lobby.id}`, '/rooms/closing-days', '/rooms/playlists', '/report', '/experience'],
    ]) {
      await navigateInApp(phone, `/mypage/enterprise${path}`)
      await expect(phone.locator('h1').first()).toBeVisible()
      const here = await listPageFindingsBySize(phone, ['phone', 'tablet', 'desktop'])
      found.push(...here.map((finding) => `${path}: ${finding}`))
      expect(new URL(phone.url()).pathname).toBe(`/mypage/enterprise${path}`)
    }
    expect(found).toEqual([])
  })
})

test.describe('the proof of play of a month', () => {
  for (const [name, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1440, height: 900 }],
  ] as const)
    test(`is downloaded on ${name}, and anybody checks its signature without an account`, async ({
      product,
      logIn,
      newPage,
    }) => {
      const hour = [reception.id, `${nextYear}-06-10T01:00:00Z`, `${nextYear}-06-10T02:00:00Z`]
      for (const table of ['expected_spans', 'play_spans'])
        await query(
          product.databases.enterprise,
          `insert into enterprise.${table} (section_id, started_at, ended_at) values ($1, $2, $3)`,
          hour,
        )
      const page = await logIn(hotel, { viewport })
      await passTime(page, { now: `${nextYear}-07-02T03:00:00Z` })
      await page.goto('/mypage/enterprise/report')
      const proofs = page.getByRole('region', { name: '月ごとの再生証明書' })
      await expect(proofs.getByText(`${nextYear}年6月分`)).toBeVisible()
      const download = async (file: string) => {
        const started = page.waitForEvent('download')
        await proofs.getByRole('link', { name: `${file}：${nextYear}年6月分 第1版`, exact: true }).click()
        return started
      }
      const [pdf, signature] = [await download('PDF'), await download('PDFの署名')]
      expect(pdf.suggestedFilename()).toMatch(new RegExp(`^hibiki-proof-${nextYear}06-.*-1\\.pdf$`))
      const toUpload = async (file: typeof pdf) => ({
        name: file.suggestedFilename(),
        mimeType: 'application/octet-stream',
        buffer: readFileSync(await file.path()),
      })
      const files = [await toUpload(pdf), await toUpload(signature)] as const

      const visitor = await newPage({ viewport })
      await visitor.goto('/verify-signature')
      await visitor.getByLabel('2つのファイルを選ぶ').setInputFiles([...files])
      await expect(visitor.getByText('署名は正しいものです')).toBeVisible()
      expect(await listPageFindings(visitor)).toEqual([])
      const changed = { ...files[0], buffer: Buffer.concat([files[0].buffer, Buffer.from(' ')]) }
      await visitor.getByLabel('2つのファイルを選ぶ').setInputFiles([changed])
      await expect(visitor.getByText(/署名されたものと違います/)).toBeVisible()
    })
})

/** Earlier tests may have played there, too. */
const forgetSpansOf = ({ databases }: TestProduct, sectionId: string) =>
  query(databases.enterprise, 'delete from enterprise.play_spans where section_id = $1', [sectionId])

const spansOf = ({ databases }: TestProduct, sectionId: string) =>
  query<{ minutes: number }>(
    databases.enterprise,
    `select (extract(epoch from ended_at - started_at) / 60)::float8 as minutes
     from enterprise.play_spans where section_id = $1 order by started_at`,
    [sectionId],
  )
