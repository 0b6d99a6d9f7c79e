import { checkPersonalData, checkServiceConventions } from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { support } from './service.ts'
import { createSupportApp } from './testing/support-app.ts'

it('keeps the conventions of a service', async () => {
  expect(await checkServiceConventions(support)).toEqual([])
})

it('declares every column that names a person', async () => {
  const service = await createSupportApp()
  expect(await checkPersonalData(support, service.context)).toEqual([])
  await service.close()
})
