import { countCharacters } from '@hibiki/text'

const MIN_PASSWORD_LENGTH = 8

/** The length is measured without surrounding spaces; the password is sent exactly as typed. */
export const isPasswordTooShort = (password: string): boolean =>
  countCharacters(password.trim().normalize('NFC')) < MIN_PASSWORD_LENGTH
