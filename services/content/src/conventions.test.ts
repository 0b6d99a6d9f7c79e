import { readFile } from 'node:fs/promises'
import { checkConventions, checkErrorTable } from '@hibiki/http/testing'
import { describe, expect, it } from 'vitest'
import { buildUnconnected, describeApi } from './describe-api.ts'
import { contentErrors } from './errors.ts'

const serviceDir = new URL('../', import.meta.url)

describe('content', () => {
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
    expect(checkErrorTable({ catalogue: contentErrors, markdown, section: 'content' })).toEqual([])
    expect(Object.keys(contentErrors).filter((code) => !code.startsWith('CONTENT_'))).toEqual([])
  })
})
