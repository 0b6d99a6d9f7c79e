/**
 * Requires that a setting is an address of one of these protocols, given with their colon (`postgres:`). The message does not repeat the
 * value, because a database address contains a password.
 *
 * @throws Error with a sentence that names the variable
 */
export function requireUrl(variable: string, value: string, protocols: string[]): void {
  const protocol = URL.parse(value)?.protocol
  if (!protocol || !protocols.includes(protocol)) {
    throw new Error(`${variable} must be an address that starts with ${protocols.join('// or ')}//`)
  }
}
