import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

/** `module.ts` declares a topic's personal data in SQL; demo rows and tests are no part of a service. */
const mayHoldSql = /[.]sql[.]ts$|[.]test[.]ts$|[/]module[.]ts$|[/](demo|testing)[/]/
/** Fragments of which the statements of several topics are made. */
const exceptions = ['services/content/src/modules/master-data/names-by-language.ts']

const statement = /[.](selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/
const importsSql = /^import \{[^}]*\bsql\b[^}]*\} from 'kysely'$/m

it('all SQL of services is in *.sql.ts files', () => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(1000)
  const withSql = files
    .filter((file) => !mayHoldSql.test(file))
    .filter((file) => {
      const source = readFileSync(new URL(file, root), 'utf8')
      return statement.test(source) || importsSql.test(source)
    })
  expect(withSql.sort()).toEqual(exceptions)
})
