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
}
