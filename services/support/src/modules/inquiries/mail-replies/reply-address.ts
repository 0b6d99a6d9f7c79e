import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@hibiki/calendar'

/** An answer is replied to within days; an inquiry that nobody wrote in is closed by then. */
export const REPLY_ADDRESS_DAYS = 60

const ID_BYTES = 16
const DAY_BYTES = 2
const MAC_BYTES = 10
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const BITS_PER_CHARACTER = 5

export type ReadReplyAddress =
  | { kind: 'valid' | 'expired'; inquiryId: string }
  /** Of our domain, but none that was ever created. */
  | { kind: 'forged' | 'unknown' }
  /** Of another domain. */
  | { kind: 'other' }

export interface ReplyAddresses {
  /** Returns the address to which the member of an inquiry replies. */
  create(inquiryId: string, now: Date): string
  read(address: string, now: Date): ReadReplyAddress
}

/**
 * Reply addresses carry the inquiry and the day on which they expire, signed, so that none is stored: `reply+<45 characters>@<domain>`.
 * Mail servers may change the case of an address, so they have letters of one case only, and they fit into the 64 characters of a local part.
 *
 * @param options.address the address that is given a part of its own for each inquiry
 * @param options.secrets the first signs, all verify
 */
export function createReplyAddresses(options: {
  address: string
  secrets: readonly string[]
}): ReplyAddresses {
  const [local = '', domain = ''] = options.address.toLowerCase().split('@')
  const keys = options.secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'hibiki mail reply addresses', 32)),
  )
  const [firstKey] = keys
  if (!firstKey) throw new Error('a reply address needs a secret')
  const sign = (content: Buffer, key: Buffer) =>
    createHmac('sha256', key).update(content).digest().subarray(0, MAC_BYTES)
  return {
    create(inquiryId, now) {
      const content = Buffer.alloc(ID_BYTES + DAY_BYTES)
      content.write(inquiryId.replaceAll('-', ''), 'hex')
      content.writeUInt16BE(toDay(now) + REPLY_ADDRESS_DAYS, ID_BYTES)
      return `${local}+${encode(Buffer.concat([content, sign(content, firstKey)]))}@${domain}`
    },
    read(address, now) {
      const [part = '', host] = address.trim().toLowerCase().split('@')
      if (host !== domain) return { kind: 'other' }
      const bytes = part.startsWith(`${local}+`) ? decode(part.slice(local.length + 1)) : null
      if (bytes === null) return { kind: 'unknown' }
      const content = bytes.subarray(0, ID_BYTES + DAY_BYTES)
      const mac = bytes.subarray(ID_BYTES + DAY_BYTES)
      if (!keys.some((key) => timingSafeEqual(sign(content, key), mac))) return { kind: 'forged' }
      const inquiryId = formatUuid(content.toString('hex', 0, ID_BYTES))
      return { kind: toDay(now) <= content.readUInt16BE(ID_BYTES) ? 'valid' : 'expired', inquiryId }
    },
  }
}

const toDay = (at: Date) => Math.floor(at.getTime() / DAY_MS)

const formatUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

function encode(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS_PER_CHARACTER, '0'), 2)]).join('')
}

/** Returns the bytes of a text that `encode` wrote, or null. */
function decode(text: string): Buffer | null {
  const size = ID_BYTES + DAY_BYTES + MAC_BYTES
  if (text.length !== Math.ceil((size * 8) / BITS_PER_CHARACTER)) return null
  let bits = ''
  for (const character of text) {
    const value = ALPHABET.indexOf(character)
    if (value === -1) return null
    bits += value.toString(2).padStart(BITS_PER_CHARACTER, '0')
  }
  return Buffer.from(
    Array.from({ length: size }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2)),
  )
}
