export function removeCookie(header: string, name: string): string {
  return header
    .split(';')
    .map((part) => part.trim())
    .filter((pair) => !pair.startsWith(`${name}=`))
    .join('; ')
}

/** The header with this value for the cookie, whatever and however often it had before. */
export function replaceCookie(header: string, name: string, value: string): string {
  const others = removeCookie(header, name)
  return `${others}${others === '' ? '' : '; '}${name}=${value}`
}
