import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createBoardCodeClaimer } from './board-code-claimer.ts'

const claim = (respond: () => Promise<Response>) =>
  createBoardCodeClaimer('http://identity.invalid', respond)({ memberId: 'member', code: 'BCDF-GHJK' })

it('returns the hash of the secret of the board whose code it was', async () => {
  const hash = randomBytes(32)
  const claimed = await claim(async () => Response.json({ secretHash: hash.toString('base64url') }))
  expect(claimed).toEqual(hash)
})

it.each([
  ['a wrong code', new Response('{}', { status: 400 }), { code: 'E3001' }],
  [
    'too many wrong codes',
    new Response('{}', { status: 429, headers: { 'retry-after': '120' } }),
    { code: 'E4290', options: expect.objectContaining({ headers: { 'retry-after': '120' } }) },
  ],
  ['a failure of identity', new Response('{}', { status: 500 }), { code: 'E5030' }],
])('rejects as a call of its own for %s', async (_what, response, error) => {
  await expect(claim(async () => response)).rejects.toMatchObject(error)
})

it('rejects with E5030 when identity cannot be reached', async () => {
  await expect(claim(() => Promise.reject(new TypeError('fetch failed')))).rejects.toMatchObject({
    code: 'E5030',
  })
})
