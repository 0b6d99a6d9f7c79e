import { checkServiceConventions } from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { aiesthe } from './service.ts'

it('the service follows the conventions of every service', async () => {
  expect(await checkServiceConventions(aiesthe)).toEqual([])
})
