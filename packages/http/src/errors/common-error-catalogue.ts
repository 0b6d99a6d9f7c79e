import { loadErrorCatalogue } from './load-error-catalogue.ts'

/** The errors that every service can return; `createApp` adds them to the service's own. Texts are in `locales/`. */
export const commonErrorCatalogue = loadErrorCatalogue(new URL('../../', import.meta.url), {
  // Feature checks return these two in a 200 with products; a call that needs the function itself rejects with them.
  E2001: 409,
  E2002: 409,
  E3001: 400,
  // The sentence of every list.
  E3040: 400,
  E4010: 401,
  // This is no 401, because the member stays logged in and is asked for the password.
  E4014: 422,
  E4030: 403,
  E4031: 403,
  E4040: 404,
  E4050: 405,
  E4080: 408,
  E4130: 413,
  E4150: 415,
  E4290: 429,
  E4310: 431,
  E5000: 500,
  // Clients recognise a duplicate login by how this message starts.
  E5001: 500,
  E5030: 503,
  E5040: 504,
})
