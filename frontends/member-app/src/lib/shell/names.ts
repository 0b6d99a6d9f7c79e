/** The sounds that a member keeps: put there by the page, played from there by the service worker. */
export const offlineSoundsCache = 'hibiki-kept-sounds'

/** Where both look for a sound: the path of its media link. Never its query, which is the session's signature. */
export const keyOfMedia = (link: string): string => new URL(link, 'http://media.invalid').pathname

/** Tells a waiting worker that the member wants the new version. */
export const takeOver = 'take-over'
