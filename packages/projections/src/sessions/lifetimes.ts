/** Longer than an access token lives (35 min); afterwards it has expired. */
export const REMEMBERED_MINUTES = 40
