import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../tables.ts'

type Trx = Transaction<SupportTables>
type TextRow = Selectable<SupportTables['article_texts']>

/** Locks the articles until the transaction ends, so that versions and counts of lexemes stay consistent. */
export async function lockArticles(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || ' articles', 0))`.execute(trx)
}

/** Returns, by the id of an article, the digest of the files it was last read from. */
export async function listFileDigests(trx: Trx): Promise<Map<string, string | null>> {
  const rows = await trx.selectFrom('articles').select(['id', 'file_digest']).execute()
  return new Map(rows.map(({ id, file_digest }) => [id, file_digest]))
}

/** Returns the newest version of an article; null where there is no such article. */
export async function findArticleVersion(trx: Trx, id: string): Promise<number | null> {
  const row = await trx.selectFrom('articles').select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? null
}

/** Whether the phrases of articles were indexed before. */
export async function hasArticlePhrases(trx: Trx): Promise<boolean> {
  const row = await trx.selectFrom('article_phrases').select('position').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Saves articles as their next versions; returns these by id. One without a digest keeps the digest it has. */
export async function upsertArticles(
  trx: Trx,
  articles: readonly Omit<Insertable<SupportTables['articles']>, 'version'>[],
): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('articles')
    .values(articles.map((article) => ({ ...article, version: 1 })))
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
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export async function insertArticleVersions(
  trx: Trx,
  versions: Insertable<SupportTables['article_versions']>[],
): Promise<void> {
  await trx.insertInto('article_versions').values(versions).execute()
}

/** Replaces the texts of these articles in all languages. */
export async function replaceArticleTexts(
  trx: Trx,
  articleIds: string[],
  texts: Insertable<SupportTables['article_texts']>[],
): Promise<void> {
  await trx.deleteFrom('article_texts').where('article_id', 'in', articleIds).execute()
  await trx.insertInto('article_texts').values(texts).execute()
}

/** Lists the texts that were divided into lexemes by other rules than those of this digest. */
export function listOutdatedArticleTexts(
  trx: Trx,
  digest: string,
): Promise<Pick<TextRow, 'article_id' | 'language' | 'title' | 'body' | 'tags' | 'questions'>[]> {
  return trx
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title', 'body', 'tags', 'questions'])
    .where('lexeme_rules_digest', '<>', digest)
    .execute()
}

/** Saves the search vectors of texts, made by the rules of this digest. */
export async function updateSearchVectors(
  trx: Trx,
  texts: readonly Pick<TextRow, 'article_id' | 'language' | 'search'>[],
  digest: string,
): Promise<void> {
  await sql`
    update article_texts t set search = anew.search::tsvector, lexeme_rules_digest = ${digest}
    from unnest(${texts.map((text) => text.article_id)}::text[], ${texts.map((text) => text.language)}::text[],
      ${texts.map((text) => text.search)}::text[]) as anew (id, language, search)
    where t.article_id = anew.id and t.language = anew.language`.execute(trx)
}

/** Recounts in how many articles each lexeme occurs. */
export async function refreshLexemeCounts(trx: Trx): Promise<void> {
  await sql`delete from article_lexemes`.execute(trx)
  await sql`
    insert into article_lexemes (language, lexeme, documents)
    select language, lexeme, count(*) from article_texts, unnest(tsvector_to_array(search)) as lexeme
    group by language, lexeme`.execute(trx)
}

/** Returns in how many articles each lexeme occurs, as counted last. */
export function listLexemeCounts(trx: Trx): Promise<Selectable<SupportTables['article_lexemes']>[]> {
  return trx.selectFrom('article_lexemes').select(['language', 'lexeme', 'documents']).execute()
}

/** Lists the title and questions of every text. */
export function listTitlesAndQuestions(
  trx: Trx,
): Promise<Pick<TextRow, 'article_id' | 'language' | 'title' | 'questions'>[]> {
  return trx.selectFrom('article_texts').select(['article_id', 'language', 'title', 'questions']).execute()
}

/** Replaces the phrases of all articles. */
export async function replaceArticlePhrases(
  trx: Trx,
  phrases: readonly Selectable<SupportTables['article_phrases']>[],
): Promise<void> {
  await trx.deleteFrom('article_phrases').execute()
  await sql`
    insert into article_phrases (article_id, language, position, search, length)
    select * from unnest(${phrases.map(({ article_id }) => article_id)}::text[],
      ${phrases.map(({ language }) => language)}::text[], ${phrases.map(({ position }) => position)}::int[],
      ${phrases.map(({ search }) => search)}::tsvector[], ${phrases.map(({ length }) => length)}::float8[])`.execute(
    trx,
  )
}
