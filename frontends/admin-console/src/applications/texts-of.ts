import type { Application } from './types.ts'

/** Returns what the confirmation dialogs say about an application. */
export const toDialogArgs = ({ code, applicant }: Application) => ({ code, username: applicant.username })
