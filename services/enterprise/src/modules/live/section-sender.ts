import type { MediaLinkSigner } from '@hibiki/media-links'
import type { Kysely } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { findNextPlanBoundary } from '../plans/plan.rules.ts'
import { listOldestStopTimes } from '../reports/section-status.sql.ts'
import { type SectionResponseBody, toSectionResponse } from '../rooms/section-response.ts'
import { listSectionsByIds, type Section } from '../rooms/sections.sql.ts'
import { type DeviceConnection, sendToDevice } from './device-connection.ts'
import { socketCloseCodes } from './socket-protocol.ts'

/** At most this many changes that a device has not applied are remembered. */
const MAX_UNAPPLIED = 20

export interface SectionSender {
  /** @param sections id → when the change was committed, in ms since 1970 */
  send(
    sections: ReadonlyMap<string, number>,
    connectionsOf: (id: string) => Iterable<DeviceConnection>,
  ): Promise<void>
  /** Returns the state of its section that a connection receives. */
  toSectionBody(
    connection: DeviceConnection,
    section: Section,
    oldestStopTime: Date | null,
  ): SectionResponseBody
}

/** Reads sections once and sends each connection its own view, with its language and links. */
export function createSectionSender({
  db,
  links,
  clock,
}: {
  db: Kysely<EnterpriseTables>
  links: MediaLinkSigner
  clock: () => Date
}): SectionSender {
  function toSectionBody(
    connection: DeviceConnection,
    section: Section,
    oldestStopTime: Date | null,
  ): SectionResponseBody {
    const now = clock()
    connection.nextChangeAt = findNextPlanBoundary(section.plan, now)?.getTime() ?? Number.POSITIVE_INFINITY
    const { sessionId, language } = connection
    return toSectionResponse(section, {
      statusCode: 'E0000' as const,
      oldestStopTime,
      sessionId,
      language,
      links,
      now,
    })
  }

  return {
    toSectionBody,
    async send(changed, connectionsOf) {
      const ids = [...changed.keys()]
      const [sections, stops] = await Promise.all([listSectionsByIds(db, ids), listOldestStopTimes(db, ids)])
      const byId = new Map(sections.map((section) => [section.id, section]))
      for (const [id, at] of changed) {
        const section = byId.get(id)
        for (const connection of connectionsOf(id)) {
          if (!section) {
            connection.socket.close(socketCloseCodes.sectionGone)
            continue
          }
          const body = toSectionBody(connection, section, stops.get(id) ?? null)
          if (!sendToDevice(connection, { type: 'section', section: body }, Date.now())) continue
          connection.unapplied.set(section.revision, at)
          for (const old of connection.unapplied.keys())
            if (connection.unapplied.size > MAX_UNAPPLIED) connection.unapplied.delete(old)
        }
      }
    },
  }
}
