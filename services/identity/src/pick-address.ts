import { splitList } from '@hibiki/http'

let picked = 0

/** Returns one of the comma-separated addresses of a service's replicas, the next one at each call, so that a retry reaches another replica. */
export function pickAddress(addresses: string): string {
  const all = splitList(addresses)
  picked += 1
  return all[picked % all.length] ?? ''
}
