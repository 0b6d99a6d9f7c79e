import { joinStatements, type RenderedMigration } from './render-migrations.ts'

const wrong: Record<string, string> = {
  'ban-drop-column': 'alter table plays drop column note',
  'ban-drop-table': 'drop table plays',
  'renaming-column': 'alter table plays rename column note to text',
  'renaming-table': 'alter table plays rename to records',
  'changing-column-type': 'alter table plays alter column note type int using note::int',
  'adding-required-field': 'alter table plays add column place text not null',
  'adding-not-nullable-field': 'alter table plays alter column note set not null',
  'adding-foreign-key-constraint':
    'alter table plays add constraint sound foreign key (sound_id) references sounds',
  'constraint-missing-not-valid': 'alter table plays add constraint seconds check (seconds > 0)',
  'disallowed-unique-constraint': 'alter table plays add constraint once unique (key)',
  'require-concurrent-index-creation': 'create index plays_by_note on plays (note)',
  'require-concurrent-index-deletion': 'drop index plays_by_note',
  'ban-concurrent-index-creation-in-transaction':
    'create index concurrently if not exists plays_by_note on plays (note)',
}

/** A migration against each rule of docs/migrations.md, named after the rule of squawk that must find it. */
export const forbiddenMigrations: RenderedMigration[] = Object.entries(wrong).map(([name, statement]) => ({
  name,
  sql: joinStatements(['begin', statement, 'commit']),
}))

/** The alternatives that docs/migrations.md recommends. */
export const allowedMigrations: RenderedMigration[] = [
  {
    name: 'in-transaction',
    sql: joinStatements([
      'begin',
      'alter table plays add column place text',
      `alter table plays add column tags text[] not null default '{}'`,
      'alter table plays add constraint seconds check (seconds > 0) not valid',
      'alter table plays add constraint note_not_null not null note not valid',
      'alter table plays add constraint sound foreign key (sound_id) references sounds not valid',
      'alter table plays add constraint once unique using index plays_by_key',
      '-- Nothing has read it since 1.4.\n-- squawk-ignore ban-drop-column\nalter table plays drop column length',
      'commit',
    ]),
  },
  {
    name: 'alone',
    sql: joinStatements([
      'create unique index concurrently if not exists plays_by_key on plays (key)',
      'drop index concurrently if exists plays_by_note',
      'alter table plays validate constraint seconds',
      'update plays set place = note where id in (select id from plays where place is null limit 1000)',
    ]),
  },
]
