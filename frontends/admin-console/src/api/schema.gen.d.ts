// Written by `npm run openapi` from the services’ OpenAPI documents; do not edit.

export interface paths {
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
    "/admin/bonus-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bonus codes, the newest first unless sorted otherwise */
        get: operations["listBonusCodes"];
        put?: never;
        /** A new code */
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
        /** One code, and who used it last */
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
        /** Nobody can use the code from now on; what it gave stays given */
        post: operations["stopBonusCode"];
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
        /** Templates, ours and those of agencies */
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
        /** One template */
        get: operations["getAdminChartTemplate"];
        /** Changes one of our templates in every language */
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
        /** Charts, without what is written in them */
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
        /** One chart, without what is written in it */
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
        /** Deletes a chart; it can be restored for 30 days (D-140) */
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
        /** Restores a chart within 30 days of its deletion (D-140) */
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
        /** Opens a chart for a reason, which its customer sees (D-193) */
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
        /** What the AI chose, how it went, and what it has learned; rows of at least five people */
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
        /** What of deliveries, returns, payments and bills waits for somebody */
        get: operations["readCommerceDashboard"];
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
        /** What administrators did in commerce */
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
        /** One act of an administrator */
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
        /** Contracts of all states, the newest first unless sorted otherwise */
        get: operations["listContractsInConsole"];
        put?: never;
        /** A contract of an enterprise account, paid by invoice from today on (D-083) */
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
        /** One contract with its bills, payments, delivery, and what staff did */
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
        /** Cancels on the payer’s behalf, as the payer could (D-086) */
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
        /** Takes a cancellation back while the paid period lasts (D-086) */
        post: operations["undoCancelInConsole"];
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
        /** countries, for the console */
        get: operations["listCountryRows"];
        put?: never;
        /** Adds to countries */
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
        /** One of countries */
        get: operations["readCountry"];
        /** Changes one of countries; its code stays */
        put: operations["updateCountry"];
        post?: never;
        /** Removes one of countries that no sound refers to */
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
        /** Moves one of countries by a step in the order of the forms */
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
    "/admin/diagnosis-statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Face diagnoses in figures, without photos; rows of at least five people */
        get: operations["readDiagnosisStatistics"];
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
        /** genres, for the console */
        get: operations["listGenreRows"];
        put?: never;
        /** Adds to genres */
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
        /** One of genres */
        get: operations["readGenre"];
        /** Changes one of genres; its code stays */
        put: operations["updateGenre"];
        post?: never;
        /** Removes one of genres that no sound refers to */
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
        /** Moves one of genres by a step in the order of the forms */
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
        /** Invites an administrator; the link is in this response only */
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
    "/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bills, the newest first unless sorted otherwise */
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
        /** The bills written in a period, as CSV for a spreadsheet */
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
        /** One bill */
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
        /** The money of a bill that was sent has arrived (D-083) */
        post: operations["markInvoicePaid"];
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
    "/admin/mental-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All mental checks in their newest version, in the order of the members’ page unless sorted otherwise */
        get: operations["listMentalChecksInConsole"];
        put?: never;
        /** A new check, offered at once */
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
        /** A check with its questions, how many answered each version, and who changed it last */
        get: operations["readMentalCheckInConsole"];
        /** Changes a check; new words make a new version, and answers stay with the version they were given to */
        put: operations["changeMentalCheck"];
        post?: never;
        /** Offers a check no longer; its answers stay */
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
        /** Attempts to charge cards, the newest first unless sorted otherwise */
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
        /** One attempt, and what it pays for */
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
        /** Asks the provider now how a payment ended, or to give money back, instead of within minutes (R3) */
        post: operations["reconcilePaymentInConsole"];
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
        /** All products, in the order of the plans page unless sorted otherwise */
        get: operations["listProductsInConsole"];
        put?: never;
        /** A new product; its key and whether it is a rental stay */
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
        /** One product */
        get: operations["readProductInConsole"];
        /** Changes a product: the price for new contracts only, what it opens for everybody at once (D-079) */
        put: operations["updateProduct"];
        post?: never;
        /** Takes a product out of sale; who has it keeps it */
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
        /** purpose-details, for the console */
        get: operations["listPurposeDetailRows"];
        put?: never;
        /** Adds to purpose-details */
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
        /** One of purpose-details */
        get: operations["readPurposeDetail"];
        /** Changes one of purpose-details; its code stays */
        put: operations["updatePurposeDetail"];
        post?: never;
        /** Removes one of purpose-details that no sound refers to */
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
        /** Moves one of purpose-details by a step in the order of the forms */
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
        /** Rentals, the longest waiting first unless sorted otherwise */
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
        /** One rental */
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
        /** The device has arrived: its first period is charged within seconds (D-076) */
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
        /** The device is back: the contract is over (D-077) */
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
        /** Sounds of all kinds, for the console */
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
        /** One sound */
        get: operations["readSoundInConsole"];
        /** Changes what a sound of nature or a Kanade sound says of itself */
        put: operations["updateSoundInConsole"];
        post?: never;
        /** Takes a sound out of the catalogue */
        delete: operations["deleteSoundInConsole"];
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
        /** tags, for the console */
        get: operations["listTagRows"];
        put?: never;
        /** Adds to tags */
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
        /** One of tags */
        get: operations["readTag"];
        /** Changes one of tags; its code stays */
        put: operations["updateTag"];
        post?: never;
        /** Removes one of tags that no sound refers to */
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
        /** Moves one of tags by a step in the order of the forms */
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
    "/admin/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of the payment provider of the last sixty days */
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
        /** One event of the payment provider */
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
        /** Lets an event be worked on again, within seconds */
        post: operations["retryWebhookEvent"];
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
    "/upload/unfinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own uploads that wait for bytes, newest first */
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
    schemas: never;
    responses: never;
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
            /** @description E4090: Somebody else was faster. Please look at the newest state. · E4095: Something was changed since; this cannot be undone. */
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
            /** @description E4090: Somebody else was faster. Please look at the newest state. · E4095: Something was changed since; this cannot be undone. */
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
                        action: "registered" | "first-admin-registered" | "login" | "login-refused" | "password-refused" | "assurance-raised" | "assurance-lowered" | "session-ended" | "sessions-ended" | "password-changed" | "password-reset" | "email-change-asked" | "email-changed" | "second-factor-on" | "second-factor-off" | "easy-login-issued" | "easy-login-enabled" | "easy-login-disabled" | "consent-given" | "consent-refused" | "export-asked" | "export-read" | "deletion-asked" | "deletion-undone" | "person-deleted" | "application-opened" | "application-approved" | "application-rejected" | "application-deleted" | "authority-granted" | "authority-taken" | "transfer-performed" | "transfer-undone" | "admin-invited" | "invitation-revoked";
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
                        action: "registered" | "first-admin-registered" | "login" | "login-refused" | "password-refused" | "assurance-raised" | "assurance-lowered" | "session-ended" | "sessions-ended" | "password-changed" | "password-reset" | "email-change-asked" | "email-changed" | "second-factor-on" | "second-factor-off" | "easy-login-issued" | "easy-login-enabled" | "easy-login-disabled" | "consent-given" | "consent-refused" | "export-asked" | "export-read" | "deletion-asked" | "deletion-undone" | "person-deleted" | "application-opened" | "application-approved" | "application-rejected" | "application-deleted" | "authority-granted" | "authority-taken" | "transfer-performed" | "transfer-undone" | "admin-invited" | "invitation-revoked";
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
    listBonusCodes: {
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
                        code: string;
                        /** Format: date-time */
                        createdAt: string;
                        days: number | null;
                        /** @description yyyy-MM-dd in Japan */
                        expiresOn: string;
                        id: string;
                        mostUses: number;
                        productId: string | null;
                        productName: string | null;
                        /** @enum {unknown} */
                        state: "usable" | "used-up" | "expired" | "stopped";
                        stoppedAt: string | null;
                        uses: number;
                        yen: number | null;
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
                    "application/json": {
                        code: string;
                        /** Format: date-time */
                        createdAt: string;
                        days: number | null;
                        /** @description yyyy-MM-dd in Japan */
                        expiresOn: string;
                        id: string;
                        /** @description The newest 99 */
                        lastUses: {
                            /** Format: date-time */
                            redeemedAt: string;
                            userId: string;
                            userName: string | null;
                        }[];
                        mostUses: number;
                        productId: string | null;
                        productName: string | null;
                        /** @enum {unknown} */
                        state: "usable" | "used-up" | "expired" | "stopped";
                        stoppedAt: string | null;
                        uses: number;
                        yen: number | null;
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
                    "application/json": {
                        code: string;
                        /** Format: date-time */
                        createdAt: string;
                        days: number | null;
                        /** @description yyyy-MM-dd in Japan */
                        expiresOn: string;
                        id: string;
                        /** @description The newest 99 */
                        lastUses: {
                            /** Format: date-time */
                            redeemedAt: string;
                            userId: string;
                            userName: string | null;
                        }[];
                        mostUses: number;
                        productId: string | null;
                        productName: string | null;
                        /** @enum {unknown} */
                        state: "usable" | "used-up" | "expired" | "stopped";
                        stoppedAt: string | null;
                        uses: number;
                        yen: number | null;
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
                    "application/json": {
                        code: string;
                        /** Format: date-time */
                        createdAt: string;
                        days: number | null;
                        /** @description yyyy-MM-dd in Japan */
                        expiresOn: string;
                        id: string;
                        /** @description The newest 99 */
                        lastUses: {
                            /** Format: date-time */
                            redeemedAt: string;
                            userId: string;
                            userName: string | null;
                        }[];
                        mostUses: number;
                        productId: string | null;
                        productName: string | null;
                        /** @enum {unknown} */
                        state: "usable" | "used-up" | "expired" | "stopped";
                        stoppedAt: string | null;
                        uses: number;
                        yen: number | null;
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
    listAdminChartTemplates: {
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
                        agencyCode: string | null;
                        formats: {
                            [key: string]: {
                                items: {
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
                                }[];
                                title: string;
                            };
                        };
                        /** Format: uuid */
                        id: string;
                        name: string;
                        names: {
                            [key: string]: string;
                        };
                        /** Format: date-time */
                        updatedAt: string;
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
                        agencyCode: string | null;
                        formats: {
                            [key: string]: {
                                items: {
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
                                }[];
                                title: string;
                            };
                        };
                        /** Format: uuid */
                        id: string;
                        name: string;
                        names: {
                            [key: string]: string;
                        };
                        /** Format: date-time */
                        updatedAt: string;
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
                        [key: string]: {
                            calteItems: {
                                customerInput?: boolean;
                                customerPublish?: boolean;
                                defaultDispValue?: string | null;
                                defaultInnerValue?: string | null;
                                id?: string | null;
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
                            }[];
                            title: string;
                        };
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
                        agencyCode: string | null;
                        formats: {
                            [key: string]: {
                                items: {
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
                                }[];
                                title: string;
                            };
                        };
                        /** Format: uuid */
                        id: string;
                        name: string;
                        names: {
                            [key: string]: string;
                        };
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            /** @description E3001: Some of the input is not valid. Please check it. · CHARTS_TITLE_REQUIRED: Please enter a title. · CHARTS_LABEL_REQUIRED: Please enter a label. · CHARTS_ITEM_REQUIRED: Please add at least one field. · CHARTS_TOO_MANY_ITEMS: A chart has at most 20 fields. · CHARTS_ITEM_INVALID: A field is not set up correctly. Please check its choices, range and default. */
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
            /** @description CHARTS_TEMPLATE_NOT_REMOVABLE: This template cannot be changed or deleted. */
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
    listAdminCharts: {
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
                        agencyCode: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: uuid */
                        customerId: string;
                        customerName: string;
                        deletedAt: string | null;
                        /** Format: uuid */
                        id: string;
                        title: string;
                        /** Format: date-time */
                        updatedAt: string;
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
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: uuid */
                        customerId: string;
                        customerName: string;
                        deletedAt: string | null;
                        /** Format: uuid */
                        id: string;
                        title: string;
                        /** Format: date-time */
                        updatedAt: string;
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
            /** @description CHARTS_REASON_REQUIRED: Please enter a reason. */
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
            /** @description CHARTS_REASON_REQUIRED: Please enter a reason. */
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
                    "application/json": {
                        aiEstheDetectFaceResultId: string | null;
                        /** Format: uuid */
                        calteId: string;
                        calteItems: {
                            customerInput: boolean;
                            customerPublish: boolean;
                            defaultDispValue: string;
                            defaultInnerValue: string;
                            editable: boolean;
                            /** @enum {unknown} */
                            fieldLabel: "customerField" | "staffField" | "published" | "unpublished";
                            /** Format: uuid */
                            id: string;
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
                        /** @description yyyy-MM-dd HH:mm:ss, JST */
                        created: string;
                        /** @description whether the customer's part is done (D-148) */
                        customerInput: boolean;
                        /** @enum {unknown} */
                        diagnosis: "none" | "linked" | "withdrawn" | "deleted";
                        /** Format: uuid */
                        generalCalteId: string;
                        /** Format: uuid */
                        recordId: string;
                        title: string;
                        /** @description yyyy-MM-dd HH:mm:ss, JST */
                        updated: string;
                        /** Format: uuid */
                        userId: string;
                        userName: string;
                        /** @description to be sent with a change (D-147) */
                        version: number;
                    };
                };
            };
            /** @description CHARTS_REASON_REQUIRED: Please enter a reason. */
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
    readChoiceStatistics: {
        parameters: {
            query: {
                /** @description yyyy-MM-dd in Japan */
                from: string;
                /** @description yyyy-MM-dd in Japan */
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
                            belief: {
                                high: number;
                                low: number;
                                mean: number;
                            } | null;
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
                            belief: {
                                high: number;
                                low: number;
                                mean: number;
                            } | null;
                            chosen: number | null;
                            exploring: number | null;
                            finished: number | null;
                            meanChange: number | null;
                            measured: number | null;
                            reason: string;
                        }[];
                        /** @description The 99 most chosen */
                        sounds: {
                            abandoned: number | null;
                            belief: {
                                high: number;
                                low: number;
                                mean: number;
                            } | null;
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
            /** @description E5040: The answer took too long. Please try again later. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
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
                        /** @description Awaited for 30 days (D-077); also counted among the waiting */
                        returnsLate: number;
                        returnsWaiting: number;
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
    listCommerceLog: {
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
                        action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
                        actor: {
                            id: string;
                            username: string;
                        } | null;
                        /** Format: date-time */
                        at: string;
                        detail: {
                            [key: string]: unknown;
                        };
                        id: string;
                        subjectId: string;
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
                    "application/json": {
                        /** @enum {unknown} */
                        action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
                        actor: {
                            id: string;
                            username: string;
                        } | null;
                        /** Format: date-time */
                        at: string;
                        detail: {
                            [key: string]: unknown;
                        };
                        id: string;
                        subjectId: string;
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
    listContractsInConsole: {
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
                        agencyCode: string | null;
                        contractorId: string | null;
                        contractorName: string | null;
                        id: string;
                        /** @description Paid by invoice instead of a card (D-083) */
                        invoiced: boolean;
                        lastDay: string | null;
                        nextChargeOn: string | null;
                        nextDifference: number;
                        nextProductName: string | null;
                        /** Format: date-time */
                        orderedAt: string;
                        paidUntil: string | null;
                        productId: string;
                        productName: string;
                        rental: boolean;
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        /** @description Yen per month with tax, as contracted */
                        unitPrice: number;
                        userId: string | null;
                        userName: string | null;
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
                    /** @description As agreed; the product’s own price if left out */
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
                    "application/json": {
                        acts: {
                            /** @enum {unknown} */
                            action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
                            actorName: string | null;
                            /** Format: date-time */
                            at: string;
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
                        /** @description Paid by invoice instead of a card (D-083) */
                        invoiced: boolean;
                        invoices: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            difference: number;
                            /** @description yyyy-MM-dd in Japan */
                            dueOn: string;
                            id: string;
                            paidAt: string | null;
                            paymentId: string | null;
                            /** @description yyyy-MM-dd in Japan */
                            periodFrom: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodUntil: string;
                            /** @enum {unknown} */
                            state: "open" | "paid" | "unclear" | "failed" | "void";
                        }[];
                        lastDay: string | null;
                        nextChargeOn: string | null;
                        nextDifference: number;
                        nextProductName: string | null;
                        /** Format: date-time */
                        orderedAt: string;
                        paidUntil: string | null;
                        payments: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            failureCode: string | null;
                            id: string;
                            settledAt: string | null;
                            /** @enum {unknown} */
                            state: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
                        }[];
                        productId: string;
                        productName: string;
                        rental: boolean;
                        returnSince: string | null;
                        serialNumber: string | null;
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        /** @description Yen per month with tax, as contracted */
                        unitPrice: number;
                        userId: string | null;
                        userName: string | null;
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
            /** @description E2005: There is already a contract for this. ({name}) */
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
            /** @description E4014: Please confirm your password to do this. · BILLING_NOT_ENTERPRISE: Only enterprise accounts can be contracted by invoice. · BILLING_NOT_INVOICED: A rental cannot be contracted by invoice. */
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
                    "application/json": {
                        acts: {
                            /** @enum {unknown} */
                            action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
                            actorName: string | null;
                            /** Format: date-time */
                            at: string;
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
                        /** @description Paid by invoice instead of a card (D-083) */
                        invoiced: boolean;
                        invoices: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            difference: number;
                            /** @description yyyy-MM-dd in Japan */
                            dueOn: string;
                            id: string;
                            paidAt: string | null;
                            paymentId: string | null;
                            /** @description yyyy-MM-dd in Japan */
                            periodFrom: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodUntil: string;
                            /** @enum {unknown} */
                            state: "open" | "paid" | "unclear" | "failed" | "void";
                        }[];
                        lastDay: string | null;
                        nextChargeOn: string | null;
                        nextDifference: number;
                        nextProductName: string | null;
                        /** Format: date-time */
                        orderedAt: string;
                        paidUntil: string | null;
                        payments: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            failureCode: string | null;
                            id: string;
                            settledAt: string | null;
                            /** @enum {unknown} */
                            state: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
                        }[];
                        productId: string;
                        productName: string;
                        rental: boolean;
                        returnSince: string | null;
                        serialNumber: string | null;
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        /** @description Yen per month with tax, as contracted */
                        unitPrice: number;
                        userId: string | null;
                        userName: string | null;
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
                    "application/json": {
                        acts: {
                            /** @enum {unknown} */
                            action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
                            actorName: string | null;
                            /** Format: date-time */
                            at: string;
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
                        /** @description Paid by invoice instead of a card (D-083) */
                        invoiced: boolean;
                        invoices: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            difference: number;
                            /** @description yyyy-MM-dd in Japan */
                            dueOn: string;
                            id: string;
                            paidAt: string | null;
                            paymentId: string | null;
                            /** @description yyyy-MM-dd in Japan */
                            periodFrom: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodUntil: string;
                            /** @enum {unknown} */
                            state: "open" | "paid" | "unclear" | "failed" | "void";
                        }[];
                        lastDay: string | null;
                        nextChargeOn: string | null;
                        nextDifference: number;
                        nextProductName: string | null;
                        /** Format: date-time */
                        orderedAt: string;
                        paidUntil: string | null;
                        payments: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            failureCode: string | null;
                            id: string;
                            settledAt: string | null;
                            /** @enum {unknown} */
                            state: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
                        }[];
                        productId: string;
                        productName: string;
                        rental: boolean;
                        returnSince: string | null;
                        serialNumber: string | null;
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        /** @description Yen per month with tax, as contracted */
                        unitPrice: number;
                        userId: string | null;
                        userName: string | null;
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
            /** @description BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_NOT_CANCELLABLE: One of the contracts cannot be cancelled. ({name}) */
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
                    "application/json": {
                        acts: {
                            /** @enum {unknown} */
                            action: "product-created" | "product-changed" | "product-withdrawn" | "product-returned" | "contract-invoiced" | "contract-cancelled" | "contract-cancel-undone" | "delivery-confirmed" | "return-confirmed" | "payment-reconciled" | "event-retried" | "bonus-code-created" | "bonus-code-stopped" | "invoice-paid" | "invoices-exported";
                            actorName: string | null;
                            /** Format: date-time */
                            at: string;
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
                        /** @description Paid by invoice instead of a card (D-083) */
                        invoiced: boolean;
                        invoices: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            difference: number;
                            /** @description yyyy-MM-dd in Japan */
                            dueOn: string;
                            id: string;
                            paidAt: string | null;
                            paymentId: string | null;
                            /** @description yyyy-MM-dd in Japan */
                            periodFrom: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodUntil: string;
                            /** @enum {unknown} */
                            state: "open" | "paid" | "unclear" | "failed" | "void";
                        }[];
                        lastDay: string | null;
                        nextChargeOn: string | null;
                        nextDifference: number;
                        nextProductName: string | null;
                        /** Format: date-time */
                        orderedAt: string;
                        paidUntil: string | null;
                        payments: {
                            amount: number;
                            /** Format: date-time */
                            createdAt: string;
                            failureCode: string | null;
                            id: string;
                            settledAt: string | null;
                            /** @enum {unknown} */
                            state: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
                        }[];
                        productId: string;
                        productName: string;
                        rental: boolean;
                        returnSince: string | null;
                        serialNumber: string | null;
                        startedAt: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        /** @description Yen per month with tax, as contracted */
                        unitPrice: number;
                        userId: string | null;
                        userName: string | null;
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
            /** @description BILLING_ORDER_UNDER_WAY: Your order is being processed. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. · BILLING_CANCEL_FINAL: The cancellation of one of the contracts cannot be undone. ({name}) */
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
    listCountryRows: {
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    "application/json": {
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
            /** @description CONTENT_MASTER_IN_USE: Sounds refer to this, so it cannot be deleted. */
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
                "application/json": {
                    /** @description -1 up, 1 down */
                    step: -1 | 1;
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
    readDiagnosisStatistics: {
        parameters: {
            query: {
                /** @description yyyy-MM-dd in Japan */
                from: string;
                /** @description yyyy-MM-dd in Japan */
                to: string;
                /** @description Weeks begin on Monday */
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
                            /** @description Its first day, yyyy-MM-dd */
                            day: string;
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
            /** @description E5040: The answer took too long. Please try again later. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
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
    listGenreRows: {
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
                        code: string;
                        displayOrder: number;
                        /** @enum {unknown} */
                        family: "sound" | "music";
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
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
                        code: string;
                        displayOrder: number;
                        /** @enum {unknown} */
                        family: "sound" | "music";
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    "application/json": {
                        code: string;
                        displayOrder: number;
                        /** @enum {unknown} */
                        family: "sound" | "music";
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
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
                        code: string;
                        displayOrder: number;
                        /** @enum {unknown} */
                        family: "sound" | "music";
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
            /** @description CONTENT_MASTER_IN_USE: Sounds refer to this, so it cannot be deleted. */
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
                "application/json": {
                    /** @description -1 up, 1 down */
                    step: -1 | 1;
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
                        code: string;
                        displayOrder: number;
                        /** @enum {unknown} */
                        family: "sound" | "music";
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
    listInvoices: {
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
                        agencyCode: string | null;
                        /** @description Yen with tax */
                        amount: number;
                        contractId: string;
                        /** Format: date-time */
                        createdAt: string;
                        difference: number;
                        /** @description yyyy-MM-dd in Japan */
                        dueOn: string;
                        id: string;
                        invoiced: boolean;
                        memberEmail: string | null;
                        memberId: string | null;
                        memberName: string | null;
                        paidAt: string | null;
                        paymentId: string | null;
                        /** @description yyyy-MM-dd in Japan */
                        periodFrom: string;
                        /** @description The first day after the period */
                        periodUntil: string;
                        productName: string;
                        /**
                         * @description open: sent, to be paid; unclear: being charged; void: the order came to nothing
                         * @enum {unknown}
                         */
                        state: "open" | "paid" | "unclear" | "failed" | "void";
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
    exportInvoices: {
        parameters: {
            query: {
                /** @description First day in Japan */
                from: string;
                /** @description Last day, within a year of the first */
                until: string;
                agencyCode?: string;
                /** @description open: sent, to be paid; unclear: being charged; void: the order came to nothing */
                state?: "open" | "paid" | "unclear" | "failed" | "void";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
            /** @description E4014: Please confirm your password to do this. · BILLING_EXPORT_LIMIT: At most {limit} rows can be exported at once. Please choose a shorter period. */
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
                    "application/json": {
                        agencyCode: string | null;
                        /** @description Yen with tax */
                        amount: number;
                        contractId: string;
                        /** Format: date-time */
                        createdAt: string;
                        difference: number;
                        /** @description yyyy-MM-dd in Japan */
                        dueOn: string;
                        id: string;
                        invoiced: boolean;
                        memberEmail: string | null;
                        memberId: string | null;
                        memberName: string | null;
                        paidAt: string | null;
                        paymentId: string | null;
                        /** @description yyyy-MM-dd in Japan */
                        periodFrom: string;
                        /** @description The first day after the period */
                        periodUntil: string;
                        productName: string;
                        /**
                         * @description open: sent, to be paid; unclear: being charged; void: the order came to nothing
                         * @enum {unknown}
                         */
                        state: "open" | "paid" | "unclear" | "failed" | "void";
                        unitPrice: number;
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
                    "application/json": {
                        agencyCode: string | null;
                        /** @description Yen with tax */
                        amount: number;
                        contractId: string;
                        /** Format: date-time */
                        createdAt: string;
                        difference: number;
                        /** @description yyyy-MM-dd in Japan */
                        dueOn: string;
                        id: string;
                        invoiced: boolean;
                        memberEmail: string | null;
                        memberId: string | null;
                        memberName: string | null;
                        paidAt: string | null;
                        paymentId: string | null;
                        /** @description yyyy-MM-dd in Japan */
                        periodFrom: string;
                        /** @description The first day after the period */
                        periodUntil: string;
                        productName: string;
                        /**
                         * @description open: sent, to be paid; unclear: being charged; void: the order came to nothing
                         * @enum {unknown}
                         */
                        state: "open" | "paid" | "unclear" | "failed" | "void";
                        unitPrice: number;
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
            /** @description BILLING_INVOICE_STATE: This invoice is not waiting for a payment. */
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
    listMentalChecksInConsole: {
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
                        /** @description To all versions */
                        answers: number;
                        displayOrder: number;
                        id: string;
                        intervalDays: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description How many are asked */
                        questions: number;
                        /** @description Of every change; sent back with the next one */
                        revision: number;
                        titleEn: string;
                        titleJa: string;
                        version: number;
                        withdrawnAt: string | null;
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
                    /** @description Until it can be done again (D-128) */
                    intervalDays: number;
                    /** @description In the order in which they are asked */
                    items: {
                        choices: {
                            /** @description Choices are shown by it, lowest first */
                            ansValue: number;
                            displayEn: string;
                            displayJa: string;
                        }[];
                        cluster: number | null;
                        nameEn: string;
                        nameJa: string;
                        /** @description false: no longer asked (D-129) */
                        requires: boolean;
                    }[];
                    titleEn: string;
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
                    "application/json": {
                        /** @description The newest 20 */
                        acts: {
                            /** @enum {unknown} */
                            action: "created" | "changed" | "withdrawn" | "put-back";
                            actor: {
                                id: string;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            detail: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description To all versions */
                        answers: number;
                        displayOrder: number;
                        id: string;
                        intervalDays: number;
                        items: {
                            choices: {
                                /** @description Choices are shown by it, lowest first */
                                ansValue: number;
                                displayEn: string;
                                displayJa: string;
                            }[];
                            cluster: number | null;
                            nameEn: string;
                            nameJa: string;
                            /** @description false: no longer asked (D-129) */
                            requires: boolean;
                        }[];
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description How many are asked */
                        questions: number;
                        /** @description Of every change; sent back with the next one */
                        revision: number;
                        titleEn: string;
                        titleJa: string;
                        version: number;
                        /** @description The newest 99 */
                        versions: {
                            answers: number;
                            /** Format: date-time */
                            publishedAt: string;
                            questions: number;
                            titleEn: string;
                            titleJa: string;
                            version: number;
                        }[];
                        withdrawnAt: string | null;
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
                    "application/json": {
                        /** @description The newest 20 */
                        acts: {
                            /** @enum {unknown} */
                            action: "created" | "changed" | "withdrawn" | "put-back";
                            actor: {
                                id: string;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            detail: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description To all versions */
                        answers: number;
                        displayOrder: number;
                        id: string;
                        intervalDays: number;
                        items: {
                            choices: {
                                /** @description Choices are shown by it, lowest first */
                                ansValue: number;
                                displayEn: string;
                                displayJa: string;
                            }[];
                            cluster: number | null;
                            nameEn: string;
                            nameJa: string;
                            /** @description false: no longer asked (D-129) */
                            requires: boolean;
                        }[];
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description How many are asked */
                        questions: number;
                        /** @description Of every change; sent back with the next one */
                        revision: number;
                        titleEn: string;
                        titleJa: string;
                        version: number;
                        /** @description The newest 99 */
                        versions: {
                            answers: number;
                            /** Format: date-time */
                            publishedAt: string;
                            questions: number;
                            titleEn: string;
                            titleJa: string;
                            version: number;
                        }[];
                        withdrawnAt: string | null;
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
                    /** @description Until it can be done again (D-128) */
                    intervalDays: number;
                    /** @description In the order in which they are asked */
                    items: {
                        choices: {
                            /** @description Choices are shown by it, lowest first */
                            ansValue: number;
                            displayEn: string;
                            displayJa: string;
                        }[];
                        cluster: number | null;
                        nameEn: string;
                        nameJa: string;
                        /** @description false: no longer asked (D-129) */
                        requires: boolean;
                    }[];
                    /** @description As it was read */
                    revision: number;
                    titleEn: string;
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
                    "application/json": {
                        /** @description The newest 20 */
                        acts: {
                            /** @enum {unknown} */
                            action: "created" | "changed" | "withdrawn" | "put-back";
                            actor: {
                                id: string;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            detail: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description To all versions */
                        answers: number;
                        displayOrder: number;
                        id: string;
                        intervalDays: number;
                        items: {
                            choices: {
                                /** @description Choices are shown by it, lowest first */
                                ansValue: number;
                                displayEn: string;
                                displayJa: string;
                            }[];
                            cluster: number | null;
                            nameEn: string;
                            nameJa: string;
                            /** @description false: no longer asked (D-129) */
                            requires: boolean;
                        }[];
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description How many are asked */
                        questions: number;
                        /** @description Of every change; sent back with the next one */
                        revision: number;
                        titleEn: string;
                        titleJa: string;
                        version: number;
                        /** @description The newest 99 */
                        versions: {
                            answers: number;
                            /** Format: date-time */
                            publishedAt: string;
                            questions: number;
                            titleEn: string;
                            titleJa: string;
                            version: number;
                        }[];
                        withdrawnAt: string | null;
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
            /** @description AIESTHE_CHECK_EDITED: Another administrator changed this check first. Please look at the latest state. */
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
                    "application/json": {
                        /** @description The newest 20 */
                        acts: {
                            /** @enum {unknown} */
                            action: "created" | "changed" | "withdrawn" | "put-back";
                            actor: {
                                id: string;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            detail: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description To all versions */
                        answers: number;
                        displayOrder: number;
                        id: string;
                        intervalDays: number;
                        items: {
                            choices: {
                                /** @description Choices are shown by it, lowest first */
                                ansValue: number;
                                displayEn: string;
                                displayJa: string;
                            }[];
                            cluster: number | null;
                            nameEn: string;
                            nameJa: string;
                            /** @description false: no longer asked (D-129) */
                            requires: boolean;
                        }[];
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description How many are asked */
                        questions: number;
                        /** @description Of every change; sent back with the next one */
                        revision: number;
                        titleEn: string;
                        titleJa: string;
                        version: number;
                        /** @description The newest 99 */
                        versions: {
                            answers: number;
                            /** Format: date-time */
                            publishedAt: string;
                            questions: number;
                            titleEn: string;
                            titleJa: string;
                            version: number;
                        }[];
                        withdrawnAt: string | null;
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
                    "application/json": {
                        /** @description The newest 20 */
                        acts: {
                            /** @enum {unknown} */
                            action: "created" | "changed" | "withdrawn" | "put-back";
                            actor: {
                                id: string;
                                username: string;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            detail: {
                                [key: string]: unknown;
                            };
                        }[];
                        /** @description To all versions */
                        answers: number;
                        displayOrder: number;
                        id: string;
                        intervalDays: number;
                        items: {
                            choices: {
                                /** @description Choices are shown by it, lowest first */
                                ansValue: number;
                                displayEn: string;
                                displayJa: string;
                            }[];
                            cluster: number | null;
                            nameEn: string;
                            nameJa: string;
                            /** @description false: no longer asked (D-129) */
                            requires: boolean;
                        }[];
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description How many are asked */
                        questions: number;
                        /** @description Of every change; sent back with the next one */
                        revision: number;
                        titleEn: string;
                        titleJa: string;
                        version: number;
                        /** @description The newest 99 */
                        versions: {
                            answers: number;
                            /** Format: date-time */
                            publishedAt: string;
                            questions: number;
                            titleEn: string;
                            titleJa: string;
                            version: number;
                        }[];
                        withdrawnAt: string | null;
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
    listPaymentsInConsole: {
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
                        /** @description Yen */
                        amount: number;
                        /** Format: date-time */
                        askedAt: string;
                        card: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** @description Yen taken off by bonus codes */
                        credits: number;
                        failureCode: string | null;
                        id: string;
                        memberId: string | null;
                        memberName: string | null;
                        orderId: string | null;
                        providerId: string | null;
                        settledAt: string | null;
                        /**
                         * @description unclear: asked without an answer (R3); refund-due: money to be given back
                         * @enum {unknown}
                         */
                        state: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
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
                    "application/json": {
                        /** @description Yen */
                        amount: number;
                        /** Format: date-time */
                        askedAt: string;
                        card: string | null;
                        contracts: {
                            amount: number;
                            contractId: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodFrom: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodUntil: string;
                            productName: string;
                            userName: string | null;
                        }[];
                        /** Format: date-time */
                        createdAt: string;
                        /** @description Yen taken off by bonus codes */
                        credits: number;
                        failureCode: string | null;
                        id: string;
                        memberId: string | null;
                        memberName: string | null;
                        orderId: string | null;
                        providerId: string | null;
                        settledAt: string | null;
                        /**
                         * @description unclear: asked without an answer (R3); refund-due: money to be given back
                         * @enum {unknown}
                         */
                        state: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
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
                    "application/json": {
                        /** @description Yen */
                        amount: number;
                        /** Format: date-time */
                        askedAt: string;
                        card: string | null;
                        contracts: {
                            amount: number;
                            contractId: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodFrom: string;
                            /** @description yyyy-MM-dd in Japan */
                            periodUntil: string;
                            productName: string;
                            userName: string | null;
                        }[];
                        /** Format: date-time */
                        createdAt: string;
                        /** @description Yen taken off by bonus codes */
                        credits: number;
                        failureCode: string | null;
                        id: string;
                        memberId: string | null;
                        memberName: string | null;
                        orderId: string | null;
                        providerId: string | null;
                        settledAt: string | null;
                        /**
                         * @description unclear: asked without an answer (R3); refund-due: money to be given back
                         * @enum {unknown}
                         */
                        state: "pending" | "unclear" | "succeeded" | "failed" | "refund-due" | "refunded";
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
            /** @description BILLING_PAYMENT_SETTLED: The outcome of this payment is already known. · BILLING_PAYMENT_UNDER_WAY: A payment is being confirmed. Please try again in a few minutes. */
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
            /** @description E5030: The service is not available right now. Please try again later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
                        fields?: {
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
    listProductsInConsole: {
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
                        /** @description Contracts that are not over */
                        contracts: number;
                        descriptionEn: string;
                        descriptionJa: string;
                        displayOrder: number;
                        functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                        functionsEn: string[];
                        /** @description What it opens, as members read it */
                        functionsJa: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden: boolean;
                        id: string;
                        image: string;
                        key: string;
                        nameEn: string;
                        nameJa: string;
                        premium: boolean;
                        price: number;
                        /** @description A device is delivered; chosen once */
                        rental: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        withdrawnAt: string | null;
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
                    descriptionEn: string;
                    descriptionJa: string;
                    displayOrder: number;
                    functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                    functionsEn: string[];
                    /** @description What it opens, as members read it */
                    functionsJa: string[];
                    /** @description Only shown to who owns it (D-064) */
                    hidden: boolean;
                    /**
                     * @description One of the pictures of the service
                     * @enum {unknown}
                     */
                    image: "dr-ai.svg" | "face-rhythm.svg" | "light.svg" | "premium.svg" | "standard.svg";
                    key: string;
                    nameEn: string;
                    nameJa: string;
                    premium: boolean;
                    /** @description Yen per month with tax (D-080) */
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
                    "application/json": {
                        /** @description Contracts that are not over */
                        contracts: number;
                        descriptionEn: string;
                        descriptionJa: string;
                        displayOrder: number;
                        functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                        functionsEn: string[];
                        /** @description What it opens, as members read it */
                        functionsJa: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden: boolean;
                        id: string;
                        image: string;
                        key: string;
                        nameEn: string;
                        nameJa: string;
                        premium: boolean;
                        price: number;
                        /** @description A device is delivered; chosen once */
                        rental: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        withdrawnAt: string | null;
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
                    "application/json": {
                        /** @description Contracts that are not over */
                        contracts: number;
                        descriptionEn: string;
                        descriptionJa: string;
                        displayOrder: number;
                        functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                        functionsEn: string[];
                        /** @description What it opens, as members read it */
                        functionsJa: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden: boolean;
                        id: string;
                        image: string;
                        key: string;
                        nameEn: string;
                        nameJa: string;
                        premium: boolean;
                        price: number;
                        /** @description A device is delivered; chosen once */
                        rental: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        withdrawnAt: string | null;
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
                    descriptionEn: string;
                    descriptionJa: string;
                    displayOrder: number;
                    functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                    functionsEn: string[];
                    /** @description What it opens, as members read it */
                    functionsJa: string[];
                    /** @description Only shown to who owns it (D-064) */
                    hidden: boolean;
                    /**
                     * @description One of the pictures of the service
                     * @enum {unknown}
                     */
                    image: "dr-ai.svg" | "face-rhythm.svg" | "light.svg" | "premium.svg" | "standard.svg";
                    nameEn: string;
                    nameJa: string;
                    premium: boolean;
                    /** @description Yen per month with tax (D-080) */
                    price: number;
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
                        /** @description Contracts that are not over */
                        contracts: number;
                        descriptionEn: string;
                        descriptionJa: string;
                        displayOrder: number;
                        functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                        functionsEn: string[];
                        /** @description What it opens, as members read it */
                        functionsJa: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden: boolean;
                        id: string;
                        image: string;
                        key: string;
                        nameEn: string;
                        nameJa: string;
                        premium: boolean;
                        price: number;
                        /** @description A device is delivered; chosen once */
                        rental: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        withdrawnAt: string | null;
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
                    "application/json": {
                        /** @description Contracts that are not over */
                        contracts: number;
                        descriptionEn: string;
                        descriptionJa: string;
                        displayOrder: number;
                        functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                        functionsEn: string[];
                        /** @description What it opens, as members read it */
                        functionsJa: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden: boolean;
                        id: string;
                        image: string;
                        key: string;
                        nameEn: string;
                        nameJa: string;
                        premium: boolean;
                        price: number;
                        /** @description A device is delivered; chosen once */
                        rental: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        withdrawnAt: string | null;
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
                    "application/json": {
                        /** @description Contracts that are not over */
                        contracts: number;
                        descriptionEn: string;
                        descriptionJa: string;
                        displayOrder: number;
                        functionCodes: ("loop" | "timer" | "with-soundesthe" | "aiesthe" | "face-diagnosis" | "sound-therapy" | "ai-chat" | "support-chat" | "dr-ai-healthcare")[];
                        functionsEn: string[];
                        /** @description What it opens, as members read it */
                        functionsJa: string[];
                        /** @description Only shown to who owns it (D-064) */
                        hidden: boolean;
                        id: string;
                        image: string;
                        key: string;
                        nameEn: string;
                        nameJa: string;
                        premium: boolean;
                        price: number;
                        /** @description A device is delivered; chosen once */
                        rental: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                        withdrawnAt: string | null;
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
    listPurposeDetailRows: {
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @enum {unknown} */
                        purposeCode: "01" | "02" | "03" | "04";
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
                    /** @enum {unknown} */
                    purposeCode: "01" | "02" | "03" | "04";
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @enum {unknown} */
                        purposeCode: "01" | "02" | "03" | "04";
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    "application/json": {
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @enum {unknown} */
                        purposeCode: "01" | "02" | "03" | "04";
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
                    /** @enum {unknown} */
                    purposeCode: "01" | "02" | "03" | "04";
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @enum {unknown} */
                        purposeCode: "01" | "02" | "03" | "04";
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
            /** @description CONTENT_MASTER_IN_USE: Sounds refer to this, so it cannot be deleted. */
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
                "application/json": {
                    /** @description -1 up, 1 down */
                    step: -1 | 1;
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @enum {unknown} */
                        purposeCode: "01" | "02" | "03" | "04";
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
    listRentals: {
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
                        /** @description Awaited back for 30 days: to be asked for, never charged (D-077) */
                        isReturnLate: boolean;
                        /** @description yyyy-MM-dd in Japan */
                        orderedOn: string;
                        productName: string;
                        returnSince: string | null;
                        serialNumber: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        userId: string | null;
                        userName: string | null;
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
                    "application/json": {
                        id: string;
                        /** @description Awaited back for 30 days: to be asked for, never charged (D-077) */
                        isReturnLate: boolean;
                        /** @description yyyy-MM-dd in Japan */
                        orderedOn: string;
                        productName: string;
                        returnSince: string | null;
                        serialNumber: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        userId: string | null;
                        userName: string | null;
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
                    "application/json": {
                        id: string;
                        /** @description Awaited back for 30 days: to be asked for, never charged (D-077) */
                        isReturnLate: boolean;
                        /** @description yyyy-MM-dd in Japan */
                        orderedOn: string;
                        productName: string;
                        returnSince: string | null;
                        serialNumber: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        userId: string | null;
                        userName: string | null;
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
            /** @description BILLING_RENTAL_STATE: This rental is not waiting for that. */
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
                    "application/json": {
                        id: string;
                        /** @description Awaited back for 30 days: to be asked for, never charged (D-077) */
                        isReturnLate: boolean;
                        /** @description yyyy-MM-dd in Japan */
                        orderedOn: string;
                        productName: string;
                        returnSince: string | null;
                        serialNumber: string | null;
                        /**
                         * @description D-061
                         * @enum {unknown}
                         */
                        status: "10" | "20" | "30" | "40" | "50" | "90" | "99";
                        userId: string | null;
                        userName: string | null;
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
            /** @description BILLING_RENTAL_STATE: This rental is not waiting for that. */
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
    listSoundsInConsole: {
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
                    "application/json": {
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
                    /** Format: uuid */
                    countryId: string;
                    /** Format: uuid */
                    genreId: string;
                    place?: string | null;
                    /**
                     * @description 03: Kanade (D-163)
                     * @enum {unknown}
                     */
                    planCode: "01" | "02" | "03" | "04";
                    /** @description Kanade only, where it is required */
                    player?: string | null;
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
                    "application/json": {
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
    listTagRows: {
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    "application/json": {
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                    nameEn: string;
                    nameJa: string;
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
            /** @description CONTENT_MASTER_IN_USE: Sounds refer to this, so it cannot be deleted. */
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
                "application/json": {
                    /** @description -1 up, 1 down */
                    step: -1 | 1;
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
                        code: string;
                        displayOrder: number;
                        id: string;
                        nameEn: string;
                        nameJa: string;
                        /** @description Sounds that refer to it, also those of the past */
                        usedBy: number;
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
                        /** @description The first of those who were moved, by name */
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** @description How many were moved */
                        total: number;
                        /** Format: date-time */
                        undoUntil: string;
                        undoneAt: string | null;
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
                        /** @description The first of those who were moved, by name */
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** @description How many were moved */
                        total: number;
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
                        /** @description The first of those who were moved, by name */
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** @description How many were moved */
                        total: number;
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
                        /** @description The first of those who were moved, by name */
                        rows: {
                            /** @description Name of the agency */
                            from: string;
                            role: string;
                            to: string;
                            userId: string;
                            username: string;
                        }[];
                        /** @description How many were moved */
                        total: number;
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
    listWebhookEvents: {
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
                        attempts: number;
                        doneAt: string | null;
                        /** @description As the provider calls it */
                        id: string;
                        objectId: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /**
                         * @description parked: tried for a day without success, it waits for somebody
                         * @enum {unknown}
                         */
                        state: "waiting" | "parked" | "done";
                        type: string;
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
                    "application/json": {
                        attempts: number;
                        doneAt: string | null;
                        /** @description As the provider calls it */
                        id: string;
                        objectId: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /**
                         * @description parked: tried for a day without success, it waits for somebody
                         * @enum {unknown}
                         */
                        state: "waiting" | "parked" | "done";
                        type: string;
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
                    "application/json": {
                        attempts: number;
                        doneAt: string | null;
                        /** @description As the provider calls it */
                        id: string;
                        objectId: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /**
                         * @description parked: tried for a day without success, it waits for somebody
                         * @enum {unknown}
                         */
                        state: "waiting" | "parked" | "done";
                        type: string;
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
            /** @description BILLING_EVENT_DONE: This payment event has been processed already. */
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
                        /** @description A role needs a second factor that is yet to be set up; until then much is refused with E4014 (D-195) */
                        secondFactorMissing: boolean;
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
                        /** @description A role needs a second factor that is yet to be set up; until then much is refused with E4014 (D-195) */
                        secondFactorMissing: boolean;
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
                "multipart/form-data": {
                    /** @description The file */
                    dmv: unknown;
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
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete or cancel some, and try again. */
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
                "multipart/form-data": {
                    /** @description The file */
                    dmv: unknown;
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
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete or cancel some, and try again. */
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
                    place?: string | null;
                    /**
                     * @description 03: Kanade (D-163)
                     * @enum {unknown}
                     */
                    planCode: "01" | "02" | "03" | "04";
                    /** @description Kanade only, where it is required */
                    player?: string | null;
                    /** Format: uuid */
                    purposeDetailId: string;
                    tagIds: string[];
                    title: string;
                };
                "multipart/form-data": {
                    /** Format: uuid */
                    countryId: string;
                    /** @description The file */
                    dmv: unknown;
                    fileName: string;
                    /** @description Bytes of a file that comes in pieces; at most 200 MB */
                    fileSize?: number;
                    /** Format: uuid */
                    genreId: string;
                    place?: string | null;
                    /**
                     * @description 03: Kanade (D-163)
                     * @enum {unknown}
                     */
                    planCode: "01" | "02" | "03" | "04";
                    /** @description Kanade only, where it is required */
                    player?: string | null;
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
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete or cancel some, and try again. */
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
                    place?: string | null;
                    /**
                     * @description 03: Kanade (D-163)
                     * @enum {unknown}
                     */
                    planCode: "01" | "02" | "03" | "04";
                    /** @description Kanade only, where it is required */
                    player?: string | null;
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
                "multipart/form-data": {
                    bodyParts: ("eyes" | "mouth")[];
                    composer: string;
                    /** @description The file */
                    dmv: unknown;
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
            /** @description CONTENT_UPLOAD_DUPLICATE: The same sound is registered already, as “{title}”. · CONTENT_UPLOADS_OPEN: Too many uploads are not complete. Please complete or cancel some, and try again. */
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
                        /** @description Null until the client says it */
                        fileSize: number | null;
                        /** Format: uuid */
                        key: string;
                        /** @enum {unknown} */
                        kind: "aiesthe" | "sound" | "kanade" | "sound_therapy" | "enterprise";
                        /** Format: date-time */
                        lastBytesAt: string;
                        receivedBytes: number;
                        /** Format: date-time */
                        startedAt: string;
                        title: string;
                        /** @description Where its bytes go; `DELETE` there gives it up (tus) */
                        uploadUrl: string;
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
}
