import { crc32, inflateRawSync } from 'node:zlib'

/** Returns the files of a ZIP archive by their paths, read from its directory; throws if the archive is inconsistent. */
export function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of a directory')
  const files: Record<string, Buffer> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of a directory')
    const [method, crc, packed, plain] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
    ]
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    if (archive.readUInt32LE(local) !== 0x04034b50) throw new Error('no file where the directory says')
    if (!archive.subarray(local + 10, local + 28).equals(archive.subarray(at + 12, at + 30)))
      throw new Error('file and directory do not agree')
    const begin = local + 30 + nameLength + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(begin, begin + packed)
    const file = method === 8 ? inflateRawSync(bytes) : bytes
    if (file.length !== plain || crc32(file) !== crc) throw new Error(`${name} is damaged`)
    files[name] = file
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
