import { type Kysely, sql } from 'kysely'

/**
 * Adds receipts, return documents and statements. What was issued never changes: a document is inserted once, only its member can
 * become null, and it is deleted when the law no longer requires it. `documented_yen` is what the documents of a payment say in
 * sum, null before the first; a job issues what is missing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The row of an issuer is locked while a document is written, so that numbers have no gaps.
  `create table tax_document_counters (
    issuer text primary key,
    last_number int not null check (last_number > 0)
  )`,
  // A return is negative, the reversal of a return that the bank rejected is positive. Statements repeat what other documents say.
  `create table tax_documents (
    id uuid primary key default uuidv7(),
    issuer text not null references tax_document_counters,
    number int not null check (number > 0),
    kind text not null check (kind in ('receipt', 'return', 'return-reversal', 'statement')),
    member_id uuid,
    payment_id uuid references payments,
    invoice_id uuid references invoices,
    replaces_id uuid unique references tax_documents,
    traded_on date not null,
    issued_at timestamptz not null,
    amount_yen int not null,
    tax_yen int not null,
    snapshot jsonb not null,
    retain_until date not null,
    unique (issuer, number),
    check ((kind = 'statement') = (payment_id is null and invoice_id is null)),
    check (payment_id is null or invoice_id is null)
  )`,
  'create index tax_documents_of_member on tax_documents (member_id, traded_on desc)',
  'create index tax_documents_of_payment on tax_documents (payment_id) where payment_id is not null',
  'create index tax_documents_of_invoice on tax_documents (invoice_id) where invoice_id is not null',
  'create index tax_documents_by_day on tax_documents (traded_on, id)',
  'create index tax_documents_by_retention on tax_documents (retain_until)',
  // Tax is rounded once per rate of a document.
  `create table tax_document_rates (
    document_id uuid not null references tax_documents on delete cascade,
    rate_percent smallint not null check (rate_percent in (8, 10)),
    amount_yen int not null,
    tax_yen int not null,
    primary key (document_id, rate_percent)
  )`,
  // This table says which documents a statement repeats, so that each is in one statement only.
  `create table tax_statement_documents (
    statement_id uuid not null references tax_documents on delete cascade,
    document_id uuid not null references tax_documents on delete cascade,
    primary key (statement_id, document_id)
  )`,
  'create index tax_statement_documents_of_document on tax_statement_documents (document_id)',
  `create table tax_document_addressees (
    member_id uuid primary key,
    name text not null check (length(name) between 1 and 100),
    updated_at timestamptz not null
  )`,

  `create function refuse_tax_document_change() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'member_id' = to_jsonb(old) - 'member_id' and to_jsonb(new) ->> 'member_id' is null then
        return new;
      end if;
      raise exception 'what was issued never changes' using errcode = 'insufficient_privilege';
    end $$`,
  // The service says which day it is, because its clock may differ from the database's.
  `create function refuse_tax_document_removal() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.retain_until < nullif(current_setting('hibiki.today', true), '')::date then
        return old;
      end if;
      raise exception 'what was issued is stored for as long as the law requires' using errcode = 'insufficient_privilege';
    end $$`,
  // The rates of a document go with it and not before.
  `create function refuse_tax_document_rate_removal() returns trigger language plpgsql as $$
    begin
      if exists (select from tax_documents where id = old.document_id) then
        raise exception 'what was issued never changes' using errcode = 'insufficient_privilege';
      end if;
      return old;
    end $$`,
  `create trigger stored before delete on tax_document_rates
    for each row execute function refuse_tax_document_rate_removal()`,
  `create trigger unchanged before update on tax_documents for each row execute function refuse_tax_document_change()`,
  `create trigger unchanged before update on tax_document_rates
    for each row execute function refuse_tax_document_change()`,
  `create trigger stored before delete on tax_documents for each row execute function refuse_tax_document_removal()`,
  ...['tax_documents', 'tax_document_rates'].map(
    (table) =>
      `create trigger stored_whole before truncate on ${table} for each statement execute function refuse_tax_document_removal()`,
  ),
]
