/** The decision of the card's holder. */
export type Outcome = 'succeeded' | 'failed'

/** Sends the holder's decision to the sandbox; with Stripe the issuer's own page does this. */
export async function confirmAtSandbox(
  confirmUrl: string,
  response: { clientSecret: string; outcome: Outcome },
): Promise<void> {
  await fetch(confirmUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(response),
  })
}
