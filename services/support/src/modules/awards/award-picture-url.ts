/** Returns the address of an award's picture. It names the content, which therefore never changes under it. */
export const toAwardPictureUrl = (digest: string): string => `/api/v2/support/awards/picture?digest=${digest}`
