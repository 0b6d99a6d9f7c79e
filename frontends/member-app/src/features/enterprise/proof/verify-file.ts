const FORMAT = 'hibiki-file-signature-v1'

export interface SigningKey {
  keyId: string
  /** The 32 bytes as base64. */
  publicKey: string
  firstUsedAt: string
}

export type Verification =
  | { result: 'valid'; key: SigningKey }
  | { result: 'changed' | 'unknownKey' | 'badSignature' | 'notASignature' | 'unsupported' }

interface FileSignature {
  sha256: string
  keyId: string
  signature: string
}

/** Checks, on this device, that a file is what its signature says. @param signatureText the contents of the file of the signature */
export async function verifyFile(
  file: BufferSource,
  signatureText: string,
  keys: readonly SigningKey[],
): Promise<Verification> {
  const signed = parseSignature(signatureText)
  if (signed === null) return { result: 'notASignature' }
  const key = keys.find(({ keyId }) => keyId === signed.keyId)
  if (!key) return { result: 'unknownKey' }
  // Browsers offer no cryptography to pages without HTTPS.
  if (crypto.subtle === undefined) return { result: 'unsupported' }
  const digest = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', file)))
  if (digest !== signed.sha256) return { result: 'changed' }
  try {
    const publicKey = await crypto.subtle.importKey('raw', fromBase64(key.publicKey), 'Ed25519', false, [
      'verify',
    ])
    const statement = new TextEncoder().encode(`${FORMAT}\n${digest}\n`)
    const isValid = await crypto.subtle.verify('Ed25519', publicKey, fromBase64(signed.signature), statement)
    return isValid ? { result: 'valid', key } : { result: 'badSignature' }
  } catch (error) {
    // Browsers without Ed25519 do not know its name.
    const isUnsupported = error instanceof DOMException && error.name === 'NotSupportedError'
    return { result: isUnsupported ? 'unsupported' : 'badSignature' }
  }
}

function parseSignature(text: string): FileSignature | null {
  try {
    const { format, sha256, keyId, signature } = JSON.parse(text) as Record<string, unknown>
    const isSignature =
      format === FORMAT && [sha256, keyId, signature].every((value) => typeof value === 'string')
    return isSignature ? ({ sha256, keyId, signature } as FileSignature) : null
  } catch {
    return null
  }
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** @throws DOMException for a text that is no base64 */
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
