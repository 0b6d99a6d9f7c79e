import type { LocalText } from '@hibiki/languages'

/** An error that a service can return: HTTP status and the texts for people. `{{name}}` in a text is filled from `params`. */
export interface ErrorEntry extends LocalText {
  readonly status: number
}

/**
 * Error code → status and texts. `E0000` is the numbering of the specification, continued by the shared errors of all services and by
 * identity's; errors of another service are `SERVICE_REASON`. All are in docs/errors.md.
 */
export type ErrorCatalogue = Readonly<Record<string, ErrorEntry>>
