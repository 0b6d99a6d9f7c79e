import { type Kysely, sql } from 'kysely'

/** What can be contracted, and what each product opens (D-071). Prices are whole yen with tax, per month (D-080). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table products (
    id uuid primary key default uuidv7(),
    key text not null unique,
    name_ja text not null,
    name_en text not null,
    price_yen int not null check (price_yen >= 0),
    description_ja text not null,
    description_en text not null,
    functions_ja text[] not null default '{}',
    functions_en text[] not null default '{}',
    image text not null,
    display_order int not null default 0,
    hidden boolean not null default false,
    rental boolean not null default false,
    premium boolean not null default false,
    withdrawn_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`.execute(db)
  await sql`create table product_functions (
    product_id uuid not null references products on delete cascade,
    function_code text not null check (function_code in ('loop', 'timer', 'with-soundesthe', 'aiesthe',
      'face-diagnosis', 'sound-therapy', 'ai-chat', 'support-chat', 'dr-ai-healthcare')),
    primary key (product_id, function_code)
  )`.execute(db)
}
