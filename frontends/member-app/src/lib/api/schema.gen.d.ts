// Written by `npm run openapi` from the services’ OpenAPI documents; do not edit.

export interface paths {
    "/account/agencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The name of the agency with a code, for the registration form */
        get: operations["findAgency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/all-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers and persons in charge; of a person in charge, those of the own agency */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a change of address: a link to the new one, a notice to the old one */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the member's password and ends the member's other sessions */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/confirm-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes a change of address by the link of the mail */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/confirm-temp-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The e-mail address of a registration link; null without a link */
        post: operations["confirmRegistrationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plans the deletion of the member's account in 7 days */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the member's account will be deleted, and which services will have to confirm */
        get: operations["readDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/easy-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the member's easy-login link */
        get: operations["readEasyLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/easy-login/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops the easy-login link from working */
        post: operations["disableEasyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/easy-login/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the easy-login link work again */
        post: operations["enableEasyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/easy-login/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues an easy-login link after consent */
        post: operations["registerEasyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/easy-login/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the easy-login link by a new one, bound to no device yet */
        post: operations["reissueEasyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a copy of everything the product holds of the member */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a copy that is ready, for 7 days */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The copies the member has asked for, newest first */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/forgot-password/confirm-temp-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a password-reset link may still be used */
        post: operations["confirmResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/forgot-password/issue-confirm-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the link to the reset form; answers alike whether there is an account or not */
        post: operations["issueResetMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/forgot-password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by a reset link and ends every session of the account */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/issue-confirm-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the mail that confirms an address; answers alike whether it has an account or not */
        post: operations["issueRegistrationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers with an agency code, logs the applicant in and answers the application code */
        post: operations["registerWithAgencyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register-agency-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers an invited administrator, logs in and answers the user id */
        post: operations["registerAgencyAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register-agency-pic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers an agency and its person in charge provisionally; answers the application code */
        post: operations["registerAgencyPic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a general member whose address was confirmed by mail, and logs the member in */
        post: operations["registerGeneral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's living sessions, the one used last first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the member’s sessions */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member's second factor is on, and whether a role needs it */
        get: operations["readSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/totp/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for the code app; it counts once a code has confirmed it */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches the second factor on by a first code; answers the recovery codes, once */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/totp/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches the second factor off */
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves members to another agency; can be undone for 24 hours */
        post: operations["transferAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a transfer would move and what forbids it; changes nothing */
        post: operations["previewTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/transfer/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a transfer within 24 hours */
        post: operations["undoTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/undo-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a planned deletion of the member's account back */
        post: operations["undoDeleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The members of these ids that the caller may see, in the order asked for */
        post: operations["readUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/advice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advice by the minutes of the last seven days and the latest face diagnosis (D-106) */
        get: operations["getActivityAdvice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/streak": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days listened in a row, each week forgiving one */
        get: operations["getActivityStreak"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/streak-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The weekdays on which the member wants to listen, from today on */
        post: operations["setStreakDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/weekly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points of each day of this week (JST), Monday to Sunday (D-104) */
        get: operations["getWeeklyActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/agencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agencies, for the console */
        get: operations["listAgencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/agencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One agency with its people, 99 of each at most */
        get: operations["readAgency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications, for the console */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application */
        get: operations["readApplication"];
        put?: never;
        post?: never;
        /** Deletes a rejected application, with its account when that never became active */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves an application as it was shown */
        post: operations["approveApplicationInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/applications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects an application as it was shown */
        post: operations["rejectApplicationInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of sensitive acts */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry of the record */
        get: operations["readAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for somebody, and how the house stands */
        get: operations["readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members who hold an authority, or lack it */
        get: operations["listGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/grants/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants an authority to members or takes it from them */
        post: operations["changeGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations to register as an administrator */
        get: operations["listInvitations"];
        put?: never;
        /** Invites an administrator; the link is in this answer only */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Makes an open invitation useless */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members, for the console */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member with the living sessions */
        get: operations["readMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of a member */
        post: operations["endSessionsOfMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers, newest first */
        get: operations["listTransfers"];
        put?: never;
        /** Moves members to another agency */
        post: operations["performTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transfers/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a transfer would move and what forbids it; changes nothing */
        post: operations["previewTransferInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transfer */
        get: operations["readTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/transfers/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a transfer within 24 hours */
        post: operations["undoTransferInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement/agree-providing-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the member's decision about the current use of the member's data; false refuses or withdraws */
        post: operations["agreeProvidingData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement/agree-term-of-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the member's decision about the current terms of service; false refuses or withdraws */
        post: operations["agreeTermOfService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's decisions about both documents as they are now */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement/providing-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member has agreed to the current use of the member's data */
        get: operations["readProvidingDataConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agreement/term-of-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member has agreed to the current terms of service */
        get: operations["readTermOfServiceConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kanade/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Kanade sounds with their players, newest first, at most 300 */
        get: operations["getKanadeSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/natural-sound/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sounds of nature, newest first, at most 300 */
        get: operations["getNaturalSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/fetch-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole public catalogue, the same for everybody (D-067) */
        get: operations["listAllProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sound-dmv/sound-dmv-mst": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a sound of nature or a Kanade sound can be described with */
        get: operations["readSoundMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applying/agency-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks another agency to take the member in; answers the application code */
        post: operations["applyForAgencyChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applying/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's own applications, newest first */
        get: operations["listOwnApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applying/statuses-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many applications the member has made */
        get: operations["countOwnApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Raises a session of low assurance by the password, and the code of the second factor if there is one */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/easy-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs a member in by an easy-login link; the session is of low assurance until the password is given */
        post: operations["easyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs a member in and sets the session cookies */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ends the session and clears its cookies; always succeeds */
        get: operations["logout"];
        put?: never;
        /** Ends the session and clears its cookies; always succeeds */
        post: operations["logoutByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logged-in member */
        get: operations["readMe"];
        put?: never;
        /** The logged-in member */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges the refresh cookie for new session cookies */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dmv/record-face-playing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a play of the sound a face diagnosis chose, or more of the same play */
        post: operations["recordFacePlaying"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dmv/record-playing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a play, or more of the same play; answers once it is stored */
        post: operations["recordPlaying"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dmv/record-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A recorded play: own, of the caller's own customers, or any for administrators */
        get: operations["getDmvRecordResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dmv/record-sound-therapy-playing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a play of sound therapy, or more of the same play */
        post: operations["recordSoundTherapyPlaying"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grant/grant-deprivation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grants an authority to members or takes it from them */
        post: operations["changeAuthority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grant/search-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Members who lack an authority, or hold it */
        post: operations["searchUsersToGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intro-papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The introductory papers in the caller's language (D-184) */
        get: operations["getIntroPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intro-papers/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An introductory paper as PDF, whole or one range of it */
        get: operations["getIntroPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kanade/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Kanade sound chosen at random, not the one the member had last */
        get: operations["getRandomKanadeSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/renew-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh link for one that expires or expired while playing */
        post: operations["renewMediaLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A media file, whole or one range of it */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page-size/scale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's page zoom */
        get: operations["readPageScale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page-size/set-scale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the member's page zoom */
        post: operations["setPageScale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/customers-not-purchased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers without a product, at most 99: of the own agency; administrators give at least one character */
        get: operations["listCustomersNotPurchased"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/fetch-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All contracts that the member has paid or used, the newest first */
        get: operations["listPurchaseHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/fetch-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contracts that the member pays or uses and that are not over, the newest first */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/is-purchased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a member holds a product; oneself, or whom one may buy for */
        get: operations["isPurchased"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/order-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an order would cost, to the yen; orders nothing */
        post: operations["previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/prev-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When contracts would end if they were cancelled now; changes nothing */
        post: operations["previewCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/agency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's agency with its customers and waiting applications, 99 of each at most */
        get: operations["readOwnAgency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/approval/applying": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications the caller may decide about, newest first */
        get: operations["listApplicationsToDecide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/approval/applying-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many applications the caller sees, decided ones included */
        get: operations["countApplicationsToDecide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/approval/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves an application */
        post: operations["approveApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/approval/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a rejected application, with its account when that never became active */
        post: operations["deleteRejectedApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/approval/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects an application, or withdraws its approval */
        post: operations["rejectApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the member's own birth date and gender */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/accompaniment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second track of "listen with medical sound": always the same for the same sound */
        get: operations["getAccompaniment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/free-sound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The free sample on the home page */
        get: operations["getFreeSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/purpose-detail-random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sound for a detail of a purpose, not the one the member had last */
        get: operations["getRandomSoundOfPurpose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/purpose-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The details of a purpose: 01 beauty, 02 wake-up and sleep, 03 healthcare, 04 desk work */
        get: operations["getPurposeDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A medical sound chosen at random, not the one the member had last */
        get: operations["getRandomSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/record-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as dmv/record-result, for records of medical sound */
        get: operations["getSoundRecordResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/agreements/data_analytics_agreement.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agreement on data use */
        get: operations["readDataAnalyticsAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/agreements/privacy_policy.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Privacy policy */
        get: operations["readPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/agreements/terms_of_service.md": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Terms of service */
        get: operations["readTermsOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/aiesthe-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a sound for AI esthe */
        post: operations["uploadAiestheSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/aiesthe-dmv-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sounds of AI esthe, newest first */
        get: operations["listAiestheSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/delete-aiesthe-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a sound out of AI esthe */
        post: operations["deleteAiestheSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/delete-enterprise-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a sound out of the rooms of enterprises */
        post: operations["deleteEnterpriseSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/delete-sound-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a medical sound, a sound of nature or a Kanade sound out of the catalogue */
        post: operations["deleteSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/delete-sound-therapy-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a sound out of sound therapy */
        post: operations["deleteSoundTherapySound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/enterprise-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a sound for the rooms of enterprises */
        post: operations["uploadEnterpriseSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/enterprise-dmv-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sounds of enterprise rooms, newest first */
        get: operations["listEnterpriseSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/kanade-dmv-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kanade sounds, newest first */
        get: operations["listKanadeSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/sound-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a medical sound, a sound of nature or a Kanade sound */
        post: operations["uploadSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/sound-dmv-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Medical sounds and sounds of nature, newest first */
        get: operations["listSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/sound-dmv-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what a sound of nature or a Kanade sound says of itself; its file stays */
        post: operations["updateSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/sound-therapy-dmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a sound for sound therapy */
        post: operations["uploadSoundTherapySound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/sound-therapy-dmv-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sounds of sound therapy, newest first */
        get: operations["listSoundTherapySounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an upload in pieces is */
        get: operations["readUploadState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/tus/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Gives an upload up (tus) */
        delete: operations["cancelUpload"];
        /** What the tus server can do */
        options: operations["describeUploads"];
        head?: never;
        /** Adds bytes to an upload (tus) */
        patch: operations["writeUpload"];
        trace?: never;
    };
    "/v1/activity/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A word about the last week, once a week; asked for after a login (D-107) */
        get: operations["getActivityNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/activity/monthly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listening time of the last twelve months, oldest first */
        get: operations["getMonthlyActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/activity/rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The share of last month's listeners with more minutes, in percent (D-105) */
        get: operations["getActivityRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/delete/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a delivery address; of the regular one the newest other takes the place */
        post: operations["deleteDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's delivery addresses, the regular one first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the member's delivery addresses */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/municipalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The municipalities of a prefecture with their JIS codes */
        get: operations["listMunicipalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/prefectures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 47 prefectures with their JIS codes */
        get: operations["listPrefectures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/register/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a delivery address; the first one of a member is the regular one */
        post: operations["registerDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The place of a postcode; where there are several, the first one and all of them */
        get: operations["searchPostcode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/address/update/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a delivery address; the regular one stays it until another is made it */
        post: operations["updateDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/esthe/available-aiesthe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member may use AI esthe */
        get: operations["checkAiesthe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/esthe/available-dr-ai-and-healthcare-func": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member may use the Dr.AI healthcare interview */
        get: operations["checkDrAiHealthcare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/esthe/available-loop-func": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member may use repeat playback */
        get: operations["checkLoop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/esthe/available-sound-therapy-func": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member may use sound therapy */
        get: operations["checkSoundTherapy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/esthe/available-timer-func": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member may use the timer */
        get: operations["checkTimer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/esthe/available-with-soundesthe-func": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member may use medical sound together with AI esthe */
        get: operations["checkWithSoundesthe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/esthe/music/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The genres a sound of the sound therapy can have */
        get: operations["getMusicGenres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/payment/fetch-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contract with the card that pays it */
        get: operations["getPaymentDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/payment/fetch-history-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many contracts the member has paid or used */
        get: operations["countPurchaseHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/product/exists-rental": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a device is delivered with the product, so that an address is needed */
        get: operations["existsRental"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/product/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product; a hidden one only for who owns it */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/product/image/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a product, as named by its imageUrl */
        get: operations["getProductImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscription/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products the caller can contract or has, each with its state for the caller */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/advertise/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels or continues a kind of mail by the signed key of a mail; answers alike for any key */
        post: operations["noticeAdvertise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/bonuscode/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the member what a bonus code is worth, once per member */
        post: operations["applyBonusCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findAgency: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query: {
                /** @description Zero-based */
                page: number;
                /** @description At most 99 */
                size: number;
                /** @description Part of name, login name or e-mail */
                condition?: string;
                /** @description customer, pic or both, comma-separated */
                roles?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many there are on all pages */
                        size: number;
                        users: {
                            /** @description Name; empty without an agency */
                            agency: string;
                            email: string;
                            id: string;
                            name: string;
                            /** @description Login name */
                            userId: string;
                        }[];
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3021: The password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                    newVerifyPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3020: Please enter your current password. · E3021: The password is not right. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and e-mail address. · E3026: The passwords do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    confirmEmailChange: {
        parameters: {
            query: {
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4002: This link is not valid or has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    confirmRegistrationLink: {
        parameters: {
            query?: {
                path?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string | null;
                };
            };
            /** @description E4002: This link is not valid or has expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        effectiveAt: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3021: The password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        confirmations: {
                            confirmedAt: string | null;
                            service: string;
                        }[];
                        effectiveAt: string | null;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readEasyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        authId?: string;
                        /** Format: date-time */
                        expiresAt?: string;
                        /** @enum {unknown} */
                        state: "not-issued" | "enabled" | "disabled";
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    disableEasyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    enableEasyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    registerEasyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreement: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names the link without opening anything */
                        authId: string;
                        /** @description Show it as a QR code; it is not stored */
                        url: string;
                        /** @description Login name */
                        userId: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    reissueEasyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names the link without opening anything */
                        authId: string;
                        /** @description Show it as a QR code; it is not stored */
                        url: string;
                        /** @description Login name */
                        userId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    downloadExport: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description JSON: one member per service, one list per kind of data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        readyAt: string | null;
                        /** Format: date-time */
                        requestedAt: string;
                        /** @enum {unknown} */
                        state: "requested" | "ready" | "expired";
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    confirmResetLink: {
        parameters: {
            query: {
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    issueResetMail: {
        parameters: {
            query: {
                /** @description E-mail address */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    path: string;
                    verifyPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and e-mail address. · E3026: The passwords do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4005: This link is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    issueRegistrationMail: {
        parameters: {
            query: {
                /** @description E-mail address */
                email: string;
                /** @description The product chosen before registering */
                productId?: string;
                /** @description The form that the link opens; general unless told */
                form?: "general" | "agency" | "pic";
                /** @description Of the form with an agency */
                agencyCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    registerWithAgencyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 12 digits */
                    agencyCode: string;
                    agreeProvidingData?: boolean;
                    agreeTermsOfService?: boolean;
                    /** @description E-mail address */
                    email: string;
                    password: string;
                    /** @description Of the mail link; else the one this browser opened */
                    path?: string;
                    /** @description true: as person in charge, false: as customer (D-035) */
                    pic: boolean;
                    /** @description Person in charge wished for; empty: the agency decides */
                    picId?: string | null;
                    /** @description Login name: 3 to 32 half-width letters and digits */
                    username: string;
                    verifyPassword: string;
                };
            };
        };
        responses: {
            /** @description Application code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description E3032: The agency code is not right. · E3001: Some of the input is not valid. Please check it. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and e-mail address. · E3026: The passwords do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E3030: This user name is already taken. · E3031: This e-mail address cannot be used. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4002: This link is not valid or has expired. · E4003: Your consent could not be confirmed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    registerAgencyAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the form; not kept */
                    agencyName?: string;
                    agreeProvidingData?: boolean;
                    agreeTermsOfService?: boolean;
                    /** @description E-mail address */
                    email: string;
                    /** @description Of the invitation link, or the bootstrap secret */
                    invite?: string;
                    password: string;
                    /** @description Login name: 3 to 32 half-width letters and digits */
                    username: string;
                    verifyPassword: string;
                };
            };
        };
        responses: {
            /** @description User id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and e-mail address. · E3026: The passwords do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E3030: This user name is already taken. · E3031: This e-mail address cannot be used. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4005: This link is not valid. · E4003: Your consent could not be confirmed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    registerAgencyPic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 100 characters */
                    agencyName: string;
                    agreeProvidingData?: boolean;
                    agreeTermsOfService?: boolean;
                    /** @description E-mail address */
                    email: string;
                    password: string;
                    /** @description Of the mail link; else the one this browser opened */
                    path?: string;
                    /** @description Login name: 3 to 32 half-width letters and digits */
                    username: string;
                    verifyPassword: string;
                };
            };
        };
        responses: {
            /** @description Application code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and e-mail address. · E3026: The passwords do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E3030: This user name is already taken. · E3031: This e-mail address cannot be used. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4002: This link is not valid or has expired. · E4003: Your consent could not be confirmed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    registerGeneral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreeProvidingData: boolean;
                    agreeTermsOfService: boolean;
                    /** @description E-mail address */
                    email: string;
                    password: string;
                    /** @description Of the mail link; else the one this browser opened */
                    path?: string;
                    /** @description Login name: 3 to 32 half-width letters and digits */
                    username: string;
                    verifyPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The product chosen before registering */
                        productId?: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and e-mail address. · E3026: The passwords do not match. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E3030: This user name is already taken. · E3031: This e-mail address cannot be used. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4002: This link is not valid or has expired. · E4003: Your consent could not be confirmed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        /** @description The session this call was made with */
                        current: boolean;
                        /** @description Such as "Chrome · Windows"; empty when unknown */
                        device: string;
                        id: string;
                        /** Format: date-time */
                        lastUsedAt: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sessionId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled: boolean;
                        required: boolean;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the QR code */
                        otpauthUrl: string;
                        secret: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4221: The confirmation code is already switched on. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4220: The confirmation code is not right. · E4221: The confirmation code is already switched on. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    disableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3021: The password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4222: Your role needs the confirmation code. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    transferAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed when a person in charge is moved
                     * @enum {unknown}
                     */
                    customersOfPic?: "follow" | "stay";
                    /** @description 12 digits */
                    targetAgencyCode: string;
                    /** @description Of a customer; empty: the agency decides */
                    targetPicId?: string | null;
                    /** @enum {unknown} */
                    targetRole: "ROLE_CUSTOMER" | "ROLE_PERSON_IN_CHARGE";
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transferId: string;
                        /** Format: date-time */
                        undoUntil: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3032: The agency code is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4096: This transfer is not possible. Please look at the preview. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    previewTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed when a person in charge is moved
                     * @enum {unknown}
                     */
                    customersOfPic?: "follow" | "stay";
                    /** @description 12 digits */
                    targetAgencyCode: string;
                    /** @description Of a customer; empty: the agency decides */
                    targetPicId?: string | null;
                    /** @enum {unknown} */
                    targetRole: "ROLE_CUSTOMER" | "ROLE_PERSON_IN_CHARGE";
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        problems: {
                            /** @description What forbids it */
                            message: string;
                            userId: string;
                        }[];
                        rows: {
                            from: {
                                agencyCode: string | null;
                                agencyName: string | null;
                                picName: string | null;
                            };
                            /** @description What goes along, in the caller’s language */
                            moves: string[];
                            /** @description The same as username */
                            name: string;
                            to: {
                                agencyCode: string | null;
                                agencyName: string | null;
                                picName: string | null;
                            };
                            userId: string;
                            username: string;
                        }[];
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3032: The agency code is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    undoTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transferId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4094: More than 24 hours have passed; this cannot be undone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    undoDeleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Name; empty without an agency */
                        agency: string;
                        email: string;
                        id: string;
                        name: string;
                        /** @description Login name */
                        userId: string;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getActivityAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attractivenessUp: string;
                        dullnessElimination: string;
                        rejuvenationAdvice: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getActivityStreak: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: number;
                        /** @description Missed days this week may still have */
                        freezeLeft: number;
                        todayDone: boolean;
                        /** @description The weekdays wished for, 1 Monday … 7 Sunday */
                        weekdays: number[];
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    setStreakDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 Monday … 7 Sunday */
                    weekdays: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getWeeklyActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description MM/dd */
                        label: string;
                        score: number;
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listAgencies: {
        parameters: {
            query?: {
                /** @description ["field","ASC"|"DESC"] */
                sort?: string;
                /** @description [first,last], zero-based, at most 99 rows */
                range?: string;
                /** @description An object; {"id":[…]} for several records */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Issued with the approval */
                        code: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        customerCount: number;
                        id: string;
                        name: string;
                        picCount: number;
                        /** @enum {unknown} */
                        state: "applied" | "approved" | "rejected";
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readAgency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Issued with the approval */
                        code: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        customerCount: number;
                        customers: {
                            id: string;
                            userId: string;
                            username: string;
                        }[];
                        id: string;
                        name: string;
                        picCount: number;
                        pics: {
                            id: string;
                            userId: string;
                            username: string;
                        }[];
                        /** @enum {unknown} */
                        state: "applied" | "approved" | "rejected";
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description ["field","ASC"|"DESC"] */
                sort?: string;
                /** @description [first,last], zero-based, at most 99 rows */
                range?: string;
                /** @description An object; {"id":[…]} for several records */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            code: string | null;
                            id: string;
                            name: string;
                        };
                        applicant: {
                            email: string;
                            id: string;
                            username: string;
                        };
                        /** Format: date-time */
                        appliedAt: string;
                        authorizer: {
                            id: string;
                            username: string;
                        } | null;
                        code: string;
                        decidedAt: string | null;
                        id: string;
                        /** @enum {unknown} */
                        status: "0" | "1" | "2";
                        statusLabel: string;
                        /** @enum {unknown} */
                        type: "01" | "02" | "03";
                        typeLabel: string;
                        version: number;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            code: string | null;
                            id: string;
                            name: string;
                        };
                        applicant: {
                            email: string;
                            id: string;
                            username: string;
                        };
                        /** Format: date-time */
                        appliedAt: string;
                        authorizer: {
                            id: string;
                            username: string;
                        } | null;
                        code: string;
                        decidedAt: string | null;
                        id: string;
                        /** @enum {unknown} */
                        status: "0" | "1" | "2";
                        statusLabel: string;
                        /** @enum {unknown} */
                        type: "01" | "02" | "03";
                        typeLabel: string;
                        version: number;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4093: Only rejected applications can be deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4092: Nobody can decide about an application of their own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    approveApplicationInConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            code: string | null;
                            id: string;
                            name: string;
                        };
                        applicant: {
                            email: string;
                            id: string;
                            username: string;
                        };
                        /** Format: date-time */
                        appliedAt: string;
                        authorizer: {
                            id: string;
                            username: string;
                        } | null;
                        code: string;
                        decidedAt: string | null;
                        id: string;
                        /** @enum {unknown} */
                        status: "0" | "1" | "2";
                        statusLabel: string;
                        /** @enum {unknown} */
                        type: "01" | "02" | "03";
                        typeLabel: string;
                        version: number;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4090: Somebody else was faster. Please look at the newest state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4092: Nobody can decide about an application of their own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    rejectApplicationInConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            code: string | null;
                            id: string;
                            name: string;
                        };
                        applicant: {
                            email: string;
                            id: string;
                            username: string;
                        };
                        /** Format: date-time */
                        appliedAt: string;
                        authorizer: {
                            id: string;
                            username: string;
                        } | null;
                        code: string;
                        decidedAt: string | null;
                        id: string;
                        /** @enum {unknown} */
                        status: "0" | "1" | "2";
                        statusLabel: string;
                        /** @enum {unknown} */
                        type: "01" | "02" | "03";
                        typeLabel: string;
                        version: number;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4090: Somebody else was faster. Please look at the newest state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4092: Nobody can decide about an application of their own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description ["field","ASC"|"DESC"] */
                sort?: string;
                /** @description [first,last], zero-based, at most 99 rows */
                range?: string;
                /** @description An object; {"id":[…]} for several records */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "registered" | "first-admin-registered" | "login" | "login-refused" | "password-refused" | "assurance-raised" | "session-ended" | "sessions-ended" | "password-changed" | "password-reset" | "email-change-asked" | "email-changed" | "second-factor-on" | "second-factor-off" | "easy-login-issued" | "easy-login-enabled" | "easy-login-disabled" | "consent-given" | "consent-refused" | "export-asked" | "export-read" | "deletion-asked" | "deletion-undone" | "person-deleted" | "application-opened" | "application-approved" | "application-rejected" | "application-deleted" | "authority-granted" | "authority-taken" | "transfer-performed" | "transfer-undone" | "admin-invited" | "invitation-revoked";
                        actor: {
                            id: string;
                            username: string;
                        } | null;
                        /** Format: date-time */
                        at: string;
                        /** @description False when something was changed or removed here */
                        chainOk: boolean;
                        detail: {
                            [key: string]: unknown;
                        };
                        id: string;
                        subject: {
                            id: string;
                            username: string;
                        } | null;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "registered" | "first-admin-registered" | "login" | "login-refused" | "password-refused" | "assurance-raised" | "session-ended" | "sessions-ended" | "password-changed" | "password-reset" | "email-change-asked" | "email-changed" | "second-factor-on" | "second-factor-off" | "easy-login-issued" | "easy-login-enabled" | "easy-login-disabled" | "consent-given" | "consent-refused" | "export-asked" | "export-read" | "deletion-asked" | "deletion-undone" | "person-deleted" | "application-opened" | "application-approved" | "application-rejected" | "application-deleted" | "authority-granted" | "authority-taken" | "transfer-performed" | "transfer-undone" | "admin-invited" | "invitation-revoked";
                        actor: {
                            id: string;
                            username: string;
                        } | null;
                        /** Format: date-time */
                        at: string;
                        /** @description False when something was changed or removed here */
                        chainOk: boolean;
                        detail: {
                            [key: string]: unknown;
                        };
                        id: string;
                        subject: {
                            id: string;
                            username: string;
                        } | null;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicationsWaiting: number;
                        deletionsPending: number;
                        invitationsOpen: number;
                        membersNew7Days: number;
                        membersTotal: number;
                        sessionsActive: number;
                        transfersUndoable: number;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listGrants: {
        parameters: {
            query?: {
                /** @description ["field","ASC"|"DESC"] */
                sort?: string;
                /** @description [first,last], zero-based, at most 99 rows */
                range?: string;
                /** @description An object; {"id":[…]} for several records */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            code: string;
                            name: string;
                            status: string;
                        } | null;
                        authorities: string[];
                        /** Format: date-time */
                        createdAt: string;
                        deletionEffectiveAt: string | null;
                        email: string;
                        id: string;
                        lastLoginAt: string | null;
                        premium: boolean;
                        roles: ("ROLE_ADMIN" | "ROLE_PERSON_IN_CHARGE" | "ROLE_CUSTOMER" | "ROLE_GENERAL" | "ROLE_ENTERPRISE")[];
                        /** @description Login name */
                        userId: string;
                        username: string;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    changeGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authority: string;
                    /**
                     * @description 0 grant, 1 deprive
                     * @enum {unknown}
                     */
                    authorityType: 0 | 1;
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description ["field","ASC"|"DESC"] */
                sort?: string;
                /** @description [first,last], zero-based, at most 99 rows */
                range?: string;
                /** @description An object; {"id":[…]} for several records */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: {
                            id: string;
                            username: string;
                        } | null;
                        email: string;
                        /** Format: date-time */
                        expiresAt: string;
                        id: string;
                        /** @enum {unknown} */
                        state: "open" | "used" | "expired" | "revoked";
                        usedAt: string | null;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        createdBy: {
                            id: string;
                            username: string;
                        } | null;
                        email: string;
                        /** Format: date-time */
                        expiresAt: string;
                        id: string;
                        /** @enum {unknown} */
                        state: "open" | "used" | "expired" | "revoked";
                        url: string;
                        usedAt: string | null;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description ["field","ASC"|"DESC"] */
                sort?: string;
                /** @description [first,last], zero-based, at most 99 rows */
                range?: string;
                /** @description An object; {"id":[…]} for several records */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            code: string;
                            name: string;
                            status: string;
                        } | null;
                        authorities: string[];
                        /** Format: date-time */
                        createdAt: string;
                        deletionEffectiveAt: string | null;
                        email: string;
                        id: string;
                        lastLoginAt: string | null;
                        premium: boolean;
                        roles: ("ROLE_ADMIN" | "ROLE_PERSON_IN_CHARGE" | "ROLE_CUSTOMER" | "ROLE_GENERAL" | "ROLE_ENTERPRISE")[];
                        /** @description Login name */
                        userId: string;
                        username: string;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            code: string;
                            name: string;
                            status: string;
                        } | null;
                        authorities: string[];
                        /** Format: date-time */
                        createdAt: string;
                        deletionEffectiveAt: string | null;
                        email: string;
                        id: string;
                        lastLoginAt: string | null;
                        premium: boolean;
                        roles: ("ROLE_ADMIN" | "ROLE_PERSON_IN_CHARGE" | "ROLE_CUSTOMER" | "ROLE_GENERAL" | "ROLE_ENTERPRISE")[];
                        sessions: {
                            createdAt: string;
                            device: string;
                            id: string;
                            lastUsedAt: string;
                        }[];
                        /** @description Login name */
                        userId: string;
                        username: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    endSessionsOfMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description ["field","ASC"|"DESC"] */
                sort?: string;
                /** @description [first,last], zero-based, at most 99 rows */
                range?: string;
                /** @description An object; {"id":[…]} for several records */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        performedAt: string;
                        performedBy: {
                            id: string;
                            username: string;
                        } | null;
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** Format: date-time */
                        undoUntil: string;
                        undoneAt: string | null;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    performTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed when a person in charge is moved
                     * @enum {unknown}
                     */
                    customersOfPic?: "follow" | "stay";
                    /** @description 12 digits */
                    targetAgencyCode: string;
                    /** @description Of a customer; empty: the agency decides */
                    targetPicId?: string | null;
                    /** @enum {unknown} */
                    targetRole: "ROLE_CUSTOMER" | "ROLE_PERSON_IN_CHARGE";
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        performedAt: string;
                        performedBy: {
                            id: string;
                            username: string;
                        } | null;
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** Format: date-time */
                        undoUntil: string;
                        undoneAt: string | null;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3032: The agency code is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4096: This transfer is not possible. Please look at the preview. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    previewTransferInConsole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed when a person in charge is moved
                     * @enum {unknown}
                     */
                    customersOfPic?: "follow" | "stay";
                    /** @description 12 digits */
                    targetAgencyCode: string;
                    /** @description Of a customer; empty: the agency decides */
                    targetPicId?: string | null;
                    /** @enum {unknown} */
                    targetRole: "ROLE_CUSTOMER" | "ROLE_PERSON_IN_CHARGE";
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        problems: {
                            /** @description What forbids it */
                            message: string;
                            userId: string;
                        }[];
                        rows: {
                            from: {
                                agencyCode: string | null;
                                agencyName: string | null;
                                picName: string | null;
                            };
                            /** @description What goes along, in the caller’s language */
                            moves: string[];
                            /** @description The same as username */
                            name: string;
                            to: {
                                agencyCode: string | null;
                                agencyName: string | null;
                                picName: string | null;
                            };
                            userId: string;
                            username: string;
                        }[];
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3032: The agency code is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        performedAt: string;
                        performedBy: {
                            id: string;
                            username: string;
                        } | null;
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** Format: date-time */
                        undoUntil: string;
                        undoneAt: string | null;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    undoTransferInConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        performedAt: string;
                        performedBy: {
                            id: string;
                            username: string;
                        } | null;
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** Format: date-time */
                        undoUntil: string;
                        undoneAt: string | null;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4094: More than 24 hours have passed; this cannot be undone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    agreeProvidingData: {
        parameters: {
            query: {
                agreement: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    agreeTermOfService: {
        parameters: {
            query: {
                agreement: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agreed: boolean;
                        /** @description Null while undecided: the member is to be asked */
                        decidedAt: string | null;
                        /** @enum {unknown} */
                        document: "terms-of-service" | "providing-data";
                        /** @description Of the current text */
                        version: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readProvidingDataConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readTermOfServiceConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getKanadeSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country?: string;
                        durationSeconds: number;
                        genre: string;
                        /** Format: uuid */
                        id: string;
                        place: string;
                        /** @description Of Kanade sounds */
                        player?: string;
                        /** @description Signed link; works for this session, 10 minutes, and can be renewed */
                        soundSrc: string;
                        tags: string[];
                        title: string;
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getNaturalSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country?: string;
                        durationSeconds: number;
                        genre: string;
                        /** Format: uuid */
                        id: string;
                        place: string;
                        /** @description Of Kanade sounds */
                        player?: string;
                        /** @description Signed link; works for this session, 10 minutes, and can be renewed */
                        soundSrc: string;
                        tags: string[];
                        title: string;
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listAllProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        description: string;
                        displayName: string;
                        /** @description What it opens, as codes (D-071) */
                        functionCodes: string[];
                        /** @description What it opens, as texts to show */
                        functions: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden?: boolean;
                        id: string;
                        imageUrl: string;
                        /** @description Yen per month, tax included (D-080) */
                        price: number;
                        /** @description A device is delivered: an address is needed */
                        rental: boolean;
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readSoundMaster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: {
                            id: string;
                            name: string;
                        }[];
                        genres: {
                            /** @enum {unknown} */
                            family: "sound" | "music";
                            id: string;
                            name: string;
                        }[];
                        purposes: {
                            details: {
                                id: string;
                                name: string;
                            }[];
                            id: string;
                            name: string;
                        }[];
                        tags: {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    applyForAgencyChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 12 digits */
                    agencyCode: string;
                    /** @description Person in charge wished for; empty: the agency decides */
                    picId?: string | null;
                };
            };
        };
        responses: {
            /** @description Application code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3032: The agency code is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4091: You have an application that waits for its result. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listOwnApplications: {
        parameters: {
            query: {
                /** @description Zero-based */
                page: number;
                /** @description At most 99 */
                size: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: string;
                        /** Format: date-time */
                        appliedDate: string;
                        approvedDate: string | null;
                        /** @description Name of who decided */
                        authorizer: string | null;
                        /** @description 12 letters and digits */
                        code: string;
                        /**
                         * @description 0 applied, 1 approved, 2 rejected
                         * @enum {unknown}
                         */
                        status: "0" | "1" | "2";
                        statusLabel: string;
                        /** @enum {unknown} */
                        type: "01" | "02" | "03";
                        typeLabel: string;
                        /** @description Grows with every decision (D-054) */
                        version: number;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    countOwnApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    totpCode?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3021: The password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4220: The confirmation code is not right. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    easyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    path: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4005: This link is not valid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address or login name (D-017) */
                    loginId: string;
                    password: string;
                    /** @description Code of the second factor, or a recovery code (D-195) */
                    totpCode?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4001: Login failed. Please reload the page and try again. · E4013: Please enter the confirmation code. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    logoutByPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            /** @description 12 digits, or empty */
                            code: string;
                            /** @description Empty without an agency */
                            name: string;
                            /**
                             * @description 0 none, 1 applied, 2 rejected, 3 approved (D-028)
                             * @enum {unknown}
                             */
                            status: "0" | "1" | "2" | "3";
                        };
                        /** @description Each in both spellings (D-024) */
                        authorities: string[];
                        email: string;
                        enterprise: boolean;
                        /** @description Internal key, used in calls (D-023) */
                        id: string;
                        /** @description Of the plan in use, for the status chip (D-183) */
                        planName: string | null;
                        premium: boolean;
                        profile: {
                            /** @description -1 when unset */
                            birthDay: number;
                            /** @description -1 when unset */
                            birthMonth: number;
                            /** @description -1 when unset */
                            birthYear: number;
                            /** @description 0 female, 1 male, 2 other; null when unset */
                            gender: number | null;
                        };
                        roles: ("ROLE_ADMIN" | "ROLE_PERSON_IN_CHARGE" | "ROLE_CUSTOMER" | "ROLE_GENERAL" | "ROLE_ENTERPRISE")[];
                        /** @description Login name, shown on the profile */
                        userId: string;
                        username: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: {
                            /** @description 12 digits, or empty */
                            code: string;
                            /** @description Empty without an agency */
                            name: string;
                            /**
                             * @description 0 none, 1 applied, 2 rejected, 3 approved (D-028)
                             * @enum {unknown}
                             */
                            status: "0" | "1" | "2" | "3";
                        };
                        /** @description Each in both spellings (D-024) */
                        authorities: string[];
                        email: string;
                        enterprise: boolean;
                        /** @description Internal key, used in calls (D-023) */
                        id: string;
                        /** @description Of the plan in use, for the status chip (D-183) */
                        planName: string | null;
                        premium: boolean;
                        profile: {
                            /** @description -1 when unset */
                            birthDay: number;
                            /** @description -1 when unset */
                            birthMonth: number;
                            /** @description -1 when unset */
                            birthYear: number;
                            /** @description 0 female, 1 male, 2 other; null when unset */
                            gender: number | null;
                        };
                        roles: ("ROLE_ADMIN" | "ROLE_PERSON_IN_CHARGE" | "ROLE_CUSTOMER" | "ROLE_GENERAL" | "ROLE_ENTERPRISE")[];
                        /** @description Login name, shown on the profile */
                        userId: string;
                        username: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    recordFacePlaying: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who played. Refused when the session is somebody else’s, so that no tab sends it with their cookies */
                "x-hibiki-member"?: string;
                /** @description Alias of playSessionId */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dmvTypeCode: string;
                    /** @description yyyy-MM-dd HH:mm:ss, JST */
                    endDateTime: string;
                    /** Format: uuid */
                    faceExpSoundResultId?: string;
                    /**
                     * Format: uuid
                     * @description The same by its other name (D-101)
                     */
                    facialExpressionSoundResultId?: string;
                    planCode: string;
                    /**
                     * Format: uuid
                     * @description One per play: later reports of it update the same record
                     */
                    playSessionId?: string;
                    /** @description yyyy-MM-dd HH:mm:ss, JST */
                    startDateTime: string;
                    /** @description HH:mm:ss, pauses left out */
                    totalPlayingTime: string;
                    /**
                     * Format: uuid
                     * @description The sound; found by the result when left out
                     */
                    vibrationId?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    recordPlaying: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who played. Refused when the session is somebody else’s, so that no tab sends it with their cookies */
                "x-hibiki-member"?: string;
                /** @description Alias of playSessionId */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dmvTypeCode: string;
                    /** @description yyyy-MM-dd HH:mm:ss, JST */
                    endDateTime: string;
                    planCode: string;
                    /**
                     * Format: uuid
                     * @description One per play: later reports of it update the same record
                     */
                    playSessionId?: string;
                    /** @description yyyy-MM-dd HH:mm:ss, JST */
                    startDateTime: string;
                    /** @description HH:mm:ss, pauses left out */
                    totalPlayingTime: string;
                    /** Format: uuid */
                    vibrationId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getDmvRecordResult: {
        parameters: {
            query: {
                recordId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of AI esthe sounds: 10 or 20 */
                        courseMin: number | null;
                        /** @description yyyy-MM-dd HH:mm:ss, JST */
                        endDateTime: string;
                        planName: string;
                        /** @description Empty while the sound of a face diagnosis is not known yet */
                        soundName: string;
                        /** @description yyyy-MM-dd HH:mm:ss, JST */
                        startDateTime: string;
                        /** @description HH:mm:ss */
                        totalPlayingTime: string;
                        /** @description Who listened */
                        username: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    recordSoundTherapyPlaying: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who played. Refused when the session is somebody else’s, so that no tab sends it with their cookies */
                "x-hibiki-member"?: string;
                /** @description Alias of playSessionId */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dmvTypeCode: string;
                    /** @description yyyy-MM-dd HH:mm:ss, JST */
                    endDateTime: string;
                    planCode: string;
                    /**
                     * Format: uuid
                     * @description One per play: later reports of it update the same record
                     */
                    playSessionId?: string;
                    /** @description yyyy-MM-dd HH:mm:ss, JST */
                    startDateTime: string;
                    /** @description HH:mm:ss, pauses left out */
                    totalPlayingTime: string;
                    /** Format: uuid */
                    vibrationId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    changeAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ai_esthe or upload_operator */
                    authority: string;
                    /**
                     * @description 0 grant, 1 deprive
                     * @enum {unknown}
                     */
                    authorityType: 0 | 1;
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    searchUsersToGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 0: who lacks it, 1: who holds it (D-056)
                     * @enum {unknown}
                     */
                    authType: 0 | 1;
                    authorities: string[];
                    /** @description Part of name, login name or e-mail */
                    condition?: string;
                    /** @description Zero-based */
                    page?: number;
                    /** @description At most 99, which is also the default */
                    size?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Name; empty without an agency */
                        agency: string;
                        email: string;
                        id: string;
                        name: string;
                        /** @description Login name */
                        userId: string;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getIntroPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        pages: number;
                        /** @description A PDF that never changes under this address */
                        src: string;
                        title: string;
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getIntroPaper: {
        parameters: {
            query?: {
                /** @description The caller's language when left out */
                lang?: "ja" | "en";
                /** @description The version of the list */
                v?: number;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole paper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The client has this version */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getRandomKanadeSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country?: string;
                        durationSeconds: number;
                        genre: string;
                        /** Format: uuid */
                        id: string;
                        place: string;
                        /** @description Of Kanade sounds */
                        player?: string;
                        /** @description Signed link; works for this session, 10 minutes, and can be renewed */
                        soundSrc: string;
                        tags: string[];
                        title: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    renewMediaLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    soundSrc: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        soundSrc: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getMedia: {
        parameters: {
            query: {
                /** @description Expiry, seconds since 1970 */
                exp: string;
                /** @description Signature */
                sig: string;
            };
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The range asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The client has this file */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readPageScale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    setPageScale: {
        parameters: {
            query: {
                /** @description 0.7 to 1.5 in steps of 0.1 */
                scale: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3010: The page cannot be made any smaller. · E3011: The page cannot be made any larger. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listCustomersNotPurchased: {
        parameters: {
            query: {
                productId: string;
                /** @description Part of name, login name or e-mail (D-068) */
                condition?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        id: string;
                        name: string;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listPurchaseHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Last day of use, once it is fixed (D-085) */
                        cancelAt: string | null;
                        /** @description Who pays */
                        contractorName: string;
                        id: string;
                        /** @description Last day of use if cancelled now; null when it cannot be, or somebody else pays it (D-085) */
                        ifCancelAt: string | null;
                        /** @description The next payment; null when none follows */
                        nextBillDate: string | null;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        orderedAt: string;
                        /** @description Yen per month, tax included */
                        price: number;
                        productDisplayName: string;
                        productId: string;
                        /** @enum {unknown} */
                        productType: "subscription" | "rental";
                        /** @description yyyy-MM-dd HH:mm:ss in Japan; null until the first period is paid */
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        statusText: string;
                        /** @description Who uses it */
                        userName: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Last day of use, once it is fixed (D-085) */
                        cancelAt: string | null;
                        /** @description Who pays */
                        contractorName: string;
                        id: string;
                        /** @description Last day of use if cancelled now; null when it cannot be, or somebody else pays it (D-085) */
                        ifCancelAt: string | null;
                        /** @description The next payment; null when none follows */
                        nextBillDate: string | null;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        orderedAt: string;
                        /** @description Yen per month, tax included */
                        price: number;
                        productDisplayName: string;
                        productId: string;
                        /** @enum {unknown} */
                        productType: "subscription" | "rental";
                        /** @description yyyy-MM-dd HH:mm:ss in Japan; null until the first period is paid */
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        statusText: string;
                        /** @description Who uses it */
                        userName: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    isPurchased: {
        parameters: {
            query: {
                userId: string;
                productId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    previewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productId: string;
                    /** @description Empty: oneself */
                    userIds?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description subscription: charged now and monthly. rental: charged when delivered and monthly. upgrade: usable now, the new price from the next invoice. difference: once, for the days left (D-078). downgrade: from the next invoice
                         * @enum {unknown}
                         */
                        kind: "subscription" | "rental" | "upgrade" | "downgrade" | "difference";
                        /** @description subscription: the second payment, the first is now. upgrade, downgrade, difference: the next invoice. rental: null until the delivery */
                        nextBillDate: string | null;
                        productName: string;
                        quantity: number;
                        /**
                         * @description Of the users of this line (対象)
                         * @enum {unknown}
                         */
                        role: "ROLE_ADMIN" | "ROLE_PERSON_IN_CHARGE" | "ROLE_CUSTOMER" | "ROLE_GENERAL" | "ROLE_ENTERPRISE";
                        /** @description Yen, tax included; never more than this is charged (D-079) */
                        unitPrice: number;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E2003: A rented device is still on its way, so nothing new can be contracted. ({name}) · E2004: A rented device is still to be returned, so nothing new can be contracted. ({name}) · E2005: There is already a contract for this. ({name}) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    previewCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    historyIds?: string[];
                    paymentHistoryIds?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Last day of use, yyyy-MM-dd in Japan */
                        cancelAt: string;
                        id: string;
                        productDisplayName: string;
                        /** @description A rented device is to be sent back afterwards (D-077) */
                        returnRequired: boolean;
                        userName: string;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description BILLING_CONTRACT_NOT_FOUND: The purchase was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description BILLING_NOT_CANCELLABLE: One of the contracts cannot be cancelled. ({name}) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readOwnAgency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 12 digits */
                        code: string;
                        customers: {
                            /** @description Name; empty without an agency */
                            agency: string;
                            email: string;
                            id: string;
                            name: string;
                            /** @description Login name */
                            userId: string;
                        }[];
                        customersTotal: number;
                        name: string;
                        /** @description Oldest first */
                        pending: {
                            agency: string;
                            applicant: {
                                email: string;
                                id: string;
                                name: string;
                            };
                            /** Format: date-time */
                            appliedDate: string;
                            approvedDate: string | null;
                            /** @description Name of who decided */
                            authorizer: string | null;
                            /** @description 12 letters and digits */
                            code: string;
                            /** @description The caller applied; others decide */
                            own: boolean;
                            /**
                             * @description 0 applied, 1 approved, 2 rejected
                             * @enum {unknown}
                             */
                            status: "0" | "1" | "2";
                            statusLabel: string;
                            /** @enum {unknown} */
                            type: "01" | "02" | "03";
                            typeLabel: string;
                            /** @description Grows with every decision (D-054) */
                            version: number;
                        }[];
                        pendingTotal: number;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listApplicationsToDecide: {
        parameters: {
            query: {
                /** @description Zero-based */
                page: number;
                /** @description At most 99 */
                size: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: string;
                        applicant: {
                            email: string;
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        appliedDate: string;
                        approvedDate: string | null;
                        /** @description Name of who decided */
                        authorizer: string | null;
                        /** @description 12 letters and digits */
                        code: string;
                        /** @description The caller applied; others decide */
                        own: boolean;
                        /**
                         * @description 0 applied, 1 approved, 2 rejected
                         * @enum {unknown}
                         */
                        status: "0" | "1" | "2";
                        statusLabel: string;
                        /** @enum {unknown} */
                        type: "01" | "02" | "03";
                        typeLabel: string;
                        /** @description Grows with every decision (D-054) */
                        version: number;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · E3040: No more than 99 rows can be shown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    countApplicationsToDecide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    approveApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applyingCode: string;
                    /** @description As it was shown; refused with 409 when somebody else was faster */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4090: Somebody else was faster. Please look at the newest state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4092: Nobody can decide about an application of their own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteRejectedApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applyingCode: string;
                    /** @description As it was shown; refused with 409 when somebody else was faster */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4090: Somebody else was faster. Please look at the newest state. · E4093: Only rejected applications can be deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4092: Nobody can decide about an application of their own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    rejectApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applyingCode: string;
                    /** @description As it was shown; refused with 409 when somebody else was faster */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4090: Somebody else was faster. Please look at the newest state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · E4092: Nobody can decide about an application of their own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profile: {
                        /** @description -1 when unset */
                        birthDay: number;
                        /** @description -1 when unset */
                        birthMonth: number;
                        /** @description -1 when unset */
                        birthYear: number;
                        /** @description 0 female, 1 male, 2 other; null when unset */
                        gender: number | null;
                    };
                    /** @description The caller: login name or id */
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getAccompaniment: {
        parameters: {
            query: {
                soundId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country?: string;
                        durationSeconds: number;
                        genre: string;
                        /** Format: uuid */
                        id: string;
                        place: string;
                        /** @description Of Kanade sounds */
                        player?: string;
                        /** @description Signed link; works for this session, 10 minutes, and can be renewed */
                        soundSrc: string;
                        tags: string[];
                        title: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getFreeSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country?: string;
                        durationSeconds: number;
                        genre: string;
                        /** Format: uuid */
                        id: string;
                        place: string;
                        /** @description Of Kanade sounds */
                        player?: string;
                        /** @description Signed link; works for this session, 10 minutes, and can be renewed */
                        soundSrc: string;
                        tags: string[];
                        title: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getRandomSoundOfPurpose: {
        parameters: {
            query: {
                detailId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country?: string;
                        durationSeconds: number;
                        genre: string;
                        /** Format: uuid */
                        id: string;
                        place: string;
                        /** @description Of Kanade sounds */
                        player?: string;
                        /** @description Signed link; works for this session, 10 minutes, and can be renewed */
                        soundSrc: string;
                        tags: string[];
                        title: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getPurposeDetails: {
        parameters: {
            query: {
                code: "01" | "02" | "03" | "04";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        text: string;
                        /**
                         * Format: uuid
                         * @description For purpose-detail-random?detailId
                         */
                        value: string;
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getRandomSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country?: string;
                        durationSeconds: number;
                        genre: string;
                        /** Format: uuid */
                        id: string;
                        place: string;
                        /** @description Of Kanade sounds */
                        player?: string;
                        /** @description Signed link; works for this session, 10 minutes, and can be renewed */
                        soundSrc: string;
                        tags: string[];
                        title: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getSoundRecordResult: {
        parameters: {
            query: {
                recordId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of AI esthe sounds: 10 or 20 */
                        courseMin: number | null;
                        /** @description yyyy-MM-dd HH:mm:ss, JST */
                        endDateTime: string;
                        planName: string;
                        /** @description Empty while the sound of a face diagnosis is not known yet */
                        soundName: string;
                        /** @description yyyy-MM-dd HH:mm:ss, JST */
                        startDateTime: string;
                        /** @description HH:mm:ss */
                        totalPlayingTime: string;
                        /** @description Who listened */
                        username: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readDataAnalyticsAgreement: {
        parameters: {
            query?: {
                /** @description en for English, anything else for Japanese (D-178) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown in the language asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Unchanged since the ETag given */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readPrivacyPolicy: {
        parameters: {
            query?: {
                /** @description en for English, anything else for Japanese (D-178) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown in the language asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Unchanged since the ETag given */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readTermsOfService: {
        parameters: {
            query?: {
                /** @description en for English, anything else for Japanese (D-178) */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown in the language asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Unchanged since the ETag given */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    uploadAiestheSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The file as a data URL of at most 8 MB; empty when it comes in pieces to `uploadUrl` (tus) */
                    dmv: string;
                    /** @description Type I to IV */
                    faceExpCluster: number;
                    fileName: string;
                    /** @description Bytes of a file that comes in pieces; at most 200 MB */
                    fileSize?: number;
                    /**
                     * @description 1: 10 minutes, 2: 20 minutes
                     * @enum {unknown}
                     */
                    minutesCourse: 1 | 2;
                    title?: string | "";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bucket?: string;
                        key?: string;
                        /** @description Where the client speaks tus */
                        uploadUrl?: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete them, or try again in 24 hours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4130: The data sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listAiestheSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cluster: number;
                        /** @description 1: 10 minutes, 2: 20 minutes */
                        course: number;
                        durationSeconds: number;
                        fileName: string;
                        /** Format: uuid */
                        id: string;
                        /** @description Signed link to listen; works for this session, 10 minutes */
                        path: string;
                        title: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteAiestheSound: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_SOUND_PLAYING: A sound that is playing in a room cannot be deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteEnterpriseSound: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_SOUND_PLAYING: A sound that is playing in a room cannot be deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteSound: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_SOUND_PLAYING: A sound that is playing in a room cannot be deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteSoundTherapySound: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_SOUND_PLAYING: A sound that is playing in a room cannot be deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    uploadEnterpriseSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The file as a data URL of at most 8 MB; empty when it comes in pieces to `uploadUrl` (tus) */
                    dmv: string;
                    enterpriseAgencyId?: string | null;
                    /** @description For the trial page (D-177) */
                    experience?: boolean;
                    fileName: string;
                    /** @description Bytes of a file that comes in pieces; at most 200 MB */
                    fileSize?: number;
                    roomId?: string | null;
                    roomSectionId?: string | null;
                    withMusic?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bucket?: string;
                        key?: string;
                        /** @description Where the client speaks tus */
                        uploadUrl?: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete them, or try again in 24 hours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4130: The data sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listEnterpriseSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        durationSeconds: number;
                        enterpriseAgencyId: string | null;
                        experience: boolean;
                        fileName: string;
                        /** Format: uuid */
                        id: string;
                        /** @description Signed link to listen; works for this session, 10 minutes */
                        path: string;
                        roomId: string | null;
                        roomSectionId: string | null;
                        title: string;
                        withMusic: boolean;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listKanadeSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country: string;
                        countryId: string;
                        durationSeconds: number;
                        fileName: string;
                        genre: string;
                        genreId: string;
                        /** Format: uuid */
                        id: string;
                        /** @description Signed link to listen; works for this session, 10 minutes */
                        path: string;
                        place: string;
                        /** @enum {string} */
                        planCode: "03";
                        player: string;
                        /** @description Empty for a sound without purpose */
                        purposeDetailId: string;
                        tagIds: string[];
                        tags: string[];
                        title: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    uploadSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    countryId: string;
                    /** @description The file as a data URL of at most 8 MB; empty when it comes in pieces to `uploadUrl` (tus) */
                    dmv: string;
                    fileName: string;
                    /** @description Bytes of a file that comes in pieces; at most 200 MB */
                    fileSize?: number;
                    /** Format: uuid */
                    genreId: string;
                    place?: string;
                    /**
                     * @description 03: Kanade (D-163)
                     * @enum {unknown}
                     */
                    planCode: "01" | "02" | "03" | "04";
                    /** @description Kanade only, where it is required */
                    player?: string;
                    /** Format: uuid */
                    purposeDetailId: string;
                    tagIds: string[];
                    title: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bucket?: string;
                        key?: string;
                        /** @description Where the client speaks tus */
                        uploadUrl?: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete them, or try again in 24 hours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4130: The data sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country: string;
                        countryId: string;
                        durationSeconds: number;
                        fileName: string;
                        genre: string;
                        genreId: string;
                        /** Format: uuid */
                        id: string;
                        /** @description Signed link to listen; works for this session, 10 minutes */
                        path: string;
                        place: string;
                        planCode: string;
                        /** @description Empty for a sound without purpose */
                        purposeDetailId: string;
                        tagIds: string[];
                        tags: string[];
                        title: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    updateSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    countryId: string;
                    /** Format: uuid */
                    genreId: string;
                    /** Format: uuid */
                    id: string;
                    place?: string;
                    /**
                     * @description 03: Kanade (D-163)
                     * @enum {unknown}
                     */
                    planCode: "01" | "02" | "03" | "04";
                    /** @description Kanade only, where it is required */
                    player?: string;
                    /** Format: uuid */
                    purposeDetailId: string;
                    tagIds: string[];
                    title: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    uploadSoundTherapySound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bodyParts: ("eyes" | "mouth")[];
                    composer: string;
                    /** @description The file as a data URL of at most 8 MB; empty when it comes in pieces to `uploadUrl` (tus) */
                    dmv: string;
                    /** @description Comma separated */
                    effects: string;
                    /** @description Type I to IV */
                    faceExpCluster: number;
                    fileName: string;
                    /** @description Bytes of a file that comes in pieces; at most 200 MB */
                    fileSize?: number;
                    /**
                     * Format: uuid
                     * @description Id of a genre of music
                     */
                    genre: string;
                    /** @description The file’s name by default */
                    title?: string | "";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bucket?: string;
                        key?: string;
                        /** @description Where the client speaks tus */
                        uploadUrl?: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete them, or try again in 24 hours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4130: The data sent is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listSoundTherapySounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bodyParts: string[];
                        cluster: number;
                        composer: string;
                        durationSeconds: number;
                        /** @description Comma separated */
                        effects: string;
                        fileName: string;
                        genres: string[];
                        /** Format: uuid */
                        id: string;
                        /** @description Signed link to listen; works for this session, 10 minutes */
                        path: string;
                        title: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    readUploadState: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of its bytes, 0 to 100 */
                        percent: number;
                        /** @description Why it was refused, fit to be shown as it is */
                        reason?: string;
                        /** @enum {unknown} */
                        state: "waiting" | "checking" | "ready" | "refused";
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    cancelUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Headers only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done; `Upload-Offset` says how many bytes are here */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4080: The request took too long to arrive. Please try again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_OFFSET: The upload continues at another place. Please resume it. · CONTENT_UPLOAD_CLOSED: This upload is complete already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_PROTOCOL: This way of uploading is not supported. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4150: This content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    describeUploads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Headers only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done; `Upload-Offset` says how many bytes are here */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4080: The request took too long to arrive. Please try again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_OFFSET: The upload continues at another place. Please resume it. · CONTENT_UPLOAD_CLOSED: This upload is complete already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_PROTOCOL: This way of uploading is not supported. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4150: This content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    writeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Headers only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done; `Upload-Offset` says how many bytes are here */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4080: The request took too long to arrive. Please try again. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_OFFSET: The upload continues at another place. Please resume it. · CONTENT_UPLOAD_CLOSED: This upload is complete already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description CONTENT_UPLOAD_PROTOCOL: This way of uploading is not supported. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4150: This content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getActivityNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attractivenessUp: string;
                        dullnessElimination: string;
                        /** @description Empty, as the rest, when there is nothing to say this week any more */
                        message: string;
                        rejuvenationAdvice: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getMonthlyActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aiEstheTime: {
                            hour: number;
                            minutes: number;
                            seconds: number;
                        };
                        /** @description yyyy/MM */
                        label: string;
                        medicalSoundTime: {
                            hour: number;
                            minutes: number;
                            seconds: number;
                        };
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getActivityRank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description yyyy/MM: the last month */
                        month: string;
                        /** @description 100: shown as "top 50% or below" */
                        percent: number;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    deleteDelivery: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description BILLING_ADDRESS_IN_USE: A rented device is on its way to this address, so it cannot be deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        addressId: string;
                        buildingName: string;
                        deliveryId: string;
                        firstName: string;
                        lastName: string;
                        middleName: string;
                        municipalityCode: string;
                        municipalityName: string;
                        phoneNumber: string;
                        postcodeFirst: string;
                        postcodeLast: string;
                        prefectureCode: string;
                        prefectureName: string;
                        regulation: boolean;
                        roomNumber: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        addressId: string;
                        buildingName: string;
                        deliveryId: string;
                        firstName: string;
                        lastName: string;
                        middleName: string;
                        municipalityCode: string;
                        municipalityName: string;
                        phoneNumber: string;
                        postcodeFirst: string;
                        postcodeLast: string;
                        prefectureCode: string;
                        prefectureName: string;
                        regulation: boolean;
                        roomNumber: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listMunicipalities: {
        parameters: {
            query: {
                prefectureCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        municipalityCode: string;
                        municipalityName: string;
                        prefectureCode: string;
                        prefectureName: string;
                    }[];
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listPrefectures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        prefectureCode: string;
                        prefectureName: string;
                    }[];
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    registerDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @description Another name of deliveryId (D-074) */
                    addressId?: string;
                    buildingName?: string;
                    deliveryId?: string;
                    firstName: string;
                    lastName: string;
                    middleName?: string;
                    municipalityCode: string;
                    municipalityName?: string;
                    /** @description 10 or 11 digits */
                    phoneNumber: string;
                    postcodeFirst: string;
                    postcodeLast: string;
                    prefectureCode: string;
                    prefectureName?: string;
                    /** @description The regular address; exactly one of a member is */
                    regulation?: boolean;
                    roomNumber?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveryId: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. · BILLING_ADDRESS_LIMIT: At most {limit} delivery addresses can be stored. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    searchPostcode: {
        parameters: {
            query: {
                postcode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The part that the postcode says; may be empty */
                        address: string;
                        candidates: {
                            /** @description The part that the postcode says; may be empty */
                            address: string;
                            municipalityCode: string;
                            municipalityName: string;
                            prefectureCode: string;
                            prefectureName: string;
                        }[];
                        municipalityCode: string;
                        municipalityName: string;
                        prefectureCode: string;
                        prefectureName: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description BILLING_POSTCODE_UNKNOWN: No address was found for this postcode. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    updateDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @description Another name of deliveryId (D-074) */
                    addressId?: string;
                    buildingName?: string;
                    deliveryId?: string;
                    firstName: string;
                    lastName: string;
                    middleName?: string;
                    municipalityCode: string;
                    municipalityName?: string;
                    /** @description 10 or 11 digits */
                    phoneNumber: string;
                    postcodeFirst: string;
                    postcodeLast: string;
                    prefectureCode: string;
                    prefectureName?: string;
                    /** @description The regular address; exactly one of a member is */
                    regulation?: boolean;
                    roomNumber?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    checkAiesthe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": "E0000" | {
                        /**
                         * @description E2001 the payment could not be confirmed, E2002 not in the plan
                         * @enum {unknown}
                         */
                        code: "E2001" | "E2002";
                        /** @description What would open it, the cheapest first */
                        products: {
                            description: string;
                            displayName: string;
                            /** @description What it opens, as codes (D-071) */
                            functionCodes: string[];
                            /** @description What it opens, as texts to show */
                            functions: string[];
                            /** @description Only shown to who owns it (D-064) */
                            hidden?: boolean;
                            id: string;
                            imageUrl: string;
                            /** @description Yen per month, tax included (D-080) */
                            price: number;
                            /** @description A device is delivered: an address is needed */
                            rental: boolean;
                        }[];
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    checkDrAiHealthcare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": "E0000" | {
                        /**
                         * @description E2001 the payment could not be confirmed, E2002 not in the plan
                         * @enum {unknown}
                         */
                        code: "E2001" | "E2002";
                        /** @description What would open it, the cheapest first */
                        products: {
                            description: string;
                            displayName: string;
                            /** @description What it opens, as codes (D-071) */
                            functionCodes: string[];
                            /** @description What it opens, as texts to show */
                            functions: string[];
                            /** @description Only shown to who owns it (D-064) */
                            hidden?: boolean;
                            id: string;
                            imageUrl: string;
                            /** @description Yen per month, tax included (D-080) */
                            price: number;
                            /** @description A device is delivered: an address is needed */
                            rental: boolean;
                        }[];
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    checkLoop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": "E0000" | {
                        /**
                         * @description E2001 the payment could not be confirmed, E2002 not in the plan
                         * @enum {unknown}
                         */
                        code: "E2001" | "E2002";
                        /** @description What would open it, the cheapest first */
                        products: {
                            description: string;
                            displayName: string;
                            /** @description What it opens, as codes (D-071) */
                            functionCodes: string[];
                            /** @description What it opens, as texts to show */
                            functions: string[];
                            /** @description Only shown to who owns it (D-064) */
                            hidden?: boolean;
                            id: string;
                            imageUrl: string;
                            /** @description Yen per month, tax included (D-080) */
                            price: number;
                            /** @description A device is delivered: an address is needed */
                            rental: boolean;
                        }[];
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    checkSoundTherapy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": "E0000" | {
                        /**
                         * @description E2001 the payment could not be confirmed, E2002 not in the plan
                         * @enum {unknown}
                         */
                        code: "E2001" | "E2002";
                        /** @description What would open it, the cheapest first */
                        products: {
                            description: string;
                            displayName: string;
                            /** @description What it opens, as codes (D-071) */
                            functionCodes: string[];
                            /** @description What it opens, as texts to show */
                            functions: string[];
                            /** @description Only shown to who owns it (D-064) */
                            hidden?: boolean;
                            id: string;
                            imageUrl: string;
                            /** @description Yen per month, tax included (D-080) */
                            price: number;
                            /** @description A device is delivered: an address is needed */
                            rental: boolean;
                        }[];
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    checkTimer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": "E0000" | {
                        /**
                         * @description E2001 the payment could not be confirmed, E2002 not in the plan
                         * @enum {unknown}
                         */
                        code: "E2001" | "E2002";
                        /** @description What would open it, the cheapest first */
                        products: {
                            description: string;
                            displayName: string;
                            /** @description What it opens, as codes (D-071) */
                            functionCodes: string[];
                            /** @description What it opens, as texts to show */
                            functions: string[];
                            /** @description Only shown to who owns it (D-064) */
                            hidden?: boolean;
                            id: string;
                            imageUrl: string;
                            /** @description Yen per month, tax included (D-080) */
                            price: number;
                            /** @description A device is delivered: an address is needed */
                            rental: boolean;
                        }[];
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    checkWithSoundesthe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": "E0000" | {
                        /**
                         * @description E2001 the payment could not be confirmed, E2002 not in the plan
                         * @enum {unknown}
                         */
                        code: "E2001" | "E2002";
                        /** @description What would open it, the cheapest first */
                        products: {
                            description: string;
                            displayName: string;
                            /** @description What it opens, as codes (D-071) */
                            functionCodes: string[];
                            /** @description What it opens, as texts to show */
                            functions: string[];
                            /** @description Only shown to who owns it (D-064) */
                            hidden?: boolean;
                            id: string;
                            imageUrl: string;
                            /** @description Yen per month, tax included (D-080) */
                            price: number;
                            /** @description A device is delivered: an address is needed */
                            rental: boolean;
                        }[];
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getMusicGenres: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getPaymentDetail: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Last day of use, once it is fixed (D-085) */
                        cancelAt: string | null;
                        /** @description Who pays */
                        contractorName: string;
                        /** @description Only for who pays */
                        creditCard: {
                            brand: string;
                            expMonth: number;
                            expYear: number;
                            id: string;
                            last4: string;
                        } | null;
                        id: string;
                        /** @description Last day of use if cancelled now; null when it cannot be, or somebody else pays it (D-085) */
                        ifCancelAt: string | null;
                        /** @description When a card chosen now would be charged first (D-085); null when never */
                        ifUpdateAt: string | null;
                        /** @description The next payment; null when none follows */
                        nextBillDate: string | null;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        orderedAt: string;
                        /** @description Yen per month, tax included */
                        price: number;
                        productDisplayName: string;
                        productId: string;
                        /** @enum {unknown} */
                        productType: "subscription" | "rental";
                        /** @description yyyy-MM-dd HH:mm:ss in Japan; null until the first period is paid */
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        statusText: string;
                        /** @description Who uses it */
                        userName: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description BILLING_CONTRACT_NOT_FOUND: The purchase was not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    countPurchaseHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4014: Please confirm your password to do this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    existsRental: {
        parameters: {
            query: {
                productId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query: {
                productId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        description: string;
                        displayName: string;
                        /** @description What it opens, as codes (D-071) */
                        functionCodes: string[];
                        /** @description What it opens, as texts to show */
                        functions: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden?: boolean;
                        id: string;
                        imageUrl: string;
                        /** @description Yen per month, tax included (D-080) */
                        price: number;
                        /** @description A device is delivered: an address is needed */
                        rental: boolean;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    getProductImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description image/svg+xml */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4040: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The product to put first (D-066) */
                productId?: string;
                /** @description The product to put first (D-066) */
                item?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        description: string;
                        displayName: string;
                        /** @description What it opens, as codes (D-071) */
                        functionCodes: string[];
                        /** @description What it opens, as texts to show */
                        functions: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden?: boolean;
                        id: string;
                        imageUrl: string;
                        /** @description Yen per month, tax included (D-080) */
                        price: number;
                        /** @description A device is delivered: an address is needed */
                        rental: boolean;
                        /**
                         * @description 00 can contract, 10 buyable beside or instead of another plan, 20 buyable again or for others, 90 contracted, 91 waiting for delivery, 92 waiting for return
                         * @enum {unknown}
                         */
                        statusCode: "00" | "10" | "20" | "90" | "91" | "92";
                    }[];
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    noticeAdvertise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    /** @description cancel or continue */
                    request: string;
                    /** @description news or reminder */
                    type: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
    applyBonusCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4010: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4030: You are not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description BILLING_BONUS_CODE_USED: You have already used this code. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description BILLING_BONUS_CODE_INVALID: This code cannot be used. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description E4290: Too many attempts. Please try again later. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
            /** @description Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Text in the caller's language, fit to be shown as it is */
                        message: string;
                        requestId: string;
                    };
                };
            };
        };
    };
}
