import { countCharacters } from '@hibiki/text'

const MIN_PASSWORD_LENGTH = 8

/** Measured without the spaces around it; what is sent is exactly what was typed. */
export const isPasswordTooShort = (password: string): boolean =>
  countCharacters(password.trim().normalize('NFC')) < MIN_PASSWORD_LENGTH
