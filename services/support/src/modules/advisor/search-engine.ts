import { findText } from '../../texts.ts'
import { toExcerpt } from '../knowledge/article.rules.ts'
import type { AdvisorEngine } from './engine.ts'

/** Quotes the article that matches best, and says that the text was found and not written for the question. */
export const searchEngine: AdvisorEngine = {
  name: 'search',
  async *answer({ articles, language }) {
    const [best, ...others] = articles
    if (!best) return
    yield findText(language, 'advisor.found', { title: best.title })
    yield `\n\n${toExcerpt(best.body)}`
    if (others.length > 0)
      yield `\n\n${findText(language, 'advisor.alsoFound', { titles: others.map(({ title }) => title).join(' / ') })}`
  },
}
