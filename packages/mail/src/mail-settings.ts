import { type TString, Type } from 'typebox'

/** Settings of a service that sends mails; docs/operations.md describes each. */
export const mailSettingsProperties: { SMTP_URL: TString; MAIL_FROM: TString } = {
  SMTP_URL: Type.String({ default: 'smtp://localhost:1025', pattern: '^smtps?://.+' }),
  MAIL_FROM: Type.String({ default: 'no-reply@hibiki.example', pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
}
