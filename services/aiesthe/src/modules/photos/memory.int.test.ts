import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseCount } from '@hibiki/test-harness/proofs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHostilePhotos, createPhotosWithMetadata } from '../../testing/hostile-photos.ts'
import { readPortrait, validFace } from '../../testing/sample-photos.ts'

/** These are the maximums for the whole process without threads, and for the engine in each thread (`analysis/photo-threads.ts`). */
const MAX_MB_WITHOUT_THREADS = 512
const MAX_MB_A_THREAD = 384
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
const maxMb = MAX_MB_WITHOUT_THREADS + threads * MAX_MB_A_THREAD

let child: ChildProcess
let url: string
let cookies: string[]
beforeAll(async () => {
  child = fork(new URL('../../testing/aiesthe-process.ts', import.meta.url), { execArgv: [] })
  const [started] = await once(child, 'message')
  ;({ url, cookies } = started)
})
afterAll(async () => {
  const ended = once(child, 'exit')
  child.send('end')
  await ended
})

async function maxMemoryMb(): Promise<number> {
  child.send('how much')
  const [response] = await once(child, 'message')
  return response.maxMemoryMb
}

/** Distributes the photos over all members, each of whom sends the next one after the response to the last. */
async function sendAll(photos: readonly Buffer[]): Promise<string[]> {
  const left = [...photos.entries()]
  const answers = new Array<string>(photos.length)
  await Promise.all(
    cookies.map(async (cookie) => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [number, photo] = next
        answers[number] = await send(cookie, photo)
      }
    }),
  )
  return answers
}

/** Returns the code or the status of the response. Repeats the request while too many photos are waiting, as the app does. */
async function send(cookie: string, photo: Buffer): Promise<string> {
  const step = await (await post(cookie, 'start-again', {})).json()
  const { facialExpressionSoundResultId: id } = step as { facialExpressionSoundResultId: string }
  for (;;) {
    const response = await post(cookie, 'detect', { id, image: photo.toString('base64'), course: 1 })
    const { code } = (await response.json()) as { code?: string }
    if (code !== 'E5030') return code ?? String(response.status)
    await sleep(Number(response.headers.get('retry-after')) * 1000)
  }
}

const post = (cookie: string, path: string, body: object) =>
  fetch(`${url}/aiesthe/${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function sendHostilePhotos(): Promise<void> {
  const hostile = (await createHostilePhotos()).filter(({ bytes }) => bytes.length > 0)
  const loaded = await createPhotosWithMetadata()
  const answers = await sendAll([...hostile, ...loaded].map(({ bytes }) => bytes))
  // One of them is too large to be accepted at all.
  const refused = new Set(answers.slice(0, hostile.length))
  expect(refused).toEqual(new Set(['AIESTHE_PHOTO_UNREADABLE', 'E4130']))
  expect(answers.slice(hostile.length)).toEqual(loaded.map(() => '200'))
}

async function sendLargePhotos(): Promise<void> {
  const large = sharp(await readPortrait(validFace)).resize(4608, 3456)
  const formats = [
    () => large.clone().jpeg().toBuffer(),
    () => large.clone().jpeg({ progressive: true }).toBuffer(),
    () => large.clone().blur(3).png({ progressive: true, palette: true }).toBuffer(),
  ]
  const photos = await Promise.all(formats.map((encode) => encode()))
  for (const photo of photos) expect(photo.length).toBeLessThan(8 * 2 ** 20)
  const rounds = Array.from({ length: chooseCount({ test: 1, prove: 4 }) }, () => photos)
  const answers = await sendAll(rounds.flat())
  expect(answers).toEqual(answers.map(() => '200'))
}

/** The second load starts with the memory that the first one has left. */
const loads = [
  ['the hostile corpus, and good photos that carry something', sendHostilePhotos],
  ['the largest photos that are taken', sendLargePhotos],
] as const

describe('memory of aiesthe', { timeout: 300_000 }, () => {
  it.each(loads)(`stays below ${maxMb} MB while members send %s`, async (_, send) => {
    await send()
    const most = await maxMemoryMb()
    expect(most).toBeLessThan(maxMb)
    process.stdout.write(`most memory of aiesthe: ${Math.round(most)} MB, with ${threads} photo threads\n`)
  })
})
