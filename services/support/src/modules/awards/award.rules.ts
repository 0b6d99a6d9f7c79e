/** Administrators write them by hand, and the home page shows all that are visible. */
export const MAX_AWARDS = 60
export const MAX_AWARD_TITLE_LENGTH = 120
export const MAX_AWARD_LINK_LENGTH = 500

/** Whether an address is one of another site that a browser may open: https only, and without a name and password in it. */
export function isAwardLink(link: string): boolean {
  const url = URL.parse(link)
  return url !== null && url.protocol === 'https:' && url.hostname !== '' && !url.username && !url.password
}
