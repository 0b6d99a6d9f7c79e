import { type Kysely, sql } from 'kysely'

/** The knowledge base: articles with all their versions, and what is searched of the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table articles (
    id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    category text not null,
    position int not null,
    faq boolean not null,
    version int not null check (version > 0),
    file_digest text,
    updated_at timestamptz not null
  )`,
  `create table article_versions (
    article_id text not null references articles on delete cascade,
    version int not null check (version > 0),
    content jsonb not null,
    created_by uuid,
    created_at timestamptz not null,
    primary key (article_id, version)
  )`,
  'create index article_versions_by_author on article_versions (created_by) where created_by is not null',
  // The lexemes are made by the service (modules/knowledge/lexemes.rules.ts): no parser of Postgres divides Japanese.
  `create table article_texts (
    article_id text not null references articles on delete cascade,
    language text not null,
    title text not null,
    body text not null,
    tags text[] not null,
    questions text[] not null,
    search tsvector not null,
    primary key (article_id, language)
  )`,
  'create index article_texts_search on article_texts using gin (search)',
  // In how many articles a lexeme stands: rare ones weigh more, and misspelt words find their neighbours.
  `create table article_lexemes (
    language text not null,
    lexeme text not null,
    documents int not null,
    primary key (language, lexeme)
  )`,
  'create index article_lexemes_by_trigram on article_lexemes using gin (lexeme public.gin_trgm_ops)',
]
