import { access } from '@hibiki/http'

/** Rooms belong to enterprise accounts; their agency determines what they may see and change. */
export const enterpriseAccess = access.roles('ROLE_ENTERPRISE')
export const adminAccess = access.roles('ROLE_ADMIN')
