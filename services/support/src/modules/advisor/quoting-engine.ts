import { getLocalizedText } from '../../texts.ts'
import { toArticleExcerpt } from '../knowledge/article.rules.ts'
import type { AdvisorEngine } from './advisor-engine.ts'

/** Quotes the article that matches best, and says that the text was found and not written for the question. */
export const quotingEngine: AdvisorEngine = {
  name: 'search',
  async *answer({ articles, language }) {
    const [best, ...others] = articles
    if (!best) return
    yield getLocalizedText(language, 'advisor.found', { title: best.title })
    yield `\n\n${toArticleExcerpt(best.body)}`
    if (others.length > 0)
      yield `\n\n${getLocalizedText(language, 'advisor.alsoFound', { titles: others.map(({ title }) => title).join(' / ') })}`
  },
}
