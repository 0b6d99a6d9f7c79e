const longest = 254
const MAX_LOCAL_PART = 64
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainPart = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Returns an e-mail address as it is stored and compared: without surrounding blanks, half-width, in small letters; null when it
 * is malformed. Only what every mail server accepts is accepted, so an address cannot inject anything into a mail's headers.
 */
export function parseEmail(typed: string): string | null {
  const address = typed.trim().normalize('NFKC').toLowerCase()
  if (address.length > longest) return null
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || local.length > MAX_LOCAL_PART) return null
  return localPart.test(local) && domainPart.test(domain) ? address : null
}
