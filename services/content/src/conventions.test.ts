import { readFile } from 'node:fs/promises'
import { checkConventions } from '@hibiki/http/testing'
import { describe, expect, it } from 'vitest'
import { buildUnconnected, describeApi } from './describe-api.ts'

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
})
