import { describe, expect, it, vi } from 'vitest'
import { signTestFile } from '../testing/sign-test-file.ts'
import { verifyFile } from './verify-file.ts'

const file = new TextEncoder().encode('予定,再生\r\n60,30\r\n')

describe('verifyFile', () => {
  it('confirms a file that a key of the service signed', async () => {
    const { signature, key } = await signTestFile(file)
    expect(await verifyFile(file, signature, [key])).toEqual({ result: 'valid', key })
  })

  it('refuses a file of which one byte changed', async () => {
    const { signature, key } = await signTestFile(file)
    const changed = Uint8Array.from(file)
    changed[3] = (changed[3] ?? 0) + 1
    expect(await verifyFile(changed, signature, [key])).toEqual({ result: 'changed' })
  })

  it('refuses a signature by a key that is not the service’s, and one that names a key but is another’s', async () => {
    const [own, other] = [await signTestFile(file), await signTestFile(file)]
    expect(await verifyFile(file, other.signature, [own.key])).toEqual({ result: 'unknownKey' })
    const forged = JSON.stringify({ ...JSON.parse(other.signature), keyId: own.key.keyId })
    expect(await verifyFile(file, forged, [own.key])).toEqual({ result: 'badSignature' })
  })

  it.each(['', '{}', '[]', 'null', '{"format": "hibiki-file-signature-v1", "sha256": 1}', '%PDF-1.3'])(
    'does not take %j for a signature',
    async (text) => {
      expect(await verifyFile(file, text, [])).toEqual({ result: 'notASignature' })
    },
  )

  it('tells when the browser offers no cryptography', async () => {
    const { signature, key } = await signTestFile(file)
    vi.stubGlobal('crypto', {})
    try {
      expect(await verifyFile(file, signature, [key])).toEqual({ result: 'unsupported' })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('refuses a signature that is no base64', async () => {
    const { signature, key } = await signTestFile(file)
    const broken = JSON.stringify({ ...JSON.parse(signature), signature: '???' })
    expect(await verifyFile(file, broken, [key])).toEqual({ result: 'badSignature' })
  })
})
