import { checkPersonalData, checkServiceConventions, createTestService } from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { enterprise } from './service.ts'
import { testSettings } from './testing/enterprise-app.ts'

it('keeps the conventions of a service', async () => {
  expect(await checkServiceConventions(enterprise)).toEqual([])
})

it('declares every column that names a person', async () => {
  const service = await createTestService(enterprise, { settings: testSettings })
  expect(await checkPersonalData(enterprise, service.context)).toEqual([])
  await service.close()
})
