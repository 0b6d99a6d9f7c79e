import {
  checkPersonalDataDeclarations,
  checkServiceConventions,
  createTestService,
} from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { charts } from './service.ts'

it('follows the conventions of a service', async () => {
  expect(await checkServiceConventions(charts)).toEqual([])
})

it('declares every column that names a person', async () => {
  const service = await createTestService(charts, { settings: { PUBLIC_ORIGIN: 'https://hibiki.example' } })
  expect(await checkPersonalDataDeclarations(charts, service.context)).toEqual([])
  await service.close()
})
