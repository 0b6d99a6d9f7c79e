import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSupportApp, type SupportApp } from '../../testing/support-app.ts'
import { type Article, excerptOf } from './article.rules.ts'
import { lexemesOf } from './lexemes.rules.ts'
import { parseArticle, readArticles } from './read-articles.ts'
import { saveChangedArticles } from './save-articles.ts'
import { searchArticles } from './search.sql.ts'

let service: SupportApp
beforeAll(async () => {
  service = await createSupportApp()
})
afterAll(() => service.close())

const get = (url: string, language = 'ja') =>
  service.app.inject({ url, headers: { 'accept-language': language } })

describe('the folder of articles', () => {
  it('is as its README says, complete in Japanese and English', async () => {
    const articles = await readArticles()
    expect(articles.length).toBeGreaterThan(0)
    for (const { id, texts } of articles) expect([id, Object.keys(texts)]).toEqual([id, ['en', 'ja']])
  })

  it('gives the complete answer in the first paragraph of each article', async () => {
    for (const { id, texts } of await readArticles())
      for (const { body } of Object.values(texts))
        expect([id, excerptOf(body, 301).length <= 300]).toEqual([id, true])
  })

  it.each([
    ['a file without front matter', 'x.ja.md', 'text'],
    ['an id that is not its name', 'x.ja.md', '---\nid: y\n---\ntext'],
  ])('refuses %s with a sentence that names it', (_, name, content) => {
    expect(() => parseArticle(name, content)).toThrow('knowledge/x.ja.md')
  })
})

describe('lexemes', () => {
  it('divides Japanese into pairs, English into stems, and adds what both mean', () => {
    const words = (text: string) => lexemesOf(text).map(({ lexeme }) => lexeme)
    expect(words('解約ＡＰＩ')).toEqual(['解', '約', '解約', 'api', 'c0cancel'])
    expect(words('プラン')).toEqual(['プラ', 'ラン', 'プラン', 'c0plan'])
    expect(words('How do I cancel my plans?')).toEqual(['cancel', 'plan', 'c0cancel', 'c0plan'])
  })
})

describe('GET /v2/support/articles', () => {
  it('lists all in the language of the caller', async () => {
    const [ja, en] = [
      (await get('/v2/support/articles')).json(),
      (await get('/v2/support/articles', 'en')).json(),
    ]
    expect(ja).toContainEqual({
      id: 'cancel-plan',
      title: 'プランを解約したい',
      category: 'plans',
      faq: true,
    })
    expect(en).toHaveLength(ja.length)
  })
})

describe('GET /v2/support/articles/article', () => {
  it('shows one article', async () => {
    expect((await get('/v2/support/articles/article?id=cancel-plan')).json()).toMatchObject({
      ...{ id: 'cancel-plan', category: 'plans', body: expect.stringContaining('ご契約状況') },
    })
  })

  it('404 SUPPORT_ARTICLE_NOT_FOUND for an unknown id', async () => {
    const response = await get('/v2/support/articles/article?id=nothing')
    expect([response.statusCode, response.json().code]).toEqual([404, 'SUPPORT_ARTICLE_NOT_FOUND'])
  })
})

describe('GET /v2/support/articles/search', () => {
  it.each([
    ['ja', '解約したいです'],
    ['ja', 'サブスクを止めたい'],
    ['en', 'how can I cancel the subscription'],
    ['en', 'how can I cancl my plan'],
  ])('finds the article in %s: %s', async (language, q) => {
    const found = (await get(`/v2/support/articles/search?q=${encodeURIComponent(q)}`, language)).json()
    expect(found[0]).toMatchObject({ id: 'cancel-plan', excerpt: expect.any(String) })
  })

  it('finds nothing for what stands nowhere, and for signs', async () => {
    for (const q of ['zzzzzzzz', '!?%', "'''"])
      expect((await get(`/v2/support/articles/search?q=${encodeURIComponent(q)}`, 'en')).json()).toEqual([])
  })
})

describe('articles read at start', () => {
  it('become a new version only when their file changed', async () => {
    const { db } = service.context
    const versionOf = async (id: string) =>
      (await db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst())?.version
    const text = { title: '琵琶湖', body: '琵琶湖の説明です。', tags: [], questions: [] }
    const article: Article = {
      ...{ id: 'lake', category: 'sounds', order: 1, faq: false, texts: { ja: text } },
    }
    const save = (digest: string) => saveChangedArticles(db, [{ ...article, digest }], service.clock.now)
    await save('one')
    await save('one')
    expect(await versionOf('lake')).toBe(1)
    await save('two')
    expect(await versionOf('lake')).toBe(2)
    const [found] = await searchArticles(db, { text: '琵琶湖について', language: 'ja', limit: 3 })
    expect(found?.id).toBe('lake')
  })
})
