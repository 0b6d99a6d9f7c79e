import { checkPersonalDataDeclarations, checkServiceConventions } from '@hibiki/service/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { support } from './service.ts'
import { createSupportApp, type SupportApp } from './testing/support-app.ts'

let service: SupportApp
beforeAll(async () => {
  service = await createSupportApp()
})
afterAll(() => service.close())

it('follows the conventions of a service', async () => {
  expect(await checkServiceConventions(support)).toEqual([])
})

it('lists every column that names a person in the personal data of a module', async () => {
  expect(await checkPersonalDataDeclarations(support, service.context)).toEqual([])
})
