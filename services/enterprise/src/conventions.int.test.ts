import {
  checkPersonalDataDeclarations,
  checkServiceConventions,
  createTestService,
} from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { enterprise } from './service.ts'
import { testSettings } from './testing/enterprise-app.ts'

it('the service keeps the conventions of every service', async () => {
  expect(await checkServiceConventions(enterprise)).toEqual([])
})

it('the service declares every column that names a person', async () => {
  const service = await createTestService(enterprise, { settings: testSettings })
  expect(await checkPersonalDataDeclarations(enterprise, service.context)).toEqual([])
  await service.close()
})
