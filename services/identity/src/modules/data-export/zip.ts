import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** A path such as "folder/name.jpg". */
  path: string
  bytes: Buffer
}

/** Photos are stored uncompressed, because deflating makes them no smaller. */
const isCompressible = (path: string) => !/\.(jpe?g|png)$/.test(path)

/** Builds a ZIP archive whose entries all have the time `at`. */
export async function createZip(entries: readonly ZipEntry[], at: Date): Promise<Buffer> {
  const archive = new ZipFile()
  for (const { path, bytes } of entries)
    archive.addBuffer(bytes, path, { mtime: at, compress: isCompressible(path) })
  archive.end()
  return buffer(archive.outputStream)
}
