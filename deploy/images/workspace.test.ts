import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { pruneWorkspaces } from './workspace.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const services = readdirSync(new URL('../../services/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'hibiki-prune-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Manifest {
  workspaces: string[]
  dependencies?: Record<string, string>
}
const readManifest = (path: string) =>
  JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest

describe("a service's image", () => {
  it.each(services)(
    'for %s contains its own workspaces, and neither tests nor demo nor console',
    (service) => {
      const target = join(folder, service)
      pruneWorkspaces(service, { root, target })
      const { workspaces } = readManifest(target)
      expect(workspaces.filter((path) => !path.startsWith('packages/'))).toEqual([`services/${service}`])
      expect(workspaces).toContain('packages/http')
      expect(workspaces).not.toContain('packages/test-harness')
      expect(workspaces).not.toContain('packages/demo-sounds')
      const dependencies = workspaces.flatMap((path) =>
        Object.keys(readManifest(join(target, path)).dependencies ?? {}),
      )
      expect(dependencies).toContain('fastify')
      const foreign = /^(vitest|ra-|react|@types\/|@testing-library\/|testcontainers|playwright)/
      expect(dependencies.filter((name) => foreign.test(name))).toEqual([])
    },
  )

  it('exists only for services that exist', () => {
    expect(() => pruneWorkspaces('chart', { root, target: join(folder, 'none') })).toThrow()
  })
})
