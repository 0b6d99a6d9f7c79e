export type LinkKind = 'registration' | 'password-reset' | 'email-change'
