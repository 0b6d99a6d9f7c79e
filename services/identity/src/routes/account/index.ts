import { type App, access, allow } from '@hibiki/http'
import type { RouteDeps } from '../../deps.ts'
import { findAgency } from './agencies.ts'
import { allUsers } from './all-users.ts'
import { changeEmail } from './change-email.ts'
import { changeOwnPassword } from './change-password.ts'
import { confirmNewEmail } from './confirm-email-change.ts'
import { confirmTempUrl } from './confirm-temp-url.ts'
import { deleteAccount } from './delete.ts'
import { deletion } from './deletion.ts'
import { disableEasyLogin } from './easy-login/disable.ts'
import { enableEasyLogin } from './easy-login/enable.ts'
import { registerEasyLogin } from './easy-login/register.ts'
import { reissueEasyLogin } from './easy-login/reissue.ts'
import { readEasyLogin } from './easy-login.ts'
import { exportData } from './export.ts'
import { exportFile } from './export-file.ts'
import { exports } from './exports.ts'
import { confirmResetLink } from './forgot-password/confirm-temp-url.ts'
import { issueResetMail } from './forgot-password/issue-confirm-mail.ts'
import { resetPassword } from './forgot-password/reset.ts'
import { issueConfirmMail } from './issue-confirm-mail.ts'
import { registerGeneral } from './register/general.ts'
import { registerWithAgencyCode } from './register.ts'
import { registerAgencyAdmin } from './register-agency-admin.ts'
import { registerAgencyPic } from './register-agency-pic.ts'
import { sessions } from './sessions.ts'
import { endSession } from './sessions-end.ts'
import { beginSecondFactor } from './totp/begin.ts'
import { confirmFactor } from './totp/confirm.ts'
import { disableSecondFactor } from './totp/disable.ts'
import { readSecondFactor } from './totp.ts'
import { previewAccountTransfer } from './transfer/preview.ts'
import { undoAccountTransfer } from './transfer/undo.ts'
import { transferAccounts } from './transfer.ts'
import { undoDelete } from './undo-delete.ts'
import { users } from './users.ts'

/** D-060; administrators among them are refused by the calls themselves. */
const easyLoginRoles = access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_ENTERPRISE')

export async function accountRoutes(app: App, deps: RouteDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'))
    allUsers(scope, deps)
    users(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.roles('ROLE_ADMIN'))
    previewAccountTransfer(scope, deps)
    transferAccounts(scope, deps)
    undoAccountTransfer(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.visitor)
    confirmTempUrl(scope, deps)
    issueConfirmMail(scope, deps)
    findAgency(scope, deps)
    registerGeneral(scope, deps)
    registerWithAgencyCode(scope, deps)
    registerAgencyPic(scope, deps)
    registerAgencyAdmin(scope, deps)
    issueResetMail(scope, deps)
    confirmResetLink(scope, deps)
    resetPassword(scope, deps)
    confirmNewEmail(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.member)
    sessions(scope, deps)
    endSession(scope, deps)
    changeOwnPassword(scope, deps)
    changeEmail(scope, deps)
    readSecondFactor(scope, deps)
    beginSecondFactor(scope, deps)
    confirmFactor(scope, deps)
    disableSecondFactor(scope, deps)
    exports(scope, deps)
    deleteAccount(scope, deps)
    undoDelete(scope, deps)
    deletion(scope, deps)
  })
  // What a stranger with somebody's easy-login link must not reach (D-059).
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(access.member))
    exportData(scope, deps)
    exportFile(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, easyLoginRoles)
    readEasyLogin(scope, deps)
    disableEasyLogin(scope, deps)
  })
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(easyLoginRoles))
    registerEasyLogin(scope, deps)
    reissueEasyLogin(scope, deps)
    enableEasyLogin(scope, deps)
  })
}
