import { createErrorDescriber } from '@hibiki/http'
import { loadErrorCatalogue } from '@hibiki/service'

/** These errors come in addition to those that every service has; their texts are in `locales/`. */
export const identityErrors = loadErrorCatalogue(new URL('../', import.meta.url), {
  // These are thrown at the limits of the page zoom.
  E3010: 400,
  E3011: 400,
  // These errors about passwords are also the texts of their fields.
  E3020: 400,
  E3021: 400,
  E3022: 400,
  E3023: 400,
  E3024: 400,
  E3025: 400,
  E3026: 400,
  E3030: 409,
  E3031: 409,
  E3032: 400,
  // A wrong password and an unknown account have one text, so that it does not tell who has an account.
  E4001: 401,
  // This text is shown in place of the form when the link of the confirmation mail does not work.
  E4002: 422,
  E4003: 422,
  E4005: 422,
  E4013: 401,
  E4090: 409,
  E4091: 409,
  E4092: 422,
  E4093: 409,
  E4094: 409,
  E4095: 409,
  E4096: 422,
  E4097: 409,
  E4098: 409,
  E4099: 409,
  E4220: 422,
  E4221: 422,
  E4222: 422,
  E4223: 422,
  E4224: 409,
  E4225: 409,
  E4226: 409,
  E4227: 422,
  E4228: 422,
  E4229: 422,
  E4230: 409,
  E4231: 409,
})

/** Returns the response schemas of error codes of this service, and of those that every service has. */
export const describeIdentityErrors = createErrorDescriber(identityErrors)
