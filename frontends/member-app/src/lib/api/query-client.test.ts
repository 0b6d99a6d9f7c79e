import { MutationObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { getQueryClient } from './query-client.ts'

describe('the query client', () => {
  it('forgets what a mutation sent and received once no component shows it', async () => {
    const client = getQueryClient({})
    const mutation = new MutationObserver(client, {
      mutationFn: async (password: string) => ({ secret: `for ${password}` }),
    })
    const leave = mutation.subscribe(() => {})
    await mutation.mutate('kaede no oto 7')
    expect(client.getMutationCache().getAll()).toHaveLength(1)
    leave()
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([])
  })
})
