/** What the card's holder answered. */
export type Outcome = 'succeeded' | 'failed'

/** Tells the sandbox what the holder answered, where Stripe would have shown the issuer's own page. */
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
