import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { api, unwrap } from '../api/client.ts'
import type { ResponseBody } from '../api/response-body.ts'

/** Whether this browser can use passkeys at all; a page that is not secure cannot. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The person closed the device's dialog, or it waited too long. The page stays as it was, without a message. */
export class PasskeyDialogClosed extends Error {}

/** This device has a passkey of the member already. */
export class PasskeyExists extends Error {}

/** Has a passkey of this device sign a new challenge, and sends the signature. */
async function sendSignature(path: '/auth/passkey' | '/auth/confirm-passkey'): Promise<void> {
  const optionsJSON = await unwrap(api.POST('/auth/passkey/begin'))
  const body = await openDialog(({ startAuthentication }) => startAuthentication({ optionsJSON }))
  await api.POST(path, { body })
}

/** Logs in by a passkey of this device. */
export const logInByPasskey = (): Promise<void> => sendSignature('/auth/passkey')

/** Confirms by a passkey of this device who is there. */
export const confirmByPasskey = (): Promise<void> => sendSignature('/auth/confirm-passkey')

/** Creates a passkey on this device, and adds it to the account. */
export async function addPasskey(options: ResponseBody<'/account/passkeys/begin', 'post'>): Promise<void> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = options
  const body = await openDialog(({ startRegistration }) => startRegistration({ optionsJSON }))
  await api.POST('/account/passkeys/add', { body })
}

/** The library is loaded when somebody uses it. Its errors become ours, which say what the page does next. */
async function openDialog<T>(
  open: (library: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T> {
  const library = await import('@simplewebauthn/browser')
  try {
    return await open(library)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') throw new PasskeyDialogClosed()
    if (error.name === 'InvalidStateError') throw new PasskeyExists()
    throw error
  }
}
