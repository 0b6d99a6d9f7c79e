/**
 * Whether a link leads to another site over https, without a name and password in it. Without the slashes a browser takes
 * "https:example.org" for a path of the site it is on.
 */
export function isHttpsLink(link: string): boolean {
  if (!/^https:\/\/[^/\\]/i.test(link) || !URL.canParse(link)) return false
  const { username, password } = new URL(link)
  return username === '' && password === ''
}
