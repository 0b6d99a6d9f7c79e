import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { type CookieBrowser, testOrigin, testPassword } from './test-identity.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const CREDENTIAL_INCLUDED = 0x40

/** What a dishonest page or device changes of what it signs. */
interface Lie {
  origin?: string
  rpId?: string
  /** The device did not make sure of the person. */
  isUnverified?: boolean
  signCount?: number
}

/** A passkey as a phone keeps it: a P-256 key that signs what pages ask it to, with the rules of WebAuthn and no screen. */
export class SoftwarePasskey {
  readonly id = randomBytes(32)
  private readonly privateKey: KeyObject
  private readonly coseKey: Uint8Array
  private signCount = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.privateKey = privateKey
    this.coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  /** Answers `POST account/passkeys/begin`, as `navigator.credentials.create` does. */
  create({ challenge }: { challenge: string }, lie: Lie = {}) {
    const idLength = Buffer.alloc(2)
    idLength.writeUInt16BE(this.id.length)
    const authData = Buffer.concat([
      this.describe(CREDENTIAL_INCLUDED, lie),
      Buffer.alloc(16),
      idLength,
      this.id,
      this.coseKey,
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: encode(describePage('webauthn.create', challenge, lie)),
        attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      },
    }
  }

  /** Answers `POST auth/passkey/begin`, as `navigator.credentials.get` does. */
  sign({ challenge }: { challenge: string }, lie: Lie = {}) {
    const clientData = describePage('webauthn.get', challenge, lie)
    const authData = this.describe(0, lie)
    const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), this.privateKey)
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authData),
        signature: encode(signature),
      },
    }
  }

  private envelope() {
    const id = encode(this.id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  private describe(flags: number, { rpId = new URL(testOrigin).hostname, ...lie }: Lie): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lie.signCount ?? ++this.signCount)
    const person = USER_PRESENT | (lie.isUnverified ? 0 : USER_VERIFIED)
    return Buffer.concat([hash(Buffer.from(rpId)), Buffer.from([flags | person]), counter])
  }
}

/** Adds a passkey to the account of the member who is logged in with the password of tests. */
export async function addPasskey(browser: CookieBrowser, passkey: SoftwarePasskey, lie: Lie = {}) {
  const begun = await browser.call('POST', '/account/passkeys/begin', { payload: { password: testPassword } })
  return browser.call('POST', '/account/passkeys/add', { payload: passkey.create(begun.json(), lie) })
}

function describePage(type: string, challenge: string, { origin = testOrigin }: Lie): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

const hash = (data: Uint8Array) => createHash('sha256').update(data).digest()
const encode = (data: Uint8Array) => Buffer.from(data).toString('base64url')
