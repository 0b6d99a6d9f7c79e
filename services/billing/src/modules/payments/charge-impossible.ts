/** The provider has read what was asked and can never do it, as with a card that was taken away there: nothing was charged. */
export class ChargeImpossible extends Error {
  constructor(reason: string) {
    super(`the charge is impossible: ${reason}`)
  }
}
