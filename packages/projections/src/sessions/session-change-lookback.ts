/** A poll of all rows reads those of this long: longer than an access token lives (35 min), because afterwards it has expired. */
export const SESSION_CHANGE_LOOKBACK_MINUTES = 40
