import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { api, unwrap } from '../api/client.ts'
import type { ResponseBody } from '../api/response-body.ts'

/** Whether this browser can use passkeys at all; a page that is not secure cannot. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** This device has a passkey of the member already. */
export class PasskeyExists extends Error {}

/** Has a passkey of this device sign a new challenge, and sends the signature; returns false when the dialog was closed. */
async function sendSignature(path: '/auth/passkey' | '/auth/confirm-passkey'): Promise<boolean> {
  const optionsJSON = await unwrap(api.POST('/auth/passkey/begin'))
  const body = await openDialog(({ startAuthentication }) => startAuthentication({ optionsJSON }))
  if (body) await api.POST(path, { body })
  return body !== null
}

/** Logs in by a passkey of this device; returns false when its dialog was closed. */
export const logInByPasskey = (): Promise<boolean> => sendSignature('/auth/passkey')

/** Confirms by a passkey of this device who is there; returns false when its dialog was closed. */
export const confirmByPasskey = (): Promise<boolean> => sendSignature('/auth/confirm-passkey')

/** Creates a passkey on this device, and adds it to the account; returns false when the device's dialog was closed. */
export async function addPasskey(options: ResponseBody<'/account/passkeys/begin', 'post'>): Promise<boolean> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = options
  const body = await openDialog(({ startRegistration }) => startRegistration({ optionsJSON }))
  if (body) await api.POST('/account/passkeys/add', { body })
  return body !== null
}

/**
 * Opens the device's dialog by the library, which is loaded when somebody uses it.
 * @returns null when the person closed the dialog, or it waited too long: the page stays as it was, without a message
 */
async function openDialog<T>(
  open: (library: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T | null> {
  const library = await import('@simplewebauthn/browser')
  try {
    return await open(library)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return null
    if (error.name === 'InvalidStateError') throw new PasskeyExists()
    throw error
  }
}
