/** A card that cannot be kept: its bank refused it, or the token names none (used before, or never made). */
export class CardRefused extends Error {
  readonly reason: 'declined' | 'token'

  constructor(reason: 'declined' | 'token') {
    super(`the card was refused: ${reason}`)
    this.reason = reason
  }
}
