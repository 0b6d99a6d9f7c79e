/** Something the person at the terminal can mend; the message says how, and no stack trace is shown. */
export class UserFacingError extends Error {
  override name = 'Problem'
}
