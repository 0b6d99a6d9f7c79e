import type { Kysely, Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type Article, type ArticleContent, type ArticleText, toArticleExcerpt } from './article.rules.ts'
import { lexemeRulesDigest } from './lexeme-rules-digest.ts'
import {
  computeLexemeRarity,
  computeVectorLength,
  createMemoizedLexemeSplitter,
  type LexemeSplitter,
  toSearchVector,
} from './lexemes.rules.ts'
import type { ArticleDigests, ArticleFile } from './read-article-files.ts'
import {
  hasArticlePhrases,
  insertArticleVersions,
  listFileDigests,
  listLexemeCounts,
  listOutdatedArticleTexts,
  listTitlesAndQuestions,
  lockArticles,
  refreshLexemeCounts,
  replaceArticlePhrases,
  replaceArticleTexts,
  updateSearchVectors,
  upsertArticles,
} from './save-articles.sql.ts'

/** Saves the articles whose files changed since they were last read; only these replace changes that were made in the console. */
export async function saveChangedArticles(
  db: Kysely<SupportTables>,
  read: (options: { known: ArticleDigests }) => Promise<readonly ArticleFile[]>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockArticles(trx)
    const digests = await listFileDigests(trx)
    const files = await read({ known: digests })
    const changed = files.filter(({ id, digest }) => digests.get(id) !== digest)
    // Titles and questions are needed for the texts and again for the phrases.
    const divide = createMemoizedLexemeSplitter()
    await saveArticleVersions(trx, changed, { createdBy: null, now, divide })
    const reindexed = await reindex(trx, divide)
    if (changed.length > 0 || reindexed || !(await hasArticlePhrases(trx)))
      await refreshArticleIndex(trx, divide)
  })
}

/**
 * Saves articles as their next versions; without a `digest` their files still count as read. Call `lockArticles` before and
 * `refreshArticleIndex` afterwards.
 */
export async function saveArticleVersions(
  trx: Transaction<SupportTables>,
  articles: readonly (Article & { digest?: string })[],
  { now, createdBy, divide }: { createdBy: string | null; now: Date; divide?: LexemeSplitter },
): Promise<void> {
  if (articles.length === 0) return
  const versions = await upsertArticles(
    trx,
    articles.map(({ id, category, order, faq, digest }) => ({
      id,
      category,
      position: order,
      faq,
      file_digest: digest ?? null,
      updated_at: now,
    })),
  )
  await insertArticleVersions(
    trx,
    articles.map(({ id, category, order, faq, texts }) => ({
      article_id: id,
      version: versions.get(id) ?? 1,
      created_by: createdBy,
      created_at: now,
      content: JSON.stringify({ category, order, faq, texts } satisfies ArticleContent),
    })),
  )
  await replaceArticleTexts(
    trx,
    articles.map(({ id }) => id),
    articles.flatMap(({ id, texts }) =>
      Object.entries(texts).map(([language, text]) => ({
        article_id: id,
        language,
        title: text.title,
        body: text.body,
        tags: [...text.tags],
        questions: [...text.questions],
        search: searchVectorOf(text, language, divide),
        lexeme_rules_digest: lexemeRulesDigest,
      })),
    ),
  )
}

/** Splits texts into lexemes again that an earlier release has split by other rules; searches use the old lexemes until then. */
async function reindex(trx: Transaction<SupportTables>, divide: LexemeSplitter): Promise<boolean> {
  const texts = await listOutdatedArticleTexts(trx, lexemeRulesDigest)
  if (texts.length === 0) return false
  const divided = texts.map((text) => ({ ...text, search: searchVectorOf(text, text.language, divide) }))
  await updateSearchVectors(trx, divided, lexemeRulesDigest)
  return true
}

/** Title and questions have the most weight, then the first paragraph, which answers, then the rest. */
function searchVectorOf(text: ArticleText, language: string, divide?: LexemeSplitter): string {
  const first = toArticleExcerpt(text.body, Number.MAX_SAFE_INTEGER)
  const fields = [
    { field: 'A' as const, text: text.title },
    ...[...text.tags, ...text.questions].map((said) => ({ field: 'B' as const, text: said })),
    { field: 'C' as const, text: first },
    { field: 'D' as const, text: text.body },
  ]
  return toSearchVector(fields, language, divide)
}

/** Counts again how many articles contain each lexeme, and updates the lengths of the phrases accordingly. */
export async function refreshArticleIndex(
  trx: Transaction<SupportTables>,
  divide: LexemeSplitter = createMemoizedLexemeSplitter(),
): Promise<void> {
  await refreshLexemeCounts(trx)
  const texts = await listTitlesAndQuestions(trx)
  const lexemes = await listLexemeCounts(trx)
  const articles = new Map<string, number>()
  for (const { language } of texts) articles.set(language, (articles.get(language) ?? 0) + 1)
  const counts = new Map(lexemes.map(({ language, lexeme, documents }) => [language + lexeme, documents]))
  const phrases = texts.flatMap(({ article_id, language, title, questions }) =>
    [title, ...questions].map((phrase, position) => ({
      article_id,
      language,
      position,
      search: toSearchVector([{ field: 'A', text: phrase }], language, divide),
      length: computeVectorLength(
        phrase,
        language,
        (lexeme) => computeLexemeRarity(articles.get(language) ?? 0, counts.get(language + lexeme) ?? 0),
        divide,
      ),
    })),
  )
  await replaceArticlePhrases(
    trx,
    phrases.filter(({ length }) => length > 0),
  )
}
