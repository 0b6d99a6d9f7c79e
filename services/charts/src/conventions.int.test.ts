import { checkPersonalDataDeclarations, checkServiceConventions } from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { charts } from './service.ts'
import { createChartsApp } from './testing/charts-app.ts'

it('follows the conventions of a service', async () => {
  expect(await checkServiceConventions(charts)).toEqual([])
})

it('declares every column that names a person', async () => {
  const service = await createChartsApp()
  expect(await checkPersonalDataDeclarations(charts, service.context)).toEqual([])
  await service.close()
})
