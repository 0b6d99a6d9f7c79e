/**
 * The POST calls that an `Idempotency-Key` makes repeatable, exactly as the specification writes them: their services process a
 * request once per member and key, however often it arrives. Any other call takes effect again when it is sent again, whatever its
 * key. When a service begins to read the key of a call, add its path here.
 */
export const idempotencyKeyPaths: ReadonlySet<string> = new Set([
  // billing: runIdempotentRequest
  'v3/subscription/subscribe',
  'v3/subscription/order',
  'v3/subscription/cancel',
  'v3/subscription/undo-cancel',
  'v3/subscription/update-card',
  // content: the key names the play
  'dmv/record-playing',
  'dmv/record-face-playing',
  'dmv/record-sound-therapy-playing',
  // aiesthe
  'mental-check/answer',
  'stress-check/save',
  // identity: a rotation whose response was lost (ADR 0015)
  'auth/refresh',
  // charts
  'common/calte/register-record',
  // support
  'v2/ai-chat/chat',
  'v2/ai-chat/stream',
  'v2/support/chat/inquiry/new-chat',
  'v2/support/chat/new-chat',
  'v2/support/chat/inquiry/chat',
])

/** Returns whether sending the call twice has the effect of sending it once. The path is without leading slash. */
export function isRepeatableCall(call: { method: string; path: string; hasKey: boolean }): boolean {
  if (call.method === 'GET' || call.method === 'HEAD') return true
  return call.method === 'POST' && call.hasKey && idempotencyKeyPaths.has(call.path)
}
