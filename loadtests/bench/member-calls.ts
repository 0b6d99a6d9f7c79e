const PASSWORD = 'hibiki-demo'

/** Logs a demo member in at the gateway, as a browser of the same origin would; returns the Cookie header. */
export async function logIn(gatewayUrl: string, userId: string): Promise<string> {
  const response = await fetch(`${gatewayUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gatewayUrl },
    body: JSON.stringify({ loginId: userId, password: PASSWORD }),
  })
  if (response.status !== 200)
    throw new Error(`Login of ${userId}: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

export interface PickedSound {
  id: string
  soundSrc: string
}

/** Picks a random medical sound; its media link is bound to the member's session. */
export async function pickSound(gatewayUrl: string, cookie: string): Promise<PickedSound> {
  const response = await fetch(`${gatewayUrl}/api/soundesthe/random`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`Random sound: ${response.status} ${await response.text()}`)
  return (await response.json()) as PickedSound
}
