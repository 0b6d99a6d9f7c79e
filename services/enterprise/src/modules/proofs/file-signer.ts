import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** Everything before the 32 bytes of a private key of Ed25519 in PKCS #8, and of a public key in SPKI. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

export const SIGNATURE_FORMAT = 'hibiki-file-signature-v1'

export interface FileSignature {
  format: typeof SIGNATURE_FORMAT
  fileName: string
  /** Of the file, in hexadecimal. */
  sha256: string
  keyId: string
  /** Ed25519 over `createSignedStatement(sha256)`, as base64. */
  signature: string
}

export interface FileSigner {
  keyId: string
  /** The 32 bytes as base64. */
  publicKey: string
  sign(file: { name: string; bytes: Buffer }): FileSignature
}

/** Returns the text that is signed: because of its first line a signature cannot be taken for one of something else. */
export const createSignedStatement = (sha256: string): string => `${SIGNATURE_FORMAT}\n${sha256}\n`

/** Opens the key of the setting `PROOF_SIGNING_KEY`; null when it is empty, as nothing is issued then. */
export function openFileSigner(seed: string): FileSigner | null {
  if (seed === '') return null
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, Buffer.from(seed, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = exportPublicKey(createPublicKey(privateKey))
  const keyId = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  return {
    keyId,
    publicKey: publicKey.toString('base64'),
    sign({ name, bytes }) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const signature = sign(null, Buffer.from(createSignedStatement(sha256)), privateKey).toString('base64')
      return { format: SIGNATURE_FORMAT, fileName: name, sha256, keyId, signature }
    },
  }
}

const exportPublicKey = (key: KeyObject): Buffer =>
  key.export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length)

/** Returns a public key as programs such as OpenSSL read it. */
export function toPem(publicKey: string): string {
  const body = Buffer.concat([SPKI_PREFIX, Buffer.from(publicKey, 'base64')]).toString('base64')
  return `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----\n`
}
