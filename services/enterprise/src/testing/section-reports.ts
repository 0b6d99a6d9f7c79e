import type { EnterpriseApp, TestDevice } from './enterprise-app.ts'

/** Reports as a device that its section plays a sound. */
export async function sendPlayingReport(
  device: TestDevice,
  { sectionId, soundId }: { sectionId: string; soundId: string },
): Promise<void> {
  const report = { sectionId, playingDmvId: soundId, actStopping: false, oldestStopTime: null }
  const { statusCode } = await device.post('/v2/enterprise/my/room/section/status/report', report)
  if (statusCode !== 200) throw new Error(`the report was answered with ${statusCode}`)
}

export interface SectionReportedPayload {
  sectionId: string
  soundIds: string[]
  at: string
}

/** Lists the reports to content about what a section plays. */
export async function listSectionReports(
  app: EnterpriseApp,
  sectionId: string,
): Promise<SectionReportedPayload[]> {
  const told = await app.outbox('enterprise.section-reported.v1')
  return told
    .map(({ payload }) => payload as SectionReportedPayload)
    .filter((report) => report.sectionId === sectionId)
}
