import type { SigningKey } from '../proof/verify-file.ts'

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))
let keys = 0

/** Signs a file by a new key, as the service does. */
export async function signTestFile(
  file: Uint8Array<ArrayBuffer>,
): Promise<{ signature: string; key: SigningKey }> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const format = 'hibiki-file-signature-v1'
  const statement = new TextEncoder().encode(`${format}\n${sha256}\n`)
  keys += 1
  const key = {
    keyId: `key${keys}`,
    publicKey: toBase64(await crypto.subtle.exportKey('raw', pair.publicKey)),
    firstUsedAt: '2026-11-02T00:00:00.000Z',
  }
  const signature = toBase64(await crypto.subtle.sign('Ed25519', pair.privateKey, statement))
  return {
    key,
    signature: JSON.stringify({ format, fileName: 'proof.csv', sha256, keyId: key.keyId, signature }),
  }
}
