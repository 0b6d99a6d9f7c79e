import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageCodes } from '@hibiki/languages'
import { isBlankText, isLongerThan } from '@hibiki/text'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import {
  type Article,
  type ArticleText,
  isArticleId,
  MAX_ARTICLE_BODY_LENGTH,
  MAX_ARTICLE_QUESTION_LENGTH,
  MAX_ARTICLE_QUESTIONS,
  MAX_ARTICLE_TAG_LENGTH,
  MAX_ARTICLE_TAGS,
  MAX_ARTICLE_TITLE_LENGTH,
} from './article.rules.ts'
import { ArticleCategorySchema } from './article-category-schema.ts'

export interface ArticleFile extends Article {
  /** Of the files in all languages. */
  digest: string
}

const languages: readonly string[] = languageCodes

const ownFolder = fileURLToPath(new URL('../../../knowledge/', import.meta.url))

const FrontMatter = Type.Object(
  {
    id: Type.String(),
    title: Type.String({ minLength: 1, maxLength: MAX_ARTICLE_TITLE_LENGTH }),
    category: ArticleCategorySchema,
    order: Type.Integer({ minimum: 0 }),
    faq: Type.Boolean(),
    tags: Type.Array(Type.String({ minLength: 1, maxLength: MAX_ARTICLE_TAG_LENGTH }), {
      maxItems: MAX_ARTICLE_TAGS,
    }),
    questions: Type.Array(Type.String({ minLength: 1, maxLength: MAX_ARTICLE_QUESTION_LENGTH }), {
      maxItems: MAX_ARTICLE_QUESTIONS,
    }),
  },
  { additionalProperties: false },
)

/** Digests of article files, by the article's id. */
export type ArticleDigests = ReadonlyMap<string, string | null>

/**
 * Reads the articles of a folder in the format of `knowledge/README.md`, sorted by id.
 *
 * @param options.known the digest of each article that is stored; one whose files still have it is left out, without parsing them
 * @throws an error that names the invalid file
 */
export async function readArticleFiles({
  folder = ownFolder,
  known = new Map(),
}: {
  folder?: string
  known?: ArticleDigests
} = {}): Promise<ArticleFile[]> {
  const names = (await readdir(folder)).filter((name) => /\.[a-z]{2}\.md$/.test(name)).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(folder, name), 'utf8') })),
  )
  return [...Map.groupBy(files, ({ name }) => idOf(name))].flatMap(([id, ofArticle]) => {
    const digest = digestOf(ofArticle)
    return known.get(id) === digest ? [] : [{ ...toArticle(id, ofArticle), digest }]
  })
}

/** `cancel-plan` of `cancel-plan.ja.md`. */
const idOf = (name: string) => name.slice(0, -'.ja.md'.length)

interface TextFile {
  name: string
  content: string
}

function digestOf(files: readonly TextFile[]): string {
  const hash = createHash('sha256')
  for (const { name, content } of files) hash.update(`${name}\n${content}\n`)
  return hash.digest('hex')
}

function toArticle(id: string, files: readonly TextFile[]): Article {
  let article: Article | undefined
  for (const { name, content } of files) {
    const { text, ...about } = parseArticleFile(name, content)
    const language = name.slice(-5, -3)
    if (!languages.includes(language)) throw new Error(`knowledge/${name} is in no language of the product`)
    if (article) requireSame(name, article, about)
    article = { ...about, texts: { ...article?.texts, [language]: text } }
  }
  if (!article?.texts.ja) throw new Error(`knowledge/${id}.ja.md is missing`)
  return article
}

/** Parses one file: its front matter and its body. */
export function parseArticleFile(
  name: string,
  content: string,
): Pick<Article, 'id' | 'category' | 'order' | 'faq'> & { text: ArticleText } {
  const [, matter, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? []
  if (matter === undefined) throw new Error(`knowledge/${name} has no front matter`)
  const value: unknown = parse(matter)
  if (!Value.Check(FrontMatter, value)) {
    const [problem] = Value.Errors(FrontMatter, value)
    throw new Error(`knowledge/${name}: ${problem?.instancePath ?? ''} ${problem?.message ?? 'is not valid'}`)
  }
  const { id, category, order, faq, title, tags, questions } = value
  if (!isArticleId(id) || idOf(name) !== id) throw new Error(`knowledge/${name} has the id ${id}`)
  const trimmed = body.trim()
  if (isBlankText(trimmed) || isLongerThan(trimmed, MAX_ARTICLE_BODY_LENGTH))
    throw new Error(`knowledge/${name} needs a body of at most ${MAX_ARTICLE_BODY_LENGTH} characters`)
  return { id, category, order, faq, text: { title, tags, questions, body: trimmed } }
}

function requireSame(
  name: string,
  known: Pick<Article, 'category' | 'order' | 'faq'>,
  about: Pick<Article, 'category' | 'order' | 'faq'>,
): void {
  const differs = known.category !== about.category || known.order !== about.order || known.faq !== about.faq
  if (differs) throw new Error(`knowledge/${name} differs from its other languages in category, order or faq`)
}
