import { getFixedT } from '../../texts.ts'
import { toArticleExcerpt } from '../knowledge/article.rules.ts'
import type { AdvisorEngine } from './advisor-engine.ts'
import { findArticleAction } from './find-article-action.ts'

/**
 * Answers by rules: with the tool that the question asks for, otherwise with the article that matches best, and says that the text was
 * found and not written for the question.
 */
export const searchEngine: AdvisorEngine = {
  name: 'search',
  async *answer({ articles, language, call, isAnsweredByArticle, runTool }) {
    const [best] = articles
    const quoted = isAnsweredByArticle ? best : undefined
    if (call && (call.tool !== 'open-screen' || !quoted)) {
      const { text, parts } = await runTool(call)
      yield text
      yield* parts
      return
    }
    if (!quoted) return
    yield getFixedT(language)('texts.advisor.found', { title: quoted.title })
    yield `\n\n${toArticleExcerpt(quoted.body)}`
    if (call) yield* (await runTool(call)).parts
    else yield* findArticleAction(quoted.body)
  },
}
