import { readFile } from 'node:fs/promises'
import { checkConventions, checkErrorTable } from '@hibiki/http/testing'
import { describe, expect, it } from 'vitest'
import { billingOpenApi, buildUnconnected } from './describe-api.ts'
import { billingErrors } from './errors.ts'

const serviceDir = new URL('../', import.meta.url)

describe('billing', () => {
  it('keeps the conventions of the house', async () => {
    const app = buildUnconnected()
    expect(await checkConventions(app, { serviceDir })).toEqual([])
    await app.close()
  })

  it('has a committed openapi.json that is fresh (npm run openapi writes it)', async () => {
    const committed = JSON.parse(await readFile(new URL('openapi.json', serviceDir), 'utf8'))
    expect(committed).toEqual(await billingOpenApi())
  })

  it('has exactly its errors in docs/errors.md, under its own name', async () => {
    const markdown = await readFile(new URL('../../docs/errors.md', serviceDir), 'utf8')
    expect(checkErrorTable({ catalogue: billingErrors, markdown, section: 'billing' })).toEqual([])
    expect(
      Object.keys(billingErrors).filter((code) => !/^(E200[345]|E4003|BILLING_[A-Z_]+)$/.test(code)),
    ).toEqual([])
  })
})
