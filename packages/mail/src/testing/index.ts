export { createSmtpCatcher, type SmtpCatcher } from './smtp-catcher.ts'
