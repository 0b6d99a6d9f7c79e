const AGENCY_CODE = /^\d{12}$/

/** Agency codes have 12 digits. */
export const isAgencyCode = (typed: string): boolean => AGENCY_CODE.test(typed)

/** Removes blanks and hyphens and converts full-width digits. */
export const normalizeAgencyCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')
