import { createCurrentUser } from '@hibiki/api-mocks'
import type { Agency } from '../agencies/types.ts'
import type { ResponseOf } from '../api/call-types.ts'
import type { Application } from '../applications/types.ts'
import type { AuditLogEntry } from '../audit-log/types.ts'
import type { Invitation } from '../invitations/types.ts'
import type { Role } from '../members/types.ts'
import type { PasskeyRequirement } from '../passkey-requirements/types.ts'
import type { Transfer } from '../transfers/types.ts'

type Member = ResponseOf<'GET /admin/members/{id}'>

/** The times of all records lie around this moment. */
export const NOW_MS = Date.parse('2026-11-21T01:00:00Z')
export const hoursFromNow = (hours: number): string => new Date(NOW_MS + hours * 3_600_000).toISOString()
/** Returns the thirty days until now, oldest first, each with the figures for its index. */
export const createDailyFigures = <T extends object>(figures: (at: number) => T): (T & { day: string })[] =>
  Array.from({ length: 30 }, (_, at) => ({ day: hoursFromNow((at - 29) * 24).slice(0, 10), ...figures(at) }))

export const admin = { id: 'm-admin', username: '山田 管理' }
const names = [
  '佐藤 美咲',
  '鈴木 一郎',
  '高橋 さくら',
  '田中 陽菜',
  '伊藤 健太',
  '渡辺 結衣',
  '中村 翔',
  '小林 あおい',
]
const tokyo = { code: '100000000001', name: '東京サロン響', status: '3' }
const osaka = { code: '100000000002', name: '大阪リラクゼーション「ひびき」心斎橋本店', status: '3' }

function createMember(id: string, username: string, role: Role, more: Partial<Member> = {}): Member {
  const userId = id.replace(/\W/g, '')
  return {
    id,
    userId,
    username,
    usernameKana: '',
    email: `${userId}@hibiki.example`,
    roles: [role],
    authorities: [],
    agency: null,
    premium: false,
    createdAt: hoursFromNow(-24 * 90),
    lastLoginAt: hoursFromNow(-5),
    deletionEffectiveAt: null,
    secondFactor: false,
    secondFactorReset: null,
    hasRequiredPasskey: false,
    sessions: [],
    ...more,
  }
}

export const members: Member[] = [
  createMember(admin.id, admin.username, 'ROLE_ADMIN'),
  createMember('m-pic', '東京 担当者', 'ROLE_PERSON_IN_CHARGE', { agency: tokyo }),
  createMember('m-pic2', '大阪 担当者', 'ROLE_PERSON_IN_CHARGE', { agency: osaka }),
  createMember('m-pending', '新井 申請', 'ROLE_PERSON_IN_CHARGE', {
    agency: { code: '', name: '名古屋ウェルネス', status: '1' },
    lastLoginAt: null,
  }),
  createMember('m-premium', '響 花子', 'ROLE_GENERAL', {
    premium: true,
    authorities: ['ai_esthe'],
    secondFactor: true,
    sessions: [
      { id: 's1', device: 'iPhone · Safari', createdAt: hoursFromNow(-48), lastUsedAt: hoursFromNow(-1) },
      { id: 's2', device: 'Windows · Chrome', createdAt: hoursFromNow(-30), lastUsedAt: hoursFromNow(-29) },
    ],
  }),
  ...names.map((name, i) =>
    createMember(`m-customer${i}`, name, 'ROLE_CUSTOMER', {
      agency: i % 2 ? osaka : tokyo,
      createdAt: hoursFromNow(-20 * (i + 1)),
      authorities: i % 3 ? [] : ['ai_esthe'],
      deletionEffectiveAt: i === 4 ? hoursFromNow(24 * 6) : null,
    }),
  ),
  ...Array.from({ length: 30 }, (_, i) =>
    createMember(`m-general${i}`, `一般 会員${i + 1}`, 'ROLE_GENERAL', { createdAt: hoursFromNow(-300 - i) }),
  ),
]

export const currentUser: ResponseOf<'POST /auth/me'> = {
  ...createCurrentUser('ROLE_ADMIN'),
  ...admin,
  userId: 'admin',
  usernameKana: '',
  email: 'admin@hibiki.example',
}

const listPeople = (role: Role, code: string) =>
  members
    .filter(({ roles, agency }) => roles.includes(role) && agency?.code === code)
    .map(({ id, username, userId }) => ({ id, username, userId }))

function createAgency(
  id: string,
  name: string,
  code: string | null,
  state: Agency['state'],
): Required<Agency> {
  const pics = code ? listPeople('ROLE_PERSON_IN_CHARGE', code) : []
  const customers = code ? listPeople('ROLE_CUSTOMER', code) : []
  const createdAt = hoursFromNow(-24 * 200)
  return {
    id,
    name,
    code,
    state,
    picCount: pics.length,
    customerCount: customers.length,
    createdAt,
    pics,
    customers,
  }
}

export const agencies: Required<Agency>[] = [
  createAgency('a-1', tokyo.name, tokyo.code, 'approved'),
  createAgency('a-2', osaka.name, osaka.code, 'approved'),
  createAgency('a-3', '名古屋ウェルネス', null, 'applied'),
  createAgency('a-4', '札幌整体院', null, 'rejected'),
]

const statusLabels = { '0': '申請中', '1': '承認', '2': '却下' }
const typeLabels = { '01': '代理店担当者', '02': '代理店への所属', '03': '代理店の変更' }

function createApplication(
  n: number,
  status: Application['status'],
  type: Application['type'],
  username: string,
): Application {
  const decided = status !== '0'
  const { id, name, code } = agencies[n % 3] ?? { id: '', name: '', code: null }
  return {
    id: `ap-${n}`,
    code: `AP-2026-00${n}`,
    type,
    typeLabel: typeLabels[type],
    status,
    statusLabel: statusLabels[status],
    applicant: { id: 'm-pending', username, usernameKana: null, email: `applicant${n}@hibiki.example` },
    agency: { id, name, code },
    authorizer: decided ? admin : null,
    appliedAt: hoursFromNow(-7 * n),
    decidedAt: decided ? hoursFromNow(-2 * n) : null,
    version: 1,
  }
}

export const applications: Application[] = [
  createApplication(1, '0', '02', '木村 直子'),
  createApplication(2, '0', '01', '新井 申請'),
  createApplication(3, '1', '03', '佐藤 美咲'),
  createApplication(4, '2', '02', '鈴木 一郎'),
  createApplication(5, '0', '03', '渡辺 結衣'),
]

export const transfers: Transfer[] = [
  {
    id: 't-1',
    rows: [
      {
        userId: 'm-customer0',
        username: '佐藤 美咲',
        from: tokyo.name,
        to: osaka.name,
        role: 'ROLE_CUSTOMER',
      },
      {
        userId: 'm-customer2',
        username: '高橋 さくら',
        from: tokyo.name,
        to: osaka.name,
        role: 'ROLE_CUSTOMER',
      },
    ],
    total: 2,
    performedBy: admin,
    performedAt: hoursFromNow(-3),
    undoUntil: hoursFromNow(21),
    undoneAt: null,
  },
  {
    id: 't-2',
    rows: [
      {
        userId: 'm-customer1',
        username: '鈴木 一郎',
        from: osaka.name,
        to: tokyo.name,
        role: 'ROLE_CUSTOMER',
      },
    ],
    total: 1,
    performedBy: admin,
    performedAt: hoursFromNow(-80),
    undoUntil: hoursFromNow(-56),
    undoneAt: null,
  },
]

const createInvitation = (state: Invitation['state'], i: number): Invitation => ({
  id: `i-${i}`,
  email: `${state}@hibiki.example`,
  createdBy: admin,
  createdAt: hoursFromNow(-24 * i - 2),
  expiresAt: hoursFromNow(state === 'expired' ? -2 : 70),
  usedAt: state === 'used' ? hoursFromNow(-4) : null,
  state,
})

export const invitations: [Invitation, ...Invitation[]] = [
  createInvitation('open', 0),
  ...(['used', 'expired', 'revoked'] as const).map((state, i) => createInvitation(state, i + 1)),
]

export const passkeyRequirements: [PasskeyRequirement, ...PasskeyRequirement[]] = [
  {
    id: 'ROLE_ADMIN',
    firstDay: '2027-01-15',
    setBy: admin,
    setAt: hoursFromNow(-30),
    accounts: 3,
    accountsWithPasskey: 2,
  },
  ...(['ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL', 'ROLE_ENTERPRISE'] as const).map(
    (id, i) => ({
      id,
      firstDay: null,
      setBy: null,
      setAt: null,
      accounts: 12 * (i + 1),
      accountsWithPasskey: i,
    }),
  ),
]

const actions: AuditLogEntry['action'][] = [
  'login',
  'application-approved',
  'authority-granted',
  'transfer-performed',
  'sessions-ended',
  'admin-invited',
]

export const auditLog: AuditLogEntry[] = Array.from({ length: 40 }, (_, i) => ({
  id: `al-${i}`,
  at: hoursFromNow(-i),
  actor: i % 6 ? admin : null,
  action: actions[i % actions.length] ?? 'login',
  subject: i % 2 ? { id: 'm-premium', username: '響 花子' } : null,
  detail: { requestId: `req-${i}`, device: 'Mac · Safari' },
  chainOk: i !== 7,
}))
