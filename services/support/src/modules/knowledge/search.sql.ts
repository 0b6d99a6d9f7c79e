import { type Kysely, sql } from 'kysely'
import type { SupportTables } from '../../tables.ts'
import type { FoundArticle } from './article.rules.ts'
import { INTENT_LEXEME_PREFIX, isChineseLanguage, TOPIC_LEXEME_PREFIX, toLexemes } from './lexemes.rules.ts'
import { replaceReadings } from './readings.rules.ts'

/** Longer questions are truncated to this many lexemes. */
const MAX_LEXEMES = 200
/** The weights of a lexeme by its field: the rest of the body, first paragraph, questions and tags, title. */
const FIELD_WEIGHTS = '{0.2, 0.5, 0.9, 1.0}'
/** The `ts_rank` of a lexeme that a title contains once. */
const FULL_RANK = 0.6079
/** Pairs of hiragana that no article contains are endings and fillers, which do not tell the topic. */
const PHRASING = '^[ぁ-ゖー]{2}$'
/** A misspelt word is replaced by its nearest neighbour from this similarity of trigrams on. */
const MIN_SIMILARITY = 0.44
const MIN_CORRECTED_LENGTH = 4
/** The weight of the most similar phrase beside the words of the whole article when articles are sorted. */
const PHRASE_SHARE = 0.4

/**
 * Lists the articles in a language that match a question, best first, by the full-text search of Postgres over whole articles and over each
 * of their questions, with each lexeme weighted by its rarity. Words in hiragana are replaced by the spelling of the articles, and words
 * that no article contains by their nearest neighbour by trigrams, if there is one.
 */
export async function searchArticles(
  db: Kysely<SupportTables>,
  { language, text, limit }: { text: string; language: string; limit: number },
): Promise<FoundArticle[]> {
  const weights = new Map<string, number>()
  const spelled = isChineseLanguage(language) ? text : replaceReadings(text)
  for (const { lexeme, weight } of toLexemes(spelled, language).slice(0, MAX_LEXEMES))
    weights.set(lexeme, weight)
  if (weights.size === 0) return []
  const asked = { lexemes: [...weights.keys()], weights: [...weights.values()] }
  const { rows } = await sql<FoundArticle>`
    with total as (select count(*) as documents from article_texts where language = ${language}),
    asked as (
      select a.lexeme as asked_as, a.weight, coalesce(k.lexeme, n.lexeme) as lexeme, coalesce(k.documents, n.documents, 0) as documents
      from unnest(${asked.lexemes}::text[], ${asked.weights}::float8[]) as a (lexeme, weight)
        left join article_lexemes k on k.language = ${language} and k.lexeme = a.lexeme
        left join lateral (
          select near.lexeme, near.documents from article_lexemes near
          where k.lexeme is null and length(a.lexeme) >= ${MIN_CORRECTED_LENGTH} and near.language = ${language}
            and near.lexeme operator(public.%) a.lexeme
            and public.similarity(near.lexeme, a.lexeme) >= ${MIN_SIMILARITY}
          order by public.similarity(near.lexeme, a.lexeme) desc limit 1) n on true
    ),
    weighed as (
      select lexeme, asked_as like ${`${TOPIC_LEXEME_PREFIX}%`} or asked_as like ${`${INTENT_LEXEME_PREFIX}%`} as of_thesaurus,
        asked.documents > 0 and asked_as = lexeme as known,
        weight * ln(1 + (total.documents - asked.documents + 0.5) / (asked.documents + 0.5)) as weight
      from asked, total
      where asked.lexeme is not null or asked.asked_as !~ ${PHRASING}
    ),
    question as (
      select sum(weight) as weight, sqrt(sum(weight * weight)) as length,
        coalesce(sum(weight) filter (where not of_thesaurus and known)
          / nullif(sum(weight) filter (where not of_thesaurus), 0), 0) as known
      from weighed
    ),
    ranked as (
      select article_id, sum(worth) / (select weight from question) as score,
        coalesce(sum(worth) filter (where not of_thesaurus)
          / nullif((select sum(weight) from weighed where not of_thesaurus), 0), 0) as "wordScore",
        count(*) filter (where lexeme like ${`${TOPIC_LEXEME_PREFIX}%`})::int as topics
      from (
        select t.article_id, w.lexeme, w.of_thesaurus,
          w.weight * least(1, ts_rank(${FIELD_WEIGHTS}::float4[], t.search, q.query) / ${FULL_RANK}) as worth
        from weighed w cross join lateral (select quote_literal(w.lexeme)::tsquery as query) q
          join article_texts t on t.language = ${language} and t.search @@ q.query
        where w.lexeme is not null
      ) found
      group by article_id
    ),
    resembling as (
      select article_id, max(cosine) as score
      from (
        select p.article_id, sum(w.weight * w.weight) / (p.length * (select length from question)) as cosine
        from weighed w join article_phrases p on p.language = ${language} and p.search @@ quote_literal(w.lexeme)::tsquery
        where w.lexeme is not null
        group by p.article_id, p.position, p.length
      ) phrases
      group by article_id
    )
    select a.id, t.title, a.category, t.body, r.score, r."wordScore", r.topics,
      coalesce(least(1, s.score), 0) as "phraseScore", (select known from question) as known
    from ranked r join articles a on a.id = r.article_id
      join article_texts t on t.article_id = a.id and t.language = ${language}
      left join resembling s on s.article_id = a.id
    order by r.score + ${PHRASE_SHARE} * coalesce(s.score, 0) desc, a.id limit ${limit}`.execute(db)
  return rows
}
