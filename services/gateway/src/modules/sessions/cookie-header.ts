export function removeFromCookieHeader(header: string, name: string): string {
  return header
    .split(';')
    .map((part) => part.trim())
    .filter((pair) => !pair.startsWith(`${name}=`))
    .join('; ')
}

/** Returns the header with this value for the cookie, which may have been there before, also several times. */
export function replaceInCookieHeader(header: string, name: string, value: string): string {
  const others = removeFromCookieHeader(header, name)
  return `${others}${others === '' ? '' : '; '}${name}=${value}`
}
