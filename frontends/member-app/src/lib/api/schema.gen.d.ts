// Written by `npm run openapi` from the services’ OpenAPI documents; do not edit.

export interface paths {
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
                };
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
            /** @description E4001: Login failed. Please reload the page and try again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Stable error code, listed in docs/errors.md */
                        code: string;
                        /** @description Field name → message */
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
    recordPlaying: {
        parameters: {
            query?: never;
            header?: {
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
}
