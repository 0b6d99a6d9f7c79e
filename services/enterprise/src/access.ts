import { access } from '@hibiki/http'

/** Rooms belong to enterprise accounts; what they may see and change follows from their agency. */
export const enterprise = access.roles('ROLE_ENTERPRISE')
export const admin = access.roles('ROLE_ADMIN')
