import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSupportApp, type SupportApp } from '../../testing/support-app.ts'
import { readArticleFiles } from '../knowledge/read-article-files.ts'
import { retrieveArticles } from './retrieve-articles.ts'

interface Question {
  set: 'tune' | 'held'
  language: string
  kind: 'answerable' | 'off-topic' | 'medical'
  question: string
  article?: string
}

/** The questions of the bench, which holds the same limits over all languages. */
const file = new URL('../../../../../loadtests/bench/support-questions.json', import.meta.url)
const MIN_FIRST = 0.8
const MIN_AMONG_THREE = 0.95
const MIN_REFUSED = 0.95
const MIN_ANSWERED = 0.9

let service: SupportApp
let questions: Question[]
beforeAll(async () => {
  service = await createSupportApp({ resources: { readArticles: readArticleFiles } })
  questions = (JSON.parse(await readFile(file, 'utf8')) as Question[]).filter(({ set }) => set === 'held')
})
afterAll(() => service.close())

describe.each(['cn', 'tw'])('retrieveArticles for questions in %s that nothing was tuned on', (language) => {
  const asked = (answerable: boolean) =>
    questions.filter((one) => one.language === language && (one.kind === 'answerable') === answerable)
  const retrieved = (list: readonly Question[]) =>
    Promise.all(
      list.map(async ({ question, article = '' }) => {
        const { articles, refused } = await retrieveArticles(service.context.db, { text: question, language })
        const place = articles.findIndex(({ id }) => id === article)
        return { place: place < 0 ? Number.POSITIVE_INFINITY : place, refused: refused !== null }
      }),
    )
  const share = (count: number, all: readonly unknown[]) => count / all.length

  it('returns the right article for most answerable questions and refuses few of them', async () => {
    const list = asked(true)
    expect(list.length).toBeGreaterThanOrEqual(30)
    const found = await retrieved(list)
    expect(share(found.filter(({ place }) => place === 0).length, list)).toBeGreaterThanOrEqual(MIN_FIRST)
    expect(share(found.filter(({ place }) => place < 3).length, list)).toBeGreaterThanOrEqual(MIN_AMONG_THREE)
    expect(share(found.filter(({ refused }) => !refused).length, list)).toBeGreaterThanOrEqual(MIN_ANSWERED)
  })

  it('refuses nearly all medical and off-topic questions', async () => {
    const list = asked(false)
    expect(list.length).toBeGreaterThanOrEqual(30)
    const found = await retrieved(list)
    expect(share(found.filter(({ refused }) => refused).length, list)).toBeGreaterThanOrEqual(MIN_REFUSED)
  })

  it('is tested with no question that an article already contains', async () => {
    const known = new Set(
      (await readArticleFiles()).flatMap(({ texts }) => {
        const text = texts[language]
        return text ? [text.title, ...text.questions] : []
      }),
    )
    expect(questions.filter(({ question }) => known.has(question))).toEqual([])
  })
})
