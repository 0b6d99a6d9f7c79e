/** Which form the link of a registration mail opens (D-033). */
export const registrationForms = ['general', 'agency', 'pic'] as const
export type RegistrationForm = (typeof registrationForms)[number]
