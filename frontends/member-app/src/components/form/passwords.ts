import { countCharacters } from '@hibiki/text'

const MIN_PASSWORD = 8

/** Measured without the spaces around it; what is sent is exactly what was typed. */
export const isTooShort = (password: string): boolean =>
  countCharacters(password.trim().normalize('NFC')) < MIN_PASSWORD
