import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { toJst } from '@hibiki/calendar'

export interface ZipEntry {
  /** "folder/name.jpg" */
  path: string
  bytes: Buffer
  /** Of text; photos get no smaller. */
  isCompressed?: boolean
}

const compress = promisify<Buffer, Buffer>(deflateRaw)

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_CENTRAL = 0x06054b50
const VERSION = 20
const NAMES_ARE_UTF8 = 0x0800
const DEFLATED = 8
const STORED = 0
/** Without the extension for more (ZIP64), which a copy never needs. */
const MAX_ENTRIES = 0xffff
const MAX_BYTES = 0xffffffff

/**
 * A ZIP archive, made without keeping the thread from others for long.
 *
 * @param at the time all entries get, in Japan; ZIP knows no zones
 * @throws RangeError for more than the format can name
 */
export async function zip(entries: readonly ZipEntry[], at: Date): Promise<Buffer> {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { path, bytes, isCompressed = false } of entries) {
    const name = Buffer.from(path)
    const data = isCompressed ? await compress(bytes) : bytes
    const facts = factsOf(bytes, { method: isCompressed ? DEFLATED : STORED, size: data.length, name, at })
    parts.push(header(LOCAL_HEADER, []), facts, name, data)
    central.push(
      header(CENTRAL_HEADER, [VERSION]),
      facts,
      // No comment, first disk, no attributes.
      Buffer.alloc(10),
      uint32(offset),
      name,
    )
    offset += 4 + facts.length + name.length + data.length
  }
  const directory = Buffer.concat(central)
  if (entries.length > MAX_ENTRIES || offset + directory.length > MAX_BYTES)
    throw new RangeError('too much for one archive')
  const end = Buffer.concat([
    header(END_OF_CENTRAL, [0, 0, entries.length, entries.length]),
    ...[uint32(directory.length), uint32(offset), uint16(0)],
  ])
  return Buffer.concat([...parts, directory, end])
}

/** What both headers of an entry say of it. */
function factsOf(plain: Buffer, o: { method: number; size: number; name: Buffer; at: Date }): Buffer {
  return Buffer.concat([
    ...[VERSION, NAMES_ARE_UTF8, o.method, timeOf(o.at), dayOf(o.at)].map(uint16),
    ...[crc32(plain), o.size, plain.length].map(uint32),
    ...[o.name.length, 0].map(uint16),
  ])
}

/** Hours, minutes and every other second, as DOS counted them. */
function timeOf(at: Date): number {
  const jst = toJst(at)
  return (jst.getUTCHours() << 11) | (jst.getUTCMinutes() << 5) | (jst.getUTCSeconds() >> 1)
}

function dayOf(at: Date): number {
  const jst = toJst(at)
  return ((jst.getUTCFullYear() - 1980) << 9) | ((jst.getUTCMonth() + 1) << 5) | jst.getUTCDate()
}

function header(signature: number, numbers: readonly number[]): Buffer {
  return Buffer.concat([uint32(signature), ...numbers.map(uint16)])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
