/** The home page shows all awards that are visible, so their number has a bound. */
export const MAX_AWARDS = 60
export const MAX_AWARD_TITLE_LENGTH = 120
export const MAX_AWARD_LINK_LENGTH = 500
