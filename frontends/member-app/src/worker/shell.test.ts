import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeCaches } from '../testing/fake-caches.ts'
import { respondWithMedia } from './respond-with-media.ts'
import {
  installShell,
  isPagePath,
  refreshStoredPage,
  removeOldShells,
  respondWithFile,
  respondWithStoredPage,
  type Shell,
} from './shell.ts'

const builds = ['1', '2', '3'].map(
  (version): Shell => ({
    version,
    entry: `/assets/index-${version}.js`,
    files: [`/assets/index-${version}.js`, '/assets/same-0.js', '/icon.svg'],
  }),
)
const [first, second, third] = builds as [Shell, Shell, Shell]

let caches: ReturnType<typeof createFakeCaches>
let served: Shell | null
let asked: string[]
let nonce: number

const asset = (path: string) => new Request(`http://app.test${path}`)
const textOf = async (answer: Promise<Response>) => (await answer).text()

beforeEach(() => {
  caches = createFakeCaches()
  served = first
  asked = []
  nonce = 0
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (from: RequestInfo) => {
    if (!served) throw new TypeError('no network')
    const path = new URL(from instanceof Request ? from.url : from, 'http://app.test').pathname
    asked.push(path)
    nonce += 1
    if (path === '/') return new Response(`<script src="${served.entry}"> nonce ${nonce}`)
    return new Response(path, { status: served.files.includes(path) || path === '/font.woff2' ? 200 : 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the app shell', () => {
  it('opens the app without a network with all its files', async () => {
    await installShell(first)
    served = null
    expect(await textOf(respondWithStoredPage(first, asset('/mypage/enterprise/control/1')))).toContain(
      first.entry,
    )
    for (const file of first.files) expect(await textOf(respondWithFile(asset(file)))).toBe(file)
    await expect(respondWithFile(asset('/assets/other-1.js'))).rejects.toThrow('no network')
  })

  it('does not install when a file is missing or the server has another build', async () => {
    served = second
    await expect(installShell(first)).rejects.toThrow('another build')
    served = { ...first, files: [first.entry] }
    await expect(installShell(first)).rejects.toThrow('404')
  })

  it("fetches only changed files of a new build and keeps the old build's page", async () => {
    await installShell(first)
    served = second
    asked = []
    await installShell(second)
    expect(asked.sort()).toEqual(['/', second.entry, '/icon.svg'].sort())
    expect(await textOf(respondWithStoredPage(first, asset('/')))).toContain(first.entry)
    expect(await textOf(respondWithStoredPage(second, asset('/')))).toContain(second.entry)
  })

  it('keeps the files of the previous build only, for tabs that still show it', async () => {
    for (const build of [first, second, third]) {
      served = build
      await installShell(build)
      await removeOldShells(build)
    }
    served = null
    expect(await textOf(respondWithFile(asset(second.entry)))).toBe(second.entry)
    await expect(respondWithFile(asset(first.entry))).rejects.toThrow('no network')
  })

  it("renews its page's nonce and never stores another build's page", async () => {
    await installShell(first)
    await refreshStoredPage(first)
    const renewed = await textOf(respondWithStoredPage(first, asset('/')))
    expect(renewed).toContain(`nonce ${nonce}`)
    served = second
    await refreshStoredPage(first)
    served = null
    await refreshStoredPage(first)
    expect(await textOf(respondWithStoredPage(first, asset('/')))).toBe(renewed)
  })

  it.each([
    ['/', true],
    ['/mypage/tonight', true],
    ['/mypage/enterprise/control/1', true],
    ['/administration', true],
    ['/admin/sounds', false],
    ['/api/soundesthe/random', false],
    ['/dev/mailbox', false],
    ['/intro.pdf', false],
  ])('tells whether the shell serves %s: %s', (path, is) => expect(isPagePath(path)).toBe(is))
})

describe('a sound', () => {
  const bytes = 'abcdefghij'
  const link = '/api/media/0190a000-0000-7000-8000-000000000001'
  const ask = (query: string, range?: string) =>
    respondWithMedia(new Request(`http://app.test${link}${query}`, range ? { headers: { range } } : {}))

  beforeEach(async () => {
    const kept = new Response(bytes, { headers: { 'content-type': 'audio/mpeg' } })
    await (await caches.open('hibiki-kept-sounds')).put(link, kept)
  })

  it('requests a signed sound from the server and uses the cache only without a network', async () => {
    expect((await ask('?exp=1&sig=a')).status).toBe(404)
    served = null
    expect(await textOf(ask('?exp=1&sig=a'))).toBe(bytes)
  })

  it.each([
    ['bytes=0-', 'bytes 0-9/10', bytes],
    ['bytes=2-4', 'bytes 2-4/10', 'cde'],
    ['bytes=-3', 'bytes 7-9/10', 'hij'],
  ])('responds to %s with a part of the sound', async (range, contentRange, part) => {
    served = null
    const answer = await ask('', range)
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      206,
      contentRange,
      part,
    ])
  })

  it.each(['bytes=10-', 'bytes=5-2', 'bytes=-', 'bytes=0-1,4-5'])(
    'responds to %s with 416',
    async (range) => {
      served = null
      const answer = await ask('', range)
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    },
  )

  it('responds with an error for a sound that is not cached', async () => {
    served = null
    await caches.delete('hibiki-kept-sounds')
    await expect(ask('?exp=1&sig=a')).rejects.toThrow('no network')
  })
})
