import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkDocumentedErrors } from '../testing.ts'
import { commonErrorCatalogue } from './common-error-catalogue.ts'

describe('commonErrorCatalogue', () => {
  it('are exactly those of "Every service" in docs/errors.md', () => {
    const markdown = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8')
    expect(
      checkDocumentedErrors({ catalogue: commonErrorCatalogue, markdown, section: 'Every service' }),
    ).toEqual([])
  })

  it('have codes of the shared form', () => {
    expect(Object.keys(commonErrorCatalogue).filter((code) => !/^E\d{4}$/.test(code))).toEqual([])
  })
})
