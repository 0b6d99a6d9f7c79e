/** How a member showed who is there. */
export type LoginMethod = 'password' | 'passkey' | 'easy-login' | 'pairing' | 'registration'
