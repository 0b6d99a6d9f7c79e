/** The form that the link of a registration mail opens. */
export const registrationForms = ['general', 'agency', 'pic'] as const
export type RegistrationForm = (typeof registrationForms)[number]
