import { readFile } from 'node:fs/promises'
import { checkConventions, checkErrorTable } from '@hibiki/http/testing'
import { describe, expect, it } from 'vitest'
import { buildUnconnected, describeApi } from './describe-api.ts'
import { aiestheErrors } from './errors.ts'

const serviceDir = new URL('../', import.meta.url)

describe('aiesthe', () => {
  it('keeps the conventions of the house', async () => {
    const app = buildUnconnected()
    expect(await checkConventions(app, { serviceDir })).toEqual([])
    await app.close()
  })

  it('has a committed openapi.json that is fresh (npm run openapi writes it)', async () => {
    const committed = JSON.parse(await readFile(new URL('openapi.json', serviceDir), 'utf8'))
    expect(committed).toEqual(await describeApi())
  })

  it('has exactly its errors in docs/errors.md, under its own name', async () => {
    const markdown = await readFile(new URL('../../docs/errors.md', serviceDir), 'utf8')
    expect(checkErrorTable({ catalogue: aiestheErrors, markdown, section: 'aiesthe' })).toEqual([])
    expect(Object.keys(aiestheErrors).filter((code) => !/^(E4003|AIESTHE_[A-Z_]+)$/.test(code))).toEqual([])
  })
})
