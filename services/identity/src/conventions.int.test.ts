import { readFileSync } from 'node:fs'
import { commonErrors } from '@hibiki/http'
import { checkConventions, checkErrorTable } from '@hibiki/http/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityErrors } from './errors.ts'
import { identityOpenApi } from './openapi.ts'
import { createTestIdentity, type TestIdentity } from './testing/test-identity.ts'

let identity: TestIdentity

beforeAll(async () => {
  identity = await createTestIdentity()
})
afterAll(() => identity.close())

describe('conventions', () => {
  it('are kept by every route', async () => {
    expect(await checkConventions(identity.app, { serviceDir: new URL('..', import.meta.url) })).toEqual([])
  })

  it('openapi.json is fresh: npm run openapi', async () => {
    const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(await identityOpenApi())))
  })

  it('own errors do not redefine common ones', () => {
    expect(Object.keys(identityErrors).filter((code) => code in commonErrors)).toEqual([])
  })

  it('docs/errors.md lists exactly this service’s errors', () => {
    const markdown = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8')
    expect(checkErrorTable({ catalogue: identityErrors, markdown, section: 'identity' })).toEqual([])
  })

  it('internal routes are not in the document', async () => {
    const paths = Object.keys((await identityOpenApi()).paths as object)
    expect(paths.filter((path) => path.includes('internal') || path.includes('well-known'))).toEqual([])
    expect(paths).toContain('/auth/login')
  })
})
