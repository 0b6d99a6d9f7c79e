import { isLongerThan, truncateToCharacters } from '@hibiki/text'

/** The categories of articles, in the order of the FAQ. */
export const articleCategories = [
  'sounds',
  'plans',
  'cards',
  'rentals',
  'diagnosis',
  'privacy',
  'devices',
  'account',
  'troubleshooting',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

export const MAX_ARTICLE_TITLE_LENGTH = 60
export const MAX_ARTICLE_BODY_LENGTH = 8000
export const MAX_ARTICLE_TAGS = 12
export const MAX_ARTICLE_QUESTIONS = 24
export const MAX_ARTICLE_TAG_LENGTH = 40
export const MAX_ARTICLE_QUESTION_LENGTH = 120

/** The texts of an article in one language. */
export interface ArticleText {
  title: string
  /** Markdown without HTML. */
  body: string
  /** Search words. */
  tags: readonly string[]
  /** Other ways members ask it. */
  questions: readonly string[]
}

/** The content of one version of an article; `texts` always has Japanese. */
export interface ArticleContent {
  category: ArticleCategory
  order: number
  faq: boolean
  texts: Readonly<Record<string, ArticleText>>
}

export interface Article extends ArticleContent {
  id: string
}

/** An article that the search found; scores are from 0 to 1. */
export interface FoundArticle {
  id: string
  title: string
  category: ArticleCategory
  body: string
  /** How much of the question the article contains, weighted by the field that contains it. */
  score: number
  /** The score from words alone, without the thesaurus. */
  wordScore: number
  /** How much the question resembles the article's title or the most similar of its questions. */
  phraseScore: number
  /** The number of topics of the thesaurus that question and article share. */
  topics: number
  /** The share of the question's words that any article contains. */
  known: number
}

/** Returns whether a text has the form of an article's id. */
export function isArticleId(id: string): boolean {
  return id.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
}

/** Returns the first paragraph of an article as plain text, which the advisor quotes and search results show. */
export function toArticleExcerpt(body: string, maxLength = 300): string {
  const [first = ''] = body.trim().split(/\n\s*\n/)
  const plain = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return isLongerThan(plain, maxLength) ? `${truncateToCharacters(plain, maxLength - 1)}…` : plain
}
