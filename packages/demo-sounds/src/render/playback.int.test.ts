import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallDemoSounds } from '../catalogue/index.ts'
import { renderInWorkers } from './render-in-workers.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>

const sound = smallDemoSounds[1]
const SECONDS = chooseCount({ test: 30, prove: 90 })
/** Deep in the file, where a wrong table of contents would miss by seconds. */
const DEEP = SECONDS * 0.74
if (!sound) throw new Error('The catalogue is empty.')

describe(`a demo sound of ${SECONDS} s in Chromium`, () => {
  let media: string
  let server: Server
  let browser: Browser
  let page: Awaited<ReturnType<Browser['newPage']>>

  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'hibiki-playback-'))
    const job = { piece: sound.piece, keys: ['one'], seconds: SECONDS }
    await renderInWorkers([job], media, async ({ path }) => {
      server = await serve(path)
    })
    browser = await launchChromium({ args: ['--autoplay-policy=no-user-gesture-required'] })
    page = await browser.newPage()
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    // Rendering gives way to everything else.
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    server?.close()
    await rm(media, { recursive: true, force: true })
  })

  it('shows its exact length, seeks deep into the file and continues from there', async () => {
    const { duration, seekedTo, advanced } = await page.evaluate<Record<string, number>>(seekDeep)
    expect(duration).toBeCloseTo(SECONDS, 0)
    expect(seekedTo).toBeCloseTo(DEEP, 1)
    expect(advanced).toBeGreaterThan(0.3)
  })

  it('decodes to its full length, with even loudness and without clipping', async () => {
    const { seconds, peak, rms } = await page.evaluate<Record<string, number>>(decode)
    expect(seconds).toBeCloseTo(SECONDS, 0)
    expect(peak).toBeLessThan(0.95)
    expect(rms).toBeGreaterThan(10 ** (-19 / 20))
    expect(rms).toBeLessThan(10 ** (-16 / 20))
  })
})

// Scripts for the page as text: the services' types know no browser.
const seekDeep = `(async () => {
  const audio = new Audio('/sound.mp3')
  const once = (name) => new Promise((resolve) => audio.addEventListener(name, resolve, { once: true }))
  await once('loadedmetadata')
  audio.currentTime = ${DEEP}
  await once('seeked')
  const seekedTo = audio.currentTime
  await audio.play()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return { duration: audio.duration, seekedTo, advanced: audio.currentTime - seekedTo }
})()`

const decode = `(async () => {
  const response = await fetch('/sound.mp3')
  const decoded = await new OfflineAudioContext(2, 44100, 44100).decodeAudioData(await response.arrayBuffer())
  let peak = 0
  let energy = 0
  for (const sample of decoded.getChannelData(0)) {
    peak = Math.max(peak, Math.abs(sample))
    energy += sample * sample
  }
  return { seconds: decoded.duration, peak, rms: Math.sqrt(energy / decoded.length) }
})()`

/** The file with the least of range requests that a media element needs to seek; anything else is an empty page. */
async function serve(path: string): Promise<Server> {
  const { size } = await stat(path)
  const server = createServer((request, response) => {
    if (request.url !== '/sound.mp3')
      return response.setHeader('content-type', 'text/html').end('<title>sound</title>')
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
    const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
    response.writeHead(206, {
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${size}`,
    })
    return createReadStream(path, { start, end }).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return server
}
