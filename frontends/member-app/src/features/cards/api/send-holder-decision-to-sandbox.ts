/** The decision of the card's holder. */
export type HolderDecision = 'succeeded' | 'failed'

/** Sends the holder's decision to the sandbox; with Stripe the issuer's own page does this. */
export async function sendHolderDecisionToSandbox(
  confirmUrl: string,
  response: { clientSecret: string; outcome: HolderDecision },
): Promise<void> {
  await fetch(confirmUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(response),
  })
}
