import type { NewAccount } from '@hibiki/identity'

/** Password of every demo login; local mode only. */
export const demoPassword = 'hibiki-demo'

export const demoAgencies = [
  { code: '100000000001', name: 'ひびきサロン東京' },
  { code: '100000000002', name: 'ひびきサロン大阪' },
] as const

const [tokyo, osaka] = [demoAgencies[0].code, demoAgencies[1].code]

/** The demo logins; the product's README lists them. Their ids are fixed, so that data of other services can refer to them. */
export const demoAccounts: readonly NewAccount[] = [
  account(1, 'admin', 'Hibiki Admin', ['ROLE_ADMIN'], { authorities: ['ai_esthe', 'upload_operator'] }),
  account(2, 'pic', '東京 担当者', ['ROLE_PERSON_IN_CHARGE'], { agencyCode: tokyo, agencyStatus: '3' }),
  account(3, 'pic2', '大阪 担当者', ['ROLE_PERSON_IN_CHARGE'], { agencyCode: osaka, agencyStatus: '3' }),
  account(4, 'customer', '東京 花子', ['ROLE_CUSTOMER'], {
    usernameKana: 'トウキョウ ハナコ',
    agencyCode: tokyo,
    agencyStatus: '3',
  }),
  account(5, 'customer2', '大阪 太郎', ['ROLE_CUSTOMER'], {
    usernameKana: 'オオサカ タロウ',
    agencyCode: osaka,
    agencyStatus: '3',
  }),
  account(6, 'general', '一般 会員', ['ROLE_GENERAL'], {}),
  account(7, 'premium', 'プレミアム 会員', ['ROLE_GENERAL'], {}),
  account(8, 'pending', '申請 待ち', ['ROLE_GENERAL'], { agencyCode: tokyo, agencyStatus: '1' }),
  account(9, 'enterprise', 'ひびきホテル', ['ROLE_ENTERPRISE'], {}),
]

function account(
  number: number,
  userId: string,
  username: string,
  roles: NewAccount['roles'],
  options: Partial<Pick<NewAccount, 'usernameKana' | 'authorities' | 'agencyCode' | 'agencyStatus'>>,
): NewAccount {
  return {
    id: `019aa000-0000-7000-8000-00000000000${number}`,
    userId,
    email: `${userId}@hibiki.example`,
    username,
    ...(options.usernameKana !== undefined && { usernameKana: options.usernameKana }),
    roles,
    authorities: options.authorities ?? [],
    agencyCode: options.agencyCode ?? null,
    agencyStatus: options.agencyStatus ?? '0',
  }
}
