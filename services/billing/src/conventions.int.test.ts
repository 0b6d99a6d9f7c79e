import { checkPersonalDataDeclarations, checkServiceConventions } from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { billing } from './service.ts'
import { createBillingApp } from './testing/billing-app.ts'

it('follows the conventions of a service', async () => {
  expect(await checkServiceConventions(billing)).toEqual([])
})

it('declares every column that names a person', async () => {
  const service = await createBillingApp()
  expect(await checkPersonalDataDeclarations(billing, service.context)).toEqual([])
  await service.close()
})
