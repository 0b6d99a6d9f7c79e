import { KeyObject, type webcrypto } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import fastify from 'fastify'
import { errors, type JWTHeaderParameters, type JWTVerifyGetKey } from 'jose'
import { ApiError } from '../errors/api-error.ts'

/** Issuer of every access token. */
export const tokenIssuer = 'hibiki'

/** Finds the public key of a token by the `kid` of its header; several keys are in use while they rotate. */
export type KeyFinder = JWTVerifyGetKey

export type TokenClaims = Record<string, unknown>

const MAX_CACHED_TOKENS = 10_000
const CACHE_TTL_MS = 600_000

/**
 * Returns what verifies signature and issuer of a token with @fastify/jwt, which caches verified tokens, because a busy client
 * sends one thousands of times. Rejects with E4010, or with E5030 while the keys cannot be had. Expiry is left to the caller.
 */
export function createTokenVerifier(keys: KeyFinder): (token: string) => Promise<TokenClaims> {
  // An instance that never listens: the gateway also verifies tokens that came with no request.
  const app = fastify()
  app.register(fastifyJwt, {
    secret: { public: (decoded: DecodedToken) => publicKeyOf(decoded, keys) },
    verify: {
      algorithms: ['EdDSA'],
      allowedIss: tokenIssuer,
      requiredClaims: ['iss', 'sub', 'sid', 'exp'],
      ignoreExpiration: true,
      cache: MAX_CACHED_TOKENS,
      cacheTTL: CACHE_TTL_MS,
    },
  })
  const ready = app.ready()

  return async (token) => {
    await ready
    try {
      if (token === '') throw new ApiError('E4010')
      return await app.jwt.verify<TokenClaims>(token)
    } catch (error) {
      throw new ApiError(isKeyFailure(error) ? 'E5030' : 'E4010')
    }
  }
}

interface DecodedToken {
  header: Partial<JWTHeaderParameters>
  signature: string
}

async function publicKeyOf({ header, signature }: DecodedToken, keys: KeyFinder): Promise<string> {
  const key = await keys({ alg: '', ...header }, { payload: '', signature })
  const object = key instanceof KeyObject ? key : KeyObject.from(key as webcrypto.CryptoKey)
  return object.export({ type: 'spki', format: 'pem' }).toString()
}

/** Keys that cannot be had say nothing about the token: 401 would log everybody out while identity restarts. */
function isKeyFailure(error: unknown): boolean {
  const { code, originalError } = error as { code?: string; originalError?: unknown }
  if (code !== 'FAST_JWT_KEY_FETCHING_ERROR') return false
  if (!(originalError instanceof errors.JOSEError)) return true
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(originalError.code)
}
