import { checkServiceConventions } from '@hibiki/service/testing'
import { expect, it } from 'vitest'
import { content } from './service.ts'

it('the service keeps the conventions of every service', async () => {
  expect(await checkServiceConventions(content)).toEqual([])
})
