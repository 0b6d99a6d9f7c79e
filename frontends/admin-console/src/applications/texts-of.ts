import type { Application } from './types.ts'

/** What the confirm dialogs say about an application. */
export const toDialogArgs = ({ code, applicant }: Application) => ({ code, username: applicant.username })
