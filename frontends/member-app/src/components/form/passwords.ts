import { countCharacters } from '@hibiki/text'

const minPassword = 8

/** Measured without the spaces around it (D2§5); what is sent is exactly what was typed (D-039). */
export const isTooShort = (password: string): boolean =>
  countCharacters(password.trim().normalize('NFC')) < minPassword
