import { readFile } from 'node:fs/promises'
import type { Language } from '@hibiki/http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportApp, type SupportApp } from '../../testing/support-app.ts'
import { readArticleFiles } from '../knowledge/read-article-files.ts'
import { findArticleAction } from './find-article-action.ts'
import { screens } from './tools/screens.ts'
import { understandQuestion } from './understand-question.ts'

interface Question {
  language: Language
  question: string
  /** `sounds`, `listening`, `contract`, `screen:<route>`, `article:<id>`, or the kind of a refusal. */
  expect: string
}

/** Of the questions the rules were written for, and of those that were written before and looked at only for the figure. */
const files = ['questions', 'held-out-questions'] as const
const MIN_RIGHT = 0.9

let service: SupportApp
beforeAll(async () => {
  service = await createSupportApp({ resources: { readArticles: readArticleFiles } })
})
afterAll(() => service.close())

const kinds = {
  'find-sounds': 'sounds',
  'read-listening': 'listening',
  'read-contracts': 'contract',
} as const

/** Returns every description that fits what a question is answered with. */
async function describeAnswer({ question, language }: Question): Promise<string[]> {
  const { refused, call, articles, isAnsweredByArticle } = await understandQuestion(service.context.db, {
    text: question,
    language,
  })
  if (refused !== null) return [refused]
  if (call && call.tool !== 'open-screen') return [kinds[call.tool]]
  const [best] = isAnsweredByArticle ? articles : []
  const buttons = call
    ? [screens[call.input.screen]]
    : best
      ? findArticleAction(best.body).map(({ path }) => path)
      : []
  return [...(best ? [`article:${best.id}`] : []), ...buttons.map((path) => `screen:${path}`)]
}

it.each(files.flatMap((file) => (['ja', 'en'] as const).map((language) => [file, language] as const)))(
  'answers at least nine of ten of %s in %s with the right kind',
  async (file, language) => {
    const path = new URL(`./fixtures/${file}.json`, import.meta.url)
    const questions = (JSON.parse(await readFile(path, 'utf8')) as Question[]).filter(
      (each) => each.language === language,
    )
    expect(questions.length).toBeGreaterThanOrEqual(30)
    const wrong: string[] = []
    for (const each of questions) {
      const answered = await describeAnswer(each)
      if (!answered.includes(each.expect)) wrong.push(`${each.question} (${answered.join() || 'nothing'})`)
    }
    const right = 1 - wrong.length / questions.length
    const examples = file === 'questions' && wrong.length > 0 ? `: ${wrong.join(', ')}` : ''
    process.stdout.write(
      `advisor, ${file}, ${language}: ${(right * 100).toFixed(1)} % of ${questions.length}${examples}\n`,
    )
    expect(right).toBeGreaterThanOrEqual(MIN_RIGHT)
  },
)
