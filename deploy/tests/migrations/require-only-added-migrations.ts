import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runOrThrow } from '../steps.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Requires that this release only adds migrations to those of the previous one.
 * @throws Error for one that was changed or removed, and for a new one that is not behind all others
 */
export function requireOnlyAddedMigrations(previous: string, services: readonly string[]): void {
  const git = (...args: string[]) =>
    runOrThrow('git', ['-C', repository, ...args])
      .split('\n')
      .filter(Boolean)
  const problems = services.flatMap((service) => {
    const folder = `services/${service}/migrations/`
    const before = git('ls-tree', '--name-only', previous, folder).map((path) => path.slice(folder.length))
    const changed = git('diff', '--name-only', '--no-renames', '--diff-filter=DM', previous, '--', folder)
    const last = before.sort().at(-1) ?? ''
    const misplaced = readdirSync(`${repository}${folder}`).filter(
      (name) => !before.includes(name) && name < last,
    )
    return [
      ...changed.map((path) => `${path} is not as it was`),
      ...misplaced.map((name) => `${folder}${name} is new and comes before ${last}`),
    ]
  })
  if (problems.length > 0) throw new Error(`since ${previous}: ${problems.join('; ')}`)
}
