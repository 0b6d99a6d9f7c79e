// node deploy/tests/migrations.ts: seconds. The SQL of every migration of each service after its first, which creates the schema from
// nothing, as Postgres is given it, against the policy of docs/migrations.md: nothing that the previous release cannot live with, no lock that
// calls would feel. squawk judges; first it must tell what the policy forbids from what it recommends.
import { join } from 'node:path'
import { startPostgres } from '@hibiki/embedded-postgres'
import { services } from '../local/src/services/schemas.ts'
import { acceptedFindings } from './migrations/accepted-findings.ts'
import { type LintFinding, lintMigrations } from './migrations/lint-migrations.ts'
import { type RenderedMigration, renderMigrations } from './migrations/render-migrations.ts'
import { requireOnlyAddedMigrations } from './migrations/require-only-added-migrations.ts'
import { allowedMigrations, forbiddenMigrations } from './migrations/sample-migrations.ts'
import { findPreviousReleaseCommit } from './previous-release/release.ts'
import { printLine, requireTool, runCheck, SkippedCheck } from './steps.ts'

/** @throws Error if squawk accepts what the policy forbids, or rejects the recommended alternative */
function expectPolicy(folder: string): void {
  const found = new Set(
    lintMigrations(folder, forbiddenMigrations).map(({ migration, rule }) => `${migration} ${rule}`),
  )
  const missed = forbiddenMigrations
    .filter(({ name }) => !found.has(`${name} ${name}`))
    .map(({ name }) => name)
  if (missed.length > 0) throw new Error(`squawk does not find ${missed.join(', ')}`)
  const [refused] = lintMigrations(folder, allowedMigrations)
  if (refused) throw new Error(`squawk refuses what is right: ${refused.rule}: ${refused.text}`)
  printLine(
    `squawk finds ${forbiddenMigrations.length} statements that the policy forbids, and lets through what it recommends`,
  )
}

/** @throws Error for what is neither right nor of the baseline, and for what of the baseline is no more */
function judge(migrations: readonly RenderedMigration[], findings: readonly LintFinding[]): void {
  const known = new Set(
    Object.entries(acceptedFindings).flatMap(([name, rules]) => rules.map((rule) => `${name} ${rule}`)),
  )
  const wrong = findings.filter(({ migration, rule }) => !known.has(`${migration} ${rule}`))
  for (const { migration, rule } of findings) known.delete(`${migration} ${rule}`)
  const problems = [
    ...wrong.map(({ migration, rule, text }) => `${migration}: ${rule}: ${text}`),
    ...[...known].map((entry) => `${entry}: is in the baseline and not found any more`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  printLine(
    `${migrations.length} migrations, ${Object.keys(acceptedFindings).length} of them from before the policy`,
  )
}

function judgeFiles(): void {
  try {
    const previous = findPreviousReleaseCommit()
    requireOnlyAddedMigrations(previous, services)
    printLine(`migrations of ${previous} are as they were, and all others come after them`)
  } catch (error) {
    if (!(error instanceof SkippedCheck)) throw error
    printLine(`not compared with the previous release: ${error.message}`)
  }
}

async function run(folder: string, stack: AsyncDisposableStack): Promise<void> {
  judgeFiles()
  expectPolicy(join(folder, 'samples'))
  const postgres = await startPostgres({
    clusterFolder: join(folder, 'postgres'),
    workFolder: folder,
    password: 'migrations',
    durable: false,
  })
  stack.defer(() => postgres.stop())
  const migrations: RenderedMigration[] = []
  for (const service of services)
    migrations.push(...(await renderMigrations(postgres.adminUrl, service)).slice(1))
  judge(migrations, lintMigrations(join(folder, 'sql'), migrations))
}

await runCheck({
  name: 'migrations keep the previous release running and hold nobody up',
  folder: 'migrations',
  maxMinutes: 10,
  run,
  needs: () => requireTool('squawk', 'pip: squawk-cli'),
})
