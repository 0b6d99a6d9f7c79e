export type MailLinkKind = 'registration' | 'password-reset' | 'email-change'
