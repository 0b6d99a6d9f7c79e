import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns one chunk with a correct checksum, so that a decoder reads on to what is wrong on purpose. */
export function createPngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

export function createPngHeader(
  width: number,
  height: number,
  { depth, type, interlaced }: { depth?: number; type?: number; interlaced?: boolean } = {},
) {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.writeUInt8(depth ?? 8, 8)
  data.writeUInt8(type ?? 2, 9)
  data.writeUInt8(interlaced ? 1 : 0, 12)
  return createPngChunk('IHDR', data)
}

export function createPng(...chunks: Buffer[]): Buffer {
  return Buffer.concat([signature, ...chunks, createPngChunk('IEND', Buffer.alloc(0))])
}

/** Returns a black picture of any size in a few kilobytes. */
export function createBlackPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1))
  return createPng(
    createPngHeader(width, height, { depth: 1, type: 0 }),
    createPngChunk('IDAT', deflateSync(rows)),
  )
}

/** Returns a PNG with further chunks right after its header. */
export function insertPngChunks(file: Buffer, ...chunks: Buffer[]): Buffer {
  const headerEnd = signature.length + 25
  return Buffer.concat([file.subarray(0, headerEnd), ...chunks, file.subarray(headerEnd)])
}
