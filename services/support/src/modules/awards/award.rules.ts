/** Administrators write them by hand, and the home page shows all that are visible. */
export const MAX_AWARDS = 60
export const MAX_AWARD_TITLE_LENGTH = 120
export const MAX_AWARD_LINK_LENGTH = 500
