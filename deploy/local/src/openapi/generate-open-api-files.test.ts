import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { generateOpenApiFiles } from './generate-open-api-files.ts'

const root = new URL('../../../../', import.meta.url)

describe('OpenAPI documents and client types', () => {
  it('are committed as npm run openapi generates them from the routes', {
    timeout: 120_000,
  }, async () => {
    for (const { path, content } of await generateOpenApiFiles()) {
      expect(await readFile(new URL(path, root), 'utf8'), `${path} is stale`).toBe(content)
    }
  })
})
