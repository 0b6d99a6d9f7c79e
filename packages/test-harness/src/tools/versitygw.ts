import { join } from 'node:path'
import { cachedToolFolder } from './cached-tool-folder.ts'

/** A real S3 server in one binary (Apache 2.0), which nobody packages for apt or brew: Go builds it once. */
const VERSION = 'v1.8.0'
export const versitygwModule = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`

export function versitygwFolder(): string {
  return cachedToolFolder(`versitygw-${VERSION}`)
}

export function versitygwPath(): string {
  return process.env.S3_SERVER_PATH ?? join(versitygwFolder(), 'versitygw')
}
