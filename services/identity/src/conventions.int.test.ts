import { checkPersonalDataDeclarations, checkServiceConventions } from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { identity } from './service.ts'
import { createTestIdentity } from './testing/test-identity.ts'

it('follows the conventions of a service', async () => {
  expect(await checkServiceConventions(identity)).toEqual([])
})

it('declares every column that names a person', async () => {
  const service = await createTestIdentity()
  expect(await checkPersonalDataDeclarations(identity, service.context)).toEqual([])
  await service.close()
})
