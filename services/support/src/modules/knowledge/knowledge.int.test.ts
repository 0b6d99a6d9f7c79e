import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageCodes } from '@hibiki/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSupportApp, type SupportApp } from '../../testing/support-app.ts'
import { type Article, toArticleExcerpt } from './article.rules.ts'
import { toLexemes } from './lexemes.rules.ts'
import { parseArticleFile, readArticleFiles } from './read-article-files.ts'
import { saveChangedArticles } from './save-articles.ts'
import { searchArticles } from './search.sql.ts'

let service: SupportApp
beforeAll(async () => {
  service = await createSupportApp({ resources: { readArticles: readArticleFiles } })
})
afterAll(() => service.close())

const get = (url: string, language = 'ja') =>
  service.app.inject({ url, headers: { 'accept-language': language } })

describe('the folder of articles', () => {
  it('is readable and complete in every language of the product', async () => {
    const articles = await readArticleFiles()
    expect(articles.length).toBeGreaterThan(0)
    const languages = languageCodes.toSorted()
    for (const { id, texts } of articles) expect([id, Object.keys(texts)]).toEqual([id, languages])
  })

  it('links to the same pages in every language', async () => {
    const linksOf = (body: string) => [...new Set(body.match(/\]\([^)]+\)/g))].sort()
    for (const { id, texts } of await readArticleFiles())
      for (const [language, { body }] of Object.entries(texts))
        expect([id, language, linksOf(body)]).toEqual([id, language, linksOf(texts.ja?.body ?? '')])
  })

  it('gives the complete answer in the first paragraph of each article', async () => {
    for (const { id, texts } of await readArticleFiles())
      for (const { body } of Object.values(texts))
        expect([id, toArticleExcerpt(body, 301).length <= 300]).toEqual([id, true])
  })

  it.each([
    ['a file without front matter', 'x.ja.md', 'text'],
    ['an id that is not its name', 'x.ja.md', '---\nid: y\n---\ntext'],
  ])('throws an error that names the file for %s', (_, name, content) => {
    expect(() => parseArticleFile(name, content)).toThrow('knowledge/x.ja.md')
  })

  it.each([
    ['in no language of the product', { 'x.ja.md': '', 'x.fr.md': '' }, 'x.fr.md'],
    ['whose name has a word after the id', { 'x.old.ja.md': 'order: 1' }, 'x.old.ja.md'],
    ['of another order than its Japanese one', { 'x.ja.md': '', 'x.cn.md': 'order: 2' }, 'x.ja.md'],
  ])('rejects a file %s', async (_, files, named) => {
    const folder = await mkdtemp(join(tmpdir(), 'hibiki-articles-'))
    for (const [name, more] of Object.entries(files))
      await writeFile(join(folder, name), articleFile(more || 'order: 1'))
    await expect(readArticleFiles({ folder })).rejects.toThrow(`knowledge/${named}`)
  })

  it('returns only the articles whose files changed since their digest was stored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hibiki-articles-'))
    const write = (name: string, more: string) =>
      writeFile(join(folder, name), articleFile(more, name.slice(0, 1)))
    for (const name of ['x.ja.md', 'x.cn.md', 'y.ja.md']) await write(name, 'order: 1')
    const known = new Map((await readArticleFiles({ folder })).map(({ id, digest }) => [id, digest]))
    expect([...known.keys()]).toEqual(['x', 'y'])
    expect(await readArticleFiles({ folder, known })).toEqual([])
    for (const name of ['x.ja.md', 'x.cn.md']) await write(name, 'order: 2')
    expect(await readArticleFiles({ folder, known })).toMatchObject([{ id: 'x', order: 2 }])
  })
})

const articleFile = (order: string, id = 'x') =>
  `---\nid: ${id}\ntitle: x\ncategory: plans\n${order}\nfaq: true\ntags: []\nquestions: []\n---\ntext`

describe('lexemes', () => {
  it('divide Japanese into pairs and English into stems, and add the concepts of both', () => {
    expect(words('解約ＡＰＩ', 'ja')).toEqual(['解', '約', '解約', 'api', 'c0cancel'])
    expect(words('プラン', 'ja')).toEqual(['プラ', 'ラン', 'プラン', 'c0plan'])
    expect(words('How do I cancel my plans?', 'en')).toEqual(['cancel', 'plan', 'c0cancel', 'c0plan'])
  })

  it('divide Chinese into pairs without words of grammar, equally for both scripts', () => {
    expect(words('怎么解约', 'cn')).toEqual(['解', '约', '么解', '解约', 'c0cancel'])
    expect(words('怎麼解約', 'tw')).toEqual(words('怎么解约', 'cn'))
  })

  const words = (text: string, language: string) => toLexemes(text, language).map(({ lexeme }) => lexeme)
})

describe('GET /v2/support/articles', () => {
  it('lists all articles in the language of the caller', async () => {
    const listIn = async (language: string) => (await get('/v2/support/articles', language)).json()
    const ja = await listIn('ja')
    const row = { id: 'cancel-plan', category: 'plans', faq: true }
    expect(ja).toContainEqual({ ...row, title: 'プランを解約したい' })
    expect(await listIn('zh-CN')).toContainEqual({ ...row, title: '方案如何解约？' })
    for (const language of ['en', 'zh-CN', 'zh-TW']) expect(await listIn(language)).toHaveLength(ja.length)
  })
})

describe('GET /v2/support/articles/article', () => {
  it('returns one article', async () => {
    expect((await get('/v2/support/articles/article?id=cancel-plan')).json()).toMatchObject({
      id: 'cancel-plan',
      category: 'plans',
      body: expect.stringContaining('ご契約状況'),
    })
  })

  it.each([
    ['zh-CN', '我的订阅'],
    ['zh-TW', '我的訂閱'],
  ])('returns the article in %s', async (language, page) => {
    const { body } = (await get('/v2/support/articles/article?id=cancel-plan', language)).json()
    expect(body).toContain(page)
  })

  it('responds 404 SUPPORT_ARTICLE_NOT_FOUND to an unknown ID', async () => {
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
    ['zh-CN', '不想再续订了'],
    ['zh-TW', '我想取消訂閱'],
    ['zh-TW', '我想取消订阅'],
  ])('finds the article in %s: %s', async (language, q) => {
    const found = (await get(`/v2/support/articles/search?q=${encodeURIComponent(q)}`, language)).json()
    expect(found[0]).toMatchObject({ id: 'cancel-plan', excerpt: expect.any(String) })
  })

  it('finds nothing for words that no article contains, nor for punctuation', async () => {
    for (const q of ['zzzzzzzz', '!?%', "'''"])
      expect((await get(`/v2/support/articles/search?q=${encodeURIComponent(q)}`, 'en')).json()).toEqual([])
  })
})

describe('articles read at start', () => {
  it('become a new version only when their file has changed', async () => {
    const { db } = service.context
    const versionOf = async (id: string) =>
      (await db.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst())?.version
    const text = { title: '琵琶湖', body: '琵琶湖の説明です。', tags: [], questions: [] }
    const article: Article = { id: 'lake', category: 'sounds', order: 1, faq: false, texts: { ja: text } }
    const save = (digest: string) =>
      saveChangedArticles(db, async () => [{ ...article, digest }], service.clock.now)
    await save('one')
    await save('one')
    expect(await versionOf('lake')).toBe(1)
    await save('two')
    expect(await versionOf('lake')).toBe(2)
    const [found] = await searchArticles(db, { text: '琵琶湖について', language: 'ja', limit: 3 })
    expect(found?.id).toBe('lake')
    expect((await get('/v2/support/articles/article?id=lake', 'zh-TW')).json().title).toBe('琵琶湖')
  })

  it('are divided into lexemes again only where the rules have changed', async () => {
    const { db } = service.context
    const vectors = () =>
      db
        .selectFrom('article_texts')
        .select(['article_id', 'language', 'search', 'lexeme_rules_digest'])
        .execute()
    const before = await vectors()
    await db.updateTable('article_texts').set({ search: "'otherwise':1A" }).execute()
    const ofOlderRelease = db.updateTable('article_texts').set({ lexeme_rules_digest: '' })
    await ofOlderRelease.where('article_id', '=', 'cancel-plan').execute()
    await saveChangedArticles(db, async () => [], service.clock.now)
    const otherwise = (await vectors()).filter(({ search }) => search === "'otherwise':1A")
    expect(otherwise.length).toBeGreaterThan(0)
    expect(otherwise.map(({ article_id }) => article_id)).not.toContain('cancel-plan')
    await db.updateTable('article_texts').set({ lexeme_rules_digest: 'another release' }).execute()
    await saveChangedArticles(db, async () => [], service.clock.now)
    expect(new Set(await vectors())).toEqual(new Set(before))
  })
})
