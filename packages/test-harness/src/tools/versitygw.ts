import { homedir } from 'node:os'
import { join } from 'node:path'

/** A real S3 server in one binary (Apache 2.0), which nobody packages for apt or brew: Go builds it once. */
const VERSION = 'v1.8.0'
export const versitygwModule = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`

/** Where a built one is kept between runs. */
export function versitygwFolder(): string {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  return join(cache, 'hibiki-tools', `versitygw-${VERSION}`)
}

export function versitygwPath(): string {
  return process.env.S3_SERVER_PATH ?? join(versitygwFolder(), 'versitygw')
}
