import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCachedToolFolder } from './cached-tool-folder.ts'

/** A real S3 server in one binary (versitygw, Apache 2.0), which apt and brew do not offer; Go builds it once. */
export const s3ServerSource = join(import.meta.dirname, '../../s3-server')

/** Returns the path of the program, where it is built if it is missing; other sources or versions have another path. */
export function getVersitygwPath(): string {
  const sources = createHash('sha256')
  for (const file of ['go.mod', 'main.go']) sources.update(readFileSync(join(s3ServerSource, file)))
  return join(getCachedToolFolder(`s3-server-${sources.digest('hex').slice(0, 12)}`), 'versitygw')
}
