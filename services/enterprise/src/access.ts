import { accessRules } from '@hibiki/http'

/** Rooms belong to enterprise accounts; their agency determines what they may see and change. */
export const enterpriseAccess = accessRules.roles('ROLE_ENTERPRISE')
export const adminAccess = accessRules.roles('ROLE_ADMIN')
