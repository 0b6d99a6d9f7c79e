import { api, unwrap } from '../../../lib/api/client.ts'
import type { DeviceReport, RoomSection, SectionOutlook } from '../types.ts'

/** The API requests of a device in a room. */
export const roomApi = {
  /** Claims the section's lease or renews it, and returns the section. @param start true when a person pressed start */
  section: (sectionId: string, start: boolean, signal: AbortSignal): Promise<RoomSection> =>
    unwrap(api.GET('/v2/enterprise/my/room/section', { params: { query: { sectionId, start } }, signal })),
  /** Returns what the plan changes in the next weeks. */
  outlook: (sectionId: string, signal: AbortSignal): Promise<SectionOutlook> =>
    unwrap(api.GET('/v2/enterprise/my/room/section/outlook', { params: { query: { sectionId } }, signal })),
  report: (sectionId: string, report: DeviceReport, signal: AbortSignal) =>
    unwrap(
      api.POST('/v2/enterprise/my/room/section/status/report', { body: { sectionId, ...report }, signal }),
    ),
  /** Sends the reports of a time without a network, oldest first and at most 100; all or none are saved. */
  reports: (sectionId: string, reports: DeviceReport[], signal: AbortSignal) =>
    unwrap(
      api.POST('/v2/enterprise/my/room/section/status/reports', { body: { sectionId, reports }, signal }),
    ),
  ticket: async (sectionId: string, signal: AbortSignal): Promise<string> =>
    (await unwrap(api.POST('/v2/enterprise/my/room/section/ticket', { body: { sectionId }, signal }))).ticket,
  /** Releases the section, even if the page is closed before the response. */
  release: (sectionId: string) =>
    api.POST('/v2/enterprise/my/room/section/release', { body: { sectionId }, keepalive: true }),
}

export type RoomApi = typeof roomApi
