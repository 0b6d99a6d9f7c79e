import { describe, expect, it } from 'vitest'
import { checkDocumentedConsumers } from './documented-consumers.ts'

const markdown = `
| subject | publisher | when | consumed by | effect |
|---|---|---|---|---|
| \`identity.logged-in.v1\` | identity | charts | aiesthe, charts | \`project-logins\` |
| \`identity.user-registered.v1\` | identity | an account was created | – | |
`

describe('checkDocumentedConsumers', () => {
  const check = (...subjects: string[]) => checkDocumentedConsumers({ service: 'charts', subjects, markdown })

  it('accepts a column that names what is consumed', () => {
    expect(check('identity.logged-in.v1', 'identity.logged-in.v1')).toEqual([])
    expect(checkDocumentedConsumers({ service: 'billing', subjects: [], markdown })).toEqual([])
  })

  it('reports missing and superfluous entries', () => {
    expect(check('identity.user-registered.v1')).toEqual([
      'docs/events.md does not say that it consumes identity.user-registered.v1',
      'docs/events.md says that it consumes identity.logged-in.v1',
    ])
  })
})
