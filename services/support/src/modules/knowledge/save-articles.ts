import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type Article, type ArticleContent, type ArticleText, excerptOf } from './article.rules.ts'
import { lexemeRulesDigest } from './lexeme-rules-digest.ts'
import { lengthOf, rarityOf, toSearchVector } from './lexemes.rules.ts'
import type { ArticleDigests, ArticleFile } from './read-articles.ts'

/** Articles are written one transaction after another, so that versions and counts of lexemes fit together. */
export async function lockArticles(trx: Transaction<SupportTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ' articles', 0))`.execute(trx)
}

/** Saves the articles whose files changed since they were read last; what the console changed meanwhile is replaced only then. */
export async function saveChangedArticles(
  db: Kysely<SupportTables>,
  read: (o: { known: ArticleDigests }) => Promise<readonly ArticleFile[]>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockArticles(trx)
    const known = await trx.selectFrom('articles').select(['id', 'file_digest']).execute()
    const digests = new Map(known.map(({ id, file_digest }) => [id, file_digest]))
    const files = await read({ known: digests })
    const changed = files.filter(({ id, digest }) => digests.get(id) !== digest)
    await writeArticles(trx, changed, { createdBy: null, now })
    const reindexed = await reindex(trx)
    const phrase = await trx.selectFrom('article_phrases').select('position').limit(1).executeTakeFirst()
    if (changed.length > 0 || reindexed || !phrase) await indexArticles(trx)
  })
}

/** Writes articles as their next versions; without a `digest` the files still count as read. Call `indexArticles` afterwards. */
export async function writeArticles(
  trx: Transaction<SupportTables>,
  articles: readonly (Article & { digest?: string })[],
  o: { createdBy: string | null; now: Date },
): Promise<void> {
  if (articles.length === 0) return
  const written = await trx
    .insertInto('articles')
    .values(
      articles.map(({ id, category, order, faq, digest }) => ({
        ...{ id, category, position: order, faq, version: 1 },
        ...{ file_digest: digest ?? null, updated_at: o.now },
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        category: eb.ref('excluded.category'),
        position: eb.ref('excluded.position'),
        faq: eb.ref('excluded.faq'),
        updated_at: eb.ref('excluded.updated_at'),
        file_digest: eb.fn.coalesce('excluded.file_digest', 'articles.file_digest'),
        version: eb('articles.version', '+', 1),
      })),
    )
    .returning(['id', 'version'])
    .execute()
  const versions = new Map(written.map(({ id, version }) => [id, version]))
  await trx
    .insertInto('article_versions')
    .values(
      articles.map(({ id, category, order, faq, texts }) => ({
        ...{ article_id: id, version: versions.get(id) ?? 1, created_by: o.createdBy, created_at: o.now },
        content: JSON.stringify({ category, order, faq, texts } satisfies ArticleContent),
      })),
    )
    .execute()
  const ids = articles.map(({ id }) => id)
  await trx.deleteFrom('article_texts').where('article_id', 'in', ids).execute()
  await trx
    .insertInto('article_texts')
    .values(
      articles.flatMap(({ id, texts }) =>
        Object.entries(texts).map(([language, text]) => ({
          ...{ article_id: id, language, title: text.title, body: text.body },
          ...{ tags: [...text.tags], questions: [...text.questions], search: searchVectorOf(text, language) },
          lexeme_rules_digest: lexemeRulesDigest,
        })),
      ),
    )
    .execute()
}

/** A release that divides texts in another way finds them by the old one until they are divided anew. */
async function reindex(trx: Transaction<SupportTables>): Promise<boolean> {
  const texts = await trx
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title', 'body', 'tags', 'questions'])
    .where('lexeme_rules_digest', '<>', lexemeRulesDigest)
    .execute()
  if (texts.length === 0) return false
  const columns = {
    ids: texts.map(({ article_id }) => article_id),
    languages: texts.map(({ language }) => language),
    vectors: texts.map((text) => searchVectorOf(text, text.language)),
  }
  await sql`
    update article_texts t set search = anew.search::tsvector, lexeme_rules_digest = ${lexemeRulesDigest}
    from unnest(${columns.ids}::text[], ${columns.languages}::text[], ${columns.vectors}::text[]) as anew (id, language, search)
    where t.article_id = anew.id and t.language = anew.language`.execute(trx)
  return true
}

/** Title and questions say most, then the paragraph that answers, then the rest. */
function searchVectorOf(text: ArticleText, language: string): string {
  const first = excerptOf(text.body, Number.MAX_SAFE_INTEGER)
  const fields = [
    { field: 'A' as const, text: text.title },
    ...[...text.tags, ...text.questions].map((said) => ({ field: 'B' as const, text: said })),
    { field: 'C' as const, text: first },
    { field: 'D' as const, text: text.body },
  ]
  return toSearchVector(fields, language)
}

/** Counts anew in how many articles each lexeme stands, and weighs the phrases by it. */
export async function indexArticles(trx: Transaction<SupportTables>): Promise<void> {
  await sql`delete from article_lexemes`.execute(trx)
  await sql`
    insert into article_lexemes (language, lexeme, documents)
    select language, lexeme, count(*) from article_texts, unnest(tsvector_to_array(search)) as lexeme
    group by language, lexeme`.execute(trx)
  await indexPhrases(trx)
}

async function indexPhrases(trx: Transaction<SupportTables>): Promise<void> {
  const texts = await trx
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title', 'questions'])
    .execute()
  const lexemes = await trx
    .selectFrom('article_lexemes')
    .select(['language', 'lexeme', 'documents'])
    .execute()
  const articles = new Map<string, number>()
  for (const { language } of texts) articles.set(language, (articles.get(language) ?? 0) + 1)
  const counts = new Map(lexemes.map(({ language, lexeme, documents }) => [language + lexeme, documents]))
  const phrases = texts.flatMap(({ article_id, language, title, questions }) =>
    [title, ...questions].map((phrase, position) => ({
      ...{ article_id, language, position, search: toSearchVector([{ field: 'A', text: phrase }], language) },
      length: lengthOf(phrase, language, (lexeme) =>
        rarityOf(articles.get(language) ?? 0, counts.get(language + lexeme) ?? 0),
      ),
    })),
  )
  const weighed = phrases.filter(({ length }) => length > 0)
  await trx.deleteFrom('article_phrases').execute()
  await sql`
    insert into article_phrases (article_id, language, position, search, length)
    select * from unnest(${weighed.map(({ article_id }) => article_id)}::text[],
      ${weighed.map(({ language }) => language)}::text[], ${weighed.map(({ position }) => position)}::int[],
      ${weighed.map(({ search }) => search)}::tsvector[], ${weighed.map(({ length }) => length)}::float8[])`.execute(
    trx,
  )
}
