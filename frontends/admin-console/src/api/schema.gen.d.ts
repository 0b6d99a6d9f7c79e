// Written by `npm run api-types` from the services’ OpenAPI documents (40314cba56f4bd39a28df51f2c49bf9be350cd984348bb9e4ef47134fbfb5658); do not edit.

export interface paths {
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
        CalteTemplateFormat: {
            items: components["schemas"]["CalteItem"][];
            title: string;
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
        ChatPicture: {
            height: number;
            id: components["schemas"]["Id"];
            width: number;
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
        /** @enum {unknown} */
        InvoiceState: "open" | "paid" | "unclear" | "failed" | "void";
        JapanDay: string;
        JapanTime: string;
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
        /** @default 0 */
        Page: number;
        /** @default 5 */
        PageSize: number;
        /** @enum {unknown} */
        PaymentState: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
        /** @enum {unknown} */
        PlanCode: "01" | "02" | "03" | "04";
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
        /** @description BILLING_EVENT_DONE: This payment event has already been processed. */
        BILLING_EVENT_DONE: {
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
        /** @description BILLING_PAYMENT_SETTLED: The outcome of this payment is already known. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. */
        "BILLING_PAYMENT_SETTLED.BILLING_PAYMENT_UNDER_WAY": {
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
        /** @description E4014: Please confirm your password to do this. · BILLING_EXPORT_LIMIT: You can export up to {{limit}} rows at once. Please choose a shorter period. */
        "E4014.BILLING_EXPORT_LIMIT": {
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
        /** @description E4090: Someone else has already handled this. Please check the latest status. · E4095: Something has changed since, so this cannot be undone. */
        "E4090.E4095": {
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
}
