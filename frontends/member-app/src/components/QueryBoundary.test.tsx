import { enterText } from '@hibiki/test-harness/components'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../lib/api/api-error.ts'
import { startI18n } from '../lib/i18n/i18n.ts'
import { QueryBoundary } from './QueryBoundary.tsx'

beforeAll(startI18n)

function Page({ read }: { read: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['room'], queryFn: read })
  return (
    <>
      <p>{query.status}</p>
      <QueryBoundary query={query}>{(name) => <input aria-label={name} defaultValue="" />}</QueryBoundary>
    </>
  )
}

function setUp(first: () => Promise<string>) {
  const server = { read: first }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Page read={() => server.read()} />
    </QueryClientProvider>,
  )
  const failAgain = async (read: () => Promise<string>) => {
    server.read = read
    void client.refetchQueries()
    await screen.findByText('error')
  }
  return { user: userEvent.setup(), failAgain }
}

const fail = (error: Error) => () => Promise.reject(error)
const refused = (status: number) => fail(new ApiError(status, { message: `refused with ${status}` }, null))

describe('a query that is refetched', () => {
  it.each([
    ['the network is away', fail(new TypeError('Failed to fetch'))],
    ['the server has a fault', refused(503)],
    ['too much was asked', refused(429)],
  ])('keeps a half-filled form while %s', async (_, read) => {
    const { user, failAgain } = setUp(async () => 'Room')
    await enterText(user, await screen.findByLabelText('Room'), 'half')
    await failAgain(read)
    expect(screen.getByLabelText('Room')).toHaveProperty('value', 'half')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([404, 403])('replaces the form by the error when a refetch is rejected with %i', async (status) => {
    const { failAgain } = setUp(async () => 'Room')
    await screen.findByLabelText('Room')
    await failAgain(refused(status))
    expect(screen.getByRole('alert').textContent).toContain(`refused with ${status}`)
    expect(screen.queryByLabelText('Room')).toBeNull()
  })
})

it('shows why a query failed and retries it', async () => {
  let isAway = true
  const { user } = setUp(async () => {
    if (isAway) throw new ApiError(503, { message: 'refused with 503' }, null)
    return 'Room'
  })
  expect((await screen.findByRole('alert')).textContent).toContain('refused with 503')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
  expect(await screen.findByLabelText('Room')).toBeDefined()
})
