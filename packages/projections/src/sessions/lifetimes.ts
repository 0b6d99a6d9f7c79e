/** Longer than an access token lives (35 min): after that its expiry refuses it. */
export const REMEMBERED_MINUTES = 40
