import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Type } from 'typebox'
import { expect, it, onTestFinished } from 'vitest'
import { startMemberDataServer } from '../../testing/member-data-server.ts'
import { createMemberReader } from './member-reader.ts'

const Days = Type.Object({ days: Type.Integer() })

async function startReplica(bodies: Record<string, unknown>, errorStatus?: number) {
  const replica = await startMemberDataServer(bodies, errorStatus)
  onTestFinished(replica.close)
  return replica
}
const read = (content: string, timeoutMs?: number) =>
  createMemberReader({ content, billing: '' }, { cookie: 'hibiki-access=', language: 'ja' }, timeoutMs)(
    'content',
    '/streak',
    Days,
  )

it('asks the next replica when one fails', async () => {
  const failing = await startReplica({}, 503)
  const healthy = await startReplica({ '/streak': { days: 3 } })
  expect(await read(`${failing.url},${healthy.url}`)).toEqual({ days: 3 })
})

it.each([401, 403, 404])('asks no other replica after a refusal with %i', async (status) => {
  const refusing = await startReplica({}, status)
  const other = await startReplica({ '/streak': { days: 3 } })
  await expect(read(`${refusing.url},${other.url}`)).rejects.toThrow(`content responded with ${status}`)
  expect(other.requests).toEqual([])
})

it('asks no other replica after the time for all of them', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  await once(silent, 'listening')
  const other = await startReplica({ '/streak': { days: 3 } })
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  await expect(read(`${address},${other.url}`, 50)).rejects.toThrow('TimeoutError')
  expect(other.requests).toEqual([])
})
