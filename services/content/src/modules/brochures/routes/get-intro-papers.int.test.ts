import { completeLanguages, languages } from '@hibiki/languages'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'

const content = await createContentApp()
afterAll(() => content.close())

const ask = (url: string, headers: Record<string, string> = {}) => content.app.inject({ url, headers })
const list = async (headers: Record<string, string> = {}) => (await ask('/intro-papers', headers)).json()
const firstUrl = async () => (await list())[0].src.slice('/api'.length)

/** The version changes whenever the brochures are printed again. */
const addressIn = (language: string) =>
  expect.stringMatching(new RegExp(`^/api/intro-papers/what-is-dmv[.]pdf[?]lang=${language}&v=[0-9]+$`))

describe('GET /intro-papers', () => {
  it('returns three brochures to visitors, in the caller’s language', async () => {
    const papers = await list()
    expect(papers).toMatchObject([
      { id: 'what-is-dmv', title: 'DMVとは', pages: 4, src: addressIn('ja') },
      { id: 'evening-with-hibiki', title: '夜の使い方' },
      { id: 'how-ai-esthe-works', title: 'AIエステのしくみ' },
    ])
    expect((await list({ 'accept-language': 'en' }))[0]).toMatchObject({
      title: 'What DMV is',
      src: addressIn('en'),
    })
  })
})

describe('GET /intro-papers/{id}.pdf', () => {
  it('returns a small PDF with as many pages as the list says, for every brochure and language', async () => {
    for (const language of completeLanguages) {
      for (const { src, pages } of await list({ 'accept-language': languages[language].tag })) {
        const answer = await ask(src.slice('/api'.length))
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
        expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
        const text = answer.rawPayload.toString('latin1')
        expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages)
        // The PDF embeds its fonts, because readers may have no Japanese font.
        expect(text).toMatch(/\/Type3|\/FontFile/)
        expect(text).toContain('/ToUnicode')
        expect(answer.rawPayload.length).toBeLessThan(400_000)
      }
    }
  })

  it('returns the complete language that ?lang= names, and Japanese for every other value', async () => {
    const lengthOf = async (lang: string) =>
      (await ask(`/intro-papers/what-is-dmv.pdf?lang=${lang}`, { 'accept-language': 'en' })).rawPayload.length
    const japanese = await lengthOf('ja')
    const others = await Promise.all(['en', 'cn', 'tw'].map(lengthOf))
    expect(new Set([japanese, ...others]).size).toBe(4)
    for (const lang of ['fr', 'EN', 'zh-TW', '']) expect(await lengthOf(lang)).toBe(japanese)
  })

  it('lets browsers cache the address of the current version for ever, and revalidate any other', async () => {
    const url = await firstUrl()
    expect((await ask(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const other of ['/intro-papers/what-is-dmv.pdf', url.replace(/v=\d+$/, 'v=1')])
      expect((await ask(other)).headers['cache-control']).toBe('public, no-cache')
  })

  it('returns 304 for the current entity tag, and 412 when If-Match names another', async () => {
    const url = await firstUrl()
    const etag = String((await ask(url)).headers.etag)
    const answer = await ask(url, { 'if-none-match': etag })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
    expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect((await ask(url, { 'if-match': '"other"' })).statusCode).toBe(412)
  })

  it('returns 206 with the requested range, and the whole file when If-Range names another version', async () => {
    const url = await firstUrl()
    const whole = await ask(url)
    const size = whole.rawPayload.length
    const part = await ask(url, { range: 'bytes=100-299' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-299/${size}`])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 300))).toBe(true)
    const changed = await ask(url, { range: 'bytes=100-299', 'if-range': '"other"' })
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, size])
    const outside = await ask(url, { range: `bytes=${size}-` })
    expect([outside.statusCode, outside.json().code]).toEqual([416, 'CONTENT_MEDIA_RANGE_OUTSIDE'])
  })

  it('returns 404 CONTENT_PAPER_NOT_FOUND for an unknown name, and 400 for an invalid one', async () => {
    expect((await ask('/intro-papers/nothing.pdf')).json().code).toBe('CONTENT_PAPER_NOT_FOUND')
    for (const name of ['..%2Fpapers.json', 'papers.json', 'what-is-dmv'])
      expect((await ask(`/intro-papers/${name}`)).statusCode).toBe(400)
  })
})
