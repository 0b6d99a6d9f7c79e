import {
  happyFaces,
  readGroupPhoto,
  readPortrait,
  turnedFaces,
  unsmilingFaces,
  validFace,
} from '@hibiki/aiesthe/sample-photos'
import { chooseCases } from '@hibiki/test-harness/proofs'
import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { waitForStep } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

type Verdict = 'usable' | 'none' | 'several' | 'small' | 'turned' | 'dark' | 'bright' | 'blurred'

interface Fixture {
  name: string
  expected: Verdict
  photo: Sharp | Buffer
  format?: 'jpeg' | 'png'
}

const sentences: Record<Exclude<Verdict, 'usable'>, string> = {
  none: 'お顔が見つかりません。お顔全体が写るように撮影してください。',
  several: '複数のお顔が写っています。おひとりで撮影してください。',
  small: 'お顔が小さく写っています。カメラに近づいてください。',
  turned: 'お顔が横や上下を向いています。カメラを正面から見てください。',
  dark: '暗すぎます。明るい場所で撮影してください。',
  bright: '明るすぎます。光がお顔に直接当たらない場所で撮影してください。',
  blurred: '写真がぼやけています。動かずに撮影してください。',
}
const grey = '#888899'
/** One or two photos of each verdict and format: each photo is analysed three times, which takes seconds of a core. */
const judgedInEachRun = [
  'usable: laughs, in dim light',
  'usable: lying in the file, upright by its note',
  'none: covered eyes',
  'several: two portraits',
  'small: far away',
  'turned: lowered',
  'turned: aside, mirrored',
  'dark: a quarter of the light',
  'bright: in a flash, another',
  'blurred: out of focus',
]
const timeout = { timeout: 60_000 }

test.describe('A photo of a face', () => {
  test.describe.configure({ timeout: 1_200_000 })

  test('gets the same verdict, for the right reason, from the browser before it is sent and from the server', async ({
    subscriber: { page },
  }) => {
    /** What the page sent to AI esthe other than GET requests. */
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/aiesthe/')) sent.push(request.url())
    })
    // The messages of the shipped worker are read, because a photo that it could not judge would look like one that may be sent.
    await page.addInitScript(() => {
      const said: unknown[] = []
      Object.assign(window, {
        said,
        Worker: class extends Worker {
          constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options)
            this.addEventListener('message', ({ data }) => said.push(data))
          }
        },
      })
    })
    await page.goto('/mypage/aiesthe/detectface?step=before')
    await waitForStep(page, 'Before写真を撮る')
    const photos = await fixtures()
    expect(photos).toHaveLength(40)
    const few = photos.filter(({ name }) => judgedInEachRun.includes(name))
    expect(few).toHaveLength(judgedInEachRun.length)
    const chosen = chooseCases({ test: few, prove: photos })
    const judged = []
    for (const [number, fixture] of chosen.entries()) judged.push(await judge(page, fixture, number + 1))
    const right = chosen.map(({ name, expected }) => ({
      name,
      browser: expected,
      server: expected,
      serverOfOriginal: expected,
    }))
    expect(judged).toEqual(right)
    // Nothing is sent before the member presses the button, whatever the photo.
    expect(sent).toEqual([])
  })
})

/** Gives one photo to the page, and then what the page would send, and the file itself, to the server. */
async function judge(page: Page, { name, expected, photo, format = 'jpeg' }: Fixture, asked: number) {
  const picture = Buffer.isBuffer(photo) ? sharp(photo) : photo
  const file = await (format === 'png' ? picture.png() : picture.jpeg({ quality: 95 })).toBuffer()
  await page
    .getByLabel('写真ファイルを選ぶ')
    .setInputFiles({ name: `photo.${format}`, mimeType: `image/${format}`, buffer: file })
  await page.waitForFunction((count) => window.said.length >= count, asked, timeout)
  const { kind, problem } = (await page.evaluate(() => window.said.at(-1))) as Answer
  const send = page.getByRole('button', { name: 'この写真で診断する' })
  if (expected === 'usable') await expect(send).toBeEnabled()
  else {
    await expect(page.getByRole('alert').getByText(sentences[expected])).toBeVisible()
    await expect(send).toBeDisabled()
  }
  const shown = await page.getByRole('img', { name: '撮影した写真' }).getAttribute('src')
  return {
    name,
    browser: kind === 'refused' ? problem : kind,
    server: await askServer(page, shown?.split(',')[1] ?? ''),
    serverOfOriginal: await askServer(page, file.toString('base64')),
  }
}

interface Answer {
  kind: string
  problem?: string
}

declare global {
  interface Window {
    said: unknown[]
  }
}

/**
 * Sends a photo without the page, as a member would to bypass the browser's check. A server that was too busy has not judged it,
 * and is asked again.
 */
async function askServer(page: Page, image: string, triesLeft = 4): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(`/api/aiesthe/${path}`, { headers: { 'sec-fetch-site': 'same-origin' }, data })
  const { facialExpressionSoundResultId: id } = await (await post('start-again', {})).json()
  const answer = await post('detect', { id, image, course: 1, publish: false })
  if (answer.status() === 200) return 'usable'
  if (answer.status() === 503 && triesLeft > 0) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers()['retry-after'] ?? 5) * 1000))
    return askServer(page, image, triesLeft - 1)
  }
  const { code } = await answer.json()
  return String(code).replace('AIESTHE_FACE_', '').toLowerCase()
}

async function fixtures(): Promise<Fixture[]> {
  const good = await readPortrait(validFace)
  const faces = await Promise.all([...happyFaces, ...unsmilingFaces].map(readPortrait))
  const face = (number: number) => faces[number] ?? good
  const aside = await Promise.all(turnedFaces.map(readPortrait))
  const plain = (background: string) => sharp({ create: { ...canvas, channels: 3, background } })
  const list: Record<Verdict, [name: string, photo: Sharp | Buffer, format?: 'png'][]> = {
    usable: [
      ['laughs', good],
      ['laughs, another room', face(0)],
      ['laughs, in dim light', face(5), 'png'],
      ['earnest', face(9)],
      ['earnest, in sunlight', face(12)],
      ['with 12 million pixels', sharp(good).resize(4000, 3000)],
      ['lying in the file, upright by its note', sharp(good).rotate(-90).withMetadata({ orientation: 6 })],
      ['before a transparent background', await transparent(good), 'png'],
    ],
    none: [
      ['a grey wall', plain(grey)],
      ['a white wall', plain('#ffffff'), 'png'],
      [
        'the sky over a group',
        sharp(await readGroupPhoto(6)).extract({ left: 0, top: 0, width: 400, height: 150 }),
      ],
      ['noise', noise()],
      ['covered wholly', covered(good, { left: 180, top: 60, width: 360, height: 430 })],
      ['covered eyes and nose', covered(good, { left: 200, top: 130, width: 330, height: 230 })],
      ['covered eyes', covered(good, { left: 200, top: 200, width: 330, height: 80 })],
    ],
    several: [
      ['a group of three', await readGroupPhoto(1)],
      ['another group', await readGroupPhoto(3)],
      ['a group of five', await readGroupPhoto(5)],
      ['two portraits', await sideBySide(face(0), face(3)), 'png'],
      ['the same face twice', await sideBySide(face(0), face(0))],
    ],
    small: [
      ['far away', await farAway(face(1))],
      ['far away, another', await farAway(face(11)), 'png'],
      ['far away in a large picture', sharp(await (await farAway(good)).png().toBuffer()).resize(2880, 2160)],
      ['in a picture of few pixels', sharp(good).resize(160, 120), 'png'],
    ],
    turned: [
      ['to one side', aside[0] ?? good],
      ['to the other side', sharp(aside[0]).flop()],
      ['lowered', aside[1] ?? good, 'png'],
      ['aside', aside[2] ?? good],
      ['aside, mirrored', sharp(aside[3]).flop()],
      ['upside down', sharp(good).rotate(180)],
    ],
    dark: [
      ['at night', plain('#0a0a0e')],
      ['a fifth of the light', sharp(face(1)).linear(0.2, 0)],
      ['a quarter of the light', sharp(face(11)).linear(0.25, 0), 'png'],
    ],
    bright: [
      ['in a flash', sharp(good).linear(0.25, 195)],
      ['in a flash, another', sharp(face(3)).linear(0.25, 195), 'png'],
      ['in a flash, a third', sharp(face(10)).linear(0.25, 195)],
    ],
    blurred: [
      ['out of focus', sharp(face(1)).blur(7)],
      ['far out of focus', sharp(face(11)).blur(9)],
      ['out of focus, another', sharp(good).blur(7), 'png'],
      ['out of focus in a large picture', sharp(await sharp(face(8)).blur(10).toBuffer()).resize(2160, 1620)],
    ],
  }
  return Object.entries(list).flatMap(([expected, entries]) =>
    entries.map(([name, photo, format]) => ({
      name: `${expected}: ${name}`,
      expected: expected as Verdict,
      photo,
      ...(format && { format }),
    })),
  )
}

const canvas = { width: 720, height: 540 }

function noise(): Sharp {
  const grain = (_: unknown, index: number) => Math.imul(index + 1, 2_654_435_761) >>> 24
  const data = Uint8Array.from({ length: canvas.width * canvas.height * 3 }, grain)
  return sharp(data, { raw: { ...canvas, channels: 3 } })
}

function covered(
  photo: Buffer,
  { left, top, ...size }: { left: number; top: number; width: number; height: number },
) {
  const cloth = { create: { ...size, channels: 3 as const, background: '#2b2b33' } }
  return sharp(photo).composite([{ input: cloth, left, top }])
}

async function farAway(photo: Buffer): Promise<Sharp> {
  const small = await sharp(photo).resize(240, 180).toBuffer()
  return sharp(small).extend({ top: 180, bottom: 180, left: 240, right: 240, background: grey })
}

async function sideBySide(one: Buffer, other: Buffer): Promise<Sharp> {
  const halfOf = (photo: Buffer) =>
    sharp(photo).extract({ left: 160, top: 0, width: 400, height: 540 }).resize(360, 486).toBuffer()
  const halves = [
    { input: await halfOf(one), left: 0, top: 27 },
    { input: await halfOf(other), left: 360, top: 27 },
  ]
  return sharp({ create: { ...canvas, channels: 3, background: grey } }).composite(halves)
}

/** The plain margin of the portrait is transparent. */
async function transparent(photo: Buffer): Promise<Sharp> {
  const middle = await sharp(photo)
    .extract({ left: 120, top: 0, width: 480, height: 540 })
    .ensureAlpha()
    .toBuffer()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(middle).extend({ left: 120, right: 120, background: clear })
}
