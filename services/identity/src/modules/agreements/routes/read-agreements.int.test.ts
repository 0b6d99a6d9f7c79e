import { languages } from '@hibiki/languages'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const names = ['terms_of_service', 'data_analytics_agreement', 'privacy_policy']
const read = (path: string, headers: Record<string, string> = {}) =>
  identity.app.inject({ url: `/static/agreements/${path}`, headers })

describe('GET /static/agreements/*.md', () => {
  it.each(names)('return %s as Markdown in Japanese and English, with version and date', async (name) => {
    const ja = await read(`${name}.md`)
    expect(ja.statusCode).toBe(200)
    expect(ja.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(ja.body).toMatch(/^# .+\n\n第[12]版　2026年11月(1|28)日施行\n/)
    const en = await read(`${name}.md`, { 'accept-language': 'en' })
    expect(en.body).toMatch(/^# .+\n\nVersion [12] · effective (1|28) November 2026\n/)
    expect([ja.headers['content-language'], en.headers['content-language']]).toEqual(['ja', 'en'])
    const sections = (text: string) => text.match(/^## /gm)?.length
    expect(sections(en.body)).toBe(sections(ja.body))
  })

  it.each(['cn', 'tw'] as const)('return every section in %s', async (lang) => {
    for (const name of names) {
      const [ja, chinese] = [await read(`${name}.md`), await read(`${name}.md?lang=${lang}`)]
      expect(chinese.headers['content-language']).toBe(languages[lang].tag)
      const shape = (text: string) => text.match(/^(## |\d+\. |- |\| )/gm)
      expect(shape(chinese.body)).toEqual(shape(ja.body))
    }
  })

  it.each([
    ['ja', '登録した直後から撤回でき', '「設定」にある「同意」'],
    ['en', 'withdraw it right after registering', '“Consents” in the settings'],
    ['cn', '注册之后立即撤回', '“设置”中的“同意事项”'],
    ['tw', '註冊之後立即撤回', '「設定」中的「同意事項」'],
  ])(
    'say in %s that registration requires the consent to data use, and where it is withdrawn',
    async (lang, ...said) => {
      const { body } = await read(`data_analytics_agreement.md?lang=${lang}`)
      for (const words of said) expect(body).toContain(words)
    },
  )

  it('prefer ?lang= over Accept-Language, and return Japanese for an unknown language', async () => {
    const en = { 'accept-language': 'en' }
    expect((await read('privacy_policy.md?lang=en')).headers['content-language']).toBe('en')
    expect((await read('privacy_policy.md?lang=ja', en)).headers['content-language']).toBe('ja')
    expect((await read('privacy_policy.md?lang=fr', en)).headers['content-language']).toBe('ja')
  })

  it('allow caching for five minutes, and respond with 304 to a known ETag', async () => {
    const first = await read('privacy_policy.md')
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'accept-language' })
    const again = await read('privacy_policy.md', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await read('privacy_policy.md?lang=en', { 'if-none-match': String(first.headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  it('respond with 404 to other names', async () => {
    expect((await read('secrets.md')).json().code).toBe('E4040')
    expect((await read('..%2F..%2Fpackage.json')).statusCode).toBe(404)
  })
})
