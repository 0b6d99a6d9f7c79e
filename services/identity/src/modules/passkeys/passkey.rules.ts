export const MAX_PASSKEYS = 10

/** Ed25519, ECDSA and RSA, one of which every device has; the library's default would add experimental ones. */
export const KEY_ALGORITHMS = [-8, -7, -257]

const CHALLENGE_LIFETIME_MS = 5 * 60_000

/** A challenge is for the dialog of the device that is open now. */
export const computeChallengeExpiry = (now: Date): Date => new Date(now.getTime() + CHALLENGE_LIFETIME_MS)

/** How long the browser waits for the person; a little less than the challenge lives. */
export const DIALOG_TIMEOUT_MS = CHALLENGE_LIFETIME_MS - 30_000

/** A passkey belongs to the name of the site: all pages of one host, whatever the port. */
export const getRelyingPartyId = (origin: string): string => new URL(origin).hostname
