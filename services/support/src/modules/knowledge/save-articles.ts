import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import { type Article, type ArticleContent, type ArticleText, excerptOf } from './article.rules.ts'
import { toSearchVector } from './lexemes.rules.ts'
import type { ArticleFile } from './read-articles.ts'

/** Articles are written one transaction after another, so that versions and counts of lexemes fit together. */
export async function lockArticles(trx: Transaction<SupportTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ' articles', 0))`.execute(trx)
}

/** Saves the articles whose files changed since they were read last; what the console changed meanwhile is replaced only then. */
export async function saveChangedArticles(
  db: Kysely<SupportTables>,
  files: readonly ArticleFile[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx: Transaction<SupportTables>) => {
    await lockArticles(trx)
    const known = await trx.selectFrom('articles').select(['id', 'file_digest']).execute()
    const digests = new Map(known.map(({ id, file_digest }) => [id, file_digest]))
    const changed = files.filter(({ id, digest }) => digests.get(id) !== digest)
    for (const { digest, ...article } of changed)
      await writeArticle(trx, article, { fileDigest: digest, createdBy: null, now })
    const reindexed = await reindex(trx)
    if (changed.length > 0 || reindexed) await countLexemes(trx)
  })
}

/** Writes an article as its next version. Call `countLexemes` afterwards. */
export async function writeArticle(
  trx: Transaction<SupportTables>,
  { id, ...content }: Article,
  o: { fileDigest?: string; createdBy: string | null; now: Date },
): Promise<void> {
  const row = { category: content.category, position: content.order, faq: content.faq, updated_at: o.now }
  const digest = o.fileDigest === undefined ? {} : { file_digest: o.fileDigest }
  const { version } = await trx
    .insertInto('articles')
    .values({ id, ...row, version: 1, ...digest })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ ...row, ...digest, version: eb('articles.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('article_versions')
    .values({
      ...{ article_id: id, version, created_by: o.createdBy, created_at: o.now },
      content: JSON.stringify(content satisfies ArticleContent),
    })
    .execute()
  await trx.deleteFrom('article_texts').where('article_id', '=', id).execute()
  await trx
    .insertInto('article_texts')
    .values(
      Object.entries(content.texts).map(([language, text]) => ({
        ...{ article_id: id, language, title: text.title, body: text.body },
        ...{ tags: [...text.tags], questions: [...text.questions], search: searchVectorOf(text) },
      })),
    )
    .execute()
}

/** A release that divides texts in another way finds them by the old one until they are divided anew. */
async function reindex(trx: Transaction<SupportTables>): Promise<boolean> {
  const texts = await trx.selectFrom('article_texts').selectAll().execute()
  let isChanged = false
  for (const text of texts) {
    const { numUpdatedRows } = await sql`
      update article_texts set search = ${searchVectorOf(text)}::tsvector
      where article_id = ${text.article_id} and language = ${text.language} and search <> ${searchVectorOf(text)}::tsvector`
      .execute(trx)
      .then(({ numAffectedRows = 0n }) => ({ numUpdatedRows: numAffectedRows }))
    isChanged ||= numUpdatedRows > 0n
  }
  return isChanged
}

/** Title and questions say most, then the paragraph that answers, then the rest. */
function searchVectorOf(text: ArticleText): string {
  const first = excerptOf(text.body, Number.MAX_SAFE_INTEGER)
  return toSearchVector([
    { field: 'A', text: text.title },
    ...[...text.tags, ...text.questions].map((said) => ({ field: 'B' as const, text: said })),
    { field: 'C', text: first },
    { field: 'D', text: text.body },
  ])
}

/** Counts anew in how many articles each lexeme stands. */
export async function countLexemes(trx: Transaction<SupportTables>): Promise<void> {
  await sql`delete from article_lexemes`.execute(trx)
  await sql`
    insert into article_lexemes (language, lexeme, documents)
    select language, lexeme, count(*) from article_texts, unnest(tsvector_to_array(search)) as lexeme
    group by language, lexeme`.execute(trx)
}
