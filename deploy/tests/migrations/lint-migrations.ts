import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runProgram } from '../steps.ts'
import type { RenderedMigration } from './render-migrations.ts'

export interface LintFinding {
  migration: string
  rule: string
  /** The text of the problem, with its line. */
  text: string
}

interface SquawkFinding {
  file: string
  /** The number of the line, counted from 0. */
  line: number
  message: string
  rule_name: string
}

const options = [
  ...['--reporter', 'json', '--pg-version', '18.0', '--exclude'],
  [
    // The author knows the range of a value; it does not affect updates.
    ...['prefer-bigint-over-int', 'prefer-bigint-over-smallint'],
    // migrate() sets the first one. The second one would cancel builds and validations that may take long without blocking anybody.
    ...['require-lock-timeout', 'require-statement-timeout'],
  ].join(),
]

/**
 * Returns squawk's findings for each migration. A comment `-- squawk-ignore <rule>` within a statement allows the finding on the next line.
 */
export function lintMigrations(folder: string, migrations: readonly RenderedMigration[]): LintFinding[] {
  for (const { name, sql } of migrations) {
    const file = join(folder, toFileName(name))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, sql)
  }
  const files = migrations.map(({ name }) => toFileName(name))
  const { stdout, output } = runProgram('squawk', [...options, ...files], { cwd: folder })
  const texts = new Map(
    migrations.map(({ name, sql }) => [toFileName(name), { name, lines: sql.split('\n') }]),
  )
  return findingsIn(stdout, output).flatMap(({ file, line, message, rule_name: rule }) => {
    const { name = file, lines = [] } = texts.get(file) ?? {}
    const at = lines[line]?.trim() ?? ''
    // Validating again what is valid does nothing.
    if (rule === 'prefer-robust-stmts' && /validate constraint/i.test(at)) return []
    return [{ migration: name, rule, text: `${message} ${at}` }]
  })
}

function findingsIn(stdout: string, output: string): SquawkFinding[] {
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(`squawk: ${output}`)
  }
}

const toFileName = (name: string) => `${name}.sql`
