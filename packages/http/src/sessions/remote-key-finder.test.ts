import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRemoteKeyFinder } from './remote-key-finder.ts'
import { createSessionVerifier } from './session-verifier.ts'

let status = 200
let fetches = 0
let jwks = { keys: [] as object[] }
const server = createServer((_request, response) => {
  fetches++
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(jwks))
})
let url: string
let token: string

beforeAll(async () => {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'EdDSA' }] }
  token = await new SignJWT({ sid: 's' })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k' })
    .setIssuer('hibiki')
    .setSubject('u')
    .setExpirationTime('1h')
    .sign(pair.privateKey)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('createRemoteKeyFinder', () => {
  it('fetches the keys once and verifies with them', async () => {
    const keys = createRemoteKeyFinder(url)
    for (let i = 0; i < 3; i++) {
      const verifier = createSessionVerifier({ keys, endedReason: () => null, claimsChangedAt: () => null })
      expect((await verifier.verify(token)).userId).toBe('u')
    }
    expect(fetches).toBe(1)
  })

  it('rejects with E5030 instead of E4010 while identity has never responded', async () => {
    status = 503
    const verifier = createSessionVerifier({
      keys: createRemoteKeyFinder(url),
      endedReason: () => null,
      claimsChangedAt: () => null,
    })
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'E5030' })
    status = 200
    expect((await verifier.verify(token)).sessionId).toBe('s')
  })
})
