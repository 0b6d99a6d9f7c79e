import { type Kysely, sql } from 'kysely'

/** Each way an article is asked by itself, so that a question is compared with whole phrases and not only with words of them all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table article_phrases (
    article_id text not null references articles on delete cascade,
    language text not null,
    position int not null,
    search tsvector not null,
    -- Of the vector of its lexemes, each weighed by how rare it is.
    length float8 not null check (length > 0),
    primary key (article_id, language, position)
  )`,
  'create index article_phrases_search on article_phrases using gin (search)',
]
