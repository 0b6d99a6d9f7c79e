import type { ResponseBody } from '../lib/api/response-body.ts'

type Application = ResponseBody<'/pic/approval/applying'>[number]

/** Creates an application as the API lists it for approval; by default one to join an agency, that waits. */
export const createApplication = (overrides: Partial<Application> = {}): Application => ({
  code: 'CODE',
  type: '02',
  typeLabel: '代理店への所属',
  status: '0',
  statusLabel: '申請中',
  agency: '銀座サロン',
  authorizer: null,
  appliedDate: '2026-11-20T03:00:00.000Z',
  approvedDate: null,
  version: 1,
  applicant: { id: 'a', name: 'a', email: 'a@hibiki.example' },
  own: false,
  ...overrides,
})
