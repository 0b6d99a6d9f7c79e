import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** Files of the services, committed or not. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', 'services/*.ts'],
  { cwd: repository, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '')

const isDemo = (file: string) => {
  if (/(^|\/)demo[^/]*(\/|$)/.test(file)) return true
  try {
    return /\b(seedDemo|demo[A-Z]|Demo[A-Z])/.test(readFileSync(`${repository}${file}`, 'utf8'))
  } catch {
    // Deleted, and not committed yet.
    return false
  }
}

it('finds no demo code in a service, so that no image contains any', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(isDemo)).toEqual([])
})
