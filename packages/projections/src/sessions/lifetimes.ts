/** Longer than an access token lives (35 min, D-020): after that its expiry refuses it. */
export const rememberedMinutes = 40
