const AGENCY_CODE = /^\d{12}$/

/** Agency codes have 12 digits. */
export const isAgencyCode = (typed: string): boolean => AGENCY_CODE.test(typed)

/** As it was typed, with full-width digits, blanks and hyphens forgiven. */
export const normalizeAgencyCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')
