/** The events of identity as consumers receive them. */
export type ConsentEvent =
  | {
      subject: 'identity.consent-changed.v1'
      payload: { userId: string; document: 'providing-data'; agreed: boolean; version: string; at: string }
    }
  | {
      subject: 'identity.document-published.v1'
      payload: { document: 'providing-data'; version: string; at: string }
    }
  | { subject: 'identity.person-deleted.v1'; payload: { userId: string; at: string } }

interface Decision {
  agreed: boolean
  version: string
  at: string
}

/** Of two decisions at the same moment the refusal counts, then that about the later text, whichever arrives first. */
function isNewer(one: Decision, other: Decision): boolean {
  if (one.at !== other.at) return one.at > other.at
  if (one.agreed !== other.agreed) return !one.agreed
  return one.version > other.version
}

/** Models which members' data may be processed after the events that have arrived, for comparison with the service. */
export function createConsentModel() {
  const decisions = new Map<string, Decision>()
  const erased = new Set<string>()
  let inForce: { version: string; at: string } | null = null

  return {
    erased,
    arrive({ subject, payload }: ConsentEvent): void {
      if (subject === 'identity.document-published.v1') {
        if (!inForce || payload.at > inForce.at) inForce = payload
      } else if (subject === 'identity.person-deleted.v1') erased.add(payload.userId)
      else {
        const known = decisions.get(payload.userId)
        if (!known || isNewer(payload, known)) decisions.set(payload.userId, payload)
      }
    },
    mayBeProcessed(userId: string): boolean {
      const decision = decisions.get(userId)
      return !erased.has(userId) && decision?.agreed === true && decision.version === inForce?.version
    },
  }
}

/** Generates random events about random members in the order in which they happen. */
export function createConsentEventGenerator(random: () => number, from: Date) {
  let version = 0
  let nowMs = from.getTime()

  function at(): string {
    // Several things can happen in one millisecond.
    if (random() < 0.9) nowMs += 1 + Math.floor(random() * 60_000)
    return new Date(nowMs).toISOString()
  }

  function publish(): ConsentEvent {
    version += 1
    nowMs += 1
    const payload = { document: 'providing-data' as const, version: `version ${version}`, at: at() }
    return { subject: 'identity.document-published.v1', payload }
  }

  return {
    publish,
    next(userId: string): ConsentEvent {
      const which = random()
      if (which < 0.02) return publish()
      if (which < 0.04) return { subject: 'identity.person-deleted.v1', payload: { userId, at: at() } }
      const agreed = which < 0.75
      // A replica that still has the older texts accepts decisions about them.
      const about = random() < 0.9 ? version : Math.max(1, version - 1)
      const decision = { agreed, version: `version ${about}`, at: at() }
      return {
        subject: 'identity.consent-changed.v1',
        payload: { userId, document: 'providing-data', ...decision },
      }
    },
  }
}
