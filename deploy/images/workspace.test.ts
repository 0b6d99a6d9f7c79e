import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { belongsInImage, isRuntimeFile, listWorkspaces, toProductionManifest } from './workspace.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const services = readdirSync(new URL('../../services/', import.meta.url))

describe("a service's image", () => {
  it('contains the workspaces that its service needs, without the test harness', () => {
    const folders = listWorkspaces('charts', root)
    expect(folders).toContain('services/charts')
    expect(folders).toContain('packages/messaging')
    expect(folders).not.toContain('packages/test-harness')
    expect(folders.filter((folder) => folder.startsWith('services/'))).toEqual(['services/charts'])
  })

  it.each(services)('for %s contains no demo sounds', (service) => {
    expect(listWorkspaces(service, root)).not.toContain('packages/demo-sounds')
  })

  it('exists only for services that exist', () => {
    expect(() => listWorkspaces('chart', root)).toThrow('there is no service "chart"')
  })

  it('leaves out what only tests and the console need', () => {
    const manifest = {
      name: '@hibiki/x',
      scripts: { test: 'vitest' },
      dependencies: { '@hibiki/test-harness': '0.1.0', fastify: '5.0.0', 'ra-core': '5.0.0' },
      devDependencies: { 'fast-check': '4.0.0' },
    }
    expect(toProductionManifest(manifest)).toEqual({ name: '@hibiki/x', dependencies: { fastify: '5.0.0' } })
  })

  it.each([
    ['services/charts/src/server.ts', true],
    ['services/charts/migrations/0001-start.ts', true],
    ['services/charts/src/access.test.ts', false],
    ['services/charts/src/testing/world.ts', false],
    ['packages/service/tests/start-service.int.test.ts', false],
    ['packages/http/src/testing.ts', false],
    ['packages/admin-resource/src/console/index.ts', false],
    ['packages/admin-resource/src/index.ts', true],
  ])('contains from %s: %s', (path, inside) => {
    expect(belongsInImage(path)).toBe(inside)
  })

  it.each([
    ['fastify/README.md', false],
    ['fastify/types/route.d.ts', false],
    ['fastify/fastify.js', true],
    ['@hibiki/identity/locales/legal/ja/terms_of_service.md', true],
  ])('contains of the npm packages %s: %s', (path, inside) => {
    expect(isRuntimeFile(path)).toBe(inside)
  })
})
