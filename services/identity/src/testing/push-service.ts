import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number) =>
  createHmac('sha256', createHmac('sha256', salt).update(secret).digest())
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length)

/** Imitates a browser: it alone can read what is pushed to it (RFC 8291). */
export function createPushBrowser(origin: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const secret = randomBytes(16)
  const endpoint = `${origin}/${randomBytes(8).toString('hex')}`
  return {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const senderKey = body.subarray(21, 21 + body.readUInt8(20))
      const encrypted = body.subarray(21 + senderKey.length)
      const keys = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
      const material = hkdf(secret, pair.computeSecret(senderKey), keys, 32)
      const key = hkdf(salt, material, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(salt, material, Buffer.from('Content-Encoding: nonce\0'), 12)
      const opened = createDecipheriv('aes-128-gcm', key, nonce)
      opened.setAuthTag(encrypted.subarray(-16))
      const padded = Buffer.concat([opened.update(encrypted.subarray(0, -16)), opened.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

interface ReceivedPush {
  endpoint: string
  ttl: number
  topic: string
  body: Buffer
}

/** Imitates the service of a browser's maker on loopback: it takes only what the subscription's key has signed. */
export async function startPushService(options: { publicKey: () => string | undefined }) {
  const received: ReceivedPush[] = []
  const state = { status: 201 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const isSigned = await jwtVerify(token, jwk, { audience: origin, currentDate: new Date() }).then(
      () => key === options.publicKey(),
      () => false,
    )
    if (isSigned && state.status < 300)
      received.push({
        endpoint: `${origin}${request.url}`,
        ttl: Number(request.headers.ttl),
        topic: String(request.headers.topic),
        body: Buffer.concat(chunks),
      })
    response.writeHead(isSigned ? state.status : 403).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    /** The status of responses to come. */
    respondWith(status: number) {
      state.status = status
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
