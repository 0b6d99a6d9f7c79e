// Written by `npm run api-types` from the services’ OpenAPI documents (40314cba56f4bd39a28df51f2c49bf9be350cd984348bb9e4ef47134fbfb5658); do not edit.

export interface paths {
    "/account/agencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the name of the agency with a code, for the registration form */
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
        /** Lists customers and persons in charge: those of the own agency, or, for administrators, those that the condition finds */
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
        /** Starts a change of address: sends a link to the new address and a notice to the old one */
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
        /** Changes the member's password, ends the member's other sessions and gives this one new tokens */
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
        /** Returns the e-mail address of a registration link; null without a link */
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
        /** Returns when the member's account will be deleted, and which services will have to confirm */
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
        /** Returns the state of the member's easy-login link */
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
        /** Disables the easy-login link */
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
        /** Enables the easy-login link again */
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
        /** Replaces the easy-login link by a new one that is bound to no device yet */
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
        /** Requests an export of everything the product stores about the member */
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
        /** Returns the file of an export that is ready, for 7 days */
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
        /** Lists the member's exports, the newest first */
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
        /** Returns whether a password-reset link may still be used */
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
        /** Sends the link to the reset form; responds alike whether there is an account or not */
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
        /** Sends the mail that confirms an address; responds alike whether it has an account or not */
        post: operations["issueRegistrationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/object-to-second-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to a reset of the second factor by the link of the mail; the factor stays on */
        post: operations["objectToSecondFactorReset"];
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
        /** Registers with an agency code, logs the applicant in and returns the application code */
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
        /** Registers an invited administrator, logs in and returns the user id */
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
        /** Registers an agency and its person in charge provisionally; returns the application code */
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
        /** Lists the member's living sessions, the one used last first */
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
        /** Returns whether the member's second factor is on, whether a role needs it, and when a reset takes effect */
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
        /** Creates a new secret for the code app after checking the password; it takes effect once a code has confirmed it */
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
        /** Switches the second factor on by a first code; only this response contains the recovery codes */
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
    "/account/totp/object-to-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to a reset of the second factor, which stays on */
        post: operations["objectToOwnReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/totp/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the recovery codes after checking the password and a code; only this response contains the new ones */
        post: operations["renewRecoveryCodes"];
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
        /** Moves members to another agency, which can be undone for 24 hours */
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
        /** Returns what a transfer would move and what prevents it; changes nothing */
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
        /** Cancels a planned deletion of the member's account */
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
        /** Returns the members of these ids that the caller may see, in the requested order */
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
        /** Returns advice by the minutes of the last seven days and, with consent to the use of data, by the latest face diagnosis */
        get: operations["getActivityAdvice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/seven-nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the member's seven nights: the sound of each evening and what became of it */
        get: operations["getSevenNights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/seven-nights/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts away the offer of seven nights, or what a plan would add to them, for good */
        post: operations["dismissSevenNights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/seven-nights/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the seven nights; what was heard stays in the activity, and they are not offered again */
        post: operations["endSevenNights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/seven-nights/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the time of the evenings and whether the member wishes to be reminded */
        post: operations["setSevenNightsReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/seven-nights/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Composes seven evenings from today on, in place of earlier ones */
        post: operations["startSevenNights"];
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
        /** Returns the number of days listened in a row; each week forgives one missed day */
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
        /** Sets the weekdays on which the member plans to listen, from today on */
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
        /** Returns the points of each day of this week (JST), Monday to Sunday */
        get: operations["getWeeklyActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the days of a year on which the member listened, with a sound of each */
        get: operations["getActivityYear"];
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
        /** Lists agencies for the console */
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
        /** Returns one agency with its people, at most 99 of each kind */
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
        /** Lists applications for the console */
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
        /** Returns one application */
        get: operations["readApplication"];
        put?: never;
        post?: never;
        /** Deletes a rejected application, with its account when that never became active and owes nothing */
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
        /** Approves an application as it was displayed */
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
        /** Rejects an application as it was displayed */
        post: operations["rejectApplicationInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles of the knowledge base */
        get: operations["listAdminArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article with its versions, newest first */
        get: operations["getAdminArticle"];
        /** Saves an article as its next version; an id that is not there yet is a new article */
        put: operations["saveAdminArticle"];
        post?: never;
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
        /** Lists the entries of the audit log */
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
        /** Returns one entry of the audit log */
        get: operations["readAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Awards and articles in the media */
        get: operations["listAdminAwards"];
        put?: never;
        /** Adds an award or an article in the media */
        post: operations["createAdminAward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/awards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One award or article in the media */
        get: operations["getAdminAward"];
        /** Changes an award; without a picture it keeps the one it has */
        put: operations["updateAdminAward"];
        post?: never;
        /** Deletes an award or an article in the media */
        delete: operations["deleteAdminAward"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bonus-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists bonus codes, the newest first unless sorted otherwise */
        get: operations["listBonusCodes"];
        put?: never;
        /** Creates a code */
        post: operations["createBonusCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bonus-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one code and its last uses */
        get: operations["readBonusCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bonus-codes/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a code: nobody can use it from now on, and what it gave stays given */
        post: operations["stopBonusCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/canned-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Canned answers */
        get: operations["listAdminCannedAnswers"];
        put?: never;
        /** Creates a canned answer; {name}, {subject} and {staff} are filled in when it is used */
        post: operations["createAdminCannedAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/canned-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One canned answer */
        get: operations["getAdminCannedAnswer"];
        /** Changes a canned answer */
        put: operations["updateAdminCannedAnswer"];
        post?: never;
        /** Deletes a canned answer */
        delete: operations["deleteAdminCannedAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/chart-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists who opened or changed whose charts and calendars */
        get: operations["listChartLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/chart-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists templates, the product's own and those of agencies */
        get: operations["listAdminChartTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/chart-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one template */
        get: operations["getAdminChartTemplate"];
        /** Changes one of the product's own templates in every language */
        put: operations["updateAdminChartTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists charts without their values */
        get: operations["listAdminCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/charts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one chart without its values */
        get: operations["getAdminChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/charts/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a chart; it can be restored for 30 days */
        post: operations["deleteAdminChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/charts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a chart within 30 days of its deletion */
        post: operations["restoreAdminChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/charts/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a chart for a reason, which its customer sees */
        post: operations["viewAdminChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/choice-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the AI chose, the results, and what it has learned, for rows of at least five people */
        get: operations["readChoiceStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/commerce-dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns counts of the deliveries, returns, payments and bills that staff have to act on */
        get: operations["readCommerceDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/commerce-dashboard/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the yen received on each of the last 30 days in Japan, oldest first, without refunded payments */
        get: operations["readRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/commerce-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists administrators' acts in commerce */
        get: operations["listCommerceLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/commerce-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one act of an administrator */
        get: operations["readCommerceAct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists contracts of all states, the newest first unless sorted otherwise */
        get: operations["listContractsInConsole"];
        put?: never;
        /** Creates a contract of an enterprise account that is paid by invoice from today on */
        post: operations["createInvoicedContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one contract with its bills, payments and delivery, and the acts of staff */
        get: operations["readContractInConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contracts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a contract on the payer’s behalf, by the payer’s rules */
        post: operations["cancelContractInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contracts/{id}/undo-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a cancellation while the paid period lasts */
        post: operations["undoCancelInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contracts/{id}/waive-difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Waives what an upgrade still owes after its renewal was declined; the payer may order again */
        post: operations["waiveDifferenceInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists countries for the console */
        get: operations["listCountryRows"];
        put?: never;
        /** Creates a row of countries */
        post: operations["createCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one of countries */
        get: operations["readCountry"];
        /** Changes a row of countries; its code stays */
        put: operations["updateCountry"];
        post?: never;
        /** Deletes a row of countries that no sound refers to */
        delete: operations["deleteCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/countries/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a row of countries by one step in the order of the forms */
        post: operations["moveCountry"];
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
        /** Returns counts of what administrators have to act on, and of members and agencies */
        get: operations["readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of accounts opened on each of the last 30 days in Japan, oldest first */
        get: operations["readSignUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/diagnosis-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns statistics of face diagnoses without photos, for rows of at least five people */
        get: operations["readDiagnosisStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists members with the role of an enterprise */
        get: operations["listEnterpriseAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one enterprise account */
        get: operations["getEnterpriseAccount"];
        /** Assigns an account to an enterprise, or to none (null) */
        put: operations["updateEnterpriseAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists enterprises with rooms */
        get: operations["listEnterpriseAgencies"];
        put?: never;
        /** Creates an enterprise */
        post: operations["createEnterpriseAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one enterprise */
        get: operations["getEnterpriseAgency"];
        /** Changes the name, the address for alerts and the language of mails */
        put: operations["updateEnterpriseAgency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists who changed what in the rooms of an enterprise, newest first */
        get: operations["listEnterpriseChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies/{id}/control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes one sound, a section, a room or all rooms of an enterprise */
        post: operations["controlEnterpriseRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the state of all rooms of an enterprise */
        get: operations["getEnterpriseOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the proof of play of an enterprise, a row per section and day */
        get: operations["getEnterpriseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies/{id}/report/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the proof of play as CSV for a spreadsheet */
        get: operations["downloadEnterpriseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agencies/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a change, unless a newer one followed */
        post: operations["undoEnterpriseControl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-managements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists sounds of sections */
        get: operations["listEnterpriseManagements"];
        put?: never;
        /** Adds a sound to a section, where it is silent until it is played */
        post: operations["createEnterpriseManagement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-managements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one sound of a section */
        get: operations["getEnterpriseManagement"];
        put?: never;
        post?: never;
        /** Removes a sound from a section */
        delete: operations["deleteEnterpriseManagement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists rooms of enterprises */
        get: operations["listEnterpriseRooms"];
        put?: never;
        /** Creates a room */
        post: operations["createEnterpriseRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one room */
        get: operations["getEnterpriseRoom"];
        /** Changes the name and the opening hours of a room */
        put: operations["updateEnterpriseRoom"];
        post?: never;
        /** Deletes a room with its sections and notifies their devices */
        delete: operations["deleteEnterpriseRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists sections of rooms */
        get: operations["listEnterpriseSections"];
        put?: never;
        /** Creates a section with the sounds that are meant for it, at most 50 */
        post: operations["createEnterpriseSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one section */
        get: operations["getEnterpriseSection"];
        /** Changes the name and the schedule of a section */
        put: operations["updateEnterpriseSection"];
        post?: never;
        /** Deletes a section and notifies its device */
        delete: operations["deleteEnterpriseSection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-sections/{id}/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a section from its device, which shows that and does not reconnect by itself */
        post: operations["freeEnterpriseSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-sounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists sounds for rooms and the trial page */
        get: operations["listEnterpriseRoomSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-sounds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one sound */
        get: operations["getEnterpriseRoomSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists genres for the console */
        get: operations["listGenreRows"];
        put?: never;
        /** Creates a row of genres */
        post: operations["createGenre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/genres/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one of genres */
        get: operations["readGenre"];
        /** Changes a row of genres; its code stays */
        put: operations["updateGenre"];
        post?: never;
        /** Deletes a row of genres that no sound refers to */
        delete: operations["deleteGenre"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/genres/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a row of genres by one step in the order of the forms */
        post: operations["moveGenre"];
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
        /** Lists members with an authority, or without it */
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
        /** Grants an authority to members or withdraws it */
        post: operations["changeGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inquiries of all members; who waits longest comes first */
        get: operations["listAdminInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One inquiry with its messages, notes, what the member shares, and what staff did */
        get: operations["getAdminInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers, and closes the inquiry if wanted */
        post: operations["answerAdminInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the inquiry over, or gives it to a colleague */
        post: operations["assignAdminInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes the inquiry */
        post: operations["closeAdminInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a note that only staff see */
        post: operations["noteAdminInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says every few seconds that the inquiry is open here, marks it as read; returns who else has it open */
        post: operations["announceAdminInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 0 low, 1 normal, 2 high, 3 urgent */
        post: operations["setAdminInquiryPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nobody takes care of the inquiry */
        post: operations["releaseAdminInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inquiries/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the inquiry again */
        post: operations["reopenAdminInquiry"];
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
        /** Lists invitations to register as an administrator */
        get: operations["listInvitations"];
        put?: never;
        /** Invites an administrator; only this response contains the link */
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
        /** Revokes an open invitation */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists bills, the newest first unless sorted otherwise */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoices/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exports the bills written in a period as CSV for a spreadsheet */
        get: operations["exportInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one bill */
        get: operations["readInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoices/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the money of a bill that was sent has arrived */
        post: operations["markInvoicePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/listening-dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the plays that began on each of the last 30 days in Japan, and by how many members, oldest first */
        get: operations["readListeningDashboard"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Lists members for the console */
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
        /** Returns one member with the living sessions, the state of the second factor and its pending reset */
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
    "/admin/members/{id}/grant-enterprise-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns a general member's account into an enterprise account, which plays in rooms and is invoiced */
        post: operations["grantEnterpriseRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests that the second factor of a member who lost phone and recovery codes be switched off after 24 hours, in which the member can object */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}/revoke-enterprise-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns an enterprise account into the account of a general member */
        post: operations["revokeEnterpriseRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}/withdraw-second-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws the pending reset of a second factor */
        post: operations["withdrawSecondFactorReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mental-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all mental checks in their newest version, by default in the order of the members’ page */
        get: operations["listMentalChecksInConsole"];
        put?: never;
        /** Creates a check, which is offered at once */
        post: operations["createMentalCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mental-checks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a check with its questions, the number of answers to each version, and the log of changes */
        get: operations["readMentalCheckInConsole"];
        /** Changes a check; changed questions make a new version, and answers stay with their version */
        put: operations["changeMentalCheck"];
        post?: never;
        /** Withdraws a check; its answers stay */
        delete: operations["withdrawMentalCheck"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mental-checks/{id}/put-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offers a withdrawn check again */
        post: operations["putMentalCheckBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists attempts to charge cards, the newest first unless sorted otherwise */
        get: operations["listPaymentsInConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one attempt and what it pays for */
        get: operations["readPaymentInConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the provider now how a payment ended, or makes a refund now, instead of within minutes */
        post: operations["reconcilePaymentInConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/photo-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists who viewed whose photos, including photos that were deleted since */
        get: operations["listAdminPhotoViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all products, in the order of the plans page unless sorted otherwise */
        get: operations["listProductsInConsole"];
        put?: never;
        /** Creates a product; its key and whether it is a rental never change */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one product */
        get: operations["readProductInConsole"];
        /** Changes a product: the price for new contracts only, what it opens for everybody at once */
        put: operations["updateProduct"];
        post?: never;
        /** Takes a product out of sale; members who have it continue to use it */
        delete: operations["withdrawProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/put-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a withdrawn product on sale again */
        post: operations["putProductBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purpose-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists purpose-details for the console */
        get: operations["listPurposeDetailRows"];
        put?: never;
        /** Creates a row of purpose-details */
        post: operations["createPurposeDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purpose-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one of purpose-details */
        get: operations["readPurposeDetail"];
        /** Changes a row of purpose-details; its code stays */
        put: operations["updatePurposeDetail"];
        post?: never;
        /** Deletes a row of purpose-details that no sound refers to */
        delete: operations["deletePurposeDetail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/purpose-details/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a row of purpose-details by one step in the order of the forms */
        post: operations["movePurposeDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rentals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists rentals, the longest waiting first unless sorted otherwise */
        get: operations["listRentals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rentals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one rental */
        get: operations["getRental"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rentals/{id}/confirm-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the device has arrived: its first period is charged within seconds */
        post: operations["confirmRentalDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rentals/{id}/confirm-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the device is back: the contract is over */
        post: operations["confirmRentalReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sounds of all kinds for the console */
        get: operations["listSoundsInConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sounds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one sound */
        get: operations["readSoundInConsole"];
        /** Changes the description of a sound of nature or a Kanade sound */
        put: operations["updateSoundInConsole"];
        post?: never;
        /** Withdraws a sound from the catalogue */
        delete: operations["deleteSoundInConsole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Administrators by name, to give an inquiry to one of them */
        get: operations["listAdminSupportStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Inquiries by day of opening, medians of first answer and resolution, ratings */
        get: operations["getAdminSupportStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists tags for the console */
        get: operations["listTagRows"];
        put?: never;
        /** Creates a row of tags */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one of tags */
        get: operations["readTag"];
        /** Changes a row of tags; its code stays */
        put: operations["updateTag"];
        post?: never;
        /** Deletes a row of tags that no sound refers to */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tags/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a row of tags by one step in the order of the forms */
        post: operations["moveTag"];
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
        /** Lists transfers, the newest first */
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
        /** Returns what a transfer would move and what prevents it; changes nothing */
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
        /** Returns one transfer */
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
    "/admin/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the events of the payment provider of the last sixty days */
        get: operations["listWebhookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhook-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one event of the payment provider */
        get: operations["readWebhookEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhook-events/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has an event processed again, within seconds */
        post: operations["retryWebhookEvent"];
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
        /** Saves the member's decision about the current use of the member's data; false declines or withdraws */
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
        /** Saves the member's decision about the current terms of service; false declines or withdraws */
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
        /** Lists the member's decisions about the current versions of both documents */
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
        /** Returns whether the member has agreed to the current use of the member's data */
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
        /** Returns whether the member has agreed to the current terms of service */
        get: operations["readTermOfServiceConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves how the caller felt before and after a play; repeated and late reports change nothing */
        post: operations["saveCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/check-in-weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists how the caller felt before and after sounds in each of the last eight weeks, oldest first */
        get: operations["listCheckInWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/cluster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a sound for a mood: 1 morning, 2 good night, 3 relaxation, 4 change of mood */
        get: operations["getClusterSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/current-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the open face diagnosis, or begins a new one */
        get: operations["getCurrentStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/delete-all-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes all of the caller's own photos and results for good, including unfinished ones */
        post: operations["deleteAllResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/delete-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes one of the caller's own results with its photos for good */
        post: operations["deleteResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the Before photo, analyzes the face and chooses the sound */
        post: operations["detect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/detect-after": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the After photo, which finishes the diagnosis */
        post: operations["detectAfter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/detect-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a face diagnosis: the caller's own, one published to the caller as person in charge, or any for administrators */
        get: operations["getDetectResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/detect-result-from-calte-record-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the face diagnosis that a record of a chart refers to, to the participants of the record; null without one */
        get: operations["getDetectResultOfChartRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/detect-result-from-record-calte-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the face diagnosis that a record of a chart refers to, to the participants of the record; null without one */
        get: operations["getDetectResultOfRecordChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/dr-ai-healthcare/un64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the health interview of people aged 64 and younger */
        post: operations["answerUnder65"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/dr-ai-healthcare/up65": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the health interview of people aged 65 and older */
        post: operations["answerOver65"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/feeling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports how the member felt after a sound that the AI chose within a day; later choices learn from it */
        post: operations["sayFeeling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/history-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how many results of a member the caller may see: their own, published ones of own customers, all for administrators */
        get: operations["countHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/history-without-related-calte": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the results of a member that no chart refers to, newest first */
        get: operations["listHistoryWithoutChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/my-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's finished face diagnoses, by default newest first */
        get: operations["listMyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/my-history-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how many face diagnoses the caller has finished */
        get: operations["countMyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/photo-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists who else viewed the caller's own photos, newest first */
        get: operations["listPhotoViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/photos/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a picture of a diagnosis by a link that was signed for this session */
        get: operations["getFacePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes one of the caller's own results to the person in charge, or withdraws it */
        post: operations["changePublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a sound that the AI chooses without further input */
        get: operations["getChosenSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/sound-therapy/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sounds of a therapy course; course 9 is this week's recommendation */
        get: operations["listTherapySounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/sound-therapy/sound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one sound of sound therapy */
        get: operations["getTherapySound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aiesthe/start-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abandons the open face diagnosis and begins a new one */
        post: operations["startAgain"];
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
        /** Lists the Kanade sounds with their players, newest first, at most 300 */
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
        /** Lists the sounds of nature, newest first, at most 300 */
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
        /** Lists the whole public catalogue, the same for everybody */
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
        /** Returns the master data by which sounds of nature and Kanade sounds are described */
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
        /** Applies for another agency; returns the application code */
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
        /** Lists the member's own applications, the newest first */
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
        /** Returns how many applications the member has made */
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
        /** Raises a session of low assurance by the password, and by the code of the second factor if there is one */
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
    "/auth/easy-login/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the browser the secret that an easy-login link is bound to, unless it has one */
        post: operations["prepareEasyLogin"];
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
    "/auth/lower-assurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lowers this session to low assurance until the password is confirmed, for example to hand the device over */
        post: operations["lowerAssurance"];
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
        /** Returns the logged-in member */
        get: operations["readMe"];
        put?: never;
        /** Returns the logged-in member */
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
    "/calendar/esthe-between": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plays, diagnoses, chart records and saved stress checks of the caller, or published diagnoses and chart records of up to 20 own customers, in at most 62 days */
        post: operations["listCalendarEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/esthe-between/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A text that changes whenever the calendar of these members changes, on whatever day */
        post: operations["getCalendarVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Since when the caller has a calendar feed; the address itself is shown only when it is made */
        get: operations["getCalendarFeed"];
        put?: never;
        /** Makes a new secret address of the own calendar; the one before stops working */
        post: operations["issueCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the calendar feed at once */
        post: operations["revokeCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 62 days of a calendar as iCalendar, for whoever has the secret address */
        get: operations["getCalendarFeedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/calte/get-format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a record with its format and values, as far as the caller may see them (calendar detail) */
        get: operations["getChartRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/calte/register-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a record, or changes the own side of one (409 when another member changed it meanwhile). Returns its id */
        post: operations["registerChartRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/calte/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the name of the customer whom a record is about */
        get: operations["getChartRecordUserName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-card/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a card that its holder has confirmed with the bank (3-D Secure) */
        post: operations["confirmCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-card/count-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how many cards the member has */
        get: operations["countCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-card/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a card, unless a contract is paid with it */
        post: operations["deleteCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-card/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one of the member's cards */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-card/fetch-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the member's cards, the newest first */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-card/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the page's card form needs: the provider's publishable key, and in local mode the addresses of the sandbox */
        get: operations["getCardForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-card/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a card for the member by the provider's token; the card's number is never sent here */
        post: operations["registerCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/calte/browsable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the own records, newest change first; none for a caller who is no customer */
        get: operations["listOwnChartRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/calte/browsable-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of the own records; 0 for a caller who is no customer */
        get: operations["countOwnChartRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/calte/get-format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an own record: the fields to fill in and what staff publish */
        get: operations["getOwnChartRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/calte/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns which figures the caller shares with the salon */
        get: operations["getSharing"];
        put?: never;
        /** Starts or stops sharing figures with the salon, effective at once */
        post: operations["saveSharing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/calte/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what others did with the caller's charts, the newest first */
        get: operations["listChartViews"];
        put?: never;
        post?: never;
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
        /** Records a play of the sound that was chosen for a face diagnosis, or updates it */
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
        /** Records a play, or updates the record of the same play; responds after it is stored */
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
        /** Returns a recorded play: the caller's own, one of the caller's own customers, or any for administrators */
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
        /** Records a play of sound therapy, or updates the record of the same play */
        post: operations["recordSoundTherapyPlaying"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a random sound of the trial page */
        get: operations["getRandomEnterpriseSound"];
        put?: never;
        post?: never;
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
        /** Grants an authority to members or withdraws it */
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
        /** Lists the members that the condition finds among those without an authority, or with it */
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
        /** Lists the brochures in the caller's language */
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
        /** Returns a brochure as PDF, whole or one range of it */
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
        /** Returns a Kanade sound chosen at random, not the one the member received last */
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
        /** Returns a new link for one that expires or has expired during playback */
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
        /** Returns a media file, whole or one range of it */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a mental check; saved answers cannot be changed */
        post: operations["answerMentalCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/can-any-mentalcheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether any mental check is due */
        get: operations["canAnyMentalCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/can-do-mentalchecks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the mental checks that are due */
        get: operations["canDoMentalChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/data-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how answers of mental checks are used, and the member's last decision about it */
        get: operations["mentalCheckDataUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/decide-data-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Consents to the use of answers of mental checks, refuses or withdraws the consent */
        post: operations["decideMentalCheckDataUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/due-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists when the answered mental checks are due again, the next one first */
        get: operations["mentalCheckDueDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a mental check with its questions by number and their choices by value */
        get: operations["getMentalCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-check/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the caller shares the mental checks with the person in charge */
        get: operations["mentalCheckPublication"];
        put?: never;
        /** Shares the mental checks with the person in charge, or withdraws them; only customers have a person in charge */
        post: operations["changeMentalCheckPublication"];
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
        /** Returns the member's page zoom */
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
        /** Lists customers without a product, at most 99: those of the caller's agency; administrators give a condition of at least one character */
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
        /** Lists all contracts that the member has paid or used, the newest first */
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
        /** Lists the contracts that the member pays or uses and that are not over, the newest first, followed by days given by bonus codes */
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
        /** Returns whether a member holds a product; the member is the caller, or one for whom the caller may buy */
        get: operations["isPurchased"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/order-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the six items that the last screen before an order must show; the order stores them word for word */
        post: operations["confirmOrderText"];
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
        /** Returns what an order would cost, to the yen, and orders nothing */
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
        /** Returns when contracts would end if they were cancelled now; changes nothing */
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
        /** Returns the caller's agency with its customers and pending applications, at most 99 of each */
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
        /** Lists the applications that the caller may decide about, the newest first */
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
        /** Returns how many applications the caller sees, decided ones included */
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
        /** Deletes a rejected application, with its account when that never became active and owes nothing */
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
    "/pic/calte/browsable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists records of a customer or, without `userId`, of all customers of the own agency; newest change first */
        get: operations["listChartRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/browsable-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the number of records of a customer or, without `userId`, of all customers of the own agency */
        get: operations["countChartRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists customers of the own agency by part of name, reading, mail address or login name, assigned ones first; or finds one by id */
        get: operations["searchChartCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/delete-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a record; an administrator can restore it for 30 days */
        post: operations["deleteChartRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/delete-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a removable template of the own agency */
        post: operations["deleteChartTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/get-format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the newest version of a customer's format, for a new record */
        get: operations["getChartFormat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/get-format-from-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a record with its format and values, as its staff see it */
        get: operations["getChartRecordForStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the record that this session has handed over, or null */
        get: operations["getHandOver"];
        put?: never;
        /** Hands this device over to the customer of a record: until the hand-over ends, this session opens only the customer's part of it */
        post: operations["startHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/hand-over/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the hand-over; requires a session of full assurance, and so the password of the staff */
        post: operations["endHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/hand-over/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the handed-over record as its customer sees it */
        get: operations["getHandOverRecord"];
        put?: never;
        /** Saves the customer's fields of the handed-over record. Returns its id */
        post: operations["saveHandOverRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what a customer publishes: diagnoses, minutes listened and mental checks if shared, and the numbers of the records over time */
        get: operations["getCustomerOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/register-format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the format of a customer; once it has records a new version is made and they keep theirs. Returns the id of the format */
        post: operations["registerChartFormat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/register-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a template of the own agency; `replace` allows to replace one of this name, otherwise the response is 409 */
        post: operations["registerChartTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a template of the own agency or of the product by its name */
        get: operations["getChartTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pic/calte/template-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists templates of the own agency, and those of the product, which cannot be removed */
        get: operations["listChartTemplates"];
        put?: never;
        post?: never;
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
        /** Saves the member's own display name, birth date and gender */
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
        /** Returns the second track of "listen with medical sound", which is always the same for a sound */
        get: operations["getAccompaniment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves or deletes a medical sound as the caller's favourite; the newest 200 are kept */
        post: operations["setFavourite"];
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
        /** Returns the free sample of the home page */
        get: operations["getFreeSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/landscape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the landscape of a sound: its scene, its colours, where its pictures are, and what draws it in motion */
        get: operations["getLandscape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/landscapes/{soundId}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a picture of the landscape of a sound */
        get: operations["getLandscapeImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the medical sounds, newest first, at most 300, with the member's favourites and the sounds they heard last */
        get: operations["getLibrary"];
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
        /** Returns a sound for a detail of a purpose, not the one the member received last */
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
        /** Lists the details of a purpose: 01 beauty, 02 wake-up and sleep, 03 healthcare, 04 desk work */
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
        /** Returns a medical sound chosen at random, not the one the member received last */
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
        /** Returns a recorded play of medical sound, by the same rules as dmv/record-result */
        get: operations["getSoundRecordResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/tasters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a free sample for each mood that one fits: sleep, morning, focus, care and breath */
        get: operations["listTasters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/soundesthe/waveform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the waveform of a sound as 240 bars from 0 to 100, or none until it is measured; visitors may request it for free samples only */
        get: operations["getWaveform"];
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
        /** Returns the agreement on data use */
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
        /** Returns the privacy policy */
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
        /** Returns the terms of service */
        get: operations["readTermsOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stress-check/decide-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allows a saved result to inform the AI's choice, or withdraws that */
        post: operations["decideStressResultUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stress-check/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the results of the stress check that the caller saved, newest first */
        get: operations["listStressResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stress-check/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the result of the stress check to the caller's own calendar, without the answers */
        post: operations["saveStressResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stress-check/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a saved result, which removes it from the calendar and from future choices */
        post: operations["withdrawStressResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/un64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the health interview of people aged 64 and younger */
        post: operations["answerUn64"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/up65": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the health interview of people aged 65 and older */
        post: operations["answerUp65"];
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
        /** Lists the sounds of AI esthe, newest first */
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
        /** Withdraws a sound of AI esthe from the catalogue */
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
        /** Withdraws a sound of enterprise rooms from the catalogue */
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
        /** Withdraws a medical sound, a sound of nature or a Kanade sound from the catalogue */
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
        /** Withdraws a sound of sound therapy from the catalogue */
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
        /** Lists the sounds of enterprise rooms, newest first */
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
        /** Lists the Kanade sounds, newest first */
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
        /** Lists the medical sounds and sounds of nature, newest first */
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
        /** Changes the description of a sound of nature or a Kanade sound; its file stays */
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
        /** Lists the sounds of sound therapy, newest first */
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
        /** Returns the progress of an upload in chunks */
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
        /** Cancels an upload (tus) */
        delete: operations["cancelUpload"];
        /** Returns the capabilities of the tus server */
        options: operations["describeUploads"];
        head?: never;
        /** Adds bytes to an upload (tus) */
        patch: operations["writeUpload"];
        trace?: never;
    };
    "/upload/unfinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's own uploads that wait for bytes, newest first */
        get: operations["listUnfinishedUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activity/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a notice about last week once per week; clients request it after a login */
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
        /** Returns the listening time of each of the last twelve months, oldest first */
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
        /** Returns the share of last month's listeners with more minutes than the caller, in percent */
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
        /** Deletes a delivery address; when it was the regular one, the newest other becomes regular */
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
        /** Lists the member's delivery addresses, the regular one first */
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
        /** Returns one of the member's delivery addresses */
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
        /** Lists the municipalities of a prefecture with their JIS codes */
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
        /** Lists the 47 prefectures with their JIS codes */
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
        /** Stores a delivery address; the first one of a member becomes the regular one */
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
        /** Returns the place of a postcode; when there are several, the first one and the list of all */
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
        /** Changes a delivery address; the regular one stays regular until another is made regular */
        post: operations["updateDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ai-chat/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the AI advisor; the answer is then in the list. Thirty questions a day */
        post: operations["askAdvisor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ai-chat/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a conversation with the AI advisor; returns its id */
        post: operations["beginConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ai-chat/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own conversations with the AI advisor, newest first */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ai-chat/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an inquiry with the whole conversation in it; again adds what was said since, while the member can write in it */
        post: operations["handOverConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ai-chat/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The messages of a conversation with the AI advisor, oldest first */
        post: operations["listAdvisorMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ai-chat/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the AI advisor; the answer comes as server-sent events: text pieces, then the message */
        post: operations["streamAdvisor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists who changed what in the rooms, newest first */
        get: operations["listMyChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/control": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes one sound, a section, a room or all rooms; devices follow within a second */
        post: operations["controlMyRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/control/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a change, unless a newer one followed */
        post: operations["undoMyControl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sounds of the trial page, newest first */
        get: operations["listTrialSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the state of all rooms: what plays, what should play, and since when a device is silent */
        get: operations["getMyOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns minutes planned and played, interruptions and longest gap per section and day */
        get: operations["getMyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/report/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the proof of play as CSV */
        get: operations["downloadMyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/room/opening-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns when a room is open; outside of these hours nothing plays automatically and silence is no incident */
        get: operations["getMyOpeningHours"];
        put?: never;
        /** Replaces the opening hours of a room; they apply at once */
        post: operations["saveMyOpeningHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/room/section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Takes a section for this device for 15 seconds and returns it; E1000 when another device plays it */
        get: operations["getMySection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/room/section/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Releases a section at once; no effect when another device holds it */
        post: operations["releaseMySection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/room/section/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns when which sounds of a section play automatically */
        get: operations["getMySchedule"];
        put?: never;
        /** Replaces the schedule of a section; it applies at once */
        post: operations["saveMySchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/room/section/status/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports what this device plays, and renews its lease */
        post: operations["reportMySection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/room/section/status/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves reports of a time without a network in the order they were made; all or none are saved */
        post: operations["reportMySectionLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/room/section/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a secret for the first message of the socket; it works once, within 30 seconds */
        post: operations["issueSocketTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/my/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the rooms of the caller's agency with their sections */
        get: operations["listMyRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/enterprise/ws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens the socket of a device in a room; a request without an upgrade is rejected */
        get: operations["openRoomSocket"];
        put?: never;
        post?: never;
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
        /** Returns whether the member may use AI esthe */
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
        /** Returns whether the member may use the Dr.AI healthcare interview */
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
        /** Returns whether the member may use repeat playback */
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
        /** Returns whether the member may use sound therapy */
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
        /** Returns whether the member may use the timer */
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
        /** Returns whether the member may use medical sound together with AI esthe */
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
        /** Lists the genres that a sound of sound therapy can have */
        get: operations["getMusicGenres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/payment/card/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a card, unless a contract is paid with it */
        post: operations["deletePaymentCard"];
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
        /** Returns one contract with the card that pays it */
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
        /** Returns how many contracts the member has paid or used */
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
        /** Returns whether a device is delivered with the product, so that an address is needed */
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
        /** Returns one product; a hidden one only to members who own it */
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
        /** Returns the picture of a product, as named by its imageUrl */
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
        /** Lists the products that the caller can contract or has, each with its state for the caller */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All articles of the knowledge base in the caller's language, by category */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/articles/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article in the caller's language, in Japanese where it has none */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/articles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles that fit a question in the caller's language, best first */
        get: operations["searchArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Awards and articles in the media in the caller's language, in the order of the home page */
        get: operations["listAwards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/awards/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of an award, as WebP */
        get: operations["getAwardPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of an inquiry, oldest first. With ETag: polls cost next to nothing */
        get: operations["listChatsAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own inquiries, newest message first; administrators see all. With ETag */
        get: operations["listInquiriesAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A further message; of the member it reopens an inquiry closed within 14 days, of an administrator it is the answer */
        post: operations["sendChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of an inquiry, oldest first. With ETag: polls cost next to nothing */
        get: operations["listChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes an own inquiry; a reply within 14 days reopens it */
        post: operations["closeInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own inquiries, newest message first; administrators see all. With ETag */
        get: operations["listInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/new-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an inquiry; E2002 without a plan that includes them */
        post: operations["openInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the member liked the answers of a closed inquiry: 1 not, 2 so-so, 3 well */
        post: operations["rateInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks everything in an inquiry as read by the caller’s side */
        post: operations["readInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/inquiry/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What inquiries can be about; E2002 without a plan that includes them */
        get: operations["listInquiryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/new-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an inquiry; E2002 without a plan that includes them */
        post: operations["openInquiryAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a conversation, as WebP */
        get: operations["getChatPicture"];
        put?: never;
        /** Uploads a picture of at most 8 MB; name its id when sending within a day. E2002 without a plan that includes inquiries, unless one was opened before */
        post: operations["uploadChatPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/support/chat/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks everything in an inquiry as read by the caller’s side */
        post: operations["readInquiryAlias"];
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
        /** Cancels or continues a kind of mail by the signed key of a mail; responds alike for any key */
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
    "/v3/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores an event of the payment provider, authenticated by its signature, and processes it afterwards */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels contracts to the end of the paid period, all or none. What an upgrade still owes is charged first, and retries of a declined payment stop at once */
        post: operations["cancelContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/subscription/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders a rental: the card is verified now and charged when the delivery is confirmed */
        post: operations["orderRental"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/subscription/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contracts a plan for oneself or others, all or nothing, and charges it now */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/subscription/undo-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a cancellation while the paid period lasts, all or none */
        post: operations["undoCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/subscription/undo-plan-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a change to a cheaper plan that waits for the renewal */
        post: operations["undoPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/subscription/update-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets another card for a contract, and charges it at once what is due */
        post: operations["updateContractCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Actor: {
            id: string;
            username: string;
        };
        AdminApplication: {
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
            appliedAt: components["schemas"]["Moment"];
            authorizer: components["schemas"]["Actor"] | null;
            code: string;
            decidedAt: components["schemas"]["Moment"] | null;
            id: string;
            /** @enum {unknown} */
            status: "0" | "1" | "2";
            statusLabel: string;
            /** @enum {unknown} */
            type: "01" | "02" | "03";
            typeLabel: string;
            version: number;
        };
        AdminArticle: {
            category: components["schemas"]["ArticleCategory"];
            faq: boolean;
            id: string;
            title: string;
            updatedAt: components["schemas"]["Moment"];
            version: number;
            versions: {
                /** @description null: from the folder of articles */
                authorName: string | null;
                content: components["schemas"]["ArticleContent"];
                createdAt: components["schemas"]["Moment"];
                version: number;
            }[];
        };
        AdminAward: {
            /** Format: date */
            day: string;
            id: components["schemas"]["Id"];
            link: string | null;
            order: number;
            pictureUrl: string;
            /** @description The Japanese one */
            title: string;
            titles: {
                cn?: string;
                en: string;
                ja: string;
                tw?: string;
            };
            updatedAt: components["schemas"]["Moment"];
            visible: boolean;
        };
        AdminBonusCode: {
            code: string;
            createdAt: components["schemas"]["Moment"];
            days: number | null;
            /** @description yyyy-MM-dd in Japan */
            expiresOn: components["schemas"]["JapanDay"];
            id: string;
            /** @description The newest 99 uses */
            lastUses: {
                redeemedAt: components["schemas"]["Moment"];
                userId: string;
                userName: string | null;
            }[];
            mostUses: number;
            productId: string | null;
            productName: string | null;
            /** @enum {unknown} */
            state: "usable" | "used-up" | "expired" | "stopped";
            stoppedAt: components["schemas"]["Moment"] | null;
            uses: number;
            yen: components["schemas"]["Yen"] | null;
        };
        AdminContractDetails: {
            acts: {
                /** @enum {unknown} */
                action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "difference-waived" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
                actorName: string | null;
                at: components["schemas"]["Moment"];
                id: string;
                reason: string | null;
            }[];
            agencyCode: string | null;
            card: {
                brand: string;
                last4: string;
            } | null;
            contractorId: string | null;
            contractorName: string | null;
            delivery: {
                address: string;
                name: string;
                phoneNumber: string;
                /** @description 104-0061 */
                postcode: string;
            } | null;
            id: string;
            /** @description Whether it is paid by invoice instead of a card */
            invoiced: boolean;
            invoices: {
                /** @description Yen, tax included */
                amount: components["schemas"]["Yen"];
                createdAt: components["schemas"]["Moment"];
                /** @description Yen, tax included */
                difference: components["schemas"]["Yen"];
                /** @description yyyy-MM-dd in Japan */
                dueOn: components["schemas"]["JapanDay"];
                id: string;
                paidAt: components["schemas"]["Moment"] | null;
                paymentId: string | null;
                /** @description yyyy-MM-dd in Japan */
                periodFrom: components["schemas"]["JapanDay"];
                /** @description yyyy-MM-dd in Japan */
                periodUntil: components["schemas"]["JapanDay"];
                /** @description open means sent and not paid yet, unclear that the card is being charged, and void that the order failed */
                state: components["schemas"]["InvoiceState"];
            }[];
            lastDay: components["schemas"]["JapanDay"] | null;
            nextChargeOn: components["schemas"]["JapanDay"] | null;
            /** @description Yen, tax included */
            nextDifference: components["schemas"]["Yen"];
            nextProductName: string | null;
            orderedAt: components["schemas"]["Moment"];
            /** @description Yen that the payer still owes for an upgrade whose renewal was declined, also after the end; waive-difference waives it */
            owedAmount: components["schemas"]["Yen"];
            paidUntil: components["schemas"]["JapanDay"] | null;
            payments: {
                /** @description Yen, tax included */
                amount: components["schemas"]["Yen"];
                createdAt: components["schemas"]["Moment"];
                failureCode: string | null;
                id: string;
                settledAt: components["schemas"]["Moment"] | null;
                /** @description unclear means that the provider was asked and did not respond, refund-due that the money is to be refunded */
                state: components["schemas"]["PaymentState"];
            }[];
            productId: string;
            productName: string;
            rental: boolean;
            returnSince: components["schemas"]["JapanDay"] | null;
            serialNumber: string | null;
            /** @description Yen that a cancellation charges at most */
            settlementAmount: components["schemas"]["Yen"];
            /** @description Whether it was cancelled without paying what an upgrade owed, so that the cancellation is final */
            settlementUnpaid: boolean;
            startedAt: components["schemas"]["Moment"] | null;
            /** @description 10 active, 20 cancellation reserved, 30 payment pending or past due, 40 awaiting delivery, 50 awaiting return, 90 ended, 99 payment failed */
            status: components["schemas"]["ContractStatus"];
            /** @description Yen per month with tax, as contracted */
            unitPrice: components["schemas"]["Yen"];
            userId: string | null;
            userName: string | null;
        };
        AdminInvoice: {
            agencyCode: string | null;
            /** @description Yen with tax */
            amount: components["schemas"]["Yen"];
            contractId: string;
            createdAt: components["schemas"]["Moment"];
            /** @description Yen, tax included */
            difference: components["schemas"]["Yen"];
            /** @description yyyy-MM-dd in Japan */
            dueOn: components["schemas"]["JapanDay"];
            id: string;
            invoiced: boolean;
            memberEmail: string | null;
            memberId: string | null;
            memberName: string | null;
            paidAt: components["schemas"]["Moment"] | null;
            paymentId: string | null;
            /** @description yyyy-MM-dd in Japan */
            periodFrom: components["schemas"]["JapanDay"];
            /** @description The first day after the period */
            periodUntil: string;
            productName: string;
            /** @description open means sent and not paid yet, unclear that the card is being charged, and void that the order failed */
            state: components["schemas"]["InvoiceState"];
            /** @description Yen, tax included */
            unitPrice: components["schemas"]["Yen"];
        };
        AdminMember: {
            agency: {
                code: string;
                name: string;
                status: string;
            } | null;
            authorities: string[];
            createdAt: components["schemas"]["Moment"];
            deletionEffectiveAt: components["schemas"]["Moment"] | null;
            email: string;
            id: string;
            lastLoginAt: components["schemas"]["Moment"] | null;
            premium: boolean;
            roles: components["schemas"]["Role"][];
            /** @description Login name */
            userId: string;
            username: string;
        };
        AdminMentalCheck: {
            /** @description The newest 20 log entries */
            acts: {
                /** @enum {unknown} */
                action: "created" | "changed" | "withdrawn" | "put-back";
                actor: components["schemas"]["Actor"] | null;
                at: components["schemas"]["Moment"];
                detail: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Number of answers to all versions */
            answers: number;
            displayOrder: number;
            id: string;
            intervalDays: number;
            items: {
                choices: components["schemas"]["MentalCheckChoice"][];
                cluster: number | null;
                /** Format: visible-line */
                nameEn: string;
                /** Format: visible-line */
                nameJa: string;
                /** @description False when the question is no longer asked */
                requires: boolean;
            }[];
            publishedAt: components["schemas"]["Moment"];
            /** @description Number of questions that are asked */
            questions: number;
            /** @description Number of the last change, which the next change has to send back */
            revision: number;
            titleEn: string;
            titleJa: string;
            version: number;
            /** @description The newest 99 versions */
            versions: {
                answers: number;
                publishedAt: components["schemas"]["Moment"];
                questions: number;
                titleEn: string;
                titleJa: string;
                version: number;
            }[];
            withdrawnAt: components["schemas"]["Moment"] | null;
        };
        AdminPayment: {
            /** @description Amount in yen */
            amount: components["schemas"]["Yen"];
            askedAt: components["schemas"]["Moment"];
            card: string | null;
            contracts: {
                /** @description Yen, tax included */
                amount: components["schemas"]["Yen"];
                contractId: string;
                /** @description yyyy-MM-dd in Japan */
                periodFrom: components["schemas"]["JapanDay"];
                /** @description yyyy-MM-dd in Japan */
                periodUntil: components["schemas"]["JapanDay"];
                productName: string;
                userName: string | null;
            }[];
            createdAt: components["schemas"]["Moment"];
            /** @description Yen taken off by bonus codes */
            credits: components["schemas"]["Yen"];
            failureCode: string | null;
            id: string;
            memberId: string | null;
            memberName: string | null;
            orderId: string | null;
            providerId: string | null;
            settledAt: components["schemas"]["Moment"] | null;
            /** @description unclear means that the provider was asked and did not respond, refund-due that the money is to be refunded */
            state: components["schemas"]["PaymentState"];
        };
        AdminProduct: {
            /** @description Number of contracts that are not over */
            contracts: number;
            description: components["schemas"]["ProductDescription"];
            displayOrder: number;
            functionCodes: components["schemas"]["FunctionCode"][];
            /** @description What the product opens, as texts for members */
            functions: components["schemas"]["ProductFunctions"];
            /** @description Only visible to members who own it */
            hidden: boolean;
            id: string;
            image: string;
            key: string;
            name: components["schemas"]["ProductName"];
            premium: boolean;
            /** @description Yen, tax included */
            price: components["schemas"]["Yen"];
            /** @description Whether a device is delivered; fixed when the product is created */
            rental: boolean;
            updatedAt: components["schemas"]["Moment"];
            withdrawnAt: components["schemas"]["Moment"] | null;
        };
        AdminRental: {
            id: string;
            /** @description Whether the device has been awaited back for 30 days: staff ask for it, and it is never charged */
            isReturnLate: boolean;
            /** @description yyyy-MM-dd in Japan */
            orderedOn: components["schemas"]["JapanDay"];
            productName: string;
            returnSince: components["schemas"]["JapanDay"] | null;
            serialNumber: string | null;
            /** @description 10 active, 20 cancellation reserved, 30 payment pending or past due, 40 awaiting delivery, 50 awaiting return, 90 ended, 99 payment failed */
            status: components["schemas"]["ContractStatus"];
            userId: string | null;
            userName: string | null;
        };
        AdminRoom: {
            agencyId: components["schemas"]["Id"];
            agencyName: string;
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description Null for a room that is always open */
            openingHours: components["schemas"]["WeeklyHoursList"] | null;
            position: number;
            sections: number;
        };
        AdminSection: {
            agencyId: components["schemas"]["Id"];
            agencyName: string;
            deviceName: string | null;
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            position: number;
            roomId: components["schemas"]["Id"];
            roomName: string;
            seenAt: components["schemas"]["Moment"] | null;
            sounds: number;
            windows: components["schemas"]["ScheduleWindowList"];
        };
        AdminSectionSound: {
            agencyId: components["schemas"]["Id"];
            agencyName: string;
            fileName: string;
            id: components["schemas"]["Id"];
            /** @description Whether a person last ordered it to play */
            playing: boolean;
            roomName: string;
            sectionId: components["schemas"]["Id"];
            sectionName: string;
            soundId: components["schemas"]["Id"];
            /** @description Title in the language of the caller */
            title: string;
            volume: number;
            withMusic: boolean;
        };
        AdminSound: {
            bodyParts: string[] | null;
            cluster: number | null;
            composer: string | null;
            countryId: string | null;
            durationSeconds: number;
            effects: string | null;
            enterpriseAgencyId: string | null;
            experience: boolean | null;
            fileName: string;
            genreId: string | null;
            id: string;
            /** @enum {unknown} */
            kind: "aiesthe" | "sound" | "kanade" | "sound_therapy" | "enterprise";
            loudnessLufs: number | null;
            minutesCourse: number | null;
            path: string | null;
            place: string | null;
            planCode: string | null;
            player: string | null;
            publishedAt: string | null;
            purposeDetailId: string | null;
            roomId: string | null;
            roomSectionId: string | null;
            tagIds: string[];
            title: string;
            withMusic: boolean | null;
            withdrawnAt: string | null;
        };
        AppContext: {
            device: {
                browser: string;
                language: string;
                screen: string;
                system: string;
                timeZone: string;
            };
            errors: {
                at: components["schemas"]["Moment"];
                code: string;
                page: string;
                requestId: string;
            }[];
            player: {
                state: string;
                title: string;
            } | null;
        };
        ApplicationToDecide: {
            agency: string;
            applicant: {
                email: string;
                id: string;
                name: string;
            };
            appliedDate: components["schemas"]["Moment"];
            approvedDate: components["schemas"]["Moment"] | null;
            /** @description Name of the member who decided */
            authorizer: string | null;
            /** @description 12 letters and digits */
            code: string;
            /** @description Whether the caller is the applicant, so that others must decide */
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
            /** @description Version of the application; it grows with every decision */
            version: number;
        };
        /** @enum {unknown} */
        ArticleCategory: "sounds" | "plans" | "cards" | "rentals" | "diagnosis" | "privacy" | "devices" | "account" | "troubleshooting";
        ArticleContent: {
            category: components["schemas"]["ArticleCategory"];
            faq: boolean;
            order: number;
            texts: {
                cn?: components["schemas"]["ArticleText"];
                en: components["schemas"]["ArticleText"];
                ja: components["schemas"]["ArticleText"];
                tw?: components["schemas"]["ArticleText"];
            };
        };
        ArticleText: {
            /**
             * Format: visible-text
             * @description Markdown
             */
            body: string;
            questions: string[];
            tags: string[];
            /** Format: visible-line */
            title: string;
        };
        AuditEntry: {
            /** @enum {unknown} */
            action: "registered" | "first-admin-registered" | "login" | "login-refused" | "password-refused" | "assurance-raised" | "assurance-lowered" | "session-ended" | "sessions-ended" | "password-changed" | "password-reset" | "email-change-asked" | "email-changed" | "second-factor-on" | "second-factor-off" | "second-factor-reset" | "second-factor-reset-objected" | "second-factor-reset-withdrawn" | "recovery-codes-renewed" | "easy-login-issued" | "easy-login-enabled" | "easy-login-disabled" | "consent-given" | "consent-refused" | "export-asked" | "export-read" | "deletion-asked" | "deletion-undone" | "person-deleted" | "application-opened" | "application-approved" | "application-rejected" | "application-deleted" | "authority-granted" | "authority-taken" | "enterprise-role-granted" | "enterprise-role-revoked" | "transfer-performed" | "transfer-undone" | "admin-invited" | "invitation-revoked";
            actor: components["schemas"]["Actor"] | null;
            at: components["schemas"]["Moment"];
            /** @description False when this entry was changed or something was removed here */
            chainOk: boolean;
            detail: {
                [key: string]: unknown;
            };
            id: string;
            subject: components["schemas"]["Actor"] | null;
        };
        CalteFormatInput: {
            calteItems: components["schemas"]["CalteItemInput"][];
            /** Format: line */
            title: string;
        };
        CalteItem: {
            customerInput: boolean;
            customerPublish: boolean;
            defaultDispValue: string;
            defaultInnerValue: string;
            label: string;
            maxLength: number | null;
            rangeFrom: number | null;
            rangeTo: number | null;
            requires: boolean;
            selection: string[];
            /** @enum {unknown} */
            type: "text_field" | "text_area";
            verticalPriority: number;
        };
        CalteItemInput: {
            customerInput?: boolean;
            customerPublish?: boolean;
            defaultDispValue?: string | null;
            defaultInnerValue?: string | null;
            id?: string | null;
            /** Format: line */
            label: string;
            maxLength?: number | null;
            rangeFrom?: number | null;
            rangeTo?: number | null;
            requires?: boolean;
            selection?: string[] | null;
            /** @enum {unknown} */
            type: "text_field" | "text_area";
            value?: string | null;
            verticalPriority?: number;
        };
        CalteRecord: {
            aiEstheDetectFaceResultId: components["schemas"]["Id"] | null;
            calteId: components["schemas"]["Id"];
            calteItems: {
                customerInput: boolean;
                customerPublish: boolean;
                defaultDispValue: string;
                defaultInnerValue: string;
                editable: boolean;
                /** @enum {unknown} */
                fieldLabel: "customerField" | "staffField" | "published" | "unpublished";
                id: components["schemas"]["Id"];
                label: string;
                maxLength: number | null;
                rangeFrom: number | null;
                rangeTo: number | null;
                requires: boolean;
                selection: string[];
                /** @enum {unknown} */
                type: "text_field" | "text_area";
                value: string;
                verticalPriority: number;
            }[];
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            created: components["schemas"]["JapanTime"];
            /** @description Whether the customer's part is done */
            customerInput: boolean;
            /** @enum {unknown} */
            diagnosis: "none" | "linked" | "withdrawn" | "deleted";
            generalCalteId: components["schemas"]["Id"];
            recordId: components["schemas"]["Id"];
            title: string;
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            updated: components["schemas"]["JapanTime"];
            userId: components["schemas"]["Id"];
            userName: string;
            /** @description The version, which must be sent with a change */
            version: number;
        };
        CalteRecordInput: {
            calteId?: components["schemas"]["Id"] | null;
            calteInputRecords?: components["schemas"]["CalteValueInput"][];
            generalCalteId: components["schemas"]["Id"];
            id?: components["schemas"]["Id"] | null;
            items?: components["schemas"]["CalteValueInput"][];
            recordId?: components["schemas"]["Id"] | null;
            version?: number | null;
        };
        CalteTemplateFormat: {
            items: components["schemas"]["CalteItem"][];
            title: string;
        };
        CalteValueInput: {
            customerInput?: boolean;
            generalCalteItemId: components["schemas"]["Id"];
            id?: components["schemas"]["Id"] | null;
            inputValue: string | null;
        };
        CannedAnswer: {
            id: components["schemas"]["Id"];
            texts: {
                cn?: string;
                en: string;
                ja: string;
                tw?: string;
            };
            title: string;
            updatedAt: components["schemas"]["Moment"];
        };
        Card: {
            /** @description visa, mastercard, amex, jcb, diners or discover */
            brand: string;
            expMonth: number;
            expYear: number;
            id: string;
            last4: string;
        };
        ChangeLogEntry: {
            /** @enum {unknown} */
            action: "control" | "undo" | "schedule" | "opening-hours" | "free" | "setup";
            actorName: string | null;
            /** @enum {unknown} */
            actorRole: "enterprise" | "administrator";
            at: components["schemas"]["Moment"];
            change: {
                playing?: boolean;
                soundIds?: string[];
                volume?: number;
                volumeStep?: number;
            };
            id: components["schemas"]["Id"];
            target: {
                changeId?: string;
                managementId?: string;
                roomId?: string;
                sectionId?: string;
            };
            undoable: boolean;
            undoneAt: components["schemas"]["Moment"] | null;
        };
        ChatList: {
            /** @enum {unknown} */
            author: "member" | "staff" | "advisor" | "system";
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            date: components["schemas"]["JapanTime"];
            id: components["schemas"]["Id"];
            /** @description Of the side of the caller */
            me: boolean;
            pictures: components["schemas"]["ChatPicture"][];
            /** @description The other side has read it */
            read: boolean;
            text: string;
            username: string;
        }[];
        ChatPicture: {
            height: number;
            id: components["schemas"]["Id"];
            width: number;
        };
        CheckInWeek: {
            /** @description How many of them were better after the sound */
            better: number;
            /** @description Plays with a mood before and after */
            count: number;
            meanAfter: number;
            meanBefore: number;
            /** @description First day of the week in Japan as yyyy-MM-dd */
            monday: string;
        };
        ChosenSound: {
            /** @description 10 or 20 minutes, which the play lasts whatever the length of the sound */
            courseMinutes: number | null;
            durationSeconds: number;
            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
            frequencies: number[];
            id: components["schemas"]["Id"];
            /** @description Why the AI chose this sound */
            reason: string;
            /** @description Signed link that works in this session for 10 minutes and can be renewed */
            soundSrc: string;
            title: string;
        };
        ClockParts: {
            hour: number;
            minutes: number;
            seconds: number;
        };
        CommerceLogEntry: {
            /** @enum {unknown} */
            action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "difference-waived" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
            actor: components["schemas"]["Actor"] | null;
            at: components["schemas"]["Moment"];
            detail: {
                [key: string]: unknown;
            };
            id: string;
            subjectId: string;
        };
        /** @enum {unknown} */
        ContractStatus: "10" | "20" | "30" | "40" | "50" | "90" | "99";
        ControlInput: {
            managementId?: string;
            /** @description Whether to play; starting without soundIds plays what was stopped last */
            playing?: boolean;
            roomId?: string;
            sectionId?: string;
            /** @description Ids of exactly the sounds that shall play */
            soundIds?: string[];
            volume?: number;
            /** @description Added to each volume */
            volumeStep?: number;
        };
        ControlResult: {
            /** @description Id of the change, for undo */
            changeId: components["schemas"]["Id"];
            /** @description Sections that changed */
            sectionIds: components["schemas"]["Id"][];
        };
        CurrentUser: {
            agency: {
                /** @description 12 digits, or empty without an agency */
                code: string;
                /** @description Name of the agency; empty without one */
                name: string;
                /**
                 * @description 0 none, 1 applied, 2 rejected, 3 approved
                 * @enum {unknown}
                 */
                status: "0" | "1" | "2" | "3";
            };
            /** @description Each authority in both spellings */
            authorities: string[];
            email: string;
            enterprise: boolean;
            /** @description The id that other calls expect */
            id: string;
            /** @description Name of the plan in use, for the status chip */
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
            roles: components["schemas"]["Role"][];
            /** @description Whether a role needs a second factor that is not set up yet; until then many calls are rejected with E4014 */
            secondFactorMissing: boolean;
            /** @description Login name, shown on the profile */
            userId: string;
            username: string;
        };
        DecisionInput: {
            applyingCode: string;
            /** @description The version that was displayed; the response is 409 when another decider was faster */
            version?: number;
        };
        DeliveryAddress: {
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
        DeliveryAddressInput: {
            /** Format: visible-text */
            address: string;
            /** @description The same id as deliveryId, under another name */
            addressId?: string;
            buildingName?: string;
            deliveryId?: string;
            /** Format: visible-text */
            firstName: string;
            /** Format: visible-text */
            lastName: string;
            middleName?: string;
            municipalityCode: string;
            municipalityName?: string;
            /** @description 10 or 11 digits as dialled within Japan, beginning with a single 0 */
            phoneNumber: string;
            postcodeFirst: string;
            postcodeLast: string;
            prefectureCode: string;
            prefectureName?: string;
            /** @description Whether it is the regular address; exactly one of a member's addresses is */
            regulation?: boolean;
            roomNumber?: string;
        };
        EnterpriseAccount: {
            agencyId: components["schemas"]["Id"] | null;
            agencyName: string | null;
            email: string;
            /** @description The id of the member */
            id: components["schemas"]["Id"];
            loginName: string;
            name: string;
        };
        EnterpriseAgency: {
            accounts: number;
            /** @description Address for alerts about silent sections; null for no alerts */
            alertEmail: string | null;
            createdAt: components["schemas"]["Moment"];
            id: components["schemas"]["Id"];
            /**
             * @description Language of the mails
             * @enum {unknown}
             */
            language: "ja" | "en" | "cn" | "tw";
            name: components["schemas"]["Name"];
            rooms: number;
        };
        EnterpriseAgencyInput: {
            /** @description Address for alerts about silent sections; null for no alerts */
            alertEmail: string | null;
            /**
             * @description Language of the mails
             * @enum {unknown}
             */
            language: "ja" | "en" | "cn" | "tw";
            name: components["schemas"]["Name"];
        };
        EnterpriseSound: {
            /** @description The target of the sound; null for all */
            agencyId: string | null;
            changedAt: components["schemas"]["Moment"];
            durationSeconds: number;
            experience: boolean;
            fileName: string;
            id: components["schemas"]["Id"];
            /** @description The target of the sound; null for all */
            roomId: string | null;
            /** @description The target of the sound; null for all */
            sectionId: string | null;
            title: string;
            withMusic: boolean;
        };
        Error: {
            /** @description Stable error code, listed in docs/errors.md */
            code: string;
            /** @description Field name → message */
            fields?: {
                [key: string]: string;
            };
            /** @description Text in the caller's language, fit to be shown as it is */
            message: string;
            requestId: string;
        };
        EstimatedEffect: {
            high: number;
            low: number;
            mean: number;
        };
        FaceAnalysis: {
            ageRange: {
                high: number;
                low: number;
            };
            boundingBox: {
                height: number;
                left: number;
                top: number;
                width: number;
            };
            emotions: {
                emotionMap: {
                    /** @description Value from 0 to 100 */
                    ANGRY: number;
                    /** @description Value from 0 to 100 */
                    FEAR: number;
                    /** @description Value from 0 to 100 */
                    HAPPY: number;
                    /** @description Value from 0 to 100 */
                    SAD: number;
                };
            };
            /** @description The middles of both eyes, the left one of the photo first, as fractions of the photo; two photos are laid over each other by them. Missing where the engine found none */
            eyes?: components["schemas"]["FacePoint"][];
            pose: {
                pitch: number;
                roll: number;
                yaw: number;
            };
            quality: {
                /** @description Value from 0 to 100 */
                brightness: number;
                /** @description Value from 0 to 100 */
                sharpness: number;
            };
        };
        FaceImages: {
            full: string;
            leftHalf: string;
            lowerHalf: string;
            rightHalf: string;
            upperHalf: string;
        };
        FacePoint: {
            x: number;
            y: number;
        };
        FaceResult: {
            afterImage: string | null;
            afterLatestUpdate: components["schemas"]["JapanTime"] | null;
            afterPortrait: string | null;
            afterProcFaceImgs: components["schemas"]["FaceImages"] | null;
            afterResult: components["schemas"]["FaceAnalysis"] | null;
            beforeImage: string | null;
            beforeLatestUpdate: components["schemas"]["JapanTime"] | null;
            beforePortrait: string | null;
            beforeProcFaceImgs: components["schemas"]["FaceImages"] | null;
            beforeResult: components["schemas"]["FaceAnalysis"] | null;
            course: number | null;
            dmvResults: {
                courseMin: number | null;
                /** @description yyyy-MM-dd HH:mm:ss in Japan */
                endDateTime: components["schemas"]["JapanTime"];
                planName: string;
                soundName: string;
                /** @description yyyy-MM-dd HH:mm:ss in Japan */
                startDateTime: components["schemas"]["JapanTime"];
                /** @description Duration as HH:mm:ss */
                totalPlayingTime: string;
                username: string;
            }[];
            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
            frequencies: number[];
            id: components["schemas"]["Id"];
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            latestUpdate: components["schemas"]["JapanTime"];
            published: boolean;
            /** @description Why the AI chose this sound */
            reason: string;
            soundId: components["schemas"]["Id"] | null;
            soundName: string;
            username: string;
        };
        FaceStep: {
            /** @description Whether the vibration step was reached, so that the next photo is the After photo */
            after: boolean;
            /** @description Signed link to the Before photo, to hold the same pose for the After photo */
            beforeImage: string | null;
            /** @description The analysis of the Before photo */
            beforeResult: {
                ageRange: {
                    high: number;
                    low: number;
                };
                boundingBox: {
                    height: number;
                    left: number;
                    top: number;
                    width: number;
                };
                emotions: {
                    emotionMap: {
                        /** @description Value from 0 to 100 */
                        ANGRY: number;
                        /** @description Value from 0 to 100 */
                        FEAR: number;
                        /** @description Value from 0 to 100 */
                        HAPPY: number;
                        /** @description Value from 0 to 100 */
                        SAD: number;
                    };
                };
                /** @description The middles of both eyes, the left one of the photo first, as fractions of the photo; two photos are laid over each other by them. Missing where the engine found none */
                eyes?: components["schemas"]["FacePoint"][];
                /** @description Both brows with five points each, and the edge of the lips with twelve points, from its left corner around; fractions of the photo */
                lines?: {
                    brows: components["schemas"]["FacePoint"][][];
                    mouth: components["schemas"]["FacePoint"][];
                };
                pose: {
                    pitch: number;
                    roll: number;
                    yaw: number;
                };
                quality: {
                    /** @description Value from 0 to 100 */
                    brightness: number;
                    /** @description Value from 0 to 100 */
                    sharpness: number;
                };
            } | null;
            course: number | null;
            durationSeconds: number | null;
            facialExpressionSoundResultId: components["schemas"]["Id"];
            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
            frequencies: number[];
            /** @description The newest diagnosis, if it was finished within 24 hours and no Before photo followed; it is the result whose response may have been lost */
            latestResultId: components["schemas"]["Id"] | null;
            publish: boolean;
            /** @description Why the AI chose this sound */
            reason: {
                cn?: string;
                en: string;
                ja: string;
                tw?: string;
            } | null;
            soundId: components["schemas"]["Id"] | null;
            soundSrc: string | null;
            soundTitle: string | null;
        };
        FeatureCheck: "E0000" | {
            /**
             * @description E2001 when the payment could not be confirmed, E2002 when the plan does not contain the function
             * @enum {unknown}
             */
            code: "E2001" | "E2002";
            /** @description The products on sale that open the function, the cheapest first */
            products: components["schemas"]["ProductWithStatus"][];
        };
        /** @enum {unknown} */
        FunctionCode: "loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare";
        GenreRow: {
            code: string;
            displayOrder: number;
            /** @enum {unknown} */
            family: "sound" | "music";
            id: string;
            nameEn: components["schemas"]["Name"];
            nameJa: components["schemas"]["Name"];
            /** @description Names by language; where one is missing, the Japanese name is shown */
            names: components["schemas"]["Translations"];
            /** @description Number of sounds that refer to the row, withdrawn ones included */
            usedBy: number;
        };
        /** Format: uuid */
        Id: string;
        InquiryList: {
            closedAt: components["schemas"]["JapanTime"] | null;
            id: components["schemas"]["Id"];
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            lastMessageAt: components["schemas"]["JapanTime"];
            /** @description false: closed */
            opened: boolean;
            /** @description Opened by the caller: only they close it, rate it and send pictures */
            own: boolean;
            rating: number | null;
            /** @description Until then a reply reopens it */
            reopensUntil: components["schemas"]["JapanTime"] | null;
            subject: string;
            /** @description The newest message */
            text: string;
            /** @description Type and detail type, as shown */
            type: string;
            /** @description Messages of the other side that the caller has not read */
            unreadCount: number;
            /** @description The member's name */
            username: string;
        }[];
        InterviewOver65: {
            /** @description Has appetite: 1 yes, 0 no */
            appetite: number;
            /**
             * @description Body part from 10 to 17, or 99 for none
             * @enum {integer}
             */
            bodyPart?: 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 99;
            /** @description Forgets things: 1 yes, 0 no */
            forget: number;
            /** @description Sleeps well: 1 yes, 0 no */
            sleeping: number;
            /** @description Feels well: 1 yes, 0 no */
            well: number;
        };
        InterviewUnder65: {
            /** @description Has appetite: 1 yes, 0 no */
            appetite: number;
            /**
             * @description Body part from 10 to 17, or 99 for none
             * @enum {integer}
             */
            bodyPart?: 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 99;
            /** @description Can concentrate: 1 yes, 0 no */
            concentration: number;
            /** @description Sleeps well: 1 yes, 0 no */
            sleeping: number;
            /** @description Feels well: 1 yes, 0 no */
            well: number;
        };
        /** @enum {unknown} */
        InvoiceState: "open" | "paid" | "unclear" | "failed" | "void";
        IssuedEasyLogin: {
            /** @description Identifies the link without opening anything */
            authId: string;
            /** @description The link, to be displayed as a QR code; it is not stored */
            url: string;
            /** @description Login name */
            userId: string;
        };
        JapanDay: string;
        JapanTime: string;
        Landscape: {
            /** @enum {unknown} */
            hour: "dawn" | "day" | "dusk" | "night";
            /** @description The address of the pictures, which never change: {size} is 56, 160, 400 or og (1200 by 630), {format} is avif or png. They have twice as many pixels as their size says */
            image: string;
            /** @description The upper and the lower sky, what is near, the lines and the light */
            palette: string[];
            scene: components["schemas"]["LandscapeScene"];
        };
        LandscapeDrawing: {
            amplitude: number;
            density: number;
            envelope: number[];
            focus: {
                radius: number;
                x: number;
                y: number;
            };
            horizon: number;
            /** @enum {unknown} */
            hour: "dawn" | "day" | "dusk" | "night";
            /** @enum {unknown} */
            layout: 0 | 1 | 2;
            mirrored: boolean;
            palette: {
                far: string;
                glow: string;
                ink: string;
                near: string;
                skyLow: string;
                skyTop: string;
            };
            scene: components["schemas"]["LandscapeScene"];
            seed: number;
            waves: [
                number,
                number,
                number
            ];
        };
        /** @enum {unknown} */
        LandscapeScene: "sea" | "rain" | "wood" | "fire" | "bell" | "snow" | "town" | "wind" | "stars" | "stream" | "garden" | "hills" | "moon" | "steam" | "blossom";
        MasterRow: {
            code: string;
            displayOrder: number;
            id: string;
            nameEn: components["schemas"]["Name"];
            nameJa: components["schemas"]["Name"];
            /** @description Names by language; where one is missing, the Japanese name is shown */
            names: components["schemas"]["Translations"];
            /** @description Number of sounds that refer to the row, withdrawn ones included */
            usedBy: number;
        };
        MembershipPlace: {
            agencyCode: string | null;
            agencyName: string | null;
            picName: string | null;
        };
        MentalCheckChoice: {
            /** @description Choices are shown in ascending order of this value */
            ansValue: number;
            /** Format: visible-line */
            displayEn: string;
            /** Format: visible-line */
            displayJa: string;
        };
        MentalCheckItemInput: {
            choices: components["schemas"]["MentalCheckChoice"][];
            cluster: number | null;
            /** Format: visible-line */
            nameEn: string;
            /** Format: visible-line */
            nameJa: string;
            /** @description False when the question is no longer asked */
            requires: boolean;
        };
        /** Format: date-time */
        Moment: string;
        Move: {
            /** @description -1 moves the row up, 1 down */
            step: -1 | 1;
        };
        /** Format: visible-line */
        Name: string;
        NamedRow: {
            id: string;
            name: string;
        };
        Night: {
            /** @description The sound of the evening; another one where the composed sound was withdrawn */
            composed: components["schemas"]["PetalSound"] | null;
            /** @description yyyy-MM-dd in Japan */
            day: components["schemas"]["JapanDay"];
            /** @description The sound of the longest play that began on that day */
            heard: components["schemas"]["PetalSound"] | null;
            number: number;
            /** @description Seconds of listening of the day */
            seconds: number;
            /**
             * @description Any listening that counts draws the petal of its day. `open` is tonight before that; `missed` stays a gap
             * @enum {unknown}
             */
            state: "drawn" | "open" | "missed" | "ahead";
        };
        /** @default 0 */
        Page: number;
        /** @default 5 */
        PageSize: number;
        PasswordInput: {
            password: string;
        };
        /** @enum {unknown} */
        PaymentState: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
        Person: {
            /** @description Name of the agency; empty without one */
            agency: string;
            email: string;
            id: string;
            name: string;
            /** @description Login name */
            userId: string;
        };
        PetalSound: {
            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
            frequencies: number[];
            id: components["schemas"]["Id"];
            landscape?: components["schemas"]["Landscape"];
            title: string;
        };
        /** @enum {unknown} */
        PlanCode: "01" | "02" | "03" | "04";
        PlayRecordResult: {
            /** @description The course of an AI esthe sound: 10 or 20 minutes */
            courseMin: number | null;
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            endDateTime: components["schemas"]["JapanTime"];
            planName: string;
            /** @description Empty while the sound chosen for a face diagnosis is unknown */
            soundName: string;
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            startDateTime: components["schemas"]["JapanTime"];
            /** @description Duration as HH:mm:ss */
            totalPlayingTime: string;
            /** @description The name of the member who listened */
            username: string;
        };
        PlayReportRow: {
            /** Format: date */
            day: string;
            interruptions: number;
            longestGapMinutes: number;
            plannedMinutes: number;
            playedMinutes: number;
            roomName: string;
            sectionId: components["schemas"]["Id"];
            sectionName: string;
        };
        PlayableSound: {
            country?: string;
            durationSeconds: number;
            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
            frequencies: number[];
            genre: string;
            id: components["schemas"]["Id"];
            landscape?: components["schemas"]["Landscape"];
            place: string;
            /** @description The player of a Kanade sound */
            player?: string;
            /** @description Signed link that works in this session for 10 minutes and can be renewed */
            soundSrc: string;
            tags: string[];
            title: string;
        };
        PlayingRecord: {
            dmvTypeCode: string;
            /** @description Time as yyyy-MM-dd HH:mm:ss in JST */
            endDateTime: string;
            planCode: string;
            /** @description Identifies one play: later reports with the same id update its record */
            playSessionId?: components["schemas"]["Id"];
            /** @description Time as yyyy-MM-dd HH:mm:ss in JST */
            startDateTime: string;
            /** @description Duration as HH:mm:ss without pauses */
            totalPlayingTime: string;
            vibrationId: components["schemas"]["Id"];
        };
        Product: {
            description: string;
            displayName: string;
            /** @description What the product opens, as codes */
            functionCodes: string[];
            /** @description What the product opens, as texts for members */
            functions: string[];
            /** @description Only visible to members who own it */
            hidden?: boolean;
            id: string;
            imageUrl: string;
            /** @description Yen per month, tax included */
            price: components["schemas"]["Yen"];
            /** @description Whether a device is delivered, so that an address is needed */
            rental: boolean;
        };
        ProductDescription: {
            cn?: string;
            en: string;
            ja: string;
            tw?: string;
        };
        ProductFunctions: {
            cn?: components["schemas"]["Name"][];
            en: components["schemas"]["Name"][];
            ja: components["schemas"]["Name"][];
            tw?: components["schemas"]["Name"][];
        };
        ProductName: {
            cn?: components["schemas"]["Name"];
            en: components["schemas"]["Name"];
            ja: components["schemas"]["Name"];
            tw?: components["schemas"]["Name"];
        };
        ProductWithStatus: {
            description: string;
            displayName: string;
            /** @description What the product opens, as codes */
            functionCodes: string[];
            /** @description What the product opens, as texts for members */
            functions: string[];
            /** @description Only visible to members who own it */
            hidden?: boolean;
            id: string;
            imageUrl: string;
            /** @description Yen per month, tax included */
            price: components["schemas"]["Yen"];
            /** @description Whether a device is delivered, so that an address is needed */
            rental: boolean;
            /**
             * @description 00 can contract, 10 can be bought in addition to or instead of another plan, 20 can be bought again or for others, 90 contracted, 91 waiting for delivery, 92 waiting for return
             * @enum {unknown}
             */
            statusCode: "00" | "10" | "20" | "90" | "91" | "92";
        };
        PurchaseInput: {
            /** @description The same id as deliveryId, under another name */
            addressId?: string | null;
            creditCardId: string;
            /** @description The address to which a rented device is delivered; ignored for plans */
            deliveryId?: string | null;
            productId: string;
            /** @description Yen, the total of order-details that the last screen showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now */
            shownAmount?: number;
            /** @description Yen that are charged today, the sum of the lines of kind subscription; part of shownAmount */
            shownToday?: number;
            /** @description The users of the order; empty for oneself */
            userIds?: string[];
        };
        PurchaseResult: {
            /** @description A text for the member */
            message: string;
            orderId: string;
            /**
             * @description confirming means that the outcome of the payment is not clear yet and becomes clear without another request
             * @enum {unknown}
             */
            state: "done" | "confirming";
        };
        PurchaseRow: {
            /** @description The first of the days that a bonus code gave; such a row costs nothing */
            bonusFrom?: string;
            /** @description Last day of use, once it is fixed */
            cancelAt: components["schemas"]["JapanDay"] | null;
            /** @description Name of the member who pays */
            contractorName: string;
            id: string;
            /** @description Last day of use if cancelled now; null when it cannot be, or somebody else pays it */
            ifCancelAt: components["schemas"]["JapanDay"] | null;
            /** @description Yen of the next payment if the change of plan that waits for it is undone (undo-plan-change) */
            ifPlanKeptAmount?: components["schemas"]["Yen"];
            /** @description Whether the caller pays, and so may cancel it and change its card */
            isContractor: boolean;
            /** @description Whether the caller may undo its cancellation now (undo-cancel); false when the cancellation waived what an upgrade owed */
            isUndoable: boolean;
            /** @description Whether the caller uses it */
            isUser: boolean;
            /** @description Yen that the next payment charges at most, with the difference of an upgrade and at the price of the plan that follows; null when none follows, or when another member pays */
            nextBillAmount: number | null;
            /** @description The next payment; null when none follows */
            nextBillDate: components["schemas"]["JapanDay"] | null;
            /** @description The plan that replaces it with the next payment */
            nextProductDisplayName: string | null;
            /** @description Name of openProductId */
            openProductDisplayName?: string;
            /** @description The cheaper plan that was paid in full last. Only it is open, because the renewal was declined and an upgrade is not paid */
            openProductId?: string;
            /** @description yyyy-MM-dd HH:mm:ss in Japan */
            orderedAt: components["schemas"]["JapanTime"];
            /** @description Yen that the caller still owes for an upgrade whose renewal was declined, also after the contract has ended. update-card pays it, and nothing new can be ordered before (BILLING_DIFFERENCE_OWED); 0 when nothing is owed */
            owedAmount: components["schemas"]["Yen"];
            /** @description Yen per month, tax included */
            price: components["schemas"]["Yen"];
            productDisplayName: string;
            productId: string;
            /** @enum {unknown} */
            productType: "subscription" | "rental";
            /** @description Null until the first period is paid */
            startedAt: components["schemas"]["JapanTime"] | null;
            /** @description 10 active, 20 cancellation reserved, 30 payment pending or past due, 40 awaiting delivery, 50 awaiting return, 90 ended, 99 payment failed */
            status: components["schemas"]["ContractStatus"];
            statusText: string;
            /** @description Name of the member who uses it */
            userName: string;
        };
        /** @enum {unknown} */
        PurposeCode: "01" | "02" | "03" | "04";
        PurposeDetailRow: {
            code: string;
            displayOrder: number;
            id: string;
            nameEn: components["schemas"]["Name"];
            nameJa: components["schemas"]["Name"];
            /** @description Names by language; where one is missing, the Japanese name is shown */
            names: components["schemas"]["Translations"];
            purposeCode: components["schemas"]["PurposeCode"];
            /** @description Number of sounds that refer to the row, withdrawn ones included */
            usedBy: number;
        };
        /** @enum {unknown} */
        Role: "ROLE_ADMIN" | "ROLE_PERSON_IN_CHARGE" | "ROLE_CUSTOMER" | "ROLE_GENERAL" | "ROLE_ENTERPRISE";
        RoomsOverview: {
            rooms: {
                roomId: components["schemas"]["Id"];
                roomName: string;
                sections: components["schemas"]["SectionOverview"][];
            }[];
            serverTime: components["schemas"]["Moment"];
        };
        ScheduleWindowList: {
            /** @description Time as HH:mm in JST */
            from: string;
            soundIds: components["schemas"]["Id"][];
            /** @description Time as HH:mm in JST, exclusive; on the next day when it is at or before `from` */
            to: string;
            volume: number;
            /** @description Weekdays on which the hours begin */
            weekdays: number[];
        }[];
        SectionOverview: {
            deviceName: string;
            hasSchedule: boolean;
            isOpen: boolean;
            managements: {
                /** @description Whether the device reports that it plays */
                heard: boolean;
                id: components["schemas"]["Id"];
                /** @description Whether it should play, by order or plan */
                playing: boolean;
                soundId: components["schemas"]["Id"];
                title: string;
                volume: number;
                withMusic: boolean;
            }[];
            nextChangeAt: components["schemas"]["Moment"] | null;
            offlineSince: components["schemas"]["Moment"] | null;
            reportedAt: components["schemas"]["Moment"] | null;
            sectionId: components["schemas"]["Id"];
            sectionName: string;
            shouldPlay: boolean;
            /**
             * @description The actual state of the device; free when no device holds the section
             * @enum {unknown}
             */
            state: "playing" | "stopped" | "offline" | "free";
            stoppedSince: components["schemas"]["Moment"] | null;
        };
        SevenNights: {
            /** @description False once the member has started, ended or declined */
            isOfferOpen: boolean;
            run: {
                aim: components["schemas"]["SevenNightsAim"];
                /** @description With the last petal, or with the end of the last day */
                isFinished: boolean;
                minutes: components["schemas"]["SevenNightsMinutes"];
                nights: components["schemas"]["Night"][];
                planNote: {
                    aiEsthe: number;
                    therapy: number;
                } | null;
                /** @description The time of the evening in Japan, HH:mm */
                remindAt: components["schemas"]["SevenNightsTime"];
                /** @description Whether the member wishes to be reminded at that time; nothing is sent yet */
                reminder: boolean;
                tonight: number | null;
            } | null;
        };
        /** @enum {unknown} */
        SevenNightsAim: "sleep" | "rest" | "focus" | "care";
        SevenNightsMinutes: 5 | 10 | 20;
        SevenNightsTime: string;
        StaffInquiry: {
            acts: {
                action: string;
                actorName: string | null;
                at: components["schemas"]["Moment"];
                colleagueName: string | null;
                detail: string | null;
                id: components["schemas"]["Id"];
            }[];
            closedAt: components["schemas"]["Moment"] | null;
            firstAnsweredAt: components["schemas"]["Moment"] | null;
            id: components["schemas"]["Id"];
            /**
             * @description What the member read when they wrote
             * @enum {unknown}
             */
            language: "ja" | "en" | "cn" | "tw";
            lastMessageAt: components["schemas"]["Moment"];
            memberId: components["schemas"]["Id"];
            memberName: string;
            messages: {
                /** @enum {unknown} */
                author: "member" | "staff" | "advisor" | "system";
                authorName: string | null;
                createdAt: components["schemas"]["Moment"];
                id: components["schemas"]["Id"];
                /** @description a note that only staff see */
                internal: boolean;
                pictures: components["schemas"]["ChatPicture"][];
                text: string;
            }[];
            openedAt: components["schemas"]["Moment"];
            priority: number;
            rating: number | null;
            shared: {
                device: {
                    browser: string;
                    language: string;
                    screen: string;
                    system: string;
                    timeZone: string;
                };
                errors: {
                    at: components["schemas"]["Moment"];
                    code: string;
                    page: string;
                    requestId: string;
                }[];
                functions: string[];
                paymentUnconfirmed: boolean;
                player: {
                    state: string;
                    title: string;
                } | null;
            } | null;
            staffId: components["schemas"]["Id"] | null;
            staffName: string | null;
            /** @enum {unknown} */
            state: "open" | "closed";
            subject: string;
            /** @description Type and detail type, as shown */
            type: string;
            unread: number;
            waitingSince: components["schemas"]["Moment"] | null;
        };
        StartedUpload: {
            bucket?: string;
            key?: string;
            /** @description Address to which the client sends the chunks by tus */
            uploadUrl?: string;
        };
        StressResult: {
            /** @description Whether the result may inform the AI's choice of a sound */
            forChoice: boolean;
            id: components["schemas"]["Id"];
            level: number;
            savedAt: components["schemas"]["Moment"];
            score: number;
        };
        TherapySound: {
            bodyParts: string[];
            /** @description 1 brain activation, 2 sleep, 3 relaxation, 4 motivation */
            clusterId: number;
            composer: string;
            durationSeconds: number;
            effects: string[];
            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
            frequencies: number[];
            /** @description Genre in the caller’s language */
            genre: string;
            id: components["schemas"]["Id"];
            /** @description Signed link that works in this session for 10 minutes and can be renewed */
            soundSrc: string;
            title: string;
        };
        Transfer: {
            id: string;
            performedAt: components["schemas"]["Moment"];
            performedBy: components["schemas"]["Actor"] | null;
            /** @description The first of the moved members, by name */
            rows: {
                /** @description Name of the agency */
                from: string;
                role: string;
                to: string;
                userId: string;
                username: string;
            }[];
            /** @description How many members were moved */
            total: number;
            undoUntil: components["schemas"]["Moment"];
            undoneAt: components["schemas"]["Moment"] | null;
        };
        TransferInput: {
            /**
             * @description Required when a person in charge is moved
             * @enum {unknown}
             */
            customersOfPic?: "follow" | "stay";
            /** @description 12 digits */
            targetAgencyCode: string;
            /** @description The person in charge of the customers; empty when the agency decides */
            targetPicId?: string | null;
            /** @enum {unknown} */
            targetRole: "ROLE_CUSTOMER" | "ROLE_PERSON_IN_CHARGE";
            userIds: string[];
        };
        TransferPreview: {
            problems: {
                /** @description Why the member cannot be transferred */
                message: string;
                /** @description Null when there is no such member */
                name: string | null;
                userId: string;
            }[];
            rows: {
                from: components["schemas"]["MembershipPlace"];
                /** @description What is moved along, in the caller’s language */
                moves: string[];
                /** @description The same value as username */
                name: string;
                to: components["schemas"]["MembershipPlace"];
                userId: string;
                username: string;
            }[];
        };
        TransferPreviewInput: {
            /**
             * @description Required when a person in charge is moved
             * @enum {unknown}
             */
            customersOfPic?: "follow" | "stay";
            /** @description 12 digits */
            targetAgencyCode?: string;
            /** @description The person in charge of the customers; empty when the agency decides */
            targetPicId?: string | null;
            /** @enum {unknown} */
            targetRole?: "ROLE_CUSTOMER" | "ROLE_PERSON_IN_CHARGE";
            userIds: string[];
        };
        Translations: {
            cn?: components["schemas"]["Name"];
            tw?: components["schemas"]["Name"];
        };
        TrialSound: {
            durationSeconds: number;
            fileName: string;
            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
            frequencies: number[];
            /** @description The vibrationId of the playing record (00/01) */
            id: components["schemas"]["Id"];
            soundSrc: string;
            title: string;
            withMusic: boolean;
        };
        WebhookEvent: {
            attempts: number;
            doneAt: components["schemas"]["Moment"] | null;
            /** @description The type of the event in the provider's terms */
            id: string;
            objectId: string;
            receivedAt: components["schemas"]["Moment"];
            /**
             * @description parked means that processing failed for a day and that staff have to act
             * @enum {unknown}
             */
            state: "waiting" | "parked" | "done";
            type: string;
        };
        WeeklyHoursList: {
            /** @description Time as HH:mm in JST */
            from: string;
            /** @description Time as HH:mm in JST, exclusive; on the next day when it is at or before `from` */
            to: string;
            /** @description Weekdays on which the hours begin */
            weekdays: number[];
        }[];
        Yen: number;
    };
    responses: {
        /** @description AIESTHE_CHECK_EDITED: Another administrator changed this check first. Please review the latest version. */
        AIESTHE_CHECK_EDITED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_CHECK_IN_OF_ANOTHER: This check-in is another member’s and is not recorded here. · AIESTHE_CHECK_IN_REUSED: This check-in is recorded for another sound. */
        "AIESTHE_CHECK_IN_OF_ANOTHER.AIESTHE_CHECK_IN_REUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_CHECK_NOT_DUE: You have answered this check. It opens again on {{from}}. · AIESTHE_CHECK_CHANGED: This check has changed. Please review its questions before you send it again. */
        "AIESTHE_CHECK_NOT_DUE.AIESTHE_CHECK_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_CHECK_NOT_FOUND: This mental check was not found. */
        AIESTHE_CHECK_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_DATA_USE_CHANGED: How the results are used has changed. Please read it again. */
        AIESTHE_DATA_USE_CHANGED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_ID_EMPTY: The id is empty. Nothing was sent. · AIESTHE_IMAGE_EMPTY: The picture is empty. Nothing was sent. */
        "AIESTHE_ID_EMPTY.AIESTHE_IMAGE_EMPTY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_NO_SOUND: No sound could be chosen. */
        AIESTHE_NO_SOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_NO_SOUND: No sound could be chosen. · AIESTHE_RESULT_NOT_FOUND: This result was not found. */
        "AIESTHE_NO_SOUND.AIESTHE_RESULT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_PHOTO_LINK_EXPIRED: This photo link has expired. */
        AIESTHE_PHOTO_LINK_EXPIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_PHOTO_LINK_INVALID: This photo link does not work. */
        AIESTHE_PHOTO_LINK_INVALID: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_RESULT_NOT_FOUND: This result was not found. */
        AIESTHE_RESULT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_STEP_DONE: This photo has already been sent. Please reload the page. · AIESTHE_STEP_NOT_REACHED: Please take the Before photo first. */
        "AIESTHE_STEP_DONE.AIESTHE_STEP_NOT_REACHED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_STRESS_RESULTS_FULL: You can save up to 366 results. Please withdraw one you no longer need and try again. */
        AIESTHE_STRESS_RESULTS_FULL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description AIESTHE_STRESS_RESULT_NOT_FOUND: This saved result was not found. */
        AIESTHE_STRESS_RESULT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_ADDRESS_IN_USE: A rented device is on its way to this address, so it cannot be deleted. */
        BILLING_ADDRESS_IN_USE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_BONUS_CODE_INVALID: This code cannot be used. */
        BILLING_BONUS_CODE_INVALID: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_BONUS_CODE_USED: You have already used this code. */
        BILLING_BONUS_CODE_USED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_CARD_DECLINED: The card was declined. Please try another card. */
        BILLING_CARD_DECLINED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_CARD_DECLINED: The card was declined. Please try another card. · BILLING_CARD_AUTHENTICATION: Your bank asks you to confirm this card. Please add the card again. */
        "BILLING_CARD_DECLINED.BILLING_CARD_AUTHENTICATION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_CARD_IN_USE: This card pays for a contract, so it cannot be deleted. ({{name}}) */
        BILLING_CARD_IN_USE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_CONTRACT_NOT_FOUND: The purchase was not found. */
        BILLING_CONTRACT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_DIFFERENCE_OWED: The difference of a plan change, {{amount}} yen, is still unpaid, so nothing new can be ordered. Please pay it under “Subscriptions”. · BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_PLAN_INVOICED: There is a plan paid by invoice. Please contact us to change it. ({{name}}) · BILLING_PLAN_UNPAID: A contract is still unpaid. Please change its card or cancel it before ordering another plan. ({{name}}) · E2003: A rented device is still on its way, so you cannot order anything new yet. ({{name}}) · E2004: A rented device has not been returned yet, so you cannot order anything new. ({{name}}) · E2005: There is already a contract for this. ({{name}}) */
        "BILLING_DIFFERENCE_OWED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PLAN_INVOICED.BILLING_PLAN_UNPAID.E2003.E2004.E2005": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_DIFFERENCE_OWED: The difference of a plan change, {{amount}} yen, is still unpaid, so nothing new can be ordered. Please pay it under “Subscriptions”. · BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_PLAN_INVOICED: There is a plan paid by invoice. Please contact us to change it. ({{name}}) · BILLING_PLAN_UNPAID: A contract is still unpaid. Please change its card or cancel it before ordering another plan. ({{name}}) · E2003: A rented device is still on its way, so you cannot order anything new yet. ({{name}}) · E2004: A rented device has not been returned yet, so you cannot order anything new. ({{name}}) · E2005: There is already a contract for this. ({{name}}) · BILLING_PAYMENT_LAPSED: The payment could not be confirmed, so your request was not completed. Your card was not charged. Please try again. · BILLING_PAYMENT_REFUNDED: Your request was not completed. What you paid will be refunded in full. · BILLING_DELETION_PENDING: Your account is about to be deleted, so you cannot order anything. · BILLING_ACCOUNT_CHANGING: A change of your account is being processed. Please try again in ten minutes. · BILLING_PRICE_CHANGED: The price has changed. Please check the new amount and confirm again. */
        "BILLING_DIFFERENCE_OWED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PLAN_INVOICED.BILLING_PLAN_UNPAID.E2003.E2004.E2005.BILLING_PAYMENT_LAPSED.BILLING_PAYMENT_REFUNDED.BILLING_DELETION_PENDING.BILLING_ACCOUNT_CHANGING.BILLING_PRICE_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_EVENT_DONE: This payment event has already been processed. */
        BILLING_EVENT_DONE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_EVENT_REFUSED: The signature of the payment event is not valid. */
        BILLING_EVENT_REFUSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_INVOICE_STATE: This invoice is not waiting for a payment. */
        BILLING_INVOICE_STATE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_NOTHING_OWED: This contract owes no difference that could be waived. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. */
        "BILLING_NOTHING_OWED.BILLING_PAYMENT_UNDER_WAY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_NOT_CANCELLABLE: One of the contracts cannot be cancelled. ({{name}}) · BILLING_CANCEL_FINAL: The cancellation of one of the contracts cannot be undone. ({{name}}) · BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_PRICE_CHANGED: The price has changed. Please check the new amount and confirm again. */
        "BILLING_NOT_CANCELLABLE.BILLING_CANCEL_FINAL.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PRICE_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_NOT_CANCELLABLE: One of the contracts cannot be cancelled. ({{name}}) · BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. */
        "BILLING_NOT_CANCELLABLE.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_NO_PLAN_CHANGE: There is no plan change to undo. ({{name}}) · BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_PRICE_CHANGED: The price has changed. Please check the new amount and confirm again. */
        "BILLING_NO_PLAN_CHANGE.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PRICE_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_CANCEL_FINAL: The cancellation of one of the contracts cannot be undone. ({{name}}) */
        "BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_CANCEL_FINAL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_NOT_CANCELLABLE: One of the contracts cannot be cancelled. ({{name}}) · BILLING_PRICE_CHANGED: The price has changed. Please check the new amount and confirm again. */
        "BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_NOT_CANCELLABLE.BILLING_PRICE_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_PAYMENT_LAPSED: The payment could not be confirmed, so your request was not completed. Your card was not charged. Please try again. · BILLING_PAYMENT_REFUNDED: Your request was not completed. What you paid will be refunded in full. · BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. */
        "BILLING_PAYMENT_LAPSED.BILLING_PAYMENT_REFUNDED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_PAYMENT_SETTLED: The outcome of this payment is already known. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. */
        "BILLING_PAYMENT_SETTLED.BILLING_PAYMENT_UNDER_WAY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_POSTCODE_UNKNOWN: No address was found for this postcode. */
        BILLING_POSTCODE_UNKNOWN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_PRODUCT_EDITED: Another administrator changed this product first. Please review the latest version. */
        BILLING_PRODUCT_EDITED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BILLING_RENTAL_STATE: This rental is not waiting for that confirmation. */
        BILLING_RENTAL_STATE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CHARTS_REASON_REQUIRED: Please enter a reason. */
        CHARTS_REASON_REQUIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CHARTS_TEMPLATE_NOT_REMOVABLE: This template cannot be changed or deleted. */
        CHARTS_TEMPLATE_NOT_REMOVABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONTENT_MASTER_IN_USE: Some sounds use this, so it cannot be deleted. */
        CONTENT_MASTER_IN_USE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONTENT_NO_SOUND: No sound could be chosen. */
        CONTENT_NO_SOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONTENT_SOUND_PLAYING: A sound that is playing in a room cannot be deleted. */
        CONTENT_SOUND_PLAYING: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONTENT_UPLOAD_DUPLICATE: This sound has already been added as “{{title}}”. · CONTENT_UPLOADS_OPEN: Too many uploads are unfinished. Please finish or discard some, then try again. */
        "CONTENT_UPLOAD_DUPLICATE.CONTENT_UPLOADS_OPEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONTENT_UPLOAD_OFFSET: The upload is at a different position. Please resume it. · CONTENT_UPLOAD_CLOSED: This upload is already complete. */
        "CONTENT_UPLOAD_OFFSET.CONTENT_UPLOAD_CLOSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONTENT_UPLOAD_PROTOCOL: This upload method is not supported. */
        CONTENT_UPLOAD_PROTOCOL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E1000: This section is already in use, so it cannot be used here. Returning to the previous page. · E1001: An administrator has ended the use of this section on this device. Press Start again to continue. */
        "E1000.E1001": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E2005: There is already a contract for this. ({{name}}) */
        E2005: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. */
        E3001: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · CHARTS_TITLE_REQUIRED: Please enter a title. · CHARTS_LABEL_REQUIRED: Please enter a label. · CHARTS_ITEM_REQUIRED: Please add at least one field. · CHARTS_TOO_MANY_ITEMS: A chart can have up to 20 fields. · CHARTS_ITEM_INVALID: A field is not set up correctly. Please check its choices, range and default. */
        "E3001.CHARTS_TITLE_REQUIRED.CHARTS_LABEL_REQUIRED.CHARTS_ITEM_REQUIRED.CHARTS_TOO_MANY_ITEMS.CHARTS_ITEM_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · E3010: The page cannot be made any smaller. · E3011: The page cannot be made any larger. */
        "E3001.E3010.E3011": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · E3020: Please enter your current password. · E3021: The password is not correct. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and email address. · E3026: The passwords do not match. */
        "E3001.E3020.E3021.E3022.E3023.E3024.E3025.E3026": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · E3021: The password is not correct. */
        "E3001.E3021": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and email address. · E3026: The passwords do not match. */
        "E3001.E3022.E3023.E3024.E3025.E3026": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · E3032: The agency code is not correct. */
        "E3001.E3032": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · ENTERPRISE_NOTHING_TO_CHANGE: Please specify what to change. */
        "E3001.ENTERPRISE_NOTHING_TO_CHANGE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3001: Something you entered is not valid. Please check it. · ENTERPRISE_RANGE_TOO_LONG: Please choose a period of up to 62 days. */
        "E3001.ENTERPRISE_RANGE_TOO_LONG": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3030: This user name is already taken. · E3031: This email address cannot be used. */
        "E3030.E3031": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E3032: The agency code is not correct. · E3001: Something you entered is not valid. Please check it. · E3022: Please enter at least 8 characters. · E3023: Please enter at most 128 characters. · E3024: This password is too common to be used. · E3025: The password must differ from your user name and email address. · E3026: The passwords do not match. */
        "E3032.E3001.E3022.E3023.E3024.E3025.E3026": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4001: Login failed. Please reload the page and try again. · E4013: Please enter the confirmation code. */
        "E4001.E4013": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4002: This link is not valid or has expired. */
        E4002: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4002: This link is not valid or has expired. · E4003: Your consent could not be confirmed. */
        "E4002.E4003": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4003: We need your consent to use your data for this. */
        E4003: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4003: We need your consent to use your data for this. · AIESTHE_DATA_USE_NEEDED: We need your consent to how the results are used. */
        "E4003.AIESTHE_DATA_USE_NEEDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4003: We need your consent to use your data for this. · AIESTHE_DATA_USE_NEEDED: We need your consent to how the results are used. · AIESTHE_KEY_REUSED: Different answers have already been sent. Please reload the page and try again. */
        "E4003.AIESTHE_DATA_USE_NEEDED.AIESTHE_KEY_REUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4003: We need your consent to use your data for this. · AIESTHE_KEY_REUSED: Different answers have already been sent. Please reload the page and try again. */
        "E4003.AIESTHE_KEY_REUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4003: We need your consent to use your data for this. · AIESTHE_PHOTO_UNREADABLE: The photo could not be read. Please try again. · AIESTHE_PHOTO_REPEATED: This is the same as the Before photo. Please take a new photo of your face now. · AIESTHE_FACE_NONE: No face was found. Please show your whole face. · AIESTHE_FACE_SEVERAL: There is more than one face. Please take the photo on your own. · AIESTHE_FACE_SMALL: Your face looks too small. Please move closer. · AIESTHE_FACE_TURNED: Your face is turned away. Please look straight into the camera. · AIESTHE_FACE_DARK: It is too dark. Please find more light. · AIESTHE_FACE_BRIGHT: It is too bright. Please keep direct light off your face. · AIESTHE_FACE_BLURRED: The photo is blurred. Please hold still. */
        "E4003.AIESTHE_PHOTO_UNREADABLE.AIESTHE_PHOTO_REPEATED.AIESTHE_FACE_NONE.AIESTHE_FACE_SEVERAL.AIESTHE_FACE_SMALL.AIESTHE_FACE_TURNED.AIESTHE_FACE_DARK.AIESTHE_FACE_BRIGHT.AIESTHE_FACE_BLURRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4005: This link is not valid. */
        E4005: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4005: This link is not valid. · E4003: Your consent could not be confirmed. */
        "E4005.E4003": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4010: Please log in. */
        E4010: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. */
        E4014: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · BILLING_ADDRESS_LIMIT: You can save up to {{limit}} delivery addresses. */
        "E4014.BILLING_ADDRESS_LIMIT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · BILLING_CARD_LIMIT: You can save up to {{limit}} cards. */
        "E4014.BILLING_CARD_LIMIT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · BILLING_CARD_TOKEN: The card could not be read. Please enter it again. · BILLING_CARD_LIMIT: You can save up to {{limit}} cards. */
        "E4014.BILLING_CARD_TOKEN.BILLING_CARD_LIMIT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · BILLING_EXPORT_LIMIT: You can export up to {{limit}} rows at once. Please choose a shorter period. */
        "E4014.BILLING_EXPORT_LIMIT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · BILLING_KEY_REUSED: This differs from your earlier request. Please reload the page and try again. */
        "E4014.BILLING_KEY_REUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · BILLING_NOT_ENTERPRISE: Only enterprise accounts can pay by invoice. · BILLING_NOT_INVOICED: Rentals cannot be paid by invoice. */
        "E4014.BILLING_NOT_ENTERPRISE.BILLING_NOT_INVOICED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · CONTENT_UPLOAD_REFUSED: The upload failed. */
        "E4014.CONTENT_UPLOAD_REFUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4003: Please agree to the terms of service first. · BILLING_DELIVERY_REQUIRED: Please choose a delivery address for the rented device. · BILLING_KEY_REUSED: This differs from your earlier request. Please reload the page and try again. */
        "E4014.E4003.BILLING_DELIVERY_REQUIRED.BILLING_KEY_REUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4092: You cannot decide on your own application. */
        "E4014.E4092": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4096: This transfer is not possible. Please check the preview. */
        "E4014.E4096": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4220: The confirmation code is not correct. */
        "E4014.E4220": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4220: The confirmation code is not correct. · E4221: The confirmation code is already switched on. */
        "E4014.E4220.E4221": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4221: The confirmation code is already switched on. */
        "E4014.E4221": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4222: Your role requires the confirmation code. */
        "E4014.E4222": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · E4223: Another administrator resets your own confirmation code. */
        "E4014.E4223": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · ENTERPRISE_AGENCY_NOT_FOUND: This enterprise was not found. */
        "E4014.ENTERPRISE_AGENCY_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · ENTERPRISE_HOURS_OVERLAP: These hours overlap. Please adjust them. */
        "E4014.ENTERPRISE_HOURS_OVERLAP": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · ENTERPRISE_HOURS_OVERLAP: These hours overlap. Please adjust them. · ENTERPRISE_SOUND_UNKNOWN: One of the sounds cannot be used in this section. */
        "E4014.ENTERPRISE_HOURS_OVERLAP.ENTERPRISE_SOUND_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · ENTERPRISE_SOUND_UNKNOWN: One of the sounds cannot be used in this section. */
        "E4014.ENTERPRISE_SOUND_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4014: Please confirm your password to do this. · SUPPORT_PICTURE_TOO_LARGE: The picture is too large. Please choose one of up to 8 MB. · SUPPORT_PICTURE_UNREADABLE: The picture could not be read. Please choose a JPEG, PNG or WebP. */
        "E4014.SUPPORT_PICTURE_TOO_LARGE.SUPPORT_PICTURE_UNREADABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4030: You are not allowed to do this. */
        E4030: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4040: Not found. */
        E4040: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4040: Not found. · BILLING_CONTRACT_NOT_FOUND: The purchase was not found. */
        "E4040.BILLING_CONTRACT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4040: Not found. · SUPPORT_INQUIRY_NOT_FOUND: The inquiry was not found. */
        "E4040.SUPPORT_INQUIRY_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4080: The request took too long to arrive. Please try again. */
        E4080: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4090: Someone else has already handled this. Please check the latest status. · E4093: Only rejected applications can be deleted. */
        "E4090.E4093": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4090: Someone else has already handled this. Please check the latest status. · E4095: Something has changed since, so this cannot be undone. */
        "E4090.E4095": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4091: Your application is under review. Please wait for the result. */
        E4091: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4093: Only rejected applications can be deleted. */
        E4093: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4094: More than 24 hours have passed, so this cannot be undone. */
        E4094: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4097: Another tab has already renewed this login. */
        E4097: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4098: There is an active contract or an order in progress. Please try again once it has ended. */
        E4098: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4098: There is an active contract or an order in progress. Please try again once it has ended. · E4099: Only general members who belong to no agency and have not applied to one, and enterprise accounts, can be switched. */
        "E4098.E4099": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4130: The data sent is too large. */
        E4130: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4150: This content type is not supported. */
        E4150: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4220: The confirmation code is not correct. */
        E4220: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4224: A reset of this member’s confirmation code is already waiting. */
        E4224: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4225: There is no reset of the confirmation code waiting any more. */
        E4225: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E4290: Too many attempts. Please try again later. */
        E4290: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E5001: Duplicate login: you were logged out because you logged in on another device. */
        E5001: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E5030: The service is not available right now. Please try again later. */
        E5030: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description E5040: This took too long. Please try again later. */
        E5040: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ENTERPRISE_CHANGED_SINCE: Something else has changed since, so this cannot be undone. */
        ENTERPRISE_CHANGED_SINCE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ENTERPRISE_HOURS_OVERLAP: These hours overlap. Please adjust them. */
        ENTERPRISE_HOURS_OVERLAP: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ENTERPRISE_HOURS_OVERLAP: These hours overlap. Please adjust them. · ENTERPRISE_SOUND_UNKNOWN: One of the sounds cannot be used in this section. */
        "ENTERPRISE_HOURS_OVERLAP.ENTERPRISE_SOUND_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ENTERPRISE_NO_SOUND: There is no sound to play yet. */
        ENTERPRISE_NO_SOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ENTERPRISE_SOUND_IN_SECTION: This section already has this sound. · ENTERPRISE_TOO_MANY: No more can be added. */
        "ENTERPRISE_SOUND_IN_SECTION.ENTERPRISE_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ENTERPRISE_TOO_MANY: No more can be added. */
        ENTERPRISE_TOO_MANY: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ENTERPRISE_UPGRADE_REQUIRED: This address can only be used as a websocket. */
        ENTERPRISE_UPGRADE_REQUIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Error */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SUPPORT_ARTICLE_CHANGED: Another administrator saved the article first. Please compare both versions, then save again. */
        SUPPORT_ARTICLE_CHANGED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SUPPORT_AWARD_CHANGED: Another administrator saved the award first. Please compare both versions, then save again. */
        SUPPORT_AWARD_CHANGED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SUPPORT_CANNED_ANSWER_CHANGED: Another administrator saved the canned answer first. Please compare both versions, then save again. */
        SUPPORT_CANNED_ANSWER_CHANGED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SUPPORT_NOT_STAFF: This person is not on the staff. Please choose a colleague. */
        SUPPORT_NOT_STAFF: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SUPPORT_TOO_MANY_AWARDS: There can be at most 60 awards and articles in the media. */
        SUPPORT_TOO_MANY_AWARDS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SUPPORT_TOO_MANY_CANNED_ANSWERS: You can save up to 200 canned answers. */
        SUPPORT_TOO_MANY_CANNED_ANSWERS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
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
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
                /** @description Part of name, login name or e-mail; administrators must give one */
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
                        /** @description The number on all pages together */
                        size: number;
                        users: components["schemas"]["Person"][];
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001.E3021"];
            401: components["responses"]["E4010"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001.E3020.E3021.E3022.E3023.E3024.E3025.E3026"];
            401: components["responses"]["E4010"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            422: components["responses"]["E4002"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            422: components["responses"]["E4002"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["PasswordInput"];
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
                        effectiveAt: components["schemas"]["Moment"];
                    };
                };
            };
            400: components["responses"]["E3001.E3021"];
            401: components["responses"]["E4010"];
            409: components["responses"]["E4098"];
            429: components["responses"]["E4290"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                            confirmedAt: components["schemas"]["Moment"] | null;
                            service: string;
                        }[];
                        effectiveAt: components["schemas"]["Moment"] | null;
                    };
                };
            };
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        expiresAt?: components["schemas"]["Moment"];
                        /** @enum {unknown} */
                        state: "not-issued" | "enabled" | "disabled";
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["IssuedEasyLogin"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["IssuedEasyLogin"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            /** @description ZIP: hibiki-data.json with one member per service and one list per kind of data, and the photos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        readyAt: components["schemas"]["Moment"] | null;
                        requestedAt: components["schemas"]["Moment"];
                        /** @enum {unknown} */
                        state: "requested" | "ready" | "expired";
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001.E3022.E3023.E3024.E3025.E3026"];
            422: components["responses"]["E4005"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    issueRegistrationMail: {
        parameters: {
            query: {
                /** @description E-mail address */
                email: string;
                /** @description The product that was chosen before registering */
                productId?: string;
                /** @description The form that the link opens; general by default */
                form?: "general" | "agency" | "pic";
                /** @description The agency code that fills the form with an agency */
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
            400: components["responses"]["E3001"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    objectToSecondFactorReset: {
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
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["E3001"];
            409: components["responses"]["E4225"];
            422: components["responses"]["E4002"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description How the member is addressed, in any script: 1 to 50 characters */
                    displayName?: string;
                    /** @description E-mail address */
                    email: string;
                    password: string;
                    /** @description Path of the mail link; when it is left out, that of the link this browser opened */
                    path?: string;
                    /** @description true registers a person in charge, false a customer */
                    pic: boolean;
                    /** @description The requested person in charge; empty when the agency decides */
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
            400: components["responses"]["E3032.E3001.E3022.E3023.E3024.E3025.E3026"];
            409: components["responses"]["E3030.E3031"];
            422: components["responses"]["E4002.E4003"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description Name of the agency in the form; it is not stored */
                    agencyName?: string;
                    agreeProvidingData?: boolean;
                    agreeTermsOfService?: boolean;
                    /** @description How the member is addressed, in any script: 1 to 50 characters */
                    displayName?: string;
                    /** @description E-mail address */
                    email: string;
                    /** @description Token of the invitation link, or the bootstrap secret */
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
            400: components["responses"]["E3001.E3022.E3023.E3024.E3025.E3026"];
            409: components["responses"]["E3030.E3031"];
            422: components["responses"]["E4005.E4003"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description How the member is addressed, in any script: 1 to 50 characters */
                    displayName?: string;
                    /** @description E-mail address */
                    email: string;
                    password: string;
                    /** @description Path of the mail link; when it is left out, that of the link this browser opened */
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
            400: components["responses"]["E3001.E3022.E3023.E3024.E3025.E3026"];
            409: components["responses"]["E3030.E3031"];
            422: components["responses"]["E4002.E4003"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description How the member is addressed, in any script: 1 to 50 characters */
                    displayName?: string;
                    /** @description E-mail address */
                    email: string;
                    password: string;
                    /** @description Path of the mail link; when it is left out, that of the link this browser opened */
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
                        /** @description The product that was chosen before registering */
                        productId?: string;
                    };
                };
            };
            400: components["responses"]["E3001.E3022.E3023.E3024.E3025.E3026"];
            409: components["responses"]["E3030.E3031"];
            422: components["responses"]["E4002.E4003"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        createdAt: components["schemas"]["Moment"];
                        /** @description Whether this call was made with the session */
                        current: boolean;
                        /** @description The browser, such as "Chrome · Windows"; empty when unknown */
                        device: string;
                        id: string;
                        lastUsedAt: components["schemas"]["Moment"];
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description When the reset that an administrator requested takes effect; null without one */
                        resetAt: components["schemas"]["Moment"] | null;
                    };
                };
            };
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
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
                        /** @description URL for the QR code */
                        otpauthUrl: string;
                        secret: string;
                    };
                };
            };
            400: components["responses"]["E3001.E3021"];
            401: components["responses"]["E4010"];
            422: components["responses"]["E4014.E4221"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            422: components["responses"]["E4014.E4220.E4221"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["PasswordInput"];
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
            400: components["responses"]["E3001.E3021"];
            401: components["responses"]["E4010"];
            422: components["responses"]["E4014.E4222"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    objectToOwnReset: {
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
            401: components["responses"]["E4010"];
            409: components["responses"]["E4225"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    renewRecoveryCodes: {
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
                    totpCode: string;
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
            400: components["responses"]["E3001.E3021"];
            401: components["responses"]["E4010"];
            422: components["responses"]["E4014.E4220"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["TransferInput"];
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
                        undoUntil: components["schemas"]["Moment"];
                    };
                };
            };
            400: components["responses"]["E3001.E3032"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014.E4096"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["TransferPreviewInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferPreview"];
                };
            };
            400: components["responses"]["E3001.E3032"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4094"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["Person"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Version of the table of rules and texts that the advice comes from */
                        version: number;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getSevenNights: {
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
                    "application/json": components["schemas"]["SevenNights"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    dismissSevenNights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    topic: "offer" | "plan-note";
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    endSevenNights: {
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    setSevenNightsReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The time of the evening in Japan, HH:mm */
                    remindAt: components["schemas"]["SevenNightsTime"];
                    reminder: boolean;
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
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    startSevenNights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    aim: components["schemas"]["SevenNightsAim"];
                    minutes: components["schemas"]["SevenNightsMinutes"];
                    /** @description The time of the evening in Japan, HH:mm */
                    remindAt: components["schemas"]["SevenNightsTime"];
                    reminder: boolean;
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
                    "application/json": components["schemas"]["SevenNights"];
                };
            };
            404: components["responses"]["CONTENT_NO_SOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description How many more days the member may miss this week */
                        freezeLeft: number;
                        secondsToGo: number | null;
                        todayDone: boolean;
                        /** @description The weekdays on which the member plans to listen, from 1 (Monday) to 7 (Sunday) */
                        weekdays: number[];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description Weekday from 1 (Monday) to 7 (Sunday) */
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Date as MM/dd */
                        label: string;
                        score: number;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getActivityYear: {
        parameters: {
            query: {
                year: number;
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
                        /** @description yyyy-MM-dd in Japan */
                        day: components["schemas"]["JapanDay"];
                        /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
                        frequencies: number[];
                        seconds: number;
                        /** @description The sound of the longest play that began on that day */
                        soundId: components["schemas"]["Id"] | null;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAgencies: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"code\",\"ASC\"]" | "[\"code\",\"DESC\"]" | "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]" | "[\"state\",\"ASC\"]" | "[\"state\",\"DESC\"]" | "[\"picCount\",\"ASC\"]" | "[\"picCount\",\"DESC\"]" | "[\"customerCount\",\"ASC\"]" | "[\"customerCount\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]";
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
                        /** @description The code, which is issued with the approval */
                        code: string | null;
                        createdAt: components["schemas"]["Moment"];
                        customerCount: number;
                        id: string;
                        name: string;
                        picCount: number;
                        /** @enum {unknown} */
                        state: "applied" | "approved" | "rejected";
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description The code, which is issued with the approval */
                        code: string | null;
                        createdAt: components["schemas"]["Moment"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"code\",\"ASC\"]" | "[\"code\",\"DESC\"]" | "[\"type\",\"ASC\"]" | "[\"type\",\"DESC\"]" | "[\"status\",\"ASC\"]" | "[\"status\",\"DESC\"]" | "[\"appliedAt\",\"ASC\"]" | "[\"appliedAt\",\"DESC\"]" | "[\"decidedAt\",\"ASC\"]" | "[\"decidedAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminApplication"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["AdminApplication"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4093"];
            422: components["responses"]["E4014.E4092"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["AdminApplication"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4090.E4095"];
            422: components["responses"]["E4014.E4092"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["AdminApplication"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4090.E4095"];
            422: components["responses"]["E4014.E4092"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminArticles: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"title\",\"ASC\"]" | "[\"title\",\"DESC\"]" | "[\"category\",\"ASC\"]" | "[\"category\",\"DESC\"]" | "[\"version\",\"ASC\"]" | "[\"version\",\"DESC\"]" | "[\"updatedAt\",\"ASC\"]" | "[\"updatedAt\",\"DESC\"]";
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
                        category: components["schemas"]["ArticleCategory"];
                        faq: boolean;
                        id: string;
                        title: string;
                        updatedAt: components["schemas"]["Moment"];
                        version: number;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAdminArticle: {
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
                    "application/json": components["schemas"]["AdminArticle"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    saveAdminArticle: {
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
                    /** @description The version that was edited; needed for an article that is there */
                    baseVersion?: number;
                    category: components["schemas"]["ArticleCategory"];
                    faq: boolean;
                    order: number;
                    texts: {
                        cn?: components["schemas"]["ArticleText"];
                        en: components["schemas"]["ArticleText"];
                        ja: components["schemas"]["ArticleText"];
                        tw?: components["schemas"]["ArticleText"];
                    };
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
                    "application/json": components["schemas"]["AdminArticle"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["SUPPORT_ARTICLE_CHANGED"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"at\",\"ASC\"]" | "[\"at\",\"DESC\"]" | "[\"action\",\"ASC\"]" | "[\"action\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminAwards: {
        parameters: {
            query?: {
                sort?: "[\"title\",\"ASC\"]" | "[\"title\",\"DESC\"]" | "[\"day\",\"ASC\"]" | "[\"day\",\"DESC\"]" | "[\"order\",\"ASC\"]" | "[\"order\",\"DESC\"]" | "[\"visible\",\"ASC\"]" | "[\"visible\",\"DESC\"]" | "[\"updatedAt\",\"ASC\"]" | "[\"updatedAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminAward"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createAdminAward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                    /** @description https only; null without one */
                    link: string | null;
                    order: number;
                    /** @description JPEG, PNG or WebP as base64 or data URL, at most 8 MB */
                    picture: string;
                    titles: {
                        /** Format: visible-line */
                        cn?: string;
                        /** Format: visible-line */
                        en: string;
                        /** Format: visible-line */
                        ja: string;
                        /** Format: visible-line */
                        tw?: string;
                    };
                    visible: boolean;
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
                    "application/json": components["schemas"]["AdminAward"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["SUPPORT_TOO_MANY_AWARDS"];
            422: components["responses"]["E4014.SUPPORT_PICTURE_TOO_LARGE.SUPPORT_PICTURE_UNREADABLE"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAdminAward: {
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
                    "application/json": components["schemas"]["AdminAward"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateAdminAward: {
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
                    /** Format: date */
                    day: string;
                    /** @description https only; null without one */
                    link: string | null;
                    order: number;
                    /** @description JPEG, PNG or WebP as base64 or data URL, at most 8 MB */
                    picture?: string;
                    titles: {
                        /** Format: visible-line */
                        cn?: string;
                        /** Format: visible-line */
                        en: string;
                        /** Format: visible-line */
                        ja: string;
                        /** Format: visible-line */
                        tw?: string;
                    };
                    /** @description Of the award that was edited */
                    updatedAt?: components["schemas"]["Moment"];
                    visible: boolean;
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
                    "application/json": components["schemas"]["AdminAward"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["SUPPORT_AWARD_CHANGED"];
            422: components["responses"]["E4014.SUPPORT_PICTURE_TOO_LARGE.SUPPORT_PICTURE_UNREADABLE"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteAdminAward: {
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listBonusCodes: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"code\",\"ASC\"]" | "[\"code\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]" | "[\"expiresOn\",\"ASC\"]" | "[\"expiresOn\",\"DESC\"]" | "[\"uses\",\"ASC\"]" | "[\"uses\",\"DESC\"]" | "[\"mostUses\",\"ASC\"]" | "[\"mostUses\",\"DESC\"]" | "[\"state\",\"ASC\"]" | "[\"state\",\"DESC\"]";
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
                        code: string;
                        createdAt: components["schemas"]["Moment"];
                        days: number | null;
                        /** @description yyyy-MM-dd in Japan */
                        expiresOn: components["schemas"]["JapanDay"];
                        id: string;
                        mostUses: number;
                        productId: string | null;
                        productName: string | null;
                        /** @enum {unknown} */
                        state: "usable" | "used-up" | "expired" | "stopped";
                        stoppedAt: components["schemas"]["Moment"] | null;
                        uses: number;
                        yen: components["schemas"]["Yen"] | null;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createBonusCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string | null;
                    days?: number | null;
                    expiresOn: string;
                    /** @enum {unknown} */
                    kind: "days" | "yen";
                    mostUses: number;
                    productId?: string | null;
                    yen?: number | null;
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
                    "application/json": components["schemas"]["AdminBonusCode"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readBonusCode: {
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
                    "application/json": components["schemas"]["AdminBonusCode"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    stopBonusCode: {
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
                    "application/json": components["schemas"]["AdminBonusCode"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminCannedAnswers: {
        parameters: {
            query?: {
                sort?: "[\"title\",\"ASC\"]" | "[\"title\",\"DESC\"]" | "[\"updatedAt\",\"ASC\"]" | "[\"updatedAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["CannedAnswer"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createAdminCannedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    texts: {
                        /** Format: visible-text */
                        cn?: string;
                        /** Format: visible-text */
                        en: string;
                        /** Format: visible-text */
                        ja: string;
                        /** Format: visible-text */
                        tw?: string;
                    };
                    /** Format: visible-line */
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
                    "application/json": components["schemas"]["CannedAnswer"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["SUPPORT_TOO_MANY_CANNED_ANSWERS"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAdminCannedAnswer: {
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
                    "application/json": components["schemas"]["CannedAnswer"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateAdminCannedAnswer: {
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
                    texts: {
                        /** Format: visible-text */
                        cn?: string;
                        /** Format: visible-text */
                        en: string;
                        /** Format: visible-text */
                        ja: string;
                        /** Format: visible-text */
                        tw?: string;
                    };
                    /** Format: visible-line */
                    title: string;
                    /** @description Of the canned answer that was edited */
                    updatedAt?: components["schemas"]["Moment"];
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
                    "application/json": components["schemas"]["CannedAnswer"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["SUPPORT_CANNED_ANSWER_CHANGED"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteAdminCannedAnswer: {
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listChartLog: {
        parameters: {
            query?: {
                sort?: "[\"at\",\"ASC\"]" | "[\"at\",\"DESC\"]" | "[\"action\",\"ASC\"]" | "[\"action\",\"DESC\"]";
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
                        action: "view" | "create" | "update" | "delete" | "restore" | "export";
                        actor: {
                            id: components["schemas"]["Id"];
                            /** @description Empty when the name is unknown */
                            name: string;
                        } | null;
                        /** @enum {unknown} */
                        actorRole: "customer" | "person-in-charge" | "administrator";
                        at: components["schemas"]["Moment"];
                        customer: {
                            id: components["schemas"]["Id"];
                            /** @description Empty when the name is unknown */
                            name: string;
                        };
                        id: components["schemas"]["Id"];
                        reason: string | null;
                        recordId: components["schemas"]["Id"] | null;
                        title: string | null;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminChartTemplates: {
        parameters: {
            query?: {
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]" | "[\"agencyCode\",\"ASC\"]" | "[\"agencyCode\",\"DESC\"]" | "[\"updatedAt\",\"ASC\"]" | "[\"updatedAt\",\"DESC\"]";
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
                        agencyCode: string | null;
                        formats: {
                            [key: string]: components["schemas"]["CalteTemplateFormat"];
                        };
                        id: components["schemas"]["Id"];
                        name: string;
                        names: {
                            [key: string]: string;
                        };
                        updatedAt: components["schemas"]["Moment"];
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAdminChartTemplate: {
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
                        /** @description Changes of the template with their author, the newest first */
                        acts: {
                            actor: {
                                id: string;
                                name: string;
                            } | null;
                            at: components["schemas"]["Moment"];
                        }[];
                        agencyCode: string | null;
                        formats: {
                            [key: string]: components["schemas"]["CalteTemplateFormat"];
                        };
                        id: components["schemas"]["Id"];
                        name: string;
                        names: {
                            [key: string]: string;
                        };
                        updatedAt: components["schemas"]["Moment"];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateAdminChartTemplate: {
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
                    formats: {
                        [key: string]: components["schemas"]["CalteFormatInput"];
                    };
                    names: {
                        [key: string]: string;
                    };
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
                        /** @description Changes of the template with their author, the newest first */
                        acts: {
                            actor: {
                                id: string;
                                name: string;
                            } | null;
                            at: components["schemas"]["Moment"];
                        }[];
                        agencyCode: string | null;
                        formats: {
                            [key: string]: components["schemas"]["CalteTemplateFormat"];
                        };
                        id: components["schemas"]["Id"];
                        name: string;
                        names: {
                            [key: string]: string;
                        };
                        updatedAt: components["schemas"]["Moment"];
                    };
                };
            };
            400: components["responses"]["E3001.CHARTS_TITLE_REQUIRED.CHARTS_LABEL_REQUIRED.CHARTS_ITEM_REQUIRED.CHARTS_TOO_MANY_ITEMS.CHARTS_ITEM_INVALID"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CHARTS_TEMPLATE_NOT_REMOVABLE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminCharts: {
        parameters: {
            query?: {
                sort?: "[\"title\",\"ASC\"]" | "[\"title\",\"DESC\"]" | "[\"customerName\",\"ASC\"]" | "[\"customerName\",\"DESC\"]" | "[\"agencyCode\",\"ASC\"]" | "[\"agencyCode\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]" | "[\"updatedAt\",\"ASC\"]" | "[\"updatedAt\",\"DESC\"]" | "[\"deletedAt\",\"ASC\"]" | "[\"deletedAt\",\"DESC\"]";
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
                        agencyCode: string | null;
                        createdAt: components["schemas"]["Moment"];
                        customerId: components["schemas"]["Id"];
                        customerName: string;
                        deletedAt: components["schemas"]["Moment"] | null;
                        id: components["schemas"]["Id"];
                        title: string;
                        updatedAt: components["schemas"]["Moment"];
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAdminChart: {
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
                        agencyCode: string | null;
                        createdAt: components["schemas"]["Moment"];
                        customerId: components["schemas"]["Id"];
                        customerName: string;
                        deletedAt: components["schemas"]["Moment"] | null;
                        id: components["schemas"]["Id"];
                        title: string;
                        updatedAt: components["schemas"]["Moment"];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteAdminChart: {
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
                    reason: string;
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
            400: components["responses"]["CHARTS_REASON_REQUIRED"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    restoreAdminChart: {
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
                    reason: string;
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
            400: components["responses"]["CHARTS_REASON_REQUIRED"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    viewAdminChart: {
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
                    reason: string;
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
                    "application/json": components["schemas"]["CalteRecord"];
                };
            };
            400: components["responses"]["CHARTS_REASON_REQUIRED"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readChoiceStatistics: {
        parameters: {
            query: {
                /** @description Date as yyyy-MM-dd in Japan */
                from: string;
                /** @description Date as yyyy-MM-dd in Japan */
                to: string;
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
                        clusters: {
                            abandoned: number | null;
                            belief: components["schemas"]["EstimatedEffect"] | null;
                            chosen: number | null;
                            cluster: number;
                            course: number | null;
                            exploring: number | null;
                            finished: number | null;
                            meanChange: number | null;
                            measured: number | null;
                        }[];
                        reasons: {
                            abandoned: number | null;
                            belief: components["schemas"]["EstimatedEffect"] | null;
                            chosen: number | null;
                            exploring: number | null;
                            finished: number | null;
                            meanChange: number | null;
                            measured: number | null;
                            reason: string;
                        }[];
                        /** @description The 99 most chosen sounds */
                        sounds: {
                            abandoned: number | null;
                            belief: components["schemas"]["EstimatedEffect"] | null;
                            chosen: number | null;
                            cluster: number;
                            course: number | null;
                            exploring: number | null;
                            finished: number | null;
                            id: string;
                            meanChange: number | null;
                            measured: number | null;
                            titleEn: string;
                            titleJa: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            504: components["responses"]["E5040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readCommerceDashboard: {
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
                        deliveriesWaiting: number;
                        eventsParked: number;
                        invoicesOpen: number;
                        paymentsUnclear: number;
                        refundsDue: number;
                        /** @description Devices that have been awaited for 30 days; they are also counted in returnsWaiting */
                        returnsLate: number;
                        returnsWaiting: number;
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readRevenue: {
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
                        days: {
                            /** @description yyyy-MM-dd in Japan */
                            day: components["schemas"]["JapanDay"];
                            /** @description Yen, tax included */
                            yen: components["schemas"]["Yen"];
                        }[];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listCommerceLog: {
        parameters: {
            query?: {
                sort?: "[\"at\",\"ASC\"]" | "[\"at\",\"DESC\"]" | "[\"action\",\"ASC\"]" | "[\"action\",\"DESC\"]";
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
                    "application/json": components["schemas"]["CommerceLogEntry"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readCommerceAct: {
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
                    "application/json": components["schemas"]["CommerceLogEntry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listContractsInConsole: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"orderedAt\",\"ASC\"]" | "[\"orderedAt\",\"DESC\"]" | "[\"status\",\"ASC\"]" | "[\"status\",\"DESC\"]" | "[\"unitPrice\",\"ASC\"]" | "[\"unitPrice\",\"DESC\"]" | "[\"productName\",\"ASC\"]" | "[\"productName\",\"DESC\"]" | "[\"userName\",\"ASC\"]" | "[\"userName\",\"DESC\"]" | "[\"contractorName\",\"ASC\"]" | "[\"contractorName\",\"DESC\"]" | "[\"paidUntil\",\"ASC\"]" | "[\"paidUntil\",\"DESC\"]" | "[\"nextChargeOn\",\"ASC\"]" | "[\"nextChargeOn\",\"DESC\"]";
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
                        agencyCode: string | null;
                        contractorId: string | null;
                        contractorName: string | null;
                        id: string;
                        /** @description Whether it is paid by invoice instead of a card */
                        invoiced: boolean;
                        lastDay: components["schemas"]["JapanDay"] | null;
                        nextChargeOn: components["schemas"]["JapanDay"] | null;
                        /** @description Yen, tax included */
                        nextDifference: components["schemas"]["Yen"];
                        nextProductName: string | null;
                        orderedAt: components["schemas"]["Moment"];
                        /** @description Yen that the payer still owes for an upgrade whose renewal was declined, also after the end; waive-difference waives it */
                        owedAmount: components["schemas"]["Yen"];
                        paidUntil: components["schemas"]["JapanDay"] | null;
                        productId: string;
                        productName: string;
                        rental: boolean;
                        /** @description Yen that a cancellation charges at most */
                        settlementAmount: components["schemas"]["Yen"];
                        /** @description Whether it was cancelled without paying what an upgrade owed, so that the cancellation is final */
                        settlementUnpaid: boolean;
                        startedAt: components["schemas"]["Moment"] | null;
                        /** @description 10 active, 20 cancellation reserved, 30 payment pending or past due, 40 awaiting delivery, 50 awaiting return, 90 ended, 99 payment failed */
                        status: components["schemas"]["ContractStatus"];
                        /** @description Yen per month with tax, as contracted */
                        unitPrice: components["schemas"]["Yen"];
                        userId: string | null;
                        userName: string | null;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createInvoicedContract: {
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
                    /** @description Yen per month as agreed; the product’s own price when left out */
                    unitPrice?: number;
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
                    "application/json": components["schemas"]["AdminContractDetails"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E2005"];
            422: components["responses"]["E4014.BILLING_NOT_ENTERPRISE.BILLING_NOT_INVOICED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readContractInConsole: {
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
                    "application/json": components["schemas"]["AdminContractDetails"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    cancelContractInConsole: {
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
                    /** Format: visible-text */
                    reason: string;
                    /** @description Yen, the sum of settlementAmount that the last screen showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now */
                    shownSettlement: number;
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
                    "application/json": components["schemas"]["AdminContractDetails"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_NOT_CANCELLABLE.BILLING_PRICE_CHANGED"];
            422: components["responses"]["E4014"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    undoCancelInConsole: {
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
                    /** Format: visible-text */
                    reason: string;
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
                    "application/json": components["schemas"]["AdminContractDetails"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_CANCEL_FINAL"];
            422: components["responses"]["E4014"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    waiveDifferenceInConsole: {
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
                    /** Format: visible-text */
                    reason: string;
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
                    "application/json": components["schemas"]["AdminContractDetails"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_NOTHING_OWED.BILLING_PAYMENT_UNDER_WAY"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listCountryRows: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"code\",\"ASC\"]" | "[\"code\",\"DESC\"]" | "[\"nameJa\",\"ASC\"]" | "[\"nameJa\",\"DESC\"]" | "[\"nameEn\",\"ASC\"]" | "[\"nameEn\",\"DESC\"]" | "[\"displayOrder\",\"ASC\"]" | "[\"displayOrder\",\"DESC\"]" | "[\"usedBy\",\"ASC\"]" | "[\"usedBy\",\"DESC\"]";
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
                    "application/json": components["schemas"]["MasterRow"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createCountry: {
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
                    displayOrder?: number;
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
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
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readCountry: {
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
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateCountry: {
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
                    displayOrder?: number;
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
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
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteCountry: {
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
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_MASTER_IN_USE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    moveCountry: {
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
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readSignUps: {
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
                        days: {
                            /** @description yyyy-MM-dd in Japan */
                            day: components["schemas"]["JapanDay"];
                            signUps: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readDiagnosisStatistics: {
        parameters: {
            query: {
                /** @description Date as yyyy-MM-dd in Japan */
                from: string;
                /** @description Date as yyyy-MM-dd in Japan */
                to: string;
                /** @description Length of the periods; weeks begin on Monday */
                per: "day" | "week" | "month";
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
                        courses: {
                            completed: number | null;
                            minutes: number;
                            published: number | null;
                            started: number | null;
                            unfinished: number | null;
                        }[];
                        emotions: {
                            after: number | null;
                            before: number | null;
                            /** @enum {unknown} */
                            emotion: "HAPPY" | "FEAR" | "SAD" | "ANGRY";
                        }[];
                        measured: number | null;
                        periods: {
                            completed: number | null;
                            /** @description First day of the period */
                            day: components["schemas"]["JapanDay"];
                            published: number | null;
                            started: number | null;
                            unfinished: number | null;
                        }[];
                        refusals: {
                            photos: number | null;
                            reason: string;
                        }[];
                        total: {
                            completed: number | null;
                            published: number | null;
                            started: number | null;
                            unfinished: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            504: components["responses"]["E5040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listEnterpriseAccounts: {
        parameters: {
            query?: {
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]" | "[\"loginName\",\"ASC\"]" | "[\"loginName\",\"DESC\"]" | "[\"email\",\"ASC\"]" | "[\"email\",\"DESC\"]" | "[\"agencyName\",\"ASC\"]" | "[\"agencyName\",\"DESC\"]";
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
                    "application/json": components["schemas"]["EnterpriseAccount"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseAccount: {
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
                    "application/json": components["schemas"]["EnterpriseAccount"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateEnterpriseAccount: {
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
                    agencyId: components["schemas"]["Id"] | null;
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
                    "application/json": components["schemas"]["EnterpriseAccount"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014.ENTERPRISE_AGENCY_NOT_FOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listEnterpriseAgencies: {
        parameters: {
            query?: {
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]" | "[\"accounts\",\"ASC\"]" | "[\"accounts\",\"DESC\"]" | "[\"rooms\",\"ASC\"]" | "[\"rooms\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["EnterpriseAgency"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createEnterpriseAgency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterpriseAgencyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnterpriseAgency"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseAgency: {
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
                    "application/json": components["schemas"]["EnterpriseAgency"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateEnterpriseAgency: {
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
                "application/json": components["schemas"]["EnterpriseAgencyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnterpriseAgency"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listEnterpriseChanges: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
            };
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
                    "application/json": components["schemas"]["ChangeLogEntry"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    controlEnterpriseRooms: {
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
                "application/json": components["schemas"]["ControlInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlResult"];
                };
            };
            400: components["responses"]["E3001.ENTERPRISE_NOTHING_TO_CHANGE"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseOverview: {
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
                    "application/json": components["schemas"]["RoomsOverview"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseReport: {
        parameters: {
            query: {
                sectionId?: string;
                /** @description First day in JST */
                since: string;
                /** @description Last day in JST; at most 62 days */
                until: string;
            };
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
                    "application/json": components["schemas"]["PlayReportRow"][];
                };
            };
            400: components["responses"]["E3001.ENTERPRISE_RANGE_TOO_LONG"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    downloadEnterpriseReport: {
        parameters: {
            query: {
                sectionId?: string;
                /** @description First day in JST */
                since: string;
                /** @description Last day in JST; at most 62 days */
                until: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["E3001.ENTERPRISE_RANGE_TOO_LONG"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    undoEnterpriseControl: {
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
                    changeId: string;
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
                        sectionIds: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["ENTERPRISE_CHANGED_SINCE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listEnterpriseManagements: {
        parameters: {
            query?: {
                sort?: "[\"title\",\"ASC\"]" | "[\"title\",\"DESC\"]" | "[\"fileName\",\"ASC\"]" | "[\"fileName\",\"DESC\"]" | "[\"volume\",\"ASC\"]" | "[\"volume\",\"DESC\"]" | "[\"playing\",\"ASC\"]" | "[\"playing\",\"DESC\"]" | "[\"sectionName\",\"ASC\"]" | "[\"sectionName\",\"DESC\"]" | "[\"roomName\",\"ASC\"]" | "[\"roomName\",\"DESC\"]" | "[\"agencyName\",\"ASC\"]" | "[\"agencyName\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminSectionSound"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createEnterpriseManagement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sectionId: components["schemas"]["Id"];
                    soundId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["AdminSectionSound"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["ENTERPRISE_SOUND_IN_SECTION.ENTERPRISE_TOO_MANY"];
            422: components["responses"]["E4014.ENTERPRISE_SOUND_UNKNOWN"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseManagement: {
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
                    "application/json": components["schemas"]["AdminSectionSound"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteEnterpriseManagement: {
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
                        id: components["schemas"]["Id"];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listEnterpriseRooms: {
        parameters: {
            query?: {
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]" | "[\"agencyName\",\"ASC\"]" | "[\"agencyName\",\"DESC\"]" | "[\"position\",\"ASC\"]" | "[\"position\",\"DESC\"]" | "[\"sections\",\"ASC\"]" | "[\"sections\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminRoom"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createEnterpriseRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agencyId: components["schemas"]["Id"];
                    name: components["schemas"]["Name"];
                    position?: number;
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
                    "application/json": components["schemas"]["AdminRoom"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["ENTERPRISE_TOO_MANY"];
            422: components["responses"]["E4014.ENTERPRISE_AGENCY_NOT_FOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseRoom: {
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
                    "application/json": components["schemas"]["AdminRoom"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateEnterpriseRoom: {
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
                    name: components["schemas"]["Name"];
                    /** @description Null for a room that is always open */
                    openingHours: components["schemas"]["WeeklyHoursList"] | null;
                    position: number;
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
                    "application/json": components["schemas"]["AdminRoom"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014.ENTERPRISE_HOURS_OVERLAP"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteEnterpriseRoom: {
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
                        id: components["schemas"]["Id"];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listEnterpriseSections: {
        parameters: {
            query?: {
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]" | "[\"roomName\",\"ASC\"]" | "[\"roomName\",\"DESC\"]" | "[\"agencyName\",\"ASC\"]" | "[\"agencyName\",\"DESC\"]" | "[\"position\",\"ASC\"]" | "[\"position\",\"DESC\"]" | "[\"sounds\",\"ASC\"]" | "[\"sounds\",\"DESC\"]" | "[\"seenAt\",\"ASC\"]" | "[\"seenAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminSection"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createEnterpriseSection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["Name"];
                    position?: number;
                    roomId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["AdminSection"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["ENTERPRISE_TOO_MANY"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseSection: {
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
                    "application/json": components["schemas"]["AdminSection"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateEnterpriseSection: {
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
                    name: components["schemas"]["Name"];
                    position: number;
                    windows: components["schemas"]["ScheduleWindowList"];
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
                    "application/json": components["schemas"]["AdminSection"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014.ENTERPRISE_HOURS_OVERLAP.ENTERPRISE_SOUND_UNKNOWN"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteEnterpriseSection: {
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
                        id: components["schemas"]["Id"];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    freeEnterpriseSection: {
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
                    "application/json": components["schemas"]["AdminSection"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listEnterpriseRoomSounds: {
        parameters: {
            query?: {
                sort?: "[\"title\",\"ASC\"]" | "[\"title\",\"DESC\"]" | "[\"fileName\",\"ASC\"]" | "[\"fileName\",\"DESC\"]" | "[\"durationSeconds\",\"ASC\"]" | "[\"durationSeconds\",\"DESC\"]" | "[\"changedAt\",\"ASC\"]" | "[\"changedAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["EnterpriseSound"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getEnterpriseRoomSound: {
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
                    "application/json": components["schemas"]["EnterpriseSound"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listGenreRows: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"code\",\"ASC\"]" | "[\"code\",\"DESC\"]" | "[\"nameJa\",\"ASC\"]" | "[\"nameJa\",\"DESC\"]" | "[\"nameEn\",\"ASC\"]" | "[\"nameEn\",\"DESC\"]" | "[\"displayOrder\",\"ASC\"]" | "[\"displayOrder\",\"DESC\"]" | "[\"usedBy\",\"ASC\"]" | "[\"usedBy\",\"DESC\"]";
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
                    "application/json": components["schemas"]["GenreRow"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createGenre: {
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
                    displayOrder?: number;
                    /** @enum {unknown} */
                    family: "sound" | "music";
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
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
                    "application/json": components["schemas"]["GenreRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readGenre: {
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
                    "application/json": components["schemas"]["GenreRow"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateGenre: {
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
                    displayOrder?: number;
                    /** @enum {unknown} */
                    family: "sound" | "music";
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
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
                    "application/json": components["schemas"]["GenreRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteGenre: {
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
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_MASTER_IN_USE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    moveGenre: {
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
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenreRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listGrants: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"userId\",\"ASC\"]" | "[\"userId\",\"DESC\"]" | "[\"username\",\"ASC\"]" | "[\"username\",\"DESC\"]" | "[\"email\",\"ASC\"]" | "[\"email\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]" | "[\"lastLoginAt\",\"ASC\"]" | "[\"lastLoginAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminMember"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                     * @description 0 grants, 1 withdraws
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminInquiries: {
        parameters: {
            query?: {
                sort?: "[\"subject\",\"ASC\"]" | "[\"subject\",\"DESC\"]" | "[\"memberName\",\"ASC\"]" | "[\"memberName\",\"DESC\"]" | "[\"staffName\",\"ASC\"]" | "[\"staffName\",\"DESC\"]" | "[\"priority\",\"ASC\"]" | "[\"priority\",\"DESC\"]" | "[\"openedAt\",\"ASC\"]" | "[\"openedAt\",\"DESC\"]" | "[\"lastMessageAt\",\"ASC\"]" | "[\"lastMessageAt\",\"DESC\"]" | "[\"waitingSince\",\"ASC\"]" | "[\"waitingSince\",\"DESC\"]" | "[\"closedAt\",\"ASC\"]" | "[\"closedAt\",\"DESC\"]" | "[\"rating\",\"ASC\"]" | "[\"rating\",\"DESC\"]";
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
                        closedAt: components["schemas"]["Moment"] | null;
                        firstAnsweredAt: components["schemas"]["Moment"] | null;
                        id: components["schemas"]["Id"];
                        /**
                         * @description What the member read when they wrote
                         * @enum {unknown}
                         */
                        language: "ja" | "en" | "cn" | "tw";
                        lastMessageAt: components["schemas"]["Moment"];
                        memberId: components["schemas"]["Id"];
                        memberName: string;
                        openedAt: components["schemas"]["Moment"];
                        priority: number;
                        rating: number | null;
                        staffId: components["schemas"]["Id"] | null;
                        staffName: string | null;
                        /** @enum {unknown} */
                        state: "open" | "closed";
                        subject: string;
                        /** @description Type and detail type, as shown */
                        type: string;
                        unread: number;
                        waitingSince: components["schemas"]["Moment"] | null;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAdminInquiry: {
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    answerAdminInquiry: {
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
                    /** @default false */
                    close?: boolean;
                    /** @description The same key again sends nothing again */
                    key: string;
                    /** Format: visible-text */
                    text: string;
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    assignAdminInquiry: {
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
                    staffId?: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            409: components["responses"]["SUPPORT_NOT_STAFF"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    closeAdminInquiry: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    noteAdminInquiry: {
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
                    /** @description The same key again sends nothing again */
                    key: string;
                    /** Format: visible-text */
                    text: string;
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    announceAdminInquiry: {
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
                    writing: boolean;
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
                        others: {
                            name: string;
                            writing: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    setAdminInquiryPriority: {
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
                    priority: number;
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
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    releaseAdminInquiry: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    reopenAdminInquiry: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInquiry"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.SUPPORT_INQUIRY_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"email\",\"ASC\"]" | "[\"email\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]" | "[\"expiresAt\",\"ASC\"]" | "[\"expiresAt\",\"DESC\"]" | "[\"usedAt\",\"ASC\"]" | "[\"usedAt\",\"DESC\"]";
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
                        createdAt: components["schemas"]["Moment"];
                        createdBy: components["schemas"]["Actor"] | null;
                        email: string;
                        expiresAt: components["schemas"]["Moment"];
                        id: string;
                        /** @enum {unknown} */
                        state: "open" | "used" | "expired" | "revoked";
                        usedAt: components["schemas"]["Moment"] | null;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        createdAt: components["schemas"]["Moment"];
                        createdBy: components["schemas"]["Actor"] | null;
                        email: string;
                        expiresAt: components["schemas"]["Moment"];
                        id: string;
                        /** @enum {unknown} */
                        state: "open" | "used" | "expired" | "revoked";
                        url: string;
                        usedAt: components["schemas"]["Moment"] | null;
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]" | "[\"dueOn\",\"ASC\"]" | "[\"dueOn\",\"DESC\"]" | "[\"amount\",\"ASC\"]" | "[\"amount\",\"DESC\"]" | "[\"state\",\"ASC\"]" | "[\"state\",\"DESC\"]" | "[\"memberName\",\"ASC\"]" | "[\"memberName\",\"DESC\"]" | "[\"agencyCode\",\"ASC\"]" | "[\"agencyCode\",\"DESC\"]" | "[\"periodFrom\",\"ASC\"]" | "[\"periodFrom\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminInvoice"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    exportInvoices: {
        parameters: {
            query: {
                /** @description First day in Japan */
                from: string;
                /** @description Last day in Japan, at most a year after the first */
                until: string;
                agencyCode?: string;
                /** @description open means sent and not paid yet, unclear that the card is being charged, and void that the order failed */
                state?: components["schemas"]["InvoiceState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014.BILLING_EXPORT_LIMIT"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readInvoice: {
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
                    "application/json": components["schemas"]["AdminInvoice"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    markInvoicePaid: {
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
                    "application/json": components["schemas"]["AdminInvoice"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_INVOICE_STATE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readListeningDashboard: {
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
                        days: {
                            /** @description yyyy-MM-dd in Japan */
                            day: components["schemas"]["JapanDay"];
                            /** @description Null on a day with one to four listeners */
                            members: number | null;
                            /** @description Null on a day with one to four listeners */
                            plays: number | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"userId\",\"ASC\"]" | "[\"userId\",\"DESC\"]" | "[\"username\",\"ASC\"]" | "[\"username\",\"DESC\"]" | "[\"email\",\"ASC\"]" | "[\"email\",\"DESC\"]" | "[\"premium\",\"ASC\"]" | "[\"premium\",\"DESC\"]" | "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]" | "[\"lastLoginAt\",\"ASC\"]" | "[\"lastLoginAt\",\"DESC\"]" | "[\"deletionEffectiveAt\",\"ASC\"]" | "[\"deletionEffectiveAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminMember"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        createdAt: components["schemas"]["Moment"];
                        deletionEffectiveAt: components["schemas"]["Moment"] | null;
                        email: string;
                        id: string;
                        lastLoginAt: components["schemas"]["Moment"] | null;
                        premium: boolean;
                        roles: components["schemas"]["Role"][];
                        /** @description Whether the second factor is on */
                        secondFactor: boolean;
                        /** @description The pending reset; null without one */
                        secondFactorReset: {
                            effectiveAt: components["schemas"]["Moment"];
                            identityCheck: string;
                            requestedAt: components["schemas"]["Moment"];
                            /** @description Name of the administrator; null when that account was deleted */
                            requestedBy: string | null;
                        } | null;
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    grantEnterpriseRole: {
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
                        /** @description False when it is an enterprise account already */
                        changed: boolean;
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4098.E4099"];
            422: components["responses"]["E4014"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    resetSecondFactor: {
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
                    /** @description How it was checked that the request comes from the member */
                    identityCheck: string;
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
                        /** @description Null when no second factor is on */
                        effectiveAt: components["schemas"]["Moment"] | null;
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4224"];
            422: components["responses"]["E4014.E4223"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    revokeEnterpriseRole: {
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
                        /** @description False when it is no enterprise account */
                        changed: boolean;
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4098.E4099"];
            422: components["responses"]["E4014"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    withdrawSecondFactorReset: {
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4225"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listMentalChecksInConsole: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"titleJa\",\"ASC\"]" | "[\"titleJa\",\"DESC\"]" | "[\"titleEn\",\"ASC\"]" | "[\"titleEn\",\"DESC\"]" | "[\"version\",\"ASC\"]" | "[\"version\",\"DESC\"]" | "[\"questions\",\"ASC\"]" | "[\"questions\",\"DESC\"]" | "[\"intervalDays\",\"ASC\"]" | "[\"intervalDays\",\"DESC\"]" | "[\"displayOrder\",\"ASC\"]" | "[\"displayOrder\",\"DESC\"]" | "[\"answers\",\"ASC\"]" | "[\"answers\",\"DESC\"]" | "[\"publishedAt\",\"ASC\"]" | "[\"publishedAt\",\"DESC\"]";
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
                        /** @description Number of answers to all versions */
                        answers: number;
                        displayOrder: number;
                        id: string;
                        intervalDays: number;
                        publishedAt: components["schemas"]["Moment"];
                        /** @description Number of questions that are asked */
                        questions: number;
                        /** @description Number of the last change, which the next change has to send back */
                        revision: number;
                        titleEn: string;
                        titleJa: string;
                        version: number;
                        withdrawnAt: components["schemas"]["Moment"] | null;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createMentalCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    displayOrder: number;
                    /** @description Days until the check can be done again */
                    intervalDays: number;
                    /** @description Questions in the order in which they are asked */
                    items: components["schemas"]["MentalCheckItemInput"][];
                    /** Format: visible-line */
                    titleEn: string;
                    /** Format: visible-line */
                    titleJa: string;
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
                    "application/json": components["schemas"]["AdminMentalCheck"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readMentalCheckInConsole: {
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
                    "application/json": components["schemas"]["AdminMentalCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    changeMentalCheck: {
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
                    displayOrder: number;
                    /** @description Days until the check can be done again */
                    intervalDays: number;
                    /** @description Questions in the order in which they are asked */
                    items: components["schemas"]["MentalCheckItemInput"][];
                    /** @description Revision of the check as it was read */
                    revision: number;
                    /** Format: visible-line */
                    titleEn: string;
                    /** Format: visible-line */
                    titleJa: string;
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
                    "application/json": components["schemas"]["AdminMentalCheck"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["AIESTHE_CHECK_EDITED"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    withdrawMentalCheck: {
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
                    "application/json": components["schemas"]["AdminMentalCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    putMentalCheckBack: {
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
                    "application/json": components["schemas"]["AdminMentalCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listPaymentsInConsole: {
        parameters: {
            query?: {
                sort?: "[\"createdAt\",\"ASC\"]" | "[\"createdAt\",\"DESC\"]" | "[\"amount\",\"ASC\"]" | "[\"amount\",\"DESC\"]" | "[\"state\",\"ASC\"]" | "[\"state\",\"DESC\"]" | "[\"memberName\",\"ASC\"]" | "[\"memberName\",\"DESC\"]" | "[\"settledAt\",\"ASC\"]" | "[\"settledAt\",\"DESC\"]";
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
                        /** @description Amount in yen */
                        amount: components["schemas"]["Yen"];
                        askedAt: components["schemas"]["Moment"];
                        card: string | null;
                        createdAt: components["schemas"]["Moment"];
                        /** @description Yen taken off by bonus codes */
                        credits: components["schemas"]["Yen"];
                        failureCode: string | null;
                        id: string;
                        memberId: string | null;
                        memberName: string | null;
                        orderId: string | null;
                        providerId: string | null;
                        settledAt: components["schemas"]["Moment"] | null;
                        /** @description unclear means that the provider was asked and did not respond, refund-due that the money is to be refunded */
                        state: components["schemas"]["PaymentState"];
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readPaymentInConsole: {
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
                    "application/json": components["schemas"]["AdminPayment"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    reconcilePaymentInConsole: {
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
                    "application/json": components["schemas"]["AdminPayment"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_PAYMENT_SETTLED.BILLING_PAYMENT_UNDER_WAY"];
            422: components["responses"]["E4014"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminPhotoViews: {
        parameters: {
            query?: {
                sort?: "[\"at\",\"ASC\"]" | "[\"at\",\"DESC\"]";
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
                        at: components["schemas"]["Moment"];
                        id: components["schemas"]["Id"];
                        member: {
                            id: components["schemas"]["Id"];
                            /** @description Empty when the name is unknown */
                            name: string;
                        };
                        resultId: components["schemas"]["Id"];
                        viewer: {
                            id: components["schemas"]["Id"];
                            /** @description Empty when the name is unknown */
                            name: string;
                        } | null;
                        viewerRole: ("administrator" | "person-in-charge") | null;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listProductsInConsole: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"displayOrder\",\"ASC\"]" | "[\"displayOrder\",\"DESC\"]" | "[\"name.ja\",\"ASC\"]" | "[\"name.ja\",\"DESC\"]" | "[\"name.en\",\"ASC\"]" | "[\"name.en\",\"DESC\"]" | "[\"price\",\"ASC\"]" | "[\"price\",\"DESC\"]" | "[\"contracts\",\"ASC\"]" | "[\"contracts\",\"DESC\"]" | "[\"key\",\"ASC\"]" | "[\"key\",\"DESC\"]" | "[\"updatedAt\",\"ASC\"]" | "[\"updatedAt\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminProduct"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description: components["schemas"]["ProductDescription"];
                    displayOrder: number;
                    functionCodes: components["schemas"]["FunctionCode"][];
                    /** @description What the product opens, as texts for members */
                    functions: components["schemas"]["ProductFunctions"];
                    /** @description Only visible to members who own it */
                    hidden: boolean;
                    /**
                     * @description File name of one of the service's pictures
                     * @enum {unknown}
                     */
                    image: "dr-ai.svg" | "face-rhythm.svg" | "light.svg" | "premium.svg" | "standard.svg";
                    key: string;
                    name: components["schemas"]["ProductName"];
                    premium: boolean;
                    /** @description Yen per month with tax */
                    price: number;
                    rental: boolean;
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
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readProductInConsole: {
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
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateProduct: {
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
                    description: components["schemas"]["ProductDescription"];
                    displayOrder: number;
                    functionCodes: components["schemas"]["FunctionCode"][];
                    /** @description What the product opens, as texts for members */
                    functions: components["schemas"]["ProductFunctions"];
                    /** @description Only visible to members who own it */
                    hidden: boolean;
                    /**
                     * @description File name of one of the service's pictures
                     * @enum {unknown}
                     */
                    image: "dr-ai.svg" | "face-rhythm.svg" | "light.svg" | "premium.svg" | "standard.svg";
                    name: components["schemas"]["ProductName"];
                    premium: boolean;
                    /** @description Yen per month with tax */
                    price: number;
                    /** @description updatedAt as it was read, so that a concurrent change is detected */
                    updatedAt: components["schemas"]["Moment"];
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
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_PRODUCT_EDITED"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    withdrawProduct: {
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
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    putProductBack: {
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
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listPurposeDetailRows: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"code\",\"ASC\"]" | "[\"code\",\"DESC\"]" | "[\"nameJa\",\"ASC\"]" | "[\"nameJa\",\"DESC\"]" | "[\"nameEn\",\"ASC\"]" | "[\"nameEn\",\"DESC\"]" | "[\"displayOrder\",\"ASC\"]" | "[\"displayOrder\",\"DESC\"]" | "[\"usedBy\",\"ASC\"]" | "[\"usedBy\",\"DESC\"]";
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
                    "application/json": components["schemas"]["PurposeDetailRow"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createPurposeDetail: {
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
                    displayOrder?: number;
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
                    purposeCode: components["schemas"]["PurposeCode"];
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
                    "application/json": components["schemas"]["PurposeDetailRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readPurposeDetail: {
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
                    "application/json": components["schemas"]["PurposeDetailRow"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updatePurposeDetail: {
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
                    displayOrder?: number;
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
                    purposeCode: components["schemas"]["PurposeCode"];
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
                    "application/json": components["schemas"]["PurposeDetailRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deletePurposeDetail: {
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
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_MASTER_IN_USE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    movePurposeDetail: {
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
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurposeDetailRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listRentals: {
        parameters: {
            query?: {
                sort?: "[\"orderedOn\",\"ASC\"]" | "[\"orderedOn\",\"DESC\"]" | "[\"status\",\"ASC\"]" | "[\"status\",\"DESC\"]" | "[\"returnSince\",\"ASC\"]" | "[\"returnSince\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminRental"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getRental: {
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
                    "application/json": components["schemas"]["AdminRental"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    confirmRentalDelivery: {
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
                    serialNumber: string;
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
                    "application/json": components["schemas"]["AdminRental"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_RENTAL_STATE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    confirmRentalReturn: {
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
                    "application/json": components["schemas"]["AdminRental"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_RENTAL_STATE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listSoundsInConsole: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"kind\",\"ASC\"]" | "[\"kind\",\"DESC\"]" | "[\"title\",\"ASC\"]" | "[\"title\",\"DESC\"]" | "[\"fileName\",\"ASC\"]" | "[\"fileName\",\"DESC\"]" | "[\"cluster\",\"ASC\"]" | "[\"cluster\",\"DESC\"]" | "[\"publishedAt\",\"ASC\"]" | "[\"publishedAt\",\"DESC\"]" | "[\"withdrawnAt\",\"ASC\"]" | "[\"withdrawnAt\",\"DESC\"]" | "[\"loudnessLufs\",\"ASC\"]" | "[\"loudnessLufs\",\"DESC\"]" | "[\"durationSeconds\",\"ASC\"]" | "[\"durationSeconds\",\"DESC\"]";
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
                    "application/json": components["schemas"]["AdminSound"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readSoundInConsole: {
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
                    "application/json": components["schemas"]["AdminSound"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateSoundInConsole: {
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
                    countryId: components["schemas"]["Id"];
                    genreId: components["schemas"]["Id"];
                    place?: string | null;
                    /** @description 03 stands for Kanade */
                    planCode: components["schemas"]["PlanCode"];
                    /** @description Required for Kanade sounds, not allowed for others */
                    player?: string | null;
                    purposeDetailId: components["schemas"]["Id"];
                    tagIds: components["schemas"]["Id"][];
                    /** Format: visible-line */
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
                    "application/json": components["schemas"]["AdminSound"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteSoundInConsole: {
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
                    "application/json": components["schemas"]["AdminSound"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_SOUND_PLAYING"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdminSupportStaff: {
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
                        staff: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAdminSupportStatistics: {
        parameters: {
            query: {
                from: string;
                to: string;
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
                        days: {
                            /** Format: date */
                            day: string;
                            firstAnswerMinutes: number | null;
                            opened: number;
                            resolutionMinutes: number | null;
                        }[];
                        open: number;
                        ratings: {
                            count: number;
                            rating: number;
                        }[];
                        waiting: number;
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listTagRows: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"code\",\"ASC\"]" | "[\"code\",\"DESC\"]" | "[\"nameJa\",\"ASC\"]" | "[\"nameJa\",\"DESC\"]" | "[\"nameEn\",\"ASC\"]" | "[\"nameEn\",\"DESC\"]" | "[\"displayOrder\",\"ASC\"]" | "[\"displayOrder\",\"DESC\"]" | "[\"usedBy\",\"ASC\"]" | "[\"usedBy\",\"DESC\"]";
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
                    "application/json": components["schemas"]["MasterRow"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    createTag: {
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
                    displayOrder?: number;
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
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
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readTag: {
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
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateTag: {
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
                    displayOrder?: number;
                    nameEn: components["schemas"]["Name"];
                    nameJa: components["schemas"]["Name"];
                    /** @description Names by language; where one is missing, the Japanese name is shown */
                    names?: components["schemas"]["Translations"];
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
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteTag: {
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
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_MASTER_IN_USE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    moveTag: {
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
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                sort?: "[\"id\",\"ASC\"]" | "[\"id\",\"DESC\"]" | "[\"performedAt\",\"ASC\"]" | "[\"performedAt\",\"DESC\"]" | "[\"undoUntil\",\"ASC\"]" | "[\"undoUntil\",\"DESC\"]";
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
                    "application/json": components["schemas"]["Transfer"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["TransferInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["E3001.E3032"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014.E4096"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["TransferPreviewInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferPreview"];
                };
            };
            400: components["responses"]["E3001.E3032"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4094"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listWebhookEvents: {
        parameters: {
            query?: {
                sort?: "[\"receivedAt\",\"ASC\"]" | "[\"receivedAt\",\"DESC\"]" | "[\"type\",\"ASC\"]" | "[\"type\",\"DESC\"]" | "[\"attempts\",\"ASC\"]" | "[\"attempts\",\"DESC\"]" | "[\"state\",\"ASC\"]" | "[\"state\",\"DESC\"]";
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
                    "application/json": components["schemas"]["WebhookEvent"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readWebhookEvent: {
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
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    retryWebhookEvent: {
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
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_EVENT_DONE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Null while the member has not decided, so that the client asks */
                        decidedAt: components["schemas"]["Moment"] | null;
                        /** @enum {unknown} */
                        document: "terms-of-service" | "providing-data";
                        /** @description Version of the current text */
                        version: string;
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    saveCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the member who checked in. The request is rejected when the session belongs to another member, who logged in meanwhile */
                "x-hibiki-member"?: components["schemas"]["Id"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of five faces: 1 is the worst mood, 5 the best one */
                    after?: number;
                    /** @description One of five faces: 1 is the worst mood, 5 the best one */
                    before?: number;
                    /** @description The play that the moods belong to */
                    playSessionId: components["schemas"]["Id"];
                    /** @description Grows with each change of this check-in; an older one than the stored one changes nothing */
                    revision: number;
                    /** @description Start of the play as yyyy-MM-dd HH:mm:ss in JST */
                    startDateTime: string;
                    vibrationId: components["schemas"]["Id"];
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
            409: components["responses"]["AIESTHE_CHECK_IN_OF_ANOTHER.AIESTHE_CHECK_IN_REUSED"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listCheckInWeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Weeks without such a play are left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInWeek"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getClusterSound: {
        parameters: {
            query: {
                clusterId: number;
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
                    "application/json": components["schemas"]["ChosenSound"];
                };
            };
            404: components["responses"]["AIESTHE_NO_SOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getCurrentStep: {
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
                    "application/json": components["schemas"]["FaceStep"];
                };
            };
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteAllResults: {
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
                        /** @description Number of finished results that were deleted */
                        deletedResults: number;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    detectId: components["schemas"]["Id"];
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
            404: components["responses"]["AIESTHE_RESULT_NOT_FOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    detect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    after?: boolean;
                    /**
                     * @description 1 stands for 10 minutes, 2 for 20 minutes
                     * @default 1
                     */
                    course?: number;
                    /** @description The facialExpressionSoundResultId of the current step */
                    id: string;
                    /** @description JPEG or PNG as base64, without a data-url prefix */
                    image: string;
                    /**
                     * @description Whether to publish the result to the person in charge
                     * @default false
                     */
                    publish?: boolean;
                };
                "multipart/form-data": {
                    after?: boolean;
                    /**
                     * @description 1 stands for 10 minutes, 2 for 20 minutes
                     * @default 1
                     */
                    course?: number;
                    /** @description The facialExpressionSoundResultId of the current step */
                    id: string;
                    /** @description The file */
                    image: unknown;
                    /**
                     * @description Whether to publish the result to the person in charge
                     * @default false
                     */
                    publish?: boolean;
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
                        /** @description 10 or 20 minutes, which the play lasts whatever the length of the sound */
                        courseMinutes: number | null;
                        durationSeconds: number;
                        /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
                        frequencies: number[];
                        id: components["schemas"]["Id"];
                        /** @description Why the AI chose this sound */
                        reason: string;
                        soundId: components["schemas"]["Id"];
                        /** @description Signed link that works in this session for 10 minutes and can be renewed */
                        soundSrc: string;
                        title: string;
                    };
                };
            };
            400: components["responses"]["AIESTHE_ID_EMPTY.AIESTHE_IMAGE_EMPTY"];
            404: components["responses"]["AIESTHE_NO_SOUND.AIESTHE_RESULT_NOT_FOUND"];
            409: components["responses"]["AIESTHE_STEP_DONE.AIESTHE_STEP_NOT_REACHED"];
            422: components["responses"]["E4003.AIESTHE_PHOTO_UNREADABLE.AIESTHE_PHOTO_REPEATED.AIESTHE_FACE_NONE.AIESTHE_FACE_SEVERAL.AIESTHE_FACE_SMALL.AIESTHE_FACE_TURNED.AIESTHE_FACE_DARK.AIESTHE_FACE_BRIGHT.AIESTHE_FACE_BLURRED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    detectAfter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    after?: boolean;
                    /**
                     * @description 1 stands for 10 minutes, 2 for 20 minutes
                     * @default 1
                     */
                    course?: number;
                    /** @description The facialExpressionSoundResultId of the current step */
                    id: string;
                    /** @description JPEG or PNG as base64, without a data-url prefix */
                    image: string;
                    /**
                     * @description Whether to publish the result to the person in charge
                     * @default false
                     */
                    publish?: boolean;
                };
                "multipart/form-data": {
                    after?: boolean;
                    /**
                     * @description 1 stands for 10 minutes, 2 for 20 minutes
                     * @default 1
                     */
                    course?: number;
                    /** @description The facialExpressionSoundResultId of the current step */
                    id: string;
                    /** @description The file */
                    image: unknown;
                    /**
                     * @description Whether to publish the result to the person in charge
                     * @default false
                     */
                    publish?: boolean;
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
                    "application/json": components["schemas"]["FaceResult"];
                };
            };
            400: components["responses"]["AIESTHE_ID_EMPTY.AIESTHE_IMAGE_EMPTY"];
            404: components["responses"]["AIESTHE_NO_SOUND.AIESTHE_RESULT_NOT_FOUND"];
            409: components["responses"]["AIESTHE_STEP_DONE.AIESTHE_STEP_NOT_REACHED"];
            422: components["responses"]["E4003.AIESTHE_PHOTO_UNREADABLE.AIESTHE_PHOTO_REPEATED.AIESTHE_FACE_NONE.AIESTHE_FACE_SEVERAL.AIESTHE_FACE_SMALL.AIESTHE_FACE_TURNED.AIESTHE_FACE_DARK.AIESTHE_FACE_BRIGHT.AIESTHE_FACE_BLURRED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getDetectResult: {
        parameters: {
            query: {
                detectId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["FaceResult"];
                };
            };
            404: components["responses"]["AIESTHE_RESULT_NOT_FOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getDetectResultOfChartRecord: {
        parameters: {
            query: {
                calteRecordId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["FaceResult"] | null;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getDetectResultOfRecordChart: {
        parameters: {
            query: {
                calteRecordId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["FaceResult"] | null;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    answerUnder65: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewUnder65"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenSound"];
                };
            };
            404: components["responses"]["AIESTHE_NO_SOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    answerOver65: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewOver65"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenSound"];
                };
            };
            404: components["responses"]["AIESTHE_NO_SOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    sayFeeling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    feeling: "worse" | "same" | "better";
                    soundId: components["schemas"]["Id"];
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
                        /** @description False where no choice of that sound can still learn from it */
                        learned: boolean;
                    };
                };
            };
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    countHistory: {
        parameters: {
            query: {
                userId: components["schemas"]["Id"];
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
                    "application/json": number;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listHistoryWithoutChart: {
        parameters: {
            query: {
                userId: components["schemas"]["Id"];
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                        id: components["schemas"]["Id"];
                        /** @description Time as yyyy-MM-dd HH:mm:ss in JST */
                        latestUpdate: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listMyHistory: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
                sort?: "asc" | "desc";
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
                    "application/json": components["schemas"]["FaceResult"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    countMyHistory: {
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listPhotoViews: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                        /** @description Null when that person was deleted */
                        name: string | null;
                        resultId: components["schemas"]["Id"];
                        role: "administrator" | "person-in-charge" | null;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        viewedAt: components["schemas"]["JapanTime"];
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getFacePhoto: {
        parameters: {
            query?: {
                /** @description Time of expiry in seconds since 1970 */
                exp?: string;
                /** @description Signature of the link */
                sig?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            404: components["responses"]["AIESTHE_PHOTO_LINK_INVALID"];
            410: components["responses"]["AIESTHE_PHOTO_LINK_EXPIRED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    changePublication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    detectId: components["schemas"]["Id"];
                    published: boolean;
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
                        published: boolean;
                    };
                };
            };
            404: components["responses"]["AIESTHE_RESULT_NOT_FOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getChosenSound: {
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
                    "application/json": components["schemas"]["ChosenSound"];
                };
            };
            404: components["responses"]["AIESTHE_NO_SOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listTherapySounds: {
        parameters: {
            query: {
                /** @description Course 1, 2, 3, 4 or 9 */
                clusterId: number;
                bodyPart?: "eyes" | "mouth" | "all";
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
                    "application/json": components["schemas"]["TherapySound"][];
                };
            };
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getTherapySound: {
        parameters: {
            query: {
                soundSrcId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["TherapySound"];
                };
            };
            404: components["responses"]["AIESTHE_NO_SOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    startAgain: {
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
                    "application/json": components["schemas"]["FaceStep"];
                };
            };
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["PlayableSound"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["PlayableSound"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["Product"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        countries: components["schemas"]["NamedRow"][];
                        genres: {
                            /** @enum {unknown} */
                            family: "sound" | "music";
                            id: string;
                            name: string;
                        }[];
                        purposes: {
                            details: components["schemas"]["NamedRow"][];
                            id: string;
                            name: string;
                        }[];
                        tags: components["schemas"]["NamedRow"][];
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description The requested person in charge; empty when the agency decides */
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
            400: components["responses"]["E3001.E3032"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4091"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listOwnApplications: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                        appliedDate: components["schemas"]["Moment"];
                        approvedDate: components["schemas"]["Moment"] | null;
                        /** @description Name of the member who decided */
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
                        /** @description Version of the application; it grows with every decision */
                        version: number;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001.E3021"];
            401: components["responses"]["E4010"];
            422: components["responses"]["E4220"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            422: components["responses"]["E4005"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    prepareEasyLogin: {
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description E-mail address or login name */
                    loginId: string;
                    password: string;
                    /** @description Code of the second factor, or a recovery code */
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4001.E4013"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    lowerAssurance: {
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
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["E4010"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: components["responses"]["E4010"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key for every attempt of one refresh, so that it can be repeated after a lost response (ADR 0015) */
                "idempotency-key"?: string;
            };
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
            401: components["responses"]["E4010"];
            409: components["responses"]["E4097"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listCalendarEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description JST, inclusive */
                    since: string;
                    /** @description JST, exclusive */
                    until: string;
                    userIds: components["schemas"]["Id"][];
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
                        /** @enum {unknown} */
                        category: "ai_esthetic" | "karte" | "dmv" | "medical_sound" | "stress_check";
                        detectId: components["schemas"]["Id"] | null;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        end: components["schemas"]["JapanTime"];
                        id: components["schemas"]["Id"];
                        recordId: components["schemas"]["Id"] | null;
                        /** @description The sound of a play, which has a landscape */
                        soundId: components["schemas"]["Id"] | null;
                        soundName: string | null;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        start: components["schemas"]["JapanTime"];
                        stressPercent: number | null;
                        title: string;
                        userId: components["schemas"]["Id"];
                        userName: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getCalendarVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description JST, inclusive */
                    since: string;
                    /** @description JST, exclusive */
                    until: string;
                    userIds: components["schemas"]["Id"][];
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
                        version: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getCalendarFeed: {
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
                        createdAt: components["schemas"]["JapanTime"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    issueCalendarFeed: {
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
                        url: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    revokeCalendarFeed: {
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getCalendarFeedFile: {
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
            /** @description iCalendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getChartRecord: {
        parameters: {
            query: {
                calteRecordId: components["schemas"]["Id"];
                /** @description Required of administrators; the customer sees it */
                reason?: string;
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
                    "application/json": components["schemas"]["CalteRecord"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    registerChartRecord: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    aiEstheDetectFaceResultId?: components["schemas"]["Id"] | null;
                    calteRecord: components["schemas"]["CalteRecordInput"];
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
                    "application/json": components["schemas"]["Id"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getChartRecordUserName: {
        parameters: {
            query: {
                calteRecordId: components["schemas"]["Id"];
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
                    "application/json": string;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    confirmCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    setupIntentId: string;
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
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            402: components["responses"]["BILLING_CARD_DECLINED"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014.BILLING_CARD_LIMIT"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    countCards: {
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_CARD_IN_USE"];
            422: components["responses"]["E4014"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getCard: {
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
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listCards: {
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
                    "application/json": components["schemas"]["Card"][];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getCardForm: {
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
                        /** @description Null when Stripe.js asks the bank; otherwise the URL to which our own dialog sends {clientSecret, outcome: succeeded or failed} */
                        confirmUrl: string | null;
                        publishableKey: string;
                        /** @description Null when Stripe's own form is used; otherwise the URL to which our own form sends the card (sandbox) */
                        tokenUrl: string | null;
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    registerCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    brand?: string;
                    expMonth?: number | string;
                    expYear?: number | string;
                    last4?: string;
                    token: string;
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
                        /** @description Only present when the card's issuer wants its holder to confirm first; the client then calls `credit-card/confirm` */
                        confirmation?: {
                            clientSecret: string;
                            setupIntentId: string;
                        };
                        id: string | null;
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            402: components["responses"]["BILLING_CARD_DECLINED"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014.BILLING_CARD_TOKEN.BILLING_CARD_LIMIT"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listOwnChartRecords: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                        /** @description Whether the customer's part is done: 済 / 未 */
                        customerInput: boolean;
                        id: components["schemas"]["Id"];
                        title: string;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        updated: components["schemas"]["JapanTime"];
                        userId: components["schemas"]["Id"];
                        userName: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    countOwnChartRecords: {
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getOwnChartRecord: {
        parameters: {
            query: {
                calteRecordId: components["schemas"]["Id"];
                /** @description Required of administrators; the customer sees it */
                reason?: string;
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
                    "application/json": components["schemas"]["CalteRecord"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getSharing: {
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
                        /** @description Whether the minutes listened per week are shared */
                        listening: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    saveSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the minutes listened per week are shared */
                    listening: boolean;
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
                        /** @description Whether the minutes listened per week are shared */
                        listening: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listChartViews: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                        action: "view" | "create" | "update" | "delete" | "restore" | "export";
                        actorName: string | null;
                        /** @enum {unknown} */
                        actorRole: "customer" | "person-in-charge" | "administrator";
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        at: components["schemas"]["JapanTime"];
                        id: components["schemas"]["Id"];
                        reason: string | null;
                        recordId: components["schemas"]["Id"] | null;
                        title: string | null;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    recordFacePlaying: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the member who played. The request is rejected when the session belongs to another member, so that a tab never records plays for the account that logged in after it was opened */
                "x-hibiki-member"?: components["schemas"]["Id"];
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
                    /** @description Time as yyyy-MM-dd HH:mm:ss in JST */
                    endDateTime: string;
                    faceExpSoundResultId?: components["schemas"]["Id"];
                    /** @description Alias of faceExpSoundResultId */
                    facialExpressionSoundResultId?: components["schemas"]["Id"];
                    planCode: string;
                    /** @description Identifies one play: later reports with the same id update its record */
                    playSessionId?: components["schemas"]["Id"];
                    /** @description Time as yyyy-MM-dd HH:mm:ss in JST */
                    startDateTime: string;
                    /** @description Duration as HH:mm:ss without pauses */
                    totalPlayingTime: string;
                    /** @description The sound; by default the one chosen for the result */
                    vibrationId?: components["schemas"]["Id"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    recordPlaying: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the member who played. The request is rejected when the session belongs to another member, so that a tab never records plays for the account that logged in after it was opened */
                "x-hibiki-member"?: components["schemas"]["Id"];
                /** @description Alias of playSessionId */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayingRecord"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getDmvRecordResult: {
        parameters: {
            query: {
                recordId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["PlayRecordResult"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    recordSoundTherapyPlaying: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the member who played. The request is rejected when the session belongs to another member, so that a tab never records plays for the account that logged in after it was opened */
                "x-hibiki-member"?: components["schemas"]["Id"];
                /** @description Alias of playSessionId */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayingRecord"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getRandomEnterpriseSound: {
        parameters: {
            query?: {
                withMusic?: boolean;
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
                    "application/json": components["schemas"]["TrialSound"];
                };
            };
            404: components["responses"]["ENTERPRISE_NO_SOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                     * @description 0 grants, 1 withdraws
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                     * @description 0 finds members without the authority, 1 those with it
                     * @enum {unknown}
                     */
                    authType: 0 | 1;
                    authorities: string[];
                    /** @description Part of name, login name or e-mail; without one nobody is found */
                    condition?: string;
                    /** @description Number of the page, beginning with 0 */
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
                    "application/json": components["schemas"]["Person"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Address of a PDF that never changes */
                        src: string;
                        title: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getIntroPaper: {
        parameters: {
            query?: {
                /** @description One of the complete languages en, cn and tw; any other value means Japanese; the caller's language by default */
                lang?: string;
                /** @description The version that the list contains */
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
            /** @description The whole brochure */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The requested range */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The client has this version already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["PlayableSound"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Time of expiry in seconds since 1970 */
                exp?: string;
                /** @description Signature of the link */
                sig?: string;
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
            /** @description The requested range */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The client has this version of the file already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    answerMentalCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same value for every attempt to send the same answers, which are then saved once */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: {
                        choiceId: string;
                        itemId: string;
                    }[];
                    mentalCheckId: components["schemas"]["Id"];
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
                        message: string;
                    };
                };
            };
            404: components["responses"]["AIESTHE_CHECK_NOT_FOUND"];
            409: components["responses"]["AIESTHE_CHECK_NOT_DUE.AIESTHE_CHECK_CHANGED"];
            422: components["responses"]["E4003.AIESTHE_DATA_USE_NEEDED.AIESTHE_KEY_REUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    canAnyMentalCheck: {
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    canDoMentalChecks: {
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
                        id: components["schemas"]["Id"];
                        title: string;
                    }[];
                };
            };
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    mentalCheckDataUse: {
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
                        /** @description The label of the checkbox */
                        agree: string;
                        /** @description Whether the member has agreed to this version */
                        agreed: boolean;
                        /** @description When the member last decided; null before the first decision */
                        decidedAt: components["schemas"]["Moment"] | null;
                        statements: string[];
                        /** @description Version of the text, which has to be sent with the decision */
                        version: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    decideMentalCheckDataUse: {
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
                    /** @description Version of the text that was read */
                    version: string;
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
            409: components["responses"]["AIESTHE_DATA_USE_CHANGED"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    mentalCheckDueDates: {
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
                        id: components["schemas"]["Id"];
                        nextDueAt: components["schemas"]["Moment"];
                        title: string;
                    }[];
                };
            };
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getMentalCheck: {
        parameters: {
            query: {
                mentalCheckId: components["schemas"]["Id"];
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
                        id: components["schemas"]["Id"];
                        items: {
                            choices: {
                                ansValue: number;
                                display: string;
                                id: string;
                            }[];
                            id: string;
                            name: string;
                            questionNo: number;
                            requires: boolean;
                        }[];
                        /** @description When it can be answered again, or null when it can be answered now */
                        nextDueAt: components["schemas"]["Moment"] | null;
                        title: string;
                    };
                };
            };
            404: components["responses"]["AIESTHE_CHECK_NOT_FOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    mentalCheckPublication: {
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
                        /** @description Whether the person in charge sees how well each type of sound suits the member */
                        published: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    changeMentalCheckPublication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the person in charge sees how well each type of sound suits the member */
                    published: boolean;
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
                        /** @description Whether the person in charge sees how well each type of sound suits the member */
                        published: boolean;
                    };
                };
            };
            422: components["responses"]["E4003.AIESTHE_DATA_USE_NEEDED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001.E3010.E3011"];
            401: components["responses"]["E4010"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listCustomersNotPurchased: {
        parameters: {
            query: {
                productId: string;
                /** @description Part of name, login name or e-mail */
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["PurchaseRow"][];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["PurchaseRow"][];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    confirmOrderText: {
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
                    /** @description The users of the order; empty for oneself */
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
                        /** @enum {unknown} */
                        item: "quantity" | "price" | "payment" | "provision" | "period" | "cancellation";
                        /** @description Lines are separated by a line feed */
                        text: string;
                        title: string;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_DIFFERENCE_OWED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PLAN_INVOICED.BILLING_PLAN_UNPAID.E2003.E2004.E2005"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description The users of the order; empty for oneself */
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
                         * @description subscription is charged now and monthly; rental when delivered and monthly; upgrade is usable now and has the new price from the next invoice; difference is charged once for the remaining days, of this order or of an earlier one that was not billed yet; downgrade begins with the next invoice
                         * @enum {unknown}
                         */
                        kind: "subscription" | "rental" | "upgrade" | "downgrade" | "difference";
                        /** @description subscription: the second payment, the first is now. upgrade, downgrade, difference: the next invoice. rental: null until the delivery */
                        nextBillDate: components["schemas"]["JapanDay"] | null;
                        productName: string;
                        quantity: number;
                        /** @description The role of the users of this line (対象) */
                        role: components["schemas"]["Role"];
                        /** @description Yen, tax included, and the maximum that is charged */
                        unitPrice: components["schemas"]["Yen"];
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_DIFFERENCE_OWED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PLAN_INVOICED.BILLING_PLAN_UNPAID.E2003.E2004.E2005"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Last day of use */
                        cancelAt: components["schemas"]["JapanDay"];
                        id: string;
                        productDisplayName: string;
                        /** @description Whether a rented device is to be sent back afterwards */
                        returnRequired: boolean;
                        /** @description Yen charged at most before the cancellation takes effect, for the difference of an upgrade that was not billed yet */
                        settlementAmount: components["schemas"]["Yen"];
                        userName: string;
                    }[];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["BILLING_CONTRACT_NOT_FOUND"];
            409: components["responses"]["BILLING_NOT_CANCELLABLE.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        customers: components["schemas"]["Person"][];
                        customersTotal: number;
                        name: string;
                        /** @description Pending applications, the oldest first */
                        pending: components["schemas"]["ApplicationToDecide"][];
                        pendingTotal: number;
                    };
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listApplicationsToDecide: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                    "application/json": components["schemas"]["ApplicationToDecide"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["DecisionInput"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4090.E4095"];
            422: components["responses"]["E4014.E4092"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["DecisionInput"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4090.E4093"];
            422: components["responses"]["E4014.E4092"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["DecisionInput"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E4090.E4095"];
            422: components["responses"]["E4014.E4092"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listChartRecords: {
        parameters: {
            query?: {
                userId?: components["schemas"]["Id"];
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                        /** @description Whether the customer's part is done: 済 / 未 */
                        customerInput: boolean;
                        id: components["schemas"]["Id"];
                        title: string;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        updated: components["schemas"]["JapanTime"];
                        userId: components["schemas"]["Id"];
                        userName: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    countChartRecords: {
        parameters: {
            query?: {
                userId?: components["schemas"]["Id"];
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
                    "application/json": number;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    searchChartCustomers: {
        parameters: {
            query?: {
                condition?: string;
                userId?: components["schemas"]["Id"];
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
                        users: {
                            agency: string | null;
                            assigned: boolean;
                            email: string;
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteChartRecord: {
        parameters: {
            query?: {
                calteId?: components["schemas"]["Id"];
                calteRecordId?: components["schemas"]["Id"];
                /** @description Required of administrators; the customer sees it */
                reason?: string;
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deleteChartTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getChartFormat: {
        parameters: {
            query: {
                userId: components["schemas"]["Id"];
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
                        calteId: components["schemas"]["Id"];
                        calteItems: {
                            customerInput: boolean;
                            customerPublish: boolean;
                            defaultDispValue: string;
                            defaultInnerValue: string;
                            id: components["schemas"]["Id"];
                            label: string;
                            maxLength: number | null;
                            rangeFrom: number | null;
                            rangeTo: number | null;
                            requires: boolean;
                            selection: string[];
                            /** @enum {unknown} */
                            type: "text_field" | "text_area";
                            verticalPriority: number;
                        }[];
                        /** @description Id of this version of the format */
                        generalCalteId: components["schemas"]["Id"];
                        title: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getChartRecordForStaff: {
        parameters: {
            query: {
                calteRecordId: components["schemas"]["Id"];
                /** @description Required of administrators; the customer sees it */
                reason?: string;
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
                    "application/json": components["schemas"]["CalteRecord"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getHandOver: {
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
                        recordId: components["schemas"]["Id"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    startHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calteRecordId: components["schemas"]["Id"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    endHandOver: {
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getHandOverRecord: {
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
                    "application/json": components["schemas"]["CalteRecord"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    saveHandOverRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calteRecord: components["schemas"]["CalteRecordInput"];
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
                    "application/json": components["schemas"]["Id"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getCustomerOverview: {
        parameters: {
            query: {
                userId: components["schemas"]["Id"];
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
                        diagnoses: {
                            /** @description yyyy-MM-dd HH:mm:ss in Japan */
                            at: components["schemas"]["JapanTime"];
                            detectId: components["schemas"]["Id"];
                            stressPercent: number | null;
                        }[];
                        mentalChecks: {
                            /** @description yyyy-MM-dd HH:mm:ss in Japan */
                            at: components["schemas"]["JapanTime"];
                            /** @description How well each type of sound suits, I to IV in this order */
                            fit: number[];
                            id: components["schemas"]["Id"];
                        }[];
                        minutes: {
                            minutes: number;
                            week: string;
                        }[] | null;
                        numbers: {
                            label: string;
                            points: {
                                /** @description yyyy-MM-dd HH:mm:ss in Japan */
                                at: components["schemas"]["JapanTime"];
                                recordId: components["schemas"]["Id"];
                                value: number;
                            }[];
                        }[];
                        userName: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    registerChartFormat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calteFormat: components["schemas"]["CalteFormatInput"];
                    userId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["Id"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    registerChartTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    calteFormat: components["schemas"]["CalteFormatInput"];
                    replace?: boolean;
                    /** Format: line */
                    templateName: string;
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getChartTemplate: {
        parameters: {
            query: {
                name: string;
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
                        calteItems: components["schemas"]["CalteItem"][];
                        id: components["schemas"]["Id"];
                        removable: boolean;
                        templateName: string;
                        title: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listChartTemplates: {
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
                        id: components["schemas"]["Id"];
                        name: string;
                        removable: boolean;
                        title: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description How the member is addressed, in any script: 1 to 50 characters */
                    displayName?: string;
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
                    /** @description Login name or id of the caller */
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAccompaniment: {
        parameters: {
            query: {
                soundId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["PlayableSound"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    setFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    favourite: boolean;
                    soundId: components["schemas"]["Id"];
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
                        favourite: boolean;
                    };
                };
            };
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["PlayableSound"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getLandscape: {
        parameters: {
            query: {
                soundId: components["schemas"]["Id"];
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
                        drawing: components["schemas"]["LandscapeDrawing"];
                        /** @enum {unknown} */
                        hour: "dawn" | "day" | "dusk" | "night";
                        /** @description The address of the pictures, which never change: {size} is 56, 160, 400 or og (1200 by 630), {format} is avif or png. They have twice as many pixels as their size says */
                        image: string;
                        /** @description The upper and the lower sky, what is near, the lines and the light */
                        palette: string[];
                        scene: components["schemas"]["LandscapeScene"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getLandscapeImage: {
        parameters: {
            query?: {
                /** @description The version in the address that a sound has; with the current one, browsers keep the picture for ever */
                v?: string;
            };
            header?: never;
            path: {
                soundId: components["schemas"]["Id"];
                /** @description Its size and its format, such as 56.avif */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description The client has this picture already */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getLibrary: {
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
                        favourites: components["schemas"]["Id"][];
                        recent: components["schemas"]["Id"][];
                        sounds: {
                            /** @description Where in Japan its place lies, in degrees; missing for other and unknown places */
                            coordinates?: {
                                latitude: number;
                                longitude: number;
                            };
                            country?: string;
                            durationSeconds: number;
                            /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
                            frequencies: number[];
                            genre: string;
                            id: components["schemas"]["Id"];
                            landscape?: components["schemas"]["Landscape"];
                            place: string;
                            /** @description 01 is offered at random, 02 as nature, 04 by purpose */
                            planCode: string;
                            /** @description The player of a Kanade sound */
                            player?: string;
                            /** @description Purpose from 01 to 04 */
                            purposeCode: string | null;
                            /** @description Title and place in kana, and alternative titles; empty where no editor entered them */
                            reading: string;
                            /** @description Signed link that works in this session for 10 minutes and can be renewed */
                            soundSrc: string;
                            tagCodes: string[];
                            tags: string[];
                            title: string;
                        }[];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getRandomSoundOfPurpose: {
        parameters: {
            query: {
                detailId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["PlayableSound"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getPurposeDetails: {
        parameters: {
            query: {
                code: components["schemas"]["PurposeCode"];
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
                        /** @description Id for the parameter detailId of purpose-detail-random */
                        value: components["schemas"]["Id"];
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getRandomSound: {
        parameters: {
            query?: {
                /** @description Whether the sound of tonight of the member's seven nights comes first, until its petal is drawn */
                tonight?: boolean;
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
                    "application/json": components["schemas"]["PlayableSound"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getSoundRecordResult: {
        parameters: {
            query: {
                recordId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["PlayRecordResult"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listTasters: {
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
                        /** @enum {unknown} */
                        mood: "sleep" | "morning" | "focus" | "care" | "breath";
                        sound: components["schemas"]["PlayableSound"];
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getWaveform: {
        parameters: {
            query: {
                soundId: components["schemas"]["Id"];
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
                    "application/json": number[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readDataAnalyticsAgreement: {
        parameters: {
            query?: {
                /** @description A complete language (en, …); anything else returns Japanese */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown in the requested language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readPrivacyPolicy: {
        parameters: {
            query?: {
                /** @description A complete language (en, …); anything else returns Japanese */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown in the requested language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readTermsOfService: {
        parameters: {
            query?: {
                /** @description A complete language (en, …); anything else returns Japanese */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markdown in the requested language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    decideStressResultUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the result may inform the AI's choice of a sound */
                    forChoice: boolean;
                    id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["StressResult"];
                };
            };
            404: components["responses"]["AIESTHE_STRESS_RESULT_NOT_FOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listStressResults: {
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
                    "application/json": components["schemas"]["StressResult"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    saveStressResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same value for every attempt to save the same result, which is then saved once */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the result may inform the AI's choice of a sound */
                    forChoice: boolean;
                    score: number;
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
                    "application/json": components["schemas"]["StressResult"];
                };
            };
            409: components["responses"]["AIESTHE_STRESS_RESULTS_FULL"];
            422: components["responses"]["E4003.AIESTHE_KEY_REUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    withdrawStressResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
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
            404: components["responses"]["AIESTHE_STRESS_RESULT_NOT_FOUND"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    answerUn64: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewUnder65"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenSound"];
                };
            };
            404: components["responses"]["AIESTHE_NO_SOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    answerUp65: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewOver65"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenSound"];
                };
            };
            404: components["responses"]["AIESTHE_NO_SOUND"];
            422: components["responses"]["E4003"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description The file as a data URL of at most 8 MB, or an empty text when it is sent in chunks to `uploadUrl` (tus) */
                    dmv: string;
                    /** @description Expression type I to IV */
                    faceExpCluster: number;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
                    fileSize?: number;
                    /**
                     * @description 1 stands for 10 minutes, 2 for 20 minutes
                     * @enum {unknown}
                     */
                    minutesCourse: 1 | 2;
                    title?: string | "";
                };
                "multipart/form-data": {
                    /** @description The file */
                    dmv: unknown;
                    /** @description Expression type I to IV */
                    faceExpCluster: number;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
                    fileSize?: number;
                    /**
                     * @description 1 stands for 10 minutes, 2 for 20 minutes
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
                    "application/json": components["schemas"]["StartedUpload"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["CONTENT_UPLOAD_DUPLICATE.CONTENT_UPLOADS_OPEN"];
            413: components["responses"]["E4130"];
            422: components["responses"]["E4014.CONTENT_UPLOAD_REFUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description 1 stands for 10 minutes, 2 for 20 minutes */
                        course: number;
                        durationSeconds: number;
                        fileName: string;
                        id: components["schemas"]["Id"];
                        /** @description Signed link to the file; works in this session for 10 minutes */
                        path: string;
                        title: string;
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_SOUND_PLAYING"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_SOUND_PLAYING"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_SOUND_PLAYING"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["CONTENT_SOUND_PLAYING"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description The file as a data URL of at most 8 MB, or an empty text when it is sent in chunks to `uploadUrl` (tus) */
                    dmv: string;
                    enterpriseAgencyId?: string | null;
                    /** @description Whether the sound is offered on the trial page */
                    experience?: boolean;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
                    fileSize?: number;
                    roomId?: string | null;
                    roomSectionId?: string | null;
                    withMusic?: boolean;
                };
                "multipart/form-data": {
                    /** @description The file */
                    dmv: unknown;
                    enterpriseAgencyId?: string | null;
                    /** @description Whether the sound is offered on the trial page */
                    experience?: boolean;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
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
                    "application/json": components["schemas"]["StartedUpload"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["CONTENT_UPLOAD_DUPLICATE.CONTENT_UPLOADS_OPEN"];
            413: components["responses"]["E4130"];
            422: components["responses"]["E4014.CONTENT_UPLOAD_REFUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        id: components["schemas"]["Id"];
                        /** @description Signed link to the file; works in this session for 10 minutes */
                        path: string;
                        roomId: string | null;
                        roomSectionId: string | null;
                        title: string;
                        withMusic: boolean;
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        id: components["schemas"]["Id"];
                        /** @description Signed link to the file; works in this session for 10 minutes */
                        path: string;
                        place: string;
                        /** @enum {string} */
                        planCode: "03";
                        player: string;
                        /** @description Empty for a sound without a purpose */
                        purposeDetailId: string;
                        tagIds: string[];
                        tags: string[];
                        title: string;
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    countryId: components["schemas"]["Id"];
                    /** @description The file as a data URL of at most 8 MB, or an empty text when it is sent in chunks to `uploadUrl` (tus) */
                    dmv: string;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
                    fileSize?: number;
                    genreId: components["schemas"]["Id"];
                    place?: string | null;
                    /** @description 03 stands for Kanade */
                    planCode: components["schemas"]["PlanCode"];
                    /** @description Required for Kanade sounds, not allowed for others */
                    player?: string | null;
                    purposeDetailId: components["schemas"]["Id"];
                    tagIds: components["schemas"]["Id"][];
                    /** Format: visible-line */
                    title: string;
                };
                "multipart/form-data": {
                    countryId: components["schemas"]["Id"];
                    /** @description The file */
                    dmv: unknown;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
                    fileSize?: number;
                    genreId: components["schemas"]["Id"];
                    place?: string | null;
                    /** @description 03 stands for Kanade */
                    planCode: components["schemas"]["PlanCode"];
                    /** @description Required for Kanade sounds, not allowed for others */
                    player?: string | null;
                    purposeDetailId: components["schemas"]["Id"];
                    tagIds: components["schemas"]["Id"][];
                    /** Format: visible-line */
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
                    "application/json": components["schemas"]["StartedUpload"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["CONTENT_UPLOAD_DUPLICATE.CONTENT_UPLOADS_OPEN"];
            413: components["responses"]["E4130"];
            422: components["responses"]["E4014.CONTENT_UPLOAD_REFUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        id: components["schemas"]["Id"];
                        /** @description Signed link to the file; works in this session for 10 minutes */
                        path: string;
                        place: string;
                        planCode: string;
                        /** @description Empty for a sound without a purpose */
                        purposeDetailId: string;
                        tagIds: string[];
                        tags: string[];
                        title: string;
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    countryId: components["schemas"]["Id"];
                    genreId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                    place?: string | null;
                    /** @description 03 stands for Kanade */
                    planCode: components["schemas"]["PlanCode"];
                    /** @description Required for Kanade sounds, not allowed for others */
                    player?: string | null;
                    purposeDetailId: components["schemas"]["Id"];
                    tagIds: components["schemas"]["Id"][];
                    /** Format: visible-line */
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** Format: visible-line */
                    composer: string;
                    /** @description The file as a data URL of at most 8 MB, or an empty text when it is sent in chunks to `uploadUrl` (tus) */
                    dmv: string;
                    /** @description Values separated by commas */
                    effects: string;
                    /** @description Expression type I to IV */
                    faceExpCluster: number;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
                    fileSize?: number;
                    /** @description Id of a genre of music */
                    genre: components["schemas"]["Id"];
                    /** @description Title of the sound; by default the file’s name */
                    title?: string | "";
                };
                "multipart/form-data": {
                    bodyParts: ("eyes" | "mouth")[];
                    /** Format: visible-line */
                    composer: string;
                    /** @description The file */
                    dmv: unknown;
                    /** @description Values separated by commas */
                    effects: string;
                    /** @description Expression type I to IV */
                    faceExpCluster: number;
                    fileName: string;
                    /** @description Size in bytes of a file that is sent in chunks; at most 200 MB */
                    fileSize?: number;
                    /** @description Id of a genre of music */
                    genre: components["schemas"]["Id"];
                    /** @description Title of the sound; by default the file’s name */
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
                    "application/json": components["schemas"]["StartedUpload"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["CONTENT_UPLOAD_DUPLICATE.CONTENT_UPLOADS_OPEN"];
            413: components["responses"]["E4130"];
            422: components["responses"]["E4014.CONTENT_UPLOAD_REFUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Values separated by commas */
                        effects: string;
                        fileName: string;
                        genres: string[];
                        id: components["schemas"]["Id"];
                        /** @description Signed link to the file; works in this session for 10 minutes */
                        path: string;
                        title: string;
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Percentage of its bytes, 0 to 100 */
                        percent: number;
                        /** @description Why it was rejected, in words for the user */
                        reason?: string;
                        /** @enum {unknown} */
                        state: "waiting" | "checking" | "ready" | "refused";
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            /** @description Only headers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done; `Upload-Offset` says how many bytes have arrived */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            408: components["responses"]["E4080"];
            409: components["responses"]["CONTENT_UPLOAD_OFFSET.CONTENT_UPLOAD_CLOSED"];
            412: components["responses"]["CONTENT_UPLOAD_PROTOCOL"];
            415: components["responses"]["E4150"];
            422: components["responses"]["E4014.CONTENT_UPLOAD_REFUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            /** @description Only headers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done; `Upload-Offset` says how many bytes have arrived */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            408: components["responses"]["E4080"];
            409: components["responses"]["CONTENT_UPLOAD_OFFSET.CONTENT_UPLOAD_CLOSED"];
            412: components["responses"]["CONTENT_UPLOAD_PROTOCOL"];
            415: components["responses"]["E4150"];
            422: components["responses"]["E4014.CONTENT_UPLOAD_REFUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            /** @description Only headers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Done; `Upload-Offset` says how many bytes have arrived */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            408: components["responses"]["E4080"];
            409: components["responses"]["CONTENT_UPLOAD_OFFSET.CONTENT_UPLOAD_CLOSED"];
            412: components["responses"]["CONTENT_UPLOAD_PROTOCOL"];
            415: components["responses"]["E4150"];
            422: components["responses"]["E4014.CONTENT_UPLOAD_REFUSED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listUnfinishedUploads: {
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
                        fileName: string;
                        /** @description Null until the client sends it */
                        fileSize: number | null;
                        key: components["schemas"]["Id"];
                        /** @enum {unknown} */
                        kind: "aiesthe" | "sound" | "kanade" | "sound_therapy" | "enterprise";
                        lastBytesAt: components["schemas"]["Moment"];
                        receivedBytes: number;
                        startedAt: components["schemas"]["Moment"];
                        title: string;
                        /** @description Address for its bytes; `DELETE` cancels the upload (tus) */
                        uploadUrl: string;
                    }[];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Empty, like the other texts, once the notice of this week has been returned */
                        message: string;
                        rejuvenationAdvice: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        aiEstheTime: components["schemas"]["ClockParts"];
                        /** @description Month as yyyy/MM */
                        label: string;
                        medicalSoundTime: components["schemas"]["ClockParts"];
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description Last month as yyyy/MM */
                        month: string;
                        /** @description Share in percent; the app shows 100 as "top 50% or below" */
                        percent: number;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_ADDRESS_IN_USE"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["DeliveryAddress"][];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["DeliveryAddress"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["DeliveryAddressInput"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014.BILLING_ADDRESS_LIMIT"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description The part of the address that the postcode determines; may be empty */
                        address: string;
                        candidates: {
                            /** @description The part of the address that the postcode determines; may be empty */
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["BILLING_POSTCODE_UNKNOWN"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                "application/json": components["schemas"]["DeliveryAddressInput"];
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    askAdvisor: {
        parameters: {
            query?: {
                conversationId?: components["schemas"]["Id"];
                message?: string;
            };
            header?: {
                /** @description The same key again sends nothing again */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    conversationId?: components["schemas"]["Id"];
                    /** Format: visible-text */
                    message?: string;
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    beginConversation: {
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
                    "application/json": components["schemas"]["Id"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listConversations: {
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
                        id: components["schemas"]["Id"];
                        /** @description The inquiry it was handed over to */
                        inquiryId: components["schemas"]["Id"] | null;
                        /** @description The first question */
                        title: string;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        updatedAt: components["schemas"]["JapanTime"];
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    handOverConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    conversationId: components["schemas"]["Id"];
                    shared?: components["schemas"]["AppContext"];
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
                        inquiryId: components["schemas"]["Id"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAdvisorMessages: {
        parameters: {
            query: {
                conversationId: components["schemas"]["Id"];
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
                        /** @description Articles the answer is taken from */
                        articleIds: string[];
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        date: components["schemas"]["JapanTime"];
                        id: components["schemas"]["Id"];
                        /** @enum {unknown} */
                        kind: "question" | "answer" | "refusal" | "medical" | "help-lines" | "failed";
                        me: boolean;
                        /** @description What stands below the text: sounds to play, figures, a button, further questions and articles */
                        parts: ({
                            sounds: {
                                /** @description Why it was chosen, in the language of the answer */
                                reason: string;
                                soundId: components["schemas"]["Id"];
                                title: string;
                            }[];
                            /** @enum {string} */
                            type: "sounds";
                        } | {
                            /** @enum {unknown} */
                            about: "listening" | "contract";
                            /** @description The days of a week, each as a share of the longest one */
                            bars: {
                                label: string;
                                share: number;
                                text: string;
                            }[];
                            rows: {
                                label: string;
                                value: string;
                            }[];
                            title: string;
                            /** @enum {string} */
                            type: "figures";
                        } | {
                            label: string;
                            /** @description A route of the member app */
                            path: string;
                            /** @enum {string} */
                            type: "action";
                        } | {
                            /** @description Questions that a tap asks next */
                            questions: string[];
                            /** @enum {string} */
                            type: "questions";
                        } | {
                            articles: {
                                id: string;
                                title: string;
                            }[];
                            /** @enum {string} */
                            type: "articles";
                        })[];
                        text: string;
                        username: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    streamAdvisor: {
        parameters: {
            query?: {
                conversationId?: components["schemas"]["Id"];
                message?: string;
            };
            header?: {
                /** @description The same key again sends nothing again */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    conversationId?: components["schemas"]["Id"];
                    /** Format: visible-text */
                    message?: string;
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
                    "text/event-stream": unknown;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listMyChanges: {
        parameters: {
            query?: {
                /** @description Zero-based */
                page?: components["schemas"]["Page"];
                /** @description At most 99 */
                size?: components["schemas"]["PageSize"];
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
                    "application/json": components["schemas"]["ChangeLogEntry"][];
                };
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    controlMyRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlResult"];
                };
            };
            400: components["responses"]["E3001.ENTERPRISE_NOTHING_TO_CHANGE"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    undoMyControl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changeId: string;
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
                        sectionIds: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            409: components["responses"]["ENTERPRISE_CHANGED_SINCE"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listTrialSounds: {
        parameters: {
            query?: {
                withMusic?: boolean;
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
                    "application/json": components["schemas"]["TrialSound"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getMyOverview: {
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
                    "application/json": components["schemas"]["RoomsOverview"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getMyReport: {
        parameters: {
            query: {
                sectionId?: string;
                /** @description First day in JST */
                since: string;
                /** @description Last day in JST; at most 62 days */
                until: string;
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
                    "application/json": components["schemas"]["PlayReportRow"][];
                };
            };
            400: components["responses"]["E3001.ENTERPRISE_RANGE_TOO_LONG"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    downloadMyReport: {
        parameters: {
            query: {
                sectionId?: string;
                /** @description First day in JST */
                since: string;
                /** @description Last day in JST; at most 62 days */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV in UTF-8 with a byte order mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["E3001.ENTERPRISE_RANGE_TOO_LONG"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getMyOpeningHours: {
        parameters: {
            query: {
                roomId: string;
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
                        /** @description Null for a room that is always open */
                        openingHours: components["schemas"]["WeeklyHoursList"] | null;
                    };
                };
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    saveMyOpeningHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null for a room that is always open */
                    openingHours: components["schemas"]["WeeklyHoursList"] | null;
                    roomId: string;
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
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            422: components["responses"]["ENTERPRISE_HOURS_OVERLAP"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getMySection: {
        parameters: {
            query: {
                sectionId: string;
                /** @description Whether a person pressed start, which also works after an operator freed this device (E1001) */
                start?: boolean;
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
                        /** @description False outside of the opening hours of the room */
                        isOpen: boolean;
                        managements: {
                            dmv: {
                                durationSeconds: number;
                                experience: boolean;
                                fileName: string;
                                /** @description The strongest in Hz with one decimal, lowest first; the first is the carrier where it is at most 120 Hz. None while they are not measured or where nothing stands out */
                                frequencies: number[];
                                id: components["schemas"]["Id"];
                                /** @description Signed link that works in this session for 10 minutes */
                                path: string;
                                title: string;
                                withMusic: boolean;
                            };
                            id: components["schemas"]["Id"];
                            playing: boolean;
                            volume: number;
                        }[];
                        /** @description Message to show unless the code is E0000 */
                        message: string | null;
                        /** @description Time as yyyy-MM-dd HH:mm:ss in JST */
                        oldestStopTime: string | null;
                        /** @description Increases with every change; the state with the highest value applies */
                        revision: number;
                        room: {
                            roomId: components["schemas"]["Id"];
                            roomName: string;
                        };
                        sectionId: components["schemas"]["Id"];
                        sectionName: string;
                        serverTime: components["schemas"]["Moment"];
                        /**
                         * @description E0000: this device may play, E1000: another device plays, E1001: an operator freed this device
                         * @enum {unknown}
                         */
                        statusCode: "E0000" | "E1000" | "E1001";
                        /** @description Changes by the plan in the next 24 hours, for times without a network */
                        upcoming: {
                            at: components["schemas"]["Moment"];
                            managements: {
                                id: components["schemas"]["Id"];
                                playing: boolean;
                                volume: number;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    releaseMySection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sectionId: string;
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
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getMySchedule: {
        parameters: {
            query: {
                sectionId: string;
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
                        windows: components["schemas"]["ScheduleWindowList"];
                    };
                };
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    saveMySchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sectionId: string;
                    windows: components["schemas"]["ScheduleWindowList"];
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
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            422: components["responses"]["ENTERPRISE_HOURS_OVERLAP.ENTERPRISE_SOUND_UNKNOWN"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    reportMySection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether nothing plays */
                    actStopping: boolean;
                    /** @description Since when nothing plays, as yyyy-MM-dd HH:mm:ss in JST */
                    oldestStopTime: string | null;
                    /** @description The sound that plays; null for none */
                    playingDmvId: components["schemas"]["Id"] | null;
                    /** @description All sounds that play, where there are several */
                    playingDmvIds?: components["schemas"]["Id"][];
                    /** @description When the device made the report, by the server’s clock; by default now */
                    reportedAt?: components["schemas"]["Moment"];
                    sectionId: string;
                    /** @description Since when this state has lasted without a network; by default reportedAt */
                    since?: components["schemas"]["Moment"];
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
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E1000.E1001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    reportMySectionLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reports: {
                        /** @description Whether nothing plays */
                        actStopping: boolean;
                        /** @description Since when nothing plays, as yyyy-MM-dd HH:mm:ss in JST */
                        oldestStopTime: string | null;
                        /** @description The sound that plays; null for none */
                        playingDmvId: components["schemas"]["Id"] | null;
                        /** @description All sounds that play, where there are several */
                        playingDmvIds?: components["schemas"]["Id"][];
                        /** @description When the device made the report, by the server’s clock; by default now */
                        reportedAt?: components["schemas"]["Moment"];
                        /** @description Since when this state has lasted without a network; by default reportedAt */
                        since?: components["schemas"]["Moment"];
                    }[];
                    sectionId: string;
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
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E1000.E1001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    issueSocketTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sectionId: string;
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
                        expiresAt: components["schemas"]["Moment"];
                        ticket: string;
                    };
                };
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            409: components["responses"]["E1000.E1001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listMyRooms: {
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
                        roomId: components["schemas"]["Id"];
                        roomName: string;
                        sections: {
                            sectionId: components["schemas"]["Id"];
                            sectionName: string;
                        }[];
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    openRoomSocket: {
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
            426: components["responses"]["ENTERPRISE_UPGRADE_REQUIRED"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["FeatureCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["FeatureCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["FeatureCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["FeatureCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["FeatureCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["FeatureCheck"];
                };
            };
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            500: components["responses"]["E5001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        id: components["schemas"]["Id"];
                        name: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    deletePaymentCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_CARD_IN_USE"];
            422: components["responses"]["E4014"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                        /** @description The first of the days that a bonus code gave; such a row costs nothing */
                        bonusFrom?: string;
                        /** @description Last day of use, once it is fixed */
                        cancelAt: components["schemas"]["JapanDay"] | null;
                        /** @description Name of the member who pays */
                        contractorName: string;
                        /** @description Only present for the member who pays */
                        creditCard: {
                            brand: string;
                            expMonth: number;
                            expYear: number;
                            id: string;
                            last4: string;
                        } | null;
                        id: string;
                        /** @description Last day of use if cancelled now; null when it cannot be, or somebody else pays it */
                        ifCancelAt: components["schemas"]["JapanDay"] | null;
                        /** @description Yen of the next payment if the change of plan that waits for it is undone (undo-plan-change) */
                        ifPlanKeptAmount?: components["schemas"]["Yen"];
                        /** @description When a card chosen now would be charged first; null when never */
                        ifUpdateAt: components["schemas"]["JapanDay"] | null;
                        /** @description Whether the caller pays, and so may cancel it and change its card */
                        isContractor: boolean;
                        /** @description Whether the caller may undo its cancellation now (undo-cancel); false when the cancellation waived what an upgrade owed */
                        isUndoable: boolean;
                        /** @description Whether the caller uses it */
                        isUser: boolean;
                        /** @description Yen that the next payment charges at most, with the difference of an upgrade and at the price of the plan that follows; null when none follows, or when another member pays */
                        nextBillAmount: number | null;
                        /** @description The next payment; null when none follows */
                        nextBillDate: components["schemas"]["JapanDay"] | null;
                        /** @description The plan that replaces it with the next payment */
                        nextProductDisplayName: string | null;
                        /** @description Name of openProductId */
                        openProductDisplayName?: string;
                        /** @description The cheaper plan that was paid in full last. Only it is open, because the renewal was declined and an upgrade is not paid */
                        openProductId?: string;
                        /** @description yyyy-MM-dd HH:mm:ss in Japan */
                        orderedAt: components["schemas"]["JapanTime"];
                        /** @description Yen that the caller still owes for an upgrade whose renewal was declined, also after the contract has ended. update-card pays it, and nothing new can be ordered before (BILLING_DIFFERENCE_OWED); 0 when nothing is owed */
                        owedAmount: components["schemas"]["Yen"];
                        /** @description Yen per month, tax included */
                        price: components["schemas"]["Yen"];
                        productDisplayName: string;
                        productId: string;
                        /** @enum {unknown} */
                        productType: "subscription" | "rental";
                        /** @description Null until the first period is paid */
                        startedAt: components["schemas"]["JapanTime"] | null;
                        /** @description 10 active, 20 cancellation reserved, 30 payment pending or past due, 40 awaiting delivery, 50 awaiting return, 90 ended, 99 payment failed */
                        status: components["schemas"]["ContractStatus"];
                        statusText: string;
                        /** @description Name of the member who uses it */
                        userName: string;
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["BILLING_CONTRACT_NOT_FOUND"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["E3001"];
            404: components["responses"]["E4040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The product that is listed first */
                productId?: string;
                /** @description The product that is listed first */
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
                    "application/json": components["schemas"]["ProductWithStatus"][];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listArticles: {
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
                        category: components["schemas"]["ArticleCategory"];
                        /** @description listed before anybody searches */
                        faq: boolean;
                        id: string;
                        title: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getArticle: {
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
                        /** @description Markdown */
                        body: string;
                        category: components["schemas"]["ArticleCategory"];
                        faq: boolean;
                        id: string;
                        title: string;
                        updatedAt: components["schemas"]["Moment"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    searchArticles: {
        parameters: {
            query: {
                q: string;
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
                        category: components["schemas"]["ArticleCategory"];
                        excerpt: string;
                        id: string;
                        title: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listAwards: {
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
                        /** Format: date */
                        day: string;
                        id: components["schemas"]["Id"];
                        /** @description https only */
                        link: string | null;
                        picture: {
                            height: number;
                            /** @description A WebP that never changes under this address */
                            url: string;
                            width: number;
                        };
                        title: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getAwardPicture: {
        parameters: {
            query: {
                digest: string;
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
                    "image/webp": unknown;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listChatsAlias: {
        parameters: {
            query: {
                inquiryId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["ChatList"];
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listInquiriesAlias: {
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
                    "application/json": components["schemas"]["InquiryList"];
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    sendChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again sends nothing again */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryId: components["schemas"]["Id"];
                    /** @description From POST v2/support/chat/picture, in their order */
                    pictureIds?: components["schemas"]["Id"][];
                    /** @description Not used: an inquiry has one */
                    subject?: string;
                    /** Format: visible-text */
                    text: string;
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listChats: {
        parameters: {
            query: {
                inquiryId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["ChatList"];
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    closeInquiry: {
        parameters: {
            query: {
                inquiryId: components["schemas"]["Id"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listInquiries: {
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
                    "application/json": components["schemas"]["InquiryList"];
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    openInquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again sends nothing again */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    detailTypeId: string;
                    /** @description From POST v2/support/chat/picture, in their order */
                    pictureIds?: components["schemas"]["Id"][];
                    shared?: components["schemas"]["AppContext"];
                    /** Format: visible-line */
                    subject: string;
                    /** Format: visible-text */
                    text: string;
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
                        id: components["schemas"]["Id"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    rateInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inquiryId: components["schemas"]["Id"];
                    rating: number;
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readInquiry: {
        parameters: {
            query: {
                inquiryId: components["schemas"]["Id"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    listInquiryTypes: {
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
                        childItems: {
                            text: string;
                            value: string;
                        }[];
                        text: string;
                        value: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    openInquiryAlias: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again sends nothing again */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    detailTypeId: string;
                    /** @description From POST v2/support/chat/picture, in their order */
                    pictureIds?: components["schemas"]["Id"][];
                    shared?: components["schemas"]["AppContext"];
                    /** Format: visible-line */
                    subject: string;
                    /** Format: visible-text */
                    text: string;
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
                        id: components["schemas"]["Id"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    getChatPicture: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
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
                    "image/webp": unknown;
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    uploadChatPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description JPEG, PNG or WebP as base64 or data URL */
                    image: string;
                };
                "multipart/form-data": {
                    /** @description The file */
                    image: unknown;
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
                    "application/json": components["schemas"]["ChatPicture"];
                };
            };
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    readInquiryAlias: {
        parameters: {
            query: {
                inquiryId: components["schemas"]["Id"];
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
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** @description news, reminder or support */
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
            400: components["responses"]["E3001"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
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
                    /** Format: visible-text */
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
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            409: components["responses"]["BILLING_BONUS_CODE_USED"];
            422: components["responses"]["BILLING_BONUS_CODE_INVALID"];
            429: components["responses"]["E4290"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    receivePaymentEvent: {
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
            400: components["responses"]["BILLING_EVENT_REFUSED"];
            503: components["responses"]["E5030"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    cancelContracts: {
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
                    /** @description Yen, the sum of settlementAmount that the last screen showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now */
                    shownSettlement?: number;
                };
            };
        };
        responses: {
            /** @description The contracts after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRow"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["BILLING_CONTRACT_NOT_FOUND"];
            409: components["responses"]["BILLING_NOT_CANCELLABLE.BILLING_CANCEL_FINAL.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PRICE_CHANGED"];
            422: components["responses"]["E4014.BILLING_KEY_REUSED"];
            503: components["responses"]["E5030"];
            504: components["responses"]["E5040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    orderRental: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            402: components["responses"]["BILLING_CARD_DECLINED.BILLING_CARD_AUTHENTICATION"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_DIFFERENCE_OWED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PLAN_INVOICED.BILLING_PLAN_UNPAID.E2003.E2004.E2005.BILLING_PAYMENT_LAPSED.BILLING_PAYMENT_REFUNDED.BILLING_DELETION_PENDING.BILLING_ACCOUNT_CHANGING.BILLING_PRICE_CHANGED"];
            422: components["responses"]["E4014.E4003.BILLING_DELIVERY_REQUIRED.BILLING_KEY_REUSED"];
            503: components["responses"]["E5030"];
            504: components["responses"]["E5040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResult"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            402: components["responses"]["BILLING_CARD_DECLINED.BILLING_CARD_AUTHENTICATION"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040"];
            409: components["responses"]["BILLING_DIFFERENCE_OWED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PLAN_INVOICED.BILLING_PLAN_UNPAID.E2003.E2004.E2005.BILLING_PAYMENT_LAPSED.BILLING_PAYMENT_REFUNDED.BILLING_DELETION_PENDING.BILLING_ACCOUNT_CHANGING.BILLING_PRICE_CHANGED"];
            422: components["responses"]["E4014.E4003.BILLING_DELIVERY_REQUIRED.BILLING_KEY_REUSED"];
            503: components["responses"]["E5030"];
            504: components["responses"]["E5040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    undoCancel: {
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
            /** @description The contracts after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRow"][];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["BILLING_CONTRACT_NOT_FOUND"];
            409: components["responses"]["BILLING_NOT_CANCELLABLE.BILLING_CANCEL_FINAL.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PRICE_CHANGED"];
            422: components["responses"]["E4014.BILLING_KEY_REUSED"];
            503: components["responses"]["E5030"];
            504: components["responses"]["E5040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    undoPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentHistoryId: string;
                    /** @description Yen of the next bill that the last screen showed; the response is 409 BILLING_PRICE_CHANGED when it would be more now */
                    shownAmount?: number;
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
                    "application/json": components["schemas"]["PurchaseRow"];
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            403: components["responses"]["E4030"];
            404: components["responses"]["BILLING_CONTRACT_NOT_FOUND"];
            409: components["responses"]["BILLING_NO_PLAN_CHANGE.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY.BILLING_PRICE_CHANGED"];
            422: components["responses"]["E4014"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
    updateContractCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    creditCardId: string;
                    paymentHistoryId: string;
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
                        /** @description A text for the member */
                        message: string;
                        /** @enum {unknown} */
                        state: "nothing-due" | "paid" | "confirming";
                    };
                };
            };
            400: components["responses"]["E3001"];
            401: components["responses"]["E4010"];
            402: components["responses"]["BILLING_CARD_DECLINED.BILLING_CARD_AUTHENTICATION"];
            403: components["responses"]["E4030"];
            404: components["responses"]["E4040.BILLING_CONTRACT_NOT_FOUND"];
            409: components["responses"]["BILLING_PAYMENT_LAPSED.BILLING_PAYMENT_REFUNDED.BILLING_ORDER_UNDER_WAY.BILLING_PAYMENT_UNDER_WAY"];
            422: components["responses"]["E4014.BILLING_KEY_REUSED"];
            503: components["responses"]["E5030"];
            504: components["responses"]["E5040"];
            "4XX": components["responses"]["Error"];
            "5XX": components["responses"]["Error"];
        };
    };
}
