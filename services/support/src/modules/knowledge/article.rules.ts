import { cutCharacters, isLongerThan } from '@hibiki/text'

/** Subjects of articles, in the order of the FAQ. */
export const categories = [
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
export type Category = (typeof categories)[number]

export const MAX_TITLE_LENGTH = 60
export const MAX_BODY_LENGTH = 8000
export const MAX_TAGS = 12
export const MAX_QUESTIONS = 24
export const MAX_TAG_LENGTH = 40
export const MAX_QUESTION_LENGTH = 120

/** What an article says in one language. */
export interface ArticleText {
  title: string
  /** Markdown without HTML. */
  body: string
  /** Search words. */
  tags: readonly string[]
  /** Other ways members ask it. */
  questions: readonly string[]
}

/** A version of an article. Japanese is always there; another language is one more entry. */
export interface ArticleContent {
  category: Category
  order: number
  faq: boolean
  texts: Readonly<Record<string, ArticleText>>
}

export interface Article extends ArticleContent {
  id: string
}

/** An article the search found; each figure is from 0 to 1. */
export interface FoundArticle {
  id: string
  title: string
  category: Category
  body: string
  /** How much of what the question says stands in the article, and where. */
  score: number
  /** The same by words alone, without the thesaurus. */
  wordScore: number
  /** How much the question resembles the title or the one of its questions that is nearest. */
  phraseScore: number
  /** Topics of the thesaurus that question and article share: a count. */
  topics: number
  /** How much of the question's words stands in any article. */
  known: number
}

/** Whether a text may be the id of an article. */
export function isArticleId(id: string): boolean {
  return id.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
}

/** The first paragraph of an article as plain text: what the advisor quotes and a search result shows. */
export function toExcerpt(body: string, maxLength = 300): string {
  const [first = ''] = body.trim().split(/\n\s*\n/)
  const plain = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return isLongerThan(plain, maxLength) ? `${cutCharacters(plain, maxLength - 1)}…` : plain
}
