import { agencyChanged } from './agency-changed.ts'
import { applicationDecided } from './application-decided.ts'
import { deletionScheduled } from './deletion-scheduled.ts'
import { emailChangeConfirm, emailChangeNotice } from './email-change.ts'
import { existingAddress } from './existing-address.ts'
import { newDevice } from './new-device.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { registration } from './registration.ts'

/** Every mail identity sends, by name. */
export const templates = {
  registration,
  'existing-address': existingAddress,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'application-decided': applicationDecided,
  'agency-changed': agencyChanged,
  'new-device': newDevice,
  'email-change-confirm': emailChangeConfirm,
  'email-change-notice': emailChangeNotice,
  'deletion-scheduled': deletionScheduled,
} as const

export type TemplateName = keyof typeof templates
export type TemplateValues<T extends TemplateName> = Parameters<(typeof templates)[T]>[0]
